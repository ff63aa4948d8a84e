// What happens on one's own table, for those who hear it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Ahead } from "../game/predict.js" */
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
  if (after.removed > before.removed) {
    const left = new Set([...after.pyramid, ...after.waste]);
    const gone = [...before.pyramid, before.waste.at(-1)].filter((card) => card != null && !left.has(card));
    return `${gone.map((card) => words(card ?? "")).join(" and ")} removed, ${count(PLACES - after.removed, "card")} left.`;
  }
  if (after.removed < before.removed) return `Taken back, ${count(PLACES - after.removed, "card")} left.`;
  const top = after.waste.at(-1);
  if (after.recycles > before.recycles) return "The waste is the stock again.";
  if (top !== undefined && top !== before.waste.at(-1) && (after.unseen ?? 0) === 0) return `${words(top)} drawn.`;
  return null;
}
