// A series of races: how it stands, in words. Pure.

/** @import { PlayerId, Series } from "../net/messages.js" */
/** @import { Room } from "./room.js" */
import { text } from "../i18n/text.js";
import { placed } from "./places.js";
import { calledName } from "./rules_words.js";

/** @param {number} bestOf @returns {number} with so many wins nobody can catch up any more */
export function winsNeeded(bestOf) {
  return Math.floor(bestOf / 2) + 1;
}

/** @param {Series} series @param {PlayerId} me @returns {string | null} who has won it; null: it goes on */
export function seriesHeadline({ over, winner, table }, me) {
  if (!over) return null;
  if (winner === me) return text("series-you-won");
  const first = table.find(({ player }) => player === winner);
  return first === undefined ? text("series-draw") : text("series-won", { name: calledName(first.name, first.bot) });
}

/** @param {Series} series @returns {Map<PlayerId, (number | null)[]>} everybody's places in the races so far, as the results show them */
export function shownPlaces({ races, table }) {
  const columns = races.map((_, race) => {
    const ran = table.flatMap(({ player, places, statuses = [] }) => {
      const place = places[race];
      return place == null ? [] : [{ player, place, status: statuses[race] ?? /** @type {const} */ ("cleared") }];
    });
    return new Map(placed(ran).map(({ standing, place }) => [standing.player, place]));
  });
  return new Map(table.map(({ player }) => [player, columns.map((column) => column.get(player) ?? null)]));
}

/** @param {Pick<Room, "settings" | "series">} room @returns {string} what comes after the race */
export function nextLabel({ settings, series }) {
  const { best_of: bestOf } = settings;
  if (series === null || !(bestOf > 1)) return text("result-next");
  return series.over ? text("series-new") : text("series-next", { race: series.races.length + 1, races: bestOf });
}

/** @param {Series | null} series @param {number} bestOf @returns {string} how it stands, in a line */
export function seriesLine(series, bestOf) {
  const run = series?.races.length ?? 0;
  if (run === 0) return text("series-rule", { wins: winsNeeded(bestOf) });
  return series?.over ? text("series-over", { races: run }) : text("series-stands", { race: run + 1, races: bestOf });
}
