// What happens on one's own table, for those who hear it: only what has changed, and what can be taken now when it is asked for.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft, pilesOf, removedBetween, topOf } from "../game/available.js";
import { isOpen, PLACES } from "../game/pyramid.js";
import { cardList, cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** @param {{ board: Ahead | null, rules: Rules, refused: boolean, asked: number }} props `refused`: the last move was put back; `asked`: rises when all that can be taken is to be said @returns {VNode} */
export function Spoken({ board, rules, refused, asked }) {
  const before = useRef({ board, asked });
  const [said, say] = useState("");
  // After what has changed is on the screen: to say it needs a layout of its own.
  useEffect(() => {
    const was = before.current;
    before.current = { board, asked };
    if (asked !== was.asked) say(board === null ? "" : available(board, rules));
    else if (board !== was.board) say((now) => (refused && text("play-said-refused")) || change(was.board, board) || now);
  }, [board, asked]);
  return html`<p class="visually-hidden" aria-live="polite" data-testid="spoken">${said}</p>`;
}

/**
 * @param {Ahead | null} before
 * @param {Ahead | null} after
 * @returns {string | null} null: nothing worth saying, or not yet known
 */
export function change(before, after) {
  if (after === null) return null;
  if (before === null) return text("play-said-go");
  const sentences = [happened(before, after), uncovered(before, after), after.status === before.status ? null : ending(after)];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}

/** @param {Ahead} before @param {Ahead} after @returns {string | null} */
function happened(before, after) {
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

/** @param {Ahead} before @param {Ahead} after @returns {string | null} what a removal has laid open in the pyramid */
function uncovered(before, after) {
  const open = openCards(after).filter((card) => !isOpen(before.pyramid, before.pyramid.indexOf(card)));
  return open.length === 0 || after.removed <= before.removed ? null : text("play-said-open", { n: open.length, cards: cardList(open) });
}

/** @param {Ahead} board @returns {string | null} */
function ending({ status, moves }) {
  if (status === "stuck") return text("play-said-stuck");
  if (status === "dead") return moves === 0 ? text("play-said-dead-deal") : text("play-said-dead");
  return status === "cleared" ? text("play-said-cleared") : null;
}

/** @param {Ahead} board @param {Rules} rules @returns {string} all that can be taken, and how many cards are still to be drawn */
export function available(board, rules) {
  const open = openCards(board);
  const tops = [...pilesOf(board).keys()].map((pile) => topOf(board, pile)).filter((card) => card !== null);
  const [next] = rules.stock_top && board.stock > 0 ? board.stock_cards ?? [] : [];
  return [
    open.length > 0 && text("play-said-pyramid", { n: open.length, cards: cardList(open) }),
    tops.length > 0 && text("play-said-waste", { n: tops.length, cards: cardList(tops) }),
    next !== undefined ? text("play-said-stock-top", { card: cardWords(next), n: board.stock }) : text("play-said-stock", { n: board.stock }),
  ].filter(Boolean).join(" ");
}

/** @param {Ahead} board @returns {Card[]} of the pyramid */
function openCards({ pyramid }) {
  return pyramid.filter((card, place) => card !== null && isOpen(pyramid, place)).map(String);
}
