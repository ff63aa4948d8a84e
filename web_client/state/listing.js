// The list of public rooms as the first page shows it. Pure.

/** @import { Phase, RoomMessage, RoomSummary } from "../net/messages.js" */

/** How many of those who are in a room the list names. */
const NAMED = 8;

/**
 * One room in the list. `live`: it stands among the races that are on; `gone`: it has left the list, and only keeps its place.
 * @typedef {{ room: RoomSummary, live: boolean, gone: boolean }} Listed
 */

/** @param {Phase} phase @returns {boolean} whether a race is on, or about to be */
export function isLive(phase) {
  return phase === "countdown" || phase === "racing";
}

/** @param {RoomSummary} room @returns {number} seats that nobody has taken */
export function placesFree(room) {
  return Math.max(0, room.capacity - room.players);
}

/** @param {RoomSummary} room @returns {boolean} whether one can have a seat there now */
export function isOpen(room) {
  return !isLive(room.phase) && placesFree(room) > 0 && room.locked !== true;
}

/**
 * Where each room stands: rooms that can be joined first, then the newest.
 * @param {readonly Listed[]} before
 * @param {readonly RoomSummary[]} rooms as the server lists them now
 * @param {boolean} held somebody is about to press something: what is there stays where it is, and only what comes after it all is added
 * @returns {Listed[]}
 */
export function arranged(before, rooms, held) {
  if (!held) return ordered(rooms);
  const now = new Map(rooms.map((room) => [room.room, room]));
  const kept = before.map((listed) => {
    const room = now.get(listed.room.room);
    return room ? { ...listed, room, gone: false } : { ...listed, gone: true };
  });
  const known = new Set(before.map(({ room }) => room.room));
  return [...kept, ...ordered(rooms.filter(({ room, phase }) => !known.has(room) && !isLive(phase)))];
}

/** @param {readonly RoomSummary[]} rooms @returns {Listed[]} */
function ordered(rooms) {
  const listed = rooms.map((room) => ({ room, live: isLive(room.phase), gone: false }));
  return listed.sort(
    ({ room: a }, { room: b }) =>
      Number(isOpen(b)) - Number(isOpen(a)) || (b.opened_at ?? 0) - (a.opened_at ?? 0) || (a.room < b.room ? -1 : 1),
  );
}

/** @param {RoomMessage | RoomSummary} seen what a stranger may know of a room @returns {RoomSummary} as much of it as the list would show */
export function summaryOf(seen) {
  if (!("members" in seen)) return seen;
  const seated = seen.members.filter(({ role }) => role === "player");
  return {
    room: seen.room,
    name: seen.settings.name,
    phase: seen.phase,
    players: seated.length,
    capacity: seen.settings.capacity,
    password: seen.settings.password,
    locked: seen.locked === true,
    invite_only: seen.settings.invite_only || seen.settings.allowed != null,
    start: seen.settings.start,
    starts_at: seen.settings.starts_at,
    spectators: seen.spectators ?? 0,
    rules: seen.settings.rules.preset,
    names: seated.slice(0, NAMED).map(({ name }) => name),
    bot_names: seated.slice(0, NAMED).flatMap(({ name, bot }) => (bot ? [name] : [])),
  };
}
