// What happens in a race that is worth a sound: read from two states, one after the other. Pure.

/** @import { PlayerId } from "../net/messages.js" */
/** @import { Race } from "./race.js" */

/**
 * @param {Race | null} before
 * @param {Race | null} after
 * @param {PlayerId} me
 * @returns {"finish" | "rival" | null} I cleared it, or somebody else did; null: neither, or it was so when this page came to know of it
 */
export function finishBetween(before, after, me) {
  if (before === null || after === null || before.number !== after.number || before.runners === after.runners) return null;
  const cleared = Object.entries(after.runners).flatMap(([player, { status }]) => {
    const was = before.runners[player]?.status;
    return status === "cleared" && was !== undefined && was !== "cleared" ? [player] : [];
  });
  if (cleared.length === 0) return null;
  return cleared.includes(me) ? "finish" : "rival";
}
