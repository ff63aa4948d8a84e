// Days and weeks of leaderboards, all in UTC, and what is asked of the server for a board. Pure.

/** @import { Board } from "../net/pages.js" */
/** @import { ServerMs } from "../net/messages.js" */

export const DAY_MS = 86_400_000;

/** @param {ServerMs} ms @returns {string} `2026-11-30` */
export function dayAt(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}

/** @param {string} day @returns {ServerMs} its beginning; NaN: there is no such day */
export function startOf(day) {
  const ms = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some engines take the 31st of a short month for the 1st of the next one.
  return !Number.isNaN(ms) && dayAt(ms) === day ? ms : NaN;
}

/** @param {ServerMs} ms @returns {string} the ISO week: `2026-W49` */
export function weekAt(ms) {
  // The Thursday of a week says whose year's it is.
  const thursday = mondayBefore(ms) + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${String(year).padStart(4, "0")}-W${String(number).padStart(2, "0")}`;
}

/** @param {string} week @returns {ServerMs} the beginning of its Monday; NaN: there is no such week */
export function mondayOf(week) {
  const [, year = "", number = ""] = /^([0-9]{4})-W([0-9]{2})$/.exec(week) ?? [];
  if (year === "") return NaN;
  // The 4th of January is always in the first week.
  const monday = mondayBefore(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * 7 * DAY_MS;
  return weekAt(monday) === week ? monday : NaN;
}

/** @param {ServerMs} ms @returns {ServerMs} the beginning of the Monday of its week */
function mondayBefore(ms) {
  const days = Math.floor(ms / DAY_MS);
  // The first day of all was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS;
}

/** @param {Board} board @param {ServerMs} now @returns {Board} the same one, of now where no time was said */
export function boardNow(board, now) {
  if (board.of !== null || board.by === "deal") return board;
  return { ...board, of: board.by === "day" ? dayAt(now) : weekAt(now) };
}

/**
 * @param {Board} board of a day or a week
 * @param {1 | -1} step
 * @param {ServerMs} now
 * @returns {Board | null} the one after or before it; null: there is none, or it is still to come
 */
export function boardBeside(board, step, now) {
  const { by, of } = boardNow(board, now);
  if (by === "deal" || of === null) return null;
  const [from, length, nameOf] = by === "day" ? [startOf(of), DAY_MS, dayAt] : [mondayOf(of), 7 * DAY_MS, weekAt];
  const there = from + step * length;
  if (Number.isNaN(there) || there < 0 || there > now) return null;
  const name = nameOf(there);
  // The one of now has the address without a time: whoever keeps it comes to that of his day.
  return { ...board, of: name === nameOf(now) ? null : name };
}

/** @param {Board} board @param {ServerMs} now @returns {string | null} what the server's API is asked; null: no deal has been named yet */
export function boardAsked(board, now) {
  const { of } = boardNow(board, now);
  if (of === null) return null;
  const asked = { [board.by]: of, rules: board.rules };
  return new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))).toString();
}
