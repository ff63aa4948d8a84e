// What happens on one's own table, for those who hear it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft, pilesOf, removedBetween, topOf } from "../game/available.js";
import { words } from "../game/cards.js";
import { PLACES } from "../game/pyramid.js";
import { count } from "../state/words.js";
import { useRef } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** @param {{ board: Ahead | null, refused: boolean }} props `refused`: the last move was put back @returns {VNode} */
export function Spoken({ board, refused }) {
  const before = useRef(board);
  const text = useRef("");
  if (board !== before.current) {
    text.current = (refused && "Put back.") || change(before.current, board) || text.current;
    before.current = board;
  }
  return html`<p class="visually-hidden" aria-live="polite">${text.current}</p>`;
}

/**
 * @param {Ahead | null} before
 * @param {Ahead | null} after
 * @returns {string | null} null: nothing worth saying, or not yet known
 */
export function change(before, after) {
  if (after === null) return null;
  if (before === null) return "Go!";
  const left = `${count(PLACES - after.removed, "card")} left`;
  const gone = removedBetween(before, after);
  if (gone.length > 0) return `${gone.map(words).join(" and ")} removed, ${left}.`;
  if (cardsLeft(after) > cardsLeft(before)) return `Taken back, ${left}.`;
  if (after.recycles > before.recycles) return "The waste is the stock again.";
  const [tops, others] = [pilesOf(after), pilesOf(before)];
  for (const pile of tops.keys()) {
    const top = topOf(after, pile);
    if (top === null || top === others[pile]?.at(-1) || after.stock > before.stock) continue;
    return `${words(top)} drawn${tops.length > 1 ? ` to pile ${pile + 1}` : ""}.`;
  }
  return null;
}
