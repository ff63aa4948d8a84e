// Which cards can be taken now, and which two of them together: the server's rules, for the board that its racer sees.

/** @import { Board, Card, Rules } from "../net/messages.js" */
import { value } from "./cards.js";
import { coversOf, isOpen } from "./pyramid.js";

/**
 * A board that is ahead of the server: the cards on top of the waste may be ones not yet seen.
 * @typedef {Board & { unseen?: readonly number[] }} Ahead `unseen`: for each pile, cards drawn whose faces are under way
 */

/** @typedef {{ at: "pyramid", place: number } | { at: "waste", pile: number } | { at: "stock" }} Where `pile` from 0 */

/**
 * Why cards can't go. `under`: below other waste cards; `two_piles` and `stock_and_waste`: not with each other.
 * @typedef {"covered" | "under" | "not_thirteen" | "two_piles" | "stock_and_waste"} Why
 */

/** @typedef {Pick<Rules, "pair_with_cover" | "pair_waste" | "stock_top" | "waste_piles">} PairRules */

/** @param {Pick<Board, "waste" | "piles">} board @returns {readonly (readonly Card[])[]} of each waste pile, top last */
export function pilesOf({ waste, piles }) {
  return piles ?? [waste];
}

/** @param {Ahead} board @param {number} [pile] from 0; all where not given @returns {number} */
export function unseenOn({ unseen = [] }, pile) {
  return pile === undefined ? unseen.reduce((sum, cards) => sum + cards, 0) : unseen[pile] ?? 0;
}

/** @param {Ahead} board @returns {number} cards on all waste piles */
export function wasteCount(board) {
  return board.waste.length + unseenOn(board);
}

/** @param {Ahead} board @returns {boolean} the waste can be turned over into the stock */
export function canRecycle(board) {
  return board.stock === 0 && wasteCount(board) > 0 && board.recycles_left !== 0;
}

/** @param {Ahead} board @returns {number} cards not removed, wherever they are */
export function cardsLeft(board) {
  return board.pyramid.filter((card) => card !== null).length + board.stock + wasteCount(board);
}

/**
 * @param {Ahead} before
 * @param {Ahead} after
 * @returns {Card[]} what a removal, or several, have taken away; none for any other change
 */
export function removedBetween(before, after) {
  const count = cardsLeft(before) - cardsLeft(after);
  if (count <= 0) return [];
  const left = new Set([...after.pyramid, ...after.waste, ...(after.stock_cards ?? [])]);
  const seen = [...before.pyramid, ...before.waste, ...(before.stock_cards?.slice(0, 1) ?? [])];
  const gone = seen.filter((card) => card !== null && !left.has(card)).map(String);
  // More: some of them went back into a stock that isn't seen.
  return gone.length === count ? gone : [];
}

/** @param {Ahead} board @param {number} pile from 0 @returns {Card | null} null: empty, or not yet seen */
export function topOf(board, pile) {
  return unseenOn(board, pile) > 0 ? null : pilesOf(board)[pile]?.at(-1) ?? null;
}

/**
 * @param {Ahead} board
 * @param {Pick<Rules, "pair_waste" | "waste_piles">} rules
 * @returns {Card | null} the waste card below the top one, where these two may go together now
 */
export function secondOf(board, { pair_waste: pairs, waste_piles: piles }) {
  if (piles > 1 || unseenOn(board) > 0) return null;
  return pairs === "top_two" || board.just_drawn === true ? board.waste.at(-2) ?? null : null;
}

/**
 * @param {Ahead} board
 * @param {Card} card
 * @param {Pick<Rules, "stock_top">} rules
 * @returns {Where | null} where it can be taken from now; null: it can't, at least not by itself
 */
export function whereOpen(board, card, { stock_top: stockTop }) {
  const place = board.pyramid.indexOf(card);
  if (place >= 0) return isOpen(board.pyramid, place) ? { at: "pyramid", place } : null;
  const pile = pilesOf(board).findIndex((_, index) => topOf(board, index) === card);
  if (pile >= 0) return { at: "waste", pile };
  return stockTop && board.stock > 0 && board.stock_cards?.[0] === card ? { at: "stock" } : null;
}

/**
 * @param {Ahead} board
 * @param {Card} card not available by itself
 * @param {PairRules} rules
 * @returns {Card | null} the one card together with which it may go all the same
 */
export function partnerOf(board, card, rules) {
  if (card === secondOf(board, rules)) return topOf(board, 0);
  const place = board.pyramid.indexOf(card);
  if (place < 0 || !rules.pair_with_cover) return null;
  const covers = coversOf(place).filter((cover) => board.pyramid[cover] != null);
  const [cover] = covers;
  return covers.length === 1 && cover !== undefined && isOpen(board.pyramid, cover) ? board.pyramid[cover] ?? null : null;
}

/**
 * @param {Ahead} board
 * @param {Card} card
 * @param {PairRules} rules
 * @returns {boolean} it can be the first card of a pair
 */
export function selectable(board, card, rules) {
  if (whereOpen(board, card, rules) !== null) return true;
  const partner = partnerOf(board, card, rules);
  return partner !== null && value(partner) + value(card) === 13;
}

/**
 * @param {Ahead} board
 * @param {Card} first
 * @param {Card} second
 * @param {PairRules} rules
 * @returns {Why | null} null: the two can go together
 */
export function whyNotTogether(board, first, second, rules) {
  const [one, other] = [whereOpen(board, first, rules), whereOpen(board, second, rules)];
  const together = partnerOf(board, second, rules) === first || partnerOf(board, first, rules) === second;
  if (one === null && !together) return whyNot(board, first);
  if (other === null && !together) return whyNot(board, second);
  if (first === second || value(first) + value(second) !== 13) return "not_thirteen";
  if (together || one === null || other === null || one.at === "pyramid" || other.at === "pyramid") return null;
  if (one.at === "stock" || other.at === "stock") {
    return rules.pair_waste === "drawn" && rules.waste_piles === 1 ? null : "stock_and_waste";
  }
  return rules.pair_waste === "none" ? "two_piles" : null;
}

/** @param {Ahead} board @param {Pick<Rules, "stock_top">} rules @returns {Card | null} a king that can be taken: of the pyramid rather than of the waste */
export function openKing(board, rules) {
  const tops = [...pilesOf(board).keys()].map((pile) => topOf(board, pile));
  const cards = [...board.pyramid, ...tops, ...(board.stock_cards?.slice(0, 1) ?? [])];
  return cards.find((card) => card !== null && value(card) === 13 && whereOpen(board, card, rules) !== null) ?? null;
}

/** @param {Board} board @param {Card} card not available @returns {Why} */
export function whyNot(board, card) {
  return board.pyramid.includes(card) ? "covered" : "under";
}
