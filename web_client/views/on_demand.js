// A view whose code comes when it is first shown.

/** @import { ComponentType, VNode } from "../vendor/preact.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { html } from "./html.js";

/**
 * @param {{ load: () => Promise<ComponentType<any>> } & Record<string, unknown>} props `load` must be the same function every time; the rest is the view's
 * @returns {VNode}
 */
export function OnDemand({ load, ...props }) {
  const [view, setView] = useState(/** @type {{ View: ComponentType<any> } | "wanted" | "failed"} */ ("wanted"));
  useEffect(() => {
    if (view !== "wanted") return;
    load().then(
      (View) => setView({ View }),
      () => setView("failed"),
    );
  }, [load, view]);
  if (view === "wanted") return html`<main class="notice" aria-busy="true"><p class="quiet">${text("loading")}</p></main>`;
  if (view === "failed") {
    return html`
      <main class="notice">
        <h1>${text("loading-failed")}</h1>
        <button type="button" class="button primary" onClick=${() => setView("wanted")}>${text("loading-again")}</button>
      </main>
    `;
  }
  return html`<${view.View} ...${props} />`;
}
