// The shape of the pyramid: places 0–27, row by row from the top, and which place lies on which.

/** @import { Card } from "../net/messages.js" */

export const PLACES = 28;
export const ROWS = 7;

/** @type {readonly { row: number, column: number }[]} by place, both from 0 */
export const SHAPE = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, (_, column) => ({ row, column })),
).flat();

/**
 * The two places that lie on this one; none for the last row.
 * @param {number} place
 * @returns {number[]}
 */
export function coversOf(place) {
  const { row } = at(place);
  return row === ROWS - 1 ? [] : [place + row + 1, place + row + 2];
}

/**
 * @param {readonly (Card | null)[]} pyramid
 * @param {number} place
 * @returns {boolean} there is a card here and nothing lies on it
 */
export function isOpen(pyramid, place) {
  return pyramid[place] != null && coversOf(place).every((cover) => pyramid[cover] == null);
}

/** @param {number} place @returns {{ row: number, column: number }} */
export function at(place) {
  const shape = SHAPE[place];
  if (shape === undefined) throw new RangeError(`no place ${place} in a pyramid`);
  return shape;
}
