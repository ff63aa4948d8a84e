// What the start of a race waits for, in a sentence. Pure.

/** @import { PlayerId, ServerMs, Settings, SettingsChange } from "../net/messages.js" */
/** @import { Room } from "./room.js" */
import { duration, text } from "../i18n/text.js";
import { inCharge } from "./hosting.js";
import { memberOf, seated } from "./room.js";

/**
 * @param {Room} room in its lobby
 * @param {PlayerId} me
 * @param {ServerMs} now
 * @returns {string}
 */
export function waitingFor(room, me, now) {
  const { start } = room.settings;
  if (start === "all_ready") return waitingForReady(room);
  if (room.held) return inCharge(room, me) ? text("hosting-held-yours") : text("hosting-held");
  if (start === "auto") return startsWith(room, now);
  if (start === "scheduled" && (room.settings.starts_at ?? 0) > now) return text("hosting-at-that-time");
  if (start === "scheduled" && room.beginsAt !== null) return text("lobby-starting");
  if (inCharge(room, me)) return text("lobby-you-start");
  const host = memberOf(room, room.host ?? "");
  return host ? text("lobby-host-starts", { name: host.name }) : text("lobby-somebody-starts");
}

/** @param {Room} room @returns {string} */
function waitingForReady(room) {
  const players = seated(room);
  if (players.length < 2) return text("lobby-too-few");
  const missing = players.filter(({ ready }) => !ready).length;
  const away = players.filter(({ connected }) => !connected).length;
  // Nobody waits for long for those who are away: then the race begins without them.
  const waits = away > 0 && players.length - away >= 2 && players.every(({ ready, connected }) => ready || !connected);
  if (waits) return text("lobby-waiting-away", { n: away });
  return missing === 0 ? text("lobby-all-ready") : text("lobby-waiting", { n: missing });
}

/** @param {Room} room that starts by itself @param {ServerMs} now @returns {string} */
function startsWith({ members, settings: { auto_players: players, auto_s: seconds }, beginsAt }, now) {
  const here = members.filter(({ role, connected }) => role === "player" && connected).length;
  const missing = players !== null && here < players;
  if (beginsAt !== null && beginsAt <= now) return text("lobby-starting");
  if (beginsAt !== null) {
    const time = duration(Math.ceil((beginsAt - now) / 1000) * 1000);
    return missing ? text("hosting-in-or-with", { time, players, here }) : text("hosting-in", { time });
  }
  if (players === null) return text("hosting-after-first", { time: duration((seconds ?? 0) * 1000) });
  return text("hosting-with", { players, here });
}

/** As many as the server waits for where nobody has said how many. */
const USUAL_NUMBER = 4;

/**
 * A race that begins with enough people mustn't begin by being told so, before one could say how many are enough.
 * @param {Pick<Settings, "auto_players" | "capacity">} settings
 * @param {number} taken how many are seated
 * @returns {SettingsChange} the start by number, with one more than there are, if there are seats
 */
export function autoAtFirst({ auto_players: players, capacity }, taken) {
  const more = Math.max(players ?? USUAL_NUMBER, taken + 1);
  return { start: "auto", auto_players: Math.min(more, capacity), auto_s: null };
}
