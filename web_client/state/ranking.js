// Who is before whom in a race, as far as it has come. Pure.

/** @import { PlayerId } from "../net/messages.js" */
/** @import { Race } from "./race.js" */
/** @import { Runner } from "./runners.js" */

/** @typedef {{ player: PlayerId, runner: Runner, rank: number }} Entry `rank` from 1; whom nothing tells apart share it */

/**
 * Everybody by rank as it is now: who has cleared, then most cards removed, then who got there first, then fewest moves.
 * @param {Pick<Race, "runners">} race
 * @returns {Entry[]}
 */
export function ranking({ runners }) {
  const sorted = Object.entries(runners).sort(([, a], [, b]) => compare(a, b));
  /** @type {Entry[]} */
  const entries = [];
  for (const [index, [player, runner]] of sorted.entries()) {
    const before = entries[index - 1];
    const rank = runner.place ?? (before && compare(before.runner, runner) === 0 ? before.rank : index + 1);
    entries.push({ player, runner, rank });
  }
  return entries;
}

/** @param {Runner} a @param {Runner} b @returns {number} below 0: `a` comes first; 0: they are equal */
function compare(a, b) {
  if (a.place !== null && b.place !== null) return a.place - b.place;
  const cleared = Number(b.status === "cleared") - Number(a.status === "cleared");
  if (cleared !== 0) return cleared;
  if (a.removed !== b.removed) return b.removed - a.removed;
  // Nobody is behind as long as nobody has removed anything.
  return a.removed === 0 ? 0 : a.reachedAt - b.reachedAt || a.moves - b.moves;
}
