// A card of the stock or the waste that can be taken.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
import { Face } from "../cards/face.js";
import { classes, html } from "./html.js";

/**
 * @param {{
 *   card: Card, place: "stock" | "waste" | "second", label: string, selected: string | null, returned: readonly Card[],
 *   onCard: (card: Card) => void
 * }} props `place`: `second` is below the top of the waste; `label`: the card and where it lies, in words
 * @returns {VNode}
 */
export function OpenCard({ card, place, label, selected, returned, onCard }) {
  return html`
    <button
      type="button"
      class=${classes("card open", place === "second" && "second", card === selected && "selected", returned.includes(card) && "returned")}
      data-testid="card"
      data-card=${card}
      data-place=${place}
      aria-label=${label}
      aria-pressed=${card === selected}
      onClick=${() => onCard(card)}
    >
      <${Face} card=${card} />
    </button>
  `;
}
