// How the connection is: a dot that is always there, words and what to do when it isn't well.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Link } from "../net/socket.js" */
import { text } from "../i18n/text.js";
import { barred } from "../state/refusals.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

const PATIENCE_MS = 1200;

/** @param {Link} link @returns {string} one word for tests and styles */
function stateOf({ status, ending, offline }) {
  if (status === "closed") return ending ?? "connecting";
  if (offline || status === "waiting") return "offline";
  return status === "open" ? "online" : "connecting";
}

/** @type {Record<string, string>} */
const WORDS = {
  online: "connection-online",
  connecting: "connection-connecting",
  offline: "connection-offline",
  elsewhere: "connection-elsewhere",
  barred: "connection-barred",
  forgotten: "forgotten-title",
};

/** @returns {VNode} */
export function ConnectionState() {
  const state = stateOf(useApp(({ link }) => link));
  const words = text(WORDS[state] ?? "connection-connecting");
  return html`
    <span class="connection" data-testid="connection-state" data-state=${state} title=${words}>
      ${(state === "offline" || state === "barred" || state === "elsewhere") && html`<${Icon} name="offline" />`}
      <span class="visually-hidden">${words}</span>
    </span>
  `;
}

/**
 * Says so when the connection has been away for longer than a blink, and how many moves wait for it. That the device has
 * no network is said at once. @returns {VNode}
 */
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
  const offline = link.offline && link.status !== "closed";
  // The place is always there: a screen reader only tells what changes in it.
  return html`
    <div class="banner-place" role="status">
      ${(offline || (away && long)) &&
      html`
        <div class="banner" data-testid="banner">
          <${Icon} name="offline" />
          <span>${offline ? text("banner-offline") : text("banner-away")}${pending > 0 && ` ${text("banner-pending", { n: pending })}`}</span>
          ${!offline && html`<button type="button" class="button small" onClick=${() => client.socket.connect()}>${text("banner-try")}</button>`}
        </div>
      `}
    </div>
  `;
}

/** In place of everything while another tab has the game, or the server won't have us or doesn't know us. @returns {VNode} */
export function Closed() {
  const client = useClient();
  const forgotten = useApp(({ link }) => link.ending === "forgotten");
  const elsewhere = useApp(({ link }) => link.ending === "elsewhere");
  const why = useApp(({ link }) => link.why);
  if (forgotten) {
    return html`
      <main class="notice" data-testid="forgotten">
        <h1>${text("forgotten-title")}</h1>
        <p>${text("forgotten-text")}</p>
        <button type="button" class="button primary" data-testid="start-afresh" onClick=${() => location.replace("/")}>${text("forgotten-afresh")}</button>
      </main>
    `;
  }
  return html`
    <main class="notice">
      <h1>${elsewhere ? text("elsewhere-title") : text("barred-title")}</h1>
      <p>${elsewhere ? text("elsewhere-text") : barred(why)}</p>
      <button type="button" class="button primary" data-testid="use-here" onClick=${() => client.useHere()}>
        ${elsewhere ? text("elsewhere-use") : text("barred-again")}
      </button>
    </main>
  `;
}
