// The pyramid's cards, row by row.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { Face } from "../cards/face.js";
import { isOpen, ROWS, SHAPE } from "../game/pyramid.js";
import { cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { classes, html, memo } from "./html.js";

/** By place: row and distance from the middle, in card widths. The style sheet makes lengths of them. */
export const POSITIONS = SHAPE.map(({ row, column }) => ({ "--row": row, "--column": column - row / 2 }));

/** @type {readonly (readonly number[])[]} places of each row */
const PLACES_OF = Array.from({ length: ROWS }, (_, row) => SHAPE.flatMap((shape, place) => (shape.row === row ? [place] : [])));

/**
 * @param {{ board: Ahead, selected: string | null, returned: readonly Card[], onCard: (card: Card) => void }} props
 * @returns {VNode[]}
 */
export function Rows({ board: { pyramid }, selected, returned, onCard }) {
  return PLACES_OF.map((places, row) => {
    const cards = places.filter((place) => pyramid[place] != null);
    return html`
      <div key=${row} role=${cards.length > 0 ? "group" : undefined} aria-label=${cards.length > 0 ? text("play-row", { row: row + 1 }) : undefined}>
        ${cards.map((place) => {
          const card = /** @type {Card} */ (pyramid[place]);
          return html`
            <${PyramidCard}
              key=${card}
              card=${card}
              place=${place}
              open=${isOpen(pyramid, place)}
              selected=${card === selected}
              returned=${returned.includes(card)}
              onCard=${onCard}
            />
          `;
        })}
      </div>
    `;
  });
}

/** @type {(props: { card: Card, place: number, open: boolean, selected: boolean, returned: boolean, onCard: (card: Card) => void }) => VNode} */
const pyramidCard = ({ card, place, open, selected, returned, onCard }) => html`
  <button
    type="button"
    class=${classes("card", open && "open", selected && "selected", returned && "returned")}
    style=${POSITIONS[place]}
    data-testid="card"
    data-card=${card}
    data-place=${place}
    aria-label=${open ? cardWords(card) : text("play-covered", { card: cardWords(card) })}
    aria-pressed=${open ? selected : undefined}
    tabindex=${open ? 0 : -1}
    onClick=${() => onCard(card)}
  >
    <${Face} card=${card} />
  </button>
`;

const PyramidCard = memo(pyramidCard);
