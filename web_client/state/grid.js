// How many boards fit beside each other, and how many of them can be big: for 2 racers as for 100. Pure.

/**
 * Big boards take twice the width and height of small ones.
 * @typedef {object} Grid
 * @property {number} columns of the grid
 * @property {number} big so many of the first boards are big
 * @property {1 | 2} span how many columns and rows a big one takes
 * @property {number} width of one column, px
 */

/** Between boards, px. */
export const GAP = 8;
/** Up to so many boards are all of one size. */
const ALL_BIG = 12;
/** The narrowest board on which one still sees how far somebody is, px. */
const SMALLEST = 58;
/** The narrowest one whose faces can be read. */
const SMALLEST_BIG = 150;
/** The widest that is pleasant to look at. */
const LARGEST = 640;
/** What a board has beside the pyramid: a line with the name, px; lower on a small one. */
const LINE = 34;
const SMALL_LINE = 20;
const RATIO = 0.77;

/** @param {number} width of a board, px @param {boolean} small @returns {number} its height */
export function heightOf(width, small) {
  return width * RATIO + (small ? SMALL_LINE : LINE);
}

/**
 * @param {number} boards
 * @param {number} width room for them, px
 * @param {number} height what can be seen of it without scrolling, px
 * @returns {Grid} the largest boards that fit; where none do, small ones that scroll
 */
export function gridFor(boards, width, height) {
  return boards <= ALL_BIG ? evenGrid(boards, width, height) : packGrid(boards, width, height);
}

/** @param {number} boards @param {number} width @param {number} height @returns {Grid} */
function evenGrid(boards, width, height) {
  const most = Math.max(1, Math.min(boards, Math.floor((width + GAP) / (SMALLEST_BIG + GAP))));
  let best = { columns: most, width: 0 };
  for (let columns = 1; columns <= most; columns += 1) {
    const rows = Math.ceil(boards / columns);
    const high = ((height + GAP) / rows - GAP - LINE) / RATIO;
    const wide = Math.floor(Math.min((width + GAP) / columns - GAP, high, LARGEST));
    if (wide > best.width) best = { columns, width: wide };
  }
  // Too many for the height: they scroll.
  if (best.width < SMALLEST_BIG) best = { columns: most, width: Math.floor(Math.min(LARGEST, (width + GAP) / most - GAP)) };
  return { ...best, big: boards, span: 1 };
}

/** @param {number} boards @param {number} width @param {number} height @returns {Grid} one row of big ones, the rest small */
function packGrid(boards, width, height) {
  const most = Math.max(4, 2 * Math.floor((width + GAP) / (SMALLEST + GAP) / 2));
  let columns = 4;
  for (; columns < most; columns += 2) {
    const rows = 2 + Math.ceil((boards - columns / 2) / columns);
    if (rows * (heightOf((width + GAP) / columns - GAP, true) + GAP) - GAP <= height) break;
  }
  return { columns, big: columns / 2, span: 2, width: Math.floor((width + GAP) / columns - GAP) };
}
