// What the page says when something happens. With rules_words.js one place, so that later languages have one place to start from.

/** @import { Why } from "../game/available.js" */
/** @import { PlayerId, ServerMessage } from "../net/messages.js" */
/** @import { App, Toast } from "./app.js" */
import { memberOf } from "./room.js";

/** @type {Record<string, string>} */
const REFUSALS = {
  bad_message: "The server didn't understand this page. Reloading it may help.",
  too_large: "That is too long.",
  rate_limited: "That was a bit fast. Try again in a moment.",
  unauthorized: "This browser has to sign in again.",
  not_found: "There is no such room. It may have closed.",
  wrong_password: "That isn't the room's password.",
  room_full: "This room is full.",
  not_member: "You aren't in this room.",
  not_host: "Only the host can do that.",
  wrong_phase: "That isn't possible right now.",
  not_racing: "You aren't in this race.",
  race_over: "The race is over.",
  seq: "Another tab has moved. The board is up to date again.",
  covered: "That card is covered by another one.",
  not_available: "That card can't be taken now.",
  under: "That card lies under others of the waste.",
  two_piles: "Cards of two waste piles can't go together here.",
  stock_and_waste: "The stock's card and a waste card can't go together here.",
  not_thirteen: "Two cards go when they make 13.",
  king_alone: "A king goes alone.",
  stock_empty: "The stock is empty.",
  stock_not_empty: "There are still cards to draw.",
  nothing_to_recycle: "There is nothing to turn over.",
  no_recycles_left: "No recycle is left: the waste can't be turned over any more.",
  nothing_to_undo: "There is nothing to take back.",
  unavailable: "The server can't reach its store just now. It keeps trying.",
};

export const ROOM_CODE = "A room code has six letters and digits, like K7QX2M; I, O, 0 and 1 don't occur.";

/** Commands that carry what a person typed: their `bad_message` is about that, not about the page. */
const TYPED = new Set(["add_bot", "chat", "configure", "hello"]);

/**
 * @param {string} code
 * @param {string} message the server's own words, shown where they say more than the code (what is wrong with a setting)
 * @param {string} [command] the type of the command that was refused, where that is known
 * @returns {string} a plain sentence
 */
export function refusal(code, message, command = "") {
  // What isn't at hand may also be a deal of the kind that is wanted.
  if (code === "unavailable" && (command === "start" || command === "ready") && message) return sentence(message);
  if (code === "bad_message" && TYPED.has(command) && message) return sentence(message);
  return REFUSALS[code] ?? sentence(message || "That didn't work.");
}

/** @param {Why} why @returns {string} the same reasons before a tap is sent anywhere */
export function hint(why) {
  return REFUSALS[why] ?? "";
}

/** @param {string} text @returns {string} */
function sentence(text) {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/**
 * What a message is worth telling beside what it changes on the page.
 * @param {App} app before the message
 * @param {ServerMessage} message
 * @returns {Omit<Toast, "id"> | null}
 */
export function announcement(app, message) {
  const { room } = app;
  const me = app.me?.player;
  if (room === null || !("room" in message) || message.room !== room.id) return null;
  const name = (/** @type {PlayerId} */ player) =>
    memberOf(room, player)?.name ?? room.race?.runners[player]?.name ?? "Somebody";
  if (message.type === "finished") {
    // One's own finish has a banner of its own.
    if (message.player === me) return null;
    const time = duration(message.time_ms, true);
    const what = room.settings.rules.win === "all" ? "all cards" : "the pyramid";
    return { text: `${name(message.player)} cleared ${what} in ${time}: ${ordinal(message.place)} place.`, tone: "plain" };
  }
  if (message.type !== "event") return null;
  switch (message.kind) {
    case "kicked":
      return message.player === me ? null : { text: `${name(message.player)} was removed by the host.`, tone: "plain" };
    case "host":
      return message.player === me
        ? { text: "You are the host now.", tone: "plain" }
        : { text: `${name(message.player)} is the host now.`, tone: "plain" };
    case "countdown_stopped":
      return message.player === me
        ? { text: "You stopped the countdown.", tone: "plain" }
        : { text: `The countdown stopped: ${name(message.player)} isn't ready.`, tone: "bad" };
    case "forfeited":
      return message.player === me ? null : { text: `${name(message.player)} gave up.`, tone: "plain" };
    case "rematch":
      return message.race > 1 ? { text: "Next race! Get ready.", tone: "good" } : null;
    default:
      return null;
  }
}

/**
 * @param {number} ms
 * @param {boolean} [exact] with tenths of a second
 * @returns {string} `1:05`, `1:05.3`, `1:02:03`
 */
export function duration(ms, exact = false) {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const seconds = Math.floor(tenths / 10);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return exact ? `${clock}.${tenths % 10}` : clock;
}

/** @param {number} number @returns {string} `1st` */
export function ordinal(number) {
  const endings = { one: "st", two: "nd", few: "rd", other: "th" };
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(number);
  return `${number}${endings[/** @type {keyof typeof endings} */ (rule)] ?? "th"}`;
}

/** @param {number} number @param {string} one @param {string} [many] @returns {string} `1 card`, `2 cards` */
export function count(number, one, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`;
}
