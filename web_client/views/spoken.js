// What happens on one's own table, for those who hear it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft, pilesOf, removedBetween, topOf } from "../game/available.js";
import { PLACES } from "../game/pyramid.js";
import { cardList, cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { useRef } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** @param {{ board: Ahead | null, refused: boolean }} props `refused`: the last move was put back @returns {VNode} */
export function Spoken({ board, refused }) {
  const before = useRef(board);
  const said = useRef("");
  if (board !== before.current) {
    said.current = (refused && text("play-said-refused")) || change(before.current, board) || said.current;
    before.current = board;
  }
  return html`<p class="visually-hidden" aria-live="polite">${said.current}</p>`;
}

/**
 * @param {Ahead | null} before
 * @param {Ahead | null} after
 * @returns {string | null} null: nothing worth saying, or not yet known
 */
export function change(before, after) {
  if (after === null) return null;
  if (before === null) return text("play-said-go");
  const n = PLACES - after.removed;
  const gone = removedBetween(before, after);
  if (gone.length > 0) return text("play-said-removed", { cards: cardList(gone), n });
  if (cardsLeft(after) > cardsLeft(before)) return text("play-said-back", { n });
  if (after.recycles > before.recycles) return text("play-said-recycled");
  const [tops, others] = [pilesOf(after), pilesOf(before)];
  for (const pile of tops.keys()) {
    const top = topOf(after, pile);
    if (top === null || top === others[pile]?.at(-1) || after.stock > before.stock) continue;
    const card = cardWords(top);
    return tops.length > 1 ? text("play-said-drawn-to", { card, pile: pile + 1 }) : text("play-said-drawn", { card });
  }
  return null;
}
