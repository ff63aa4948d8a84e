// Asks the server whether one is still in the room that this browser was last in.

/** @import { Identity } from "./net/identity.js" */
import { roomSeen } from "./looking.js";
import { placeIn } from "./state/returning.js";

/** @typedef {{ room: string, racing: boolean, daily: boolean }} Left a room that one isn't looking at, but is still in; `daily`: the one of one's try at the daily deal */

/**
 * @param {Identity} identity
 * @param {string} me
 * @returns {Promise<Left | null>}
 */
export async function roomLeft(identity, me) {
  const room = identity.lastRoom;
  if (room === null) return null;
  try {
    const seen = await roomSeen(room);
    const place = seen && placeIn(seen, me);
    if (seen !== null && place !== null) return { room, racing: place === "racing", daily: "daily" in seen && seen.daily === true };
    // Once the place there is gone, or the room closed, there is nothing to ask for any more.
    if (identity.lastRoom === room) identity.lastRoom = null;
  } catch {
    // No connection: the page says so already.
  }
  return null;
}

/** @param {string} room @returns {Promise<boolean>} whether nobody races there: then somebody who goes elsewhere would only be waited for */
export async function isIdle(room) {
  try {
    const seen = await roomSeen(room);
    return seen !== null && (seen.phase === "lobby" || seen.phase === "finished");
  } catch {
    return false;
  }
}
