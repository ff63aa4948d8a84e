// For those who watch: whether they take a seat in the next race.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { html, useClient } from "./html.js";

/** @param {{ next: boolean }} props whether there is a seat already @returns {VNode} */
export function NextSeat({ next }) {
  const client = useClient();
  return html`
    <p class="seat-bar" data-testid="seat-bar" data-next=${String(next)}>
      <span role="status">${next && text("seat-next")}</span>
      <button type="button" class="button small" data-testid=${next ? "only-watch" : "race-next"} onClick=${() => client.join(next ? "spectator" : "player")}>
        ${text(next ? "seat-only-watch" : "seat-race-next")}
      </button>
    </p>
  `;
}
