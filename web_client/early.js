// Before anything is painted: whoever prefers other colours than those of the device sees no flash of the latter.
// All other preferences come with the page itself; see preferences.js, which knows the same key.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem("pyramid-race.preferences") ?? "{}");
    if (theme !== "light" && theme !== "dark") return;
    document.documentElement.dataset["theme"] = theme;
    for (const part of document.head.querySelectorAll("[data-scheme]")) {
      part.setAttribute("media", part.getAttribute("data-scheme") === theme ? "all" : "not all");
    }
  } catch {
    // No storage, or not what we kept there: then the device decides.
  }
})();
