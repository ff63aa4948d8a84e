// The page's entry: who we are, what we know, the way to the server, and the view of it all.

import { Client } from "./client.js";
import { choose } from "./i18n/languages.js";
import { loadLanguage, want } from "./i18n/load.js";
import { socketUrl } from "./net/address.js";
import { Identity, storage } from "./net/identity.js";
import { pageAt } from "./net/pages.js";
import { roomView } from "./room_parts.js";
import { START } from "./state/app.js";
import { createStore } from "./state/store.js";
import { render } from "./vendor/preact.js";
import { AppView } from "./views/app.js";
import { ClientContext, html } from "./views/html.js";

/** Wait before the texts are asked for again, ms. */
const AGAIN_MS = 2000;

const identity = new Identity(
  storage(() => localStorage),
  storage(() => sessionStorage),
);

// Beside the texts, not after them.
if (pageAt(location.pathname, location.search)?.at === "room") {
  want(["room", "hosting"]);
  roomView().catch(() => undefined);
}

const language = choose(identity.language, navigator.languages);
document.documentElement.lang = language;
for (;;) {
  try {
    await loadLanguage(language);
    break;
  } catch {
    // The server went away between the page and its texts: without them there is nothing to show.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

const client = new Client(createStore({ ...START, language }), identity, socketUrl(location));
client.start();

const root = document.getElementById("app");
if (root) render(html`<${ClientContext.Provider} value=${client}><${AppView} /><//>`, root);
