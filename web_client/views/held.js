// Ranks that hold still for a moment, so that a list doesn't dance.

/** @import { Entry } from "../state/ranking.js" */
import { heldOn, NOTHING_HELD } from "../state/holding.js";
import { useEffect, useRef } from "../vendor/preact-hooks.js";
import { useRenderAgain } from "./html.js";

/**
 * @param {readonly Entry[]} ranked as it is now
 * @param {string} me whose cards count at once
 * @param {{ current: number }} [pointedAt] when the pointer last moved over them
 * @returns {readonly Entry[]} ranks and cards as they were a second ago at most, longer only while a pointer is among them
 */
export function useHeld(ranked, me, pointedAt) {
  const held = useRef(NOTHING_HELD);
  const lookAgain = useRenderAgain();
  const now = performance.now();
  held.current = heldOn(held.current, ranked, now, me, pointedAt?.current);
  const { shown, due } = held.current;
  // The last move for a while must come to its rank, too.
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(lookAgain, due - now);
    return () => clearTimeout(timer);
  });
  return shown;
}
