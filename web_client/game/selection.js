// What a tap or a drop means: the first card of a pair, the second, a king, a pile to draw to, or nothing.

/** @import { Action, Card } from "../net/messages.js" */
/** @import { Ahead, PairRules, Why } from "./available.js" */
import { selectable, whereOpen, whyNot, whyNotTogether } from "./available.js";
import { value } from "./cards.js";

/** Selected in place of a card: the stock, which waits for a pile to be chosen. */
export const STOCK = "stock";

/** @typedef {Card | typeof STOCK | null} Selected */

/** @typedef {Card | typeof STOCK} Grip what is tapped or dragged */

/** @typedef {Card | number | "foundation" | null} Onto what it is dropped on: a card, a waste pile (from 0), where removed cards go, or none of these */

/**
 * @typedef {object} Tap
 * @property {Selected} selected what is selected after the tap
 * @property {Action} [action] what the tap does, if it completes something
 * @property {Why} [why] why it does nothing, for those who want to know
 */

/**
 * @param {Ahead} board
 * @param {Selected} selected what was selected before
 * @param {Card} card the card tapped
 * @param {PairRules} rules
 * @returns {Tap}
 */
export function tap(board, selected, card, rules) {
  const where = whereOpen(board, card, rules);
  if (where?.at === "waste" && waitsForPile(board, selected, rules)) return { selected: null, action: drawTo(where.pile, rules) };
  const first = selected !== null && selected !== STOCK && selectable(board, selected, rules) ? selected : null;
  if (card === first) return { selected: null };
  if (where !== null && value(card) === 13) return { selected: first, action: { do: "remove", cards: [card] } };
  const possible = selectable(board, card, rules);
  if (first === null) return possible ? { selected: card } : { selected: null, why: whyNot(board, card) };
  const why = whyNotTogether(board, first, card, rules);
  if (why === null) return { selected: null, action: { do: "remove", cards: [first, card] } };
  // A card that can only go together with one other can't wait for another partner.
  return { selected: possible ? card : first, why };
}

/**
 * @param {Ahead} board
 * @param {Grip} grip
 * @param {PairRules} rules
 * @returns {boolean} it can be dragged: whatever can be the first of a pair, and what can be drawn
 */
export function canLift(board, grip, rules) {
  return grip === STOCK ? board.stock > 0 : selectable(board, grip, rules);
}

/**
 * Two taps in one: what is dragged and what it comes to lie on. Nothing is selected afterwards.
 * @param {Ahead} board
 * @param {Grip} dragged
 * @param {Onto} onto
 * @param {PairRules} rules
 * @returns {Tap}
 */
export function drop(board, dragged, onto, rules) {
  if (!canLift(board, dragged, rules)) return dragged === STOCK ? { selected: null } : { selected: null, why: whyNot(board, dragged) };
  const draw = drawByDrop(board, dragged, onto, rules);
  if (draw !== null) return { selected: null, action: draw };
  if (dragged === STOCK || typeof onto === "number") return { selected: null };
  if (onto === null || onto === "foundation") {
    // A king may be let go anywhere, as it goes with one tap.
    if (value(dragged) === 13) return { selected: null, action: { do: "remove", cards: [dragged] } };
    return onto === null ? { selected: null } : { selected: null, why: "not_thirteen" };
  }
  const why = whyNotTogether(board, dragged, onto, rules);
  return why === null ? { selected: null, action: { do: "remove", cards: [dragged, onto] } } : { selected: null, why };
}

/** @param {Ahead} board @param {Grip} dragged @param {Onto} onto @param {PairRules} rules @returns {Action | null} null: it is no draw */
function drawByDrop(board, dragged, onto, rules) {
  if (dragged !== STOCK && whereOpen(board, dragged, rules)?.at !== "stock") return null;
  const where = typeof onto === "string" && onto !== "foundation" ? whereOpen(board, onto, rules) : null;
  const pile = typeof onto === "number" ? onto : where?.at === "waste" ? where.pile : null;
  if (pile === null || pile >= rules.waste_piles) return null;
  // As with taps: with one pile the stock's top card may be meant to go together with that of the waste.
  const pair = dragged !== STOCK && typeof onto === "string" && rules.waste_piles === 1 && whyNotTogether(board, dragged, onto, rules) === null;
  return pair ? null : drawTo(pile, rules);
}

/**
 * @param {Ahead} board
 * @param {Selected} selected
 * @param {PairRules} rules
 * @returns {boolean} a tap on a pile draws to it. With one pile a tap on its card may want to pair it, so there it never does.
 */
export function waitsForPile(board, selected, rules) {
  if (board.stock === 0 || rules.waste_piles === 1 || selected === null) return false;
  return selected === STOCK || whereOpen(board, selected, rules)?.at === "stock";
}

/** @param {number} pile from 0 @param {Pick<PairRules, "waste_piles">} rules @returns {Action} */
export function drawTo(pile, { waste_piles: piles }) {
  return piles === 1 ? { do: "draw" } : { do: "draw", pile: pile + 1 };
}
