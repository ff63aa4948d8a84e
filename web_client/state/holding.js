// A ranking that holds still for a moment: order, ranks and cards together, so that no number contradicts another. Pure.

/** @import { PlayerId } from "../net/messages.js" */
/** @import { Entry } from "./ranking.js" */

/** Ranks are shown for so long at least, ms. */
const RANKED_MS = 1000;
/** Nothing moves under a pointer that is about to press, ms. */
const POINTED_MS = 1500;
/** But whoever just leaves the pointer among them, moving, sees how the race goes on all the same, ms. */
const LONGEST_MS = 3000;

/**
 * @typedef {object} Held
 * @property {readonly Entry[]} shown
 * @property {number} at since when ranks are what they are, ms
 * @property {number | null} due when they will be changed, ms; null: they are as they should be
 * @property {number} behind since when they aren't, ms
 */

/** @type {Held} */
export const NOTHING_HELD = { shown: [], at: -Infinity, due: null, behind: 0 };

/**
 * What is shown of `ranked`: ranks and cards removed as they were a second ago at most, all else as it is now.
 * Whoever clears, comes or goes changes the ranks at once, and so do one's own cards: they are on the table for all to see.
 * @param {Held} held
 * @param {readonly Entry[]} ranked as it is now
 * @param {number} now ms, by the same clock as `pointedAt`
 * @param {PlayerId} me
 * @param {number} [pointedAt] when a pointer last moved over them
 * @returns {Held}
 */
export function heldOn(held, ranked, now, me, pointedAt = -Infinity) {
  const { shown } = held;
  if (sameRanks(shown, ranked)) return { ...held, shown: ranked, due: null };
  const behind = held.due === null ? now : held.behind;
  const due = Math.max(held.at + RANKED_MS, Math.min(pointedAt + POINTED_MS, behind + LONGEST_MS));
  if (now >= due || isUrgent(shown, ranked, me)) return { shown: ranked, at: now, due: null, behind };
  const live = new Map(ranked.map((entry) => [entry.player, entry.runner]));
  return { shown: shown.map((entry) => frozen(entry, live.get(entry.player))), at: held.at, due, behind };
}

/** @param {readonly Entry[]} shown @param {readonly Entry[]} ranked @returns {boolean} */
function sameRanks(shown, ranked) {
  return shown.length === ranked.length && shown.every(({ player, rank }, index) => player === ranked[index]?.player && rank === ranked[index].rank);
}

/** @param {readonly Entry[]} shown @param {readonly Entry[]} ranked @param {PlayerId} me @returns {boolean} */
function isUrgent(shown, ranked, me) {
  const there = new Set(shown.map(({ player }) => player));
  if (shown.length !== ranked.length || ranked.some(({ player }) => !there.has(player))) return true;
  return countDone(shown) !== countDone(ranked) || removedBy(shown, me) !== removedBy(ranked, me);
}

/** @param {readonly Entry[]} entries @returns {number} */
function countDone(entries) {
  return entries.filter(({ runner }) => runner.status === "cleared" || runner.place !== null).length;
}

/** @param {readonly Entry[]} entries @param {PlayerId} player @returns {number | undefined} */
function removedBy(entries, player) {
  return entries.find((entry) => entry.player === player)?.runner.removed;
}

/** @param {Entry} entry @param {Entry["runner"] | undefined} runner as it is now @returns {Entry} */
function frozen(entry, runner) {
  if (runner === undefined) return entry;
  const { removed, gone } = entry.runner;
  return { ...entry, runner: runner.removed === removed ? runner : { ...runner, removed, gone } };
}
