// What a tap means: the first card of a pair, the second, a king, a pile to draw to, or nothing.

/** @import { Action, Card } from "../net/messages.js" */
/** @import { Ahead, PairRules, Why } from "./available.js" */
import { selectable, whereOpen, whyNot, whyNotTogether } from "./available.js";
import { value } from "./cards.js";

/** Selected in place of a card: the stock, which waits for a pile to be chosen. */
export const STOCK = "stock";

/** @typedef {Card | typeof STOCK | null} Selected */

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
