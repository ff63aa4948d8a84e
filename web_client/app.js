// The page's entry: who we are, what we know, the way to the server, and the view of it all.

import { Client } from "./client.js";
import { socketUrl } from "./net/address.js";
import { Identity, storage } from "./net/identity.js";
import { START } from "./state/app.js";
import { createStore } from "./state/store.js";
import { render } from "./vendor/preact.js";
import { AppView } from "./views/app.js";
import { ClientContext, html } from "./views/html.js";

const identity = new Identity(
  storage(() => localStorage),
  storage(() => sessionStorage),
);
const client = new Client(createStore(START), identity, socketUrl(location));
client.start();

const root = document.getElementById("app");
if (root) render(html`<${ClientContext.Provider} value=${client}><${AppView} /><//>`, root);
