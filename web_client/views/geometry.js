// Where things lie on the table: what a drag is over, what an arrow key leads to. Pure: boxes in, an index out.

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** A target counts from this share of a card on. */
const ENOUGH = 0.2;
/** What the pointer itself is on is meant, unless far more of the card lies elsewhere. */
const POINTED = 0.5;

/** @param {Box} box @returns {Point} */
export function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Box} box @param {Point} point @returns {boolean} */
export function holds({ left, top, width, height }, { x, y }) {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** @param {Box} a @param {Box} b @returns {number} the area that both have */
export function overlap(a, b) {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * What a dragged card would be dropped on: what most of it lies on, and rather what the pointer is on.
 * @param {Point} pointer
 * @param {Box} card as it is now
 * @param {readonly { box: Box, weight: number }[]} targets those that lie on others last; `weight`: what counts less is less likely meant
 * @returns {number} its index; -1: none
 */
export function targetAt(pointer, card, targets) {
  const area = card.width * card.height;
  const pointed = targets.findLastIndex(({ box }) => holds(box, pointer));
  let [best, most] = [-1, ENOUGH];
  for (const [index, { box, weight }] of targets.entries()) {
    const share = weight * (overlap(card, box) / area) + (index === pointed ? POINTED : 0);
    if (share >= most) [best, most] = [index, share];
  }
  return best;
}

/**
 * The way an arrow key takes: what lies ahead, near rather than far, straight ahead rather than to the side.
 * @param {Point} from
 * @param {Direction} direction
 * @param {readonly Point[]} points
 * @returns {number} its index; -1: nothing lies there
 */
export function ahead({ x, y }, direction, points) {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
  return leastOf(points, (point) => {
    const [right, down] = [point.x - x, point.y - y];
    const forth = right * (dx ?? 0) + down * (dy ?? 0);
    const aside = Math.abs(right * (dy ?? 0)) + Math.abs(down * (dx ?? 0));
    return forth < 1 || aside > 3 * forth ? Infinity : forth + 2 * aside;
  });
}

/** @param {Point} from @param {readonly Point[]} points @returns {number} the index of the nearest; -1 if there is none */
export function nearest({ x, y }, points) {
  return leastOf(points, (point) => Math.hypot(point.x - x, point.y - y));
}

/** @param {readonly Point[]} points @param {(point: Point) => number} cost @returns {number} the index of the first with the least finite cost; -1 */
function leastOf(points, cost) {
  let [best, least] = [-1, Infinity];
  for (const [index, point] of points.entries()) {
    const price = cost(point);
    if (price < least) [best, least] = [index, price];
  }
  return best;
}
