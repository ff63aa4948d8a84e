// What the page asks the server beside the connection: a room that one isn't in, and yesterday's deal of the day.

/** @import { RoomMessage, RoomSummary } from "./net/messages.js" */

/**
 * @param {string} id
 * @returns {Promise<RoomMessage | RoomSummary | null>} the room as a stranger may see it; null: there is none
 * @throws {Error} if the server can't be asked now
 */
export async function roomSeen(id) {
  const answer = await fetch(`/api/rooms/${id}`);
  if (answer.status === 404) return null;
  return told(answer);
}

/** @typedef {{ date: string, code: string, next_ms: number }} Daily `date`: its day (UTC), `2026-10-14`; `next_ms`: until the day is over */

/**
 * @returns {Promise<Daily>} the deal of yesterday; today's is tried in a race of one's own
 * @throws {Error} if it can't be had now
 */
export async function yesterdaysDeal() {
  const { next_ms, yesterday } = await told(await fetch("/api/daily"));
  return { ...yesterday, next_ms };
}

/** @param {Response} answer @returns {Promise<any>} */
async function told(answer) {
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}`);
  return answer.json();
}
