// A ranking that holds still for a moment, so that a list doesn't dance.

/** @import { ranking } from "../state/race.js" */
import { useEffect, useReducer, useRef } from "../vendor/preact-hooks.js";

/** @typedef {ReturnType<typeof ranking>} Ranked */
/** @typedef {{ at: number, order: readonly string[], finished: number }} Held */

/** An order is shown for so long at least; only a finish changes it at once. */
const RANKED_MS = 1000;
/** Nothing moves under a pointer that is about to press. */
const POINTED_MS = 1500;

/**
 * Everybody as they are now, in an order that is a second old at most, unless a pointer is among them.
 * @param {Ranked} ranked
 * @param {{ current: number }} [pointedAt] when the pointer last moved over them
 * @returns {Ranked}
 */
export function useHeld(ranked, pointedAt) {
  const held = useRef(/** @type {Held} */ ({ at: -Infinity, order: [], finished: 0 }));
  const [, lookAgain] = useReducer((/** @type {number} */ times) => times + 1, 0);
  const finished = ranked.filter(({ runner }) => runner.place !== null).length;
  const now = performance.now();
  const { at, order, finished: before } = held.current;
  const due = Math.max(finished === before ? at + RANKED_MS : now, (pointedAt?.current ?? -Infinity) + POINTED_MS);
  if (now >= due || ranked.length !== order.length) {
    held.current = { at: now, order: ranked.map(({ player }) => player), finished };
  }
  const shown = held.current.order;
  const stale = ranked.some(({ player }, index) => player !== shown[index]);
  // The last move for a while must come to its rank, too.
  useEffect(() => {
    if (!stale) return undefined;
    const timer = setTimeout(() => lookAgain(undefined), due - now);
    return () => clearTimeout(timer);
  });
  if (!stale) return ranked;
  const known = new Map(ranked.map((entry) => [entry.player, entry]));
  return shown.flatMap((player) => known.get(player) ?? []);
}
