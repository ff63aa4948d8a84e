// The pyramid's cards, row by row.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
import { Face } from "../cards/face.js";
import { isOpen, ROWS, SHAPE } from "../game/pyramid.js";
import { cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { classes, html, memo } from "./html.js";

/** By place: row and distance from the middle, in card widths. The style sheet makes lengths of them. */
export const POSITIONS = SHAPE.map(({ row, column }) => ({ "--row": row, "--column": column - row / 2 }));

/** @type {readonly (readonly number[])[]} places of each row */
const PLACES_OF = Array.from({ length: ROWS }, (_, row) => SHAPE.flatMap((shape, place) => (shape.row === row ? [place] : [])));

/** @typedef {{ pyramid: readonly (Card | null)[], selected: string | null, returned: readonly Card[], onCard: (card: Card) => void }} Props */

/** @type {(props: Props) => VNode[]} */
const rows = ({ pyramid, selected, returned, onCard }) =>
  PLACES_OF.map((places, row) => {
    const here = selected !== null && places.some((place) => pyramid[place] === selected);
    return html`<${Row} key=${row} row=${row} pyramid=${pyramid} selected=${here ? selected : null} returned=${returned} onCard=${onCard} />`;
  });

/** Drawn anew only when it has changed itself: whatever lies beside it changes far more often. */
export const Rows = memo(rows);

/** @type {(props: Props & { row: number }) => VNode} */
const aRow = ({ row, pyramid, selected, returned, onCard }) => {
  const cards = (PLACES_OF[row] ?? []).filter((place) => pyramid[place] != null);
  return html`
    <div role=${cards.length > 0 ? "group" : undefined} aria-label=${cards.length > 0 ? text("play-row", { row: row + 1 }) : undefined}>
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
};

const Row = memo(aRow);

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
