// How the connection is: a dot that is always there, words and what to do when it isn't well.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Link } from "../net/socket.js" */
import { text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

const PATIENCE_MS = 1200;

/** @param {Link} link @returns {string} one word for tests and styles */
function stateOf({ status, ending }) {
  if (status === "open") return "online";
  if (status === "opening") return "connecting";
  return status === "waiting" ? "offline" : ending ?? "connecting";
}

/** @type {Record<string, string>} */
const WORDS = {
  online: "connection-online",
  connecting: "connection-connecting",
  offline: "connection-offline",
  elsewhere: "connection-elsewhere",
  barred: "connection-barred",
};

/** @returns {VNode} */
export function ConnectionState() {
  const state = stateOf(useApp(({ link }) => link));
  const words = text(WORDS[state] ?? "connection-connecting");
  return html`
    <span class="connection" data-testid="connection-state" data-state=${state} role="status" title=${words}>
      <span class="visually-hidden">${words}</span>
    </span>
  `;
}

/** Says so when the connection has been away for longer than a blink, and how many moves wait for it. @returns {VNode | null} */
export function ConnectionBanner() {
  const client = useClient();
  const link = useApp((app) => app.link);
  const pending = useApp(({ room }) => room?.race?.own?.pending.length ?? 0);
  const away = link.status !== "open" && link.status !== "closed";
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!away) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [away]);
  if (!away || !long) return null;
  return html`
    <div class="banner" role="status">
      <${Icon} name="offline" />
      <span>${text("banner-away")}${pending > 0 && ` ${text("banner-pending", { n: pending })}`}</span>
      <button type="button" class="button small" onClick=${() => client.socket.connect()}>${text("banner-try")}</button>
    </div>
  `;
}

/** In place of everything while another tab has the game, or the server won't have us. @returns {VNode} */
export function Closed() {
  const client = useClient();
  const elsewhere = useApp(({ link }) => link.ending === "elsewhere");
  return html`
    <main class="notice">
      <h1>${elsewhere ? text("elsewhere-title") : text("barred-title")}</h1>
      <p>${elsewhere ? text("elsewhere-text") : text("barred-text")}</p>
      <button type="button" class="button primary" data-testid="use-here" onClick=${() => client.useHere()}>
        ${elsewhere ? text("elsewhere-use") : text("barred-again")}
      </button>
    </main>
  `;
}
