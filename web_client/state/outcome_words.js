// How a race came out, and when it was, in few words.

/** @import { BoardStatus, ServerMs } from "../net/messages.js" */
import { language, text } from "../i18n/text.js";
import { startOf } from "./boards.js";

/** @type {Record<string, string>} */
const HOW = {
  cleared: "result-cleared",
  forfeited: "result-forfeited",
  timeout: "result-timeout",
  playing: "result-playing",
  stuck: "result-stuck",
  dead: "result-dead",
};

/** @param {BoardStatus} status @returns {string} how somebody's race ended */
export function statusWords(status) {
  return text(HOW[status] ?? "result-playing");
}

/** @param {ServerMs} ms @returns {string} `30 Nov 2026, 15:30`, where the person is */
export function momentWords(ms) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

/** @param {ServerMs} ms @returns {string} `November 2026` */
export function monthWords(ms) {
  return new Intl.DateTimeFormat(language(), { month: "long", year: "numeric" }).format(ms);
}

/** @param {string} day UTC, `2026-11-30` @returns {string} `Monday 30 November 2026`; as it stands where there is no such day */
export function dayWords(day) {
  const ms = startOf(day);
  return Number.isNaN(ms) ? day : new Intl.DateTimeFormat(language(), { dateStyle: "full", timeZone: "UTC" }).format(ms);
}

/** @param {string} day UTC @returns {string} `30 November` */
export function shortDay(day) {
  const ms = startOf(day);
  return Number.isNaN(ms) ? day : new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", timeZone: "UTC" }).format(ms);
}

/** @param {ServerMs} from @param {ServerMs} to @returns {string} `30 November – 6 December 2026`, in UTC */
export function daysWords(from, to) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).formatRange(from, to);
}
