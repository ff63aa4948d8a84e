// Asks the server whether a race goes on without us.

/** @import { Identity } from "./net/identity.js" */
import { roomSeen } from "./looking.js";
import { racesIn } from "./state/returning.js";

/**
 * @param {Identity} identity
 * @param {string} me
 * @returns {Promise<string | null>} the room this browser was last in, while one races there
 */
export async function raceLeft(identity, me) {
  const room = identity.lastRoom;
  if (room === null) return null;
  try {
    const seen = await roomSeen(room);
    if (seen !== null && racesIn(seen, me)) return room;
    // Once the race is over, or the room closed, there is nothing to ask for any more.
    identity.lastRoom = null;
  } catch {
    // No connection: the page says so already.
  }
  return null;
}
