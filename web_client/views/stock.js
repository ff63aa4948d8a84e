// What is still to be drawn: face down, its top card in play, or all of it open; and the way back when it is empty.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { Back, Face } from "../cards/face.js";
import { canRecycle } from "../game/available.js";
import { isRed, suit } from "../game/cards.js";
import { STOCK } from "../game/selection.js";
import { cardSymbol, cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { classes, html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { OpenCard } from "./open_card.js";

/**
 * @typedef {object} Props
 * @property {Ahead | null} board
 * @property {Rules} rules
 * @property {boolean} live
 * @property {string | null} selected
 * @property {readonly Card[]} returned
 * @property {() => void} onDraw
 * @property {(card: Card) => void} onCard
 */

/** @type {(props: Props) => VNode} */
const stock = (props) => {
  const { board, rules } = props;
  if (board === null) return html`<div class="pile stock"><span class="card down"><${Back} /></span></div>`;
  const [next] = board.stock_cards ?? [];
  const inPlay = rules.stock_top && next !== undefined && board.stock > 0;
  return html`
    <div class="pile stock" data-testid=${inPlay ? "stock" : undefined} data-count=${inPlay ? board.stock : undefined}>
      ${board.stock === 0 ? html`<${Empty} ...${props} board=${board} />` : inPlay ? html`<${InPlay} ...${props} board=${board} card=${next} />` : html`<${Closed} ...${props} board=${board} card=${next} />`}
      ${board.recycles_left !== null && html`<span class="caption" data-testid="recycles-left">${text("play-recycles-left", { n: board.recycles_left })}</span>`}
    </div>
  `;
};

export const Stock = memo(stock);

/** Its top card can be taken like any other. @param {Props & { board: Ahead, card: Card }} props @returns {VNode} */
function InPlay({ board, card, selected, returned, onCard }) {
  return html`
    ${board.stock > 1 && html`<span class="card down thick" aria-hidden="true"></span>`}
    <${OpenCard} key=${card} card=${card} place="stock" label=${text("play-stock-top", { card: cardWords(card), n: board.stock })} selected=${selected} returned=${returned} onCard=${onCard} />
    <span class="count-mark" aria-hidden="true">${board.stock}</span>
  `;
}

/** Its cards must be drawn. @param {Props & { board: Ahead, card: Card | undefined }} props `card`: seen, but not in play @returns {VNode} */
function Closed({ board, rules, live, card, selected, onDraw }) {
  const asks = rules.waste_piles > 1;
  return html`
    ${board.stock > 1 && html`<span class=${classes("card thick", card ? "seen" : "down")} aria-hidden="true">${!card && html`<${Back} />`}</span>`}
    <button
      type="button"
      class=${classes("card", card ? "seen" : "down", selected === STOCK && "selected")}
      data-testid="stock"
      data-grip="stock"
      data-count=${board.stock}
      aria-label=${drawLabel(board.stock, card, asks)}
      aria-keyshortcuts="d"
      aria-pressed=${asks ? selected === STOCK : undefined}
      aria-disabled=${!live}
      onClick=${onDraw}
    >
      ${card ? html`<${Face} card=${card} />` : html`<${Back} />`}
    </button>
    <span class="count-mark" aria-hidden="true">${board.stock}</span>
  `;
}

/** @param {number} n cards of the stock @param {Card | undefined} next if it is seen @param {boolean} asks for a pile @returns {string} */
function drawLabel(n, next, asks) {
  if (next === undefined) return asks ? text("play-draw-choose", { n }) : text("play-draw", { n });
  const card = cardWords(next);
  return asks ? text("play-draw-choose-next", { n, card }) : text("play-draw-next", { n, card });
}

/** @param {Props & { board: Ahead }} props @returns {VNode} */
function Empty({ board, live, onDraw }) {
  const possible = live && canRecycle(board);
  const left = board.recycles_left;
  return html`
    <button
      type="button"
      class="card slot"
      data-testid="recycle"
      aria-label=${left === null ? text("play-recycle") : text("play-recycle-limited", { n: left })}
      aria-keyshortcuts="d r"
      disabled=${!possible}
      onClick=${onDraw}
    >
      ${board.recycles_left !== 0 && html`<${Icon} name="recycle" />`}
    </button>
  `;
}

/** Every card of an open stock, the next one first. @param {{ board: Ahead | null }} props @returns {VNode} */
export function OpenStock({ board }) {
  const cards = board?.stock_cards ?? [];
  return html`
    <ol class="open-stock" data-testid="open-stock" aria-label=${text("play-open-stock", { n: cards.length })}>
      ${cards.map(
        (card) => html`
          <li key=${card} class=${`${isRed(card) ? "red" : "black"} suit-${suit(card)}`} data-card-shown=${card}>
            <span aria-hidden="true">${cardSymbol(card)}${"\uFE0E"}</span><span class="visually-hidden">${cardWords(card)}</span>
          </li>
        `,
      )}
    </ol>
  `;
}
