// How somebody's race stands, in few words.

/** @import { Runner } from "../state/runners.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, ordinal, text } from "../i18n/text.js";
import { calledName } from "../state/rules_words.js";

/** @type {Readonly<Record<string, string>>} message of each status that is worth a word */
const ENDED = { forfeited: "race-gave-up", timeout: "race-out-of-time", stuck: "race-stuck", dead: "race-no-way" };

/**
 * @param {Pick<Runner, "status" | "place" | "timeMs">} runner
 * @param {boolean} away not connected
 * @returns {string} how it ended, or what keeps somebody from going on; nothing of one who just plays
 */
export function standing({ status, place, timeMs }, away) {
  if (status === "cleared") {
    if (timeMs === null || place === null) return text("race-cleared");
    return text("race-cleared-at", { place: ordinal(place), time: duration(timeMs, true) });
  }
  const ended = ENDED[status];
  return ended ? text(ended) : away ? text("race-away") : "";
}

/** @param {number} removed @returns {string} `12 of 28` */
export function cardsRemoved(removed) {
  return text("race-removed", { removed, all: PLACES });
}

/**
 * @param {Pick<Runner, "status" | "place" | "timeMs" | "removed" | "name" | "bot">} runner
 * @param {number} rank
 * @param {boolean} away
 * @returns {string} all of it, for those who hear it
 */
export function standingWords(runner, rank, away) {
  const { removed } = runner;
  const name = calledName(runner.name, runner.bot);
  const first = text("race-standing", { rank, name, removed, all: PLACES });
  const more = standing(runner, away);
  return more === "" ? first : `${first} ${more}.`;
}
