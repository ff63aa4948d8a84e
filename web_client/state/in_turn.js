// A long ranking that is brought up to date a few places at a time, so that a tap in between never waits for all of it. Pure.

/** @import { Entry } from "./ranking.js" */

/**
 * @param {readonly Entry[]} drawn
 * @param {readonly Entry[]} target the ranking as it should be
 * @param {number} most so many places change
 * @returns {readonly Entry[]} `drawn`, with the first places that differ as in `target`; the very same entries where nothing is to be seen of a change
 */
export function nearer(drawn, target, most) {
  if (drawn.length !== target.length) return target;
  let left = most;
  return target.map((entry, index) => {
    const old = /** @type {Entry} */ (drawn[index]);
    if (looksLike(old, entry) || left === 0) return old;
    left -= 1;
    return entry;
  });
}

/** @param {readonly Entry[]} drawn @param {readonly Entry[]} target @returns {boolean} whether all places look as they should */
export function isThere(drawn, target) {
  return drawn.length === target.length && drawn.every((entry, index) => looksLike(entry, /** @type {Entry} */ (target[index])));
}

/** @param {Entry} one @param {Entry} other @returns {boolean} */
function looksLike({ player, rank, runner: a }, { player: other, rank: otherRank, runner: b }) {
  if (player !== other || rank !== otherRank) return false;
  if (a === b) return true;
  const same = a.name === b.name && a.bot === b.bot && a.status === b.status && a.place === b.place && a.timeMs === b.timeMs;
  return same && a.gone.length === b.gone.length && a.gone.every((place, index) => place === b.gone[index]);
}
