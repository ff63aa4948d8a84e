// Those who race, as this page sees each of them. Pure.

/** @import { Board, Member, PlayerId, Progress, ServerMs } from "../net/messages.js" */
/** @import { Seen } from "./seen.js" */
import { text } from "../i18n/text.js";
import { seenAtStart } from "./seen.js";

/**
 * @typedef {Omit<Progress, "place" | "time_ms"> & {
 *   name: string, bot: boolean, reachedAt: ServerMs, place: number | null, timeMs: number | null, seen: Seen | null, gaveUpAt: ServerMs | null, takenOut: boolean
 * }} Runner `gaveUpAt`: when somebody forfeited, who may take it back for a moment; `takenOut`: a host did that; `reachedAt`: since when `removed` is what it is; `seen`: what the feed tells of the draw piles, null before GO
 */

const GOING_ON = new Set(["playing", "stuck", "dead"]);

/** @param {string} status @returns {boolean} whether somebody of this status races on */
export function goesOn(status) {
  return GOING_ON.has(status);
}

/** @type {Omit<Progress, "place" | "time_ms">} */
const AT_START = { removed: 0, score: 0, moves: 0, undos: 0, gone: [], status: "playing" };

/**
 * @param {readonly Member[]} members
 * @param {ServerMs} startsAt
 * @param {Board | null} [start] null: not dealt yet
 * @returns {Record<PlayerId, Runner>} all with a seat, nothing done yet
 */
export function lineUp(members, startsAt, start = null) {
  const seated = members.filter(({ role }) => role === "player");
  return Object.fromEntries(seated.map((member) => [member.player, newRunner(member, startsAt, start)]));
}

/** @param {Member | undefined} member @param {ServerMs} since @param {Board | null} start null: not dealt yet @returns {Runner} */
export function newRunner(member, since, start) {
  return {
    ...AT_START,
    name: member?.name ?? text("race-somebody"),
    bot: member?.bot ?? false,
    reachedAt: since,
    place: null,
    timeMs: null,
    gaveUpAt: null,
    takenOut: false,
    seen: start && seenAtStart(start),
  };
}
