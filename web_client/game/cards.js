// Cards as the wire names them: rank then suit, `10C`, `KS`.

/** @import { Card } from "../net/messages.js" */

/** @typedef {"C" | "D" | "H" | "S"} Suit */

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** @param {Card} card @returns {string} `A`, `2` … `K` */
export function rank(card) {
  return card.slice(0, -1);
}

/** @param {Card} card @returns {Suit} */
export function suit(card) {
  return /** @type {Suit} */ (card.slice(-1));
}

/** @param {Card} card @returns {number} ace 1 … king 13 */
export function value(card) {
  return RANKS.indexOf(rank(card)) + 1;
}

/** @param {Card} card @returns {boolean} hearts and diamonds */
export function isRed(card) {
  return suit(card) === "H" || suit(card) === "D";
}
