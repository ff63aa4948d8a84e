// What a tap means: the first card of a pair, the second, a king, or nothing.

/** @import { Action, Board, Card, Rules } from "../net/messages.js" */
import { value } from "./cards.js";
import { coversOf, isOpen, openPlaceOf } from "./pyramid.js";

/**
 * @typedef {object} Tap
 * @property {Card | null} selected the card that is selected after the tap
 * @property {Action} [action] what the tap does, if it completes something
 * @property {"covered" | "not_thirteen"} [why] why it does nothing, for those who want to know
 */

/**
 * @param {Board} board
 * @param {Card | null} selected the card selected before
 * @param {Card} card the card tapped
 * @param {Pick<Rules, "pair_with_cover">} rules
 * @returns {Tap}
 */
export function tap(board, selected, card, rules) {
  const first = selected !== null && openPlaceOf(board, selected) !== null ? selected : null;
  if (card === first) return { selected: null };
  const open = openPlaceOf(board, card) !== null;
  if (open && value(card) === 13) return { selected: first, action: remove(card) };
  if (first === null) return open ? { selected: card } : { selected: null, why: "covered" };
  const pairable = open || (rules.pair_with_cover && onlyCoveredBy(board, card, first));
  if (!pairable) return { selected: first, why: "covered" };
  if (value(first) + value(card) === 13) return { selected: null, action: remove(first, card) };
  // A covered card that could only go together with its cover can't wait for another partner.
  return open ? { selected: card, why: "not_thirteen" } : { selected: first, why: "not_thirteen" };
}

/** @param {Card[]} cards @returns {Action} */
function remove(...cards) {
  return { do: "remove", cards };
}

/**
 * @param {Board} board
 * @param {Card} card
 * @param {Card} cover
 * @returns {boolean} `cover` is available and the only card left on `card`
 */
export function onlyCoveredBy(board, card, cover) {
  const place = board.pyramid.indexOf(card);
  if (place < 0) return false;
  const left = coversOf(place).filter((other) => board.pyramid[other] != null);
  const only = left[0];
  return left.length === 1 && only !== undefined && board.pyramid[only] === cover && isOpen(board.pyramid, only);
}
