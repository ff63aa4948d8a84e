// A forfeit may be taken back for some seconds.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { ServerMs } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { html, useClient, useRenderAgain } from "./html.js";

/** As long as the server allows it. */
const WITHIN_MS = 10_000;

/** @param {{ gaveUpAt: ServerMs }} props @returns {VNode | false} */
export function TakeBack({ gaveUpAt }) {
  const client = useClient();
  const again = useRenderAgain();
  const left = Math.ceil((gaveUpAt + WITHIN_MS - client.now()) / 1000);
  const over = left <= 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(again, 250);
    return () => clearInterval(timer);
  }, [over, again]);
  if (over) return false;
  return html`
    <span class="take-back">
      <button type="button" class="button small primary" data-testid="take-back" autofocus ref=${begin} onClick=${() => client.room.unforfeit()}>${text("take-back")}</button>
      <span class="quiet" aria-hidden="true">${text("take-back-within", { n: Math.min(left, WITHIN_MS / 1000) })}</span>
    </span>
  `;
}

/** The dialog that asked is gone, and with it what had the focus. @param {HTMLButtonElement | null} button */
const begin = (button) => {
  if (button !== null && document.activeElement === document.body) button.focus();
};
