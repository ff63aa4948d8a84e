// How the connection is: a dot that is always there, words and what to do when it isn't well.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Link } from "../net/socket.js" */
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
  online: "Connected",
  connecting: "Connecting",
  offline: "Offline, trying again",
  elsewhere: "Open in another tab",
  barred: "The server ended the connection",
};

/** @returns {VNode} */
export function ConnectionState() {
  const state = stateOf(useApp(({ link }) => link));
  return html`
    <span class="connection" data-testid="connection-state" data-state=${state} role="status" title=${WORDS[state]}>
      <span class="visually-hidden">${WORDS[state] ?? state}</span>
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
      <span>
        No connection to the server. Trying again by itself${pending > 0 ? `; your last moves (${pending}) will follow` : ""}.
      </span>
      <button type="button" class="button small" onClick=${() => client.socket.connect()}>Try now</button>
    </div>
  `;
}

/** In place of everything while another tab has the game, or the server won't have us. @returns {VNode} */
export function Closed() {
  const client = useClient();
  const elsewhere = useApp(({ link }) => link.ending === "elsewhere");
  return html`
    <main class="notice">
      <h1>${elsewhere ? "You are playing in another tab" : "The server ended the connection"}</h1>
      <p>
        ${elsewhere
          ? "The game was opened in a newer tab or window, so this one has stepped back. Nothing is lost."
          : "It got more than it expected from this page. Wait a moment, then connect again."}
      </p>
      <button type="button" class="button primary" data-testid="use-here" onClick=${() => client.useHere()}>
        ${elsewhere ? "Use it here" : "Connect again"}
      </button>
    </main>
  `;
}
