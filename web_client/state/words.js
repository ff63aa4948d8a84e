// What is told when something happens to the room or to others, in the person's language. Pure.

/** @import { PlayerId, ServerMessage } from "../net/messages.js" */
/** @import { App, Toast } from "./app.js" */
import { duration as clock, text } from "../i18n/text.js";
import { memberOf } from "./room.js";

export { hint, refusal } from "./refusals.js";

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
    memberOf(room, player)?.name ?? room.race?.runners[player]?.name ?? text("said-somebody");
  if (message.type === "finished") {
    // One's own finish has a banner of its own.
    if (message.player === me) return null;
    const said = { name: name(message.player), time: clock(message.time_ms, true), place: message.place };
    return plain(room.settings.rules.win === "all" ? text("said-cleared-all", said) : text("said-cleared-pyramid", said));
  }
  if (message.type !== "event") return null;
  switch (message.kind) {
    case "kicked":
      return message.player === me ? null : plain(text("said-kicked", { name: name(message.player) }));
    case "host":
      return plain(message.player === me ? text("said-you-host") : text("said-host", { name: name(message.player) }));
    case "countdown_stopped":
      if (message.player === me) return plain(text("said-you-stopped"));
      return { text: text("said-stopped", { name: name(message.player) }), tone: "bad" };
    case "forfeited":
      return message.player === me ? null : plain(text("said-forfeited", { name: name(message.player) }));
    case "rematch":
      return message.race > 1 ? { text: text("said-next-race"), tone: "good" } : null;
    default:
      return null;
  }
}

/** @param {string} said @returns {Omit<Toast, "id">} */
function plain(said) {
  return { text: said, tone: "plain" };
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
