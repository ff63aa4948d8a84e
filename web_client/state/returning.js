// What there is to go back to in the room that this person has walked away from. Pure.

/** @import { PlayerId, RoomMessage, RoomSummary } from "../net/messages.js" */
import { goesOn } from "./runners.js";

/**
 * @param {RoomMessage | RoomSummary} seen what the server tells anybody of the room this browser was last in
 * @param {PlayerId} me
 * @returns {boolean} whether one races there, or is about to
 */
export function racesIn(seen, me) {
  if (seen.phase !== "countdown" && seen.phase !== "racing") return false;
  // Of a room with a password strangers aren't told who is in it. It was never left, so the seat is still there.
  if (!("members" in seen)) return true;
  const seat = seen.members.some(({ player, role }) => player === me && role === "player");
  const status = seen.progress?.players[me]?.status ?? "playing";
  return seat && goesOn(status);
}

/**
 * @param {RoomMessage | RoomSummary} seen as above
 * @param {PlayerId} me
 * @returns {"racing" | "inside" | null} `inside`: one is still in the room; null: not any more
 */
export function placeIn(seen, me) {
  if (racesIn(seen, me)) return "racing";
  // A try at the daily deal is over once it has ended.
  if (!("members" in seen)) return seen.daily ? null : "inside";
  return seen.members.some(({ player }) => player === me) ? "inside" : null;
}
