// Why something came to nothing, in the person's language: from the server's code, and from its English words where they say more.

/** @import { Why } from "../game/available.js" */
/** @import { Args } from "../i18n/text.js" */
import { text } from "../i18n/text.js";

/** Code -> message. @type {Record<string, string>} */
const BY_CODE = {
  bad_message: "refused-bad-message",
  too_large: "refused-too-large",
  rate_limited: "refused-rate-limited",
  muted: "refused-muted",
  unauthorized: "refused-unauthorized",
  not_found: "refused-not-found",
  wrong_password: "refused-wrong-password",
  room_full: "refused-room-full",
  not_member: "refused-not-member",
  not_host: "refused-not-host",
  wrong_phase: "refused-wrong-phase",
  not_racing: "refused-not-racing",
  race_over: "refused-race-over",
  seq: "refused-seq",
  covered: "refused-covered",
  not_available: "refused-not-available",
  under: "refused-under",
  two_piles: "refused-two-piles",
  stock_and_waste: "refused-stock-and-waste",
  not_thirteen: "refused-not-thirteen",
  king_alone: "refused-king-alone",
  stock_empty: "refused-stock-empty",
  stock_not_empty: "refused-stock-not-empty",
  nothing_to_recycle: "refused-nothing-to-recycle",
  no_recycles_left: "refused-no-recycles-left",
  nothing_to_undo: "refused-nothing-to-undo",
  unavailable: "refused-unavailable",
  already_played: "refused-already-played",
  name_taken: "refused-name-taken",
  banned: "refused-banned",
  locked: "refused-locked",
  not_invited: "refused-not-invited",
  invite_used: "refused-invite-used",
  closed: "refused-closed",
};

/** Codes about something that was typed or chosen: what is wrong with it is only in the server's words. @type {Record<string, string>} */
const WITH_DETAIL = {
  bad_name: "refused-bad-name",
  bad_code: "refused-bad-code",
  bad_settings: "refused-bad-settings",
  bad_message: "refused-bad-text",
};

/** Commands that carry what a person typed: their `bad_message` is about that, not about the page. */
const TYPED = new Set(["add_bot", "chat", "configure", "hello"]);

const NUMBERS = new Set(["marks", "place", "letters", "most", "length", "players"]);

/** What the server says word for word, and the message that says the same. Groups are its variables. @type {readonly (readonly [RegExp, string])[]} */
const KNOWN = [
  [/(?<what>name|room's name|message) must not contain the invisible or control character (?<character>U\+[0-9A-F]+)$/, "refused-text-hidden"],
  [/(?<what>name|room's name|message) must not be empty$/, "refused-text-empty"],
  [/(?<what>name|room's name|message) has at most (?<most>[0-9]+) characters, this has (?<length>[0-9]+)$/, "refused-text-long"],
  [/^a name must not contain the character (?<character>U\+[0-9A-F]+)$/, "refused-name-character"],
  [/^a name has at most (?<marks>[0-9]+) marks on one letter$/, "refused-name-marks"],
  [/^a name must not be put together from so many parts$/, "refused-name-parts"],
  [/^names like this are kept for bots$/, "refused-name-bots"],
  [/^names like this are kept for those who run this place$/, "refused-name-staff"],
  [/^(?<name>.+) is in (?:this|the) room already\b/su, "refused-name-of"],
  [/^This room is for those on its list; (?<name>.+) isn't\.$/su, "refused-not-listed"],
  [/^this code is unknown, used already or too old$/, "refused-device-code"],
  [/^too many codes were tried\b/, "refused-device-guesses"],
  [/the deal code is empty$/, "refused-code-empty"],
  [/a deal code begins with PY1\b/, "refused-code-start"],
  [/a deal code has no spaces inside\b/, "refused-code-space"],
  [/the preset is missing: one of (?<presets>[A-Z, ]+)$/, "refused-code-no-preset"],
  [/there is no preset '(?<preset>.)'; the presets are (?<presets>[A-Z, ]+)$/su, "refused-code-preset"],
  [/'(?<letter>.)' \(number (?<place>[0-9]+) after the preset\) is not a letter from A to Z$/su, "refused-code-letter"],
  [/after the preset come 7 letters, or 48 if exact, not (?<letters>[0-9]+)$/, "refused-code-length"],
  [/these 48 letters are past the last order of 52 cards$/, "refused-code-past"],
  [/The room has (?<players>[0-9]+) players; it can't have fewer seats\.$/, "refused-seats"],
  [/Nobody has a seat\b/, "refused-no-seat"],
  [/race starts when everyone .* is ready\.$/, "refused-all-ready"],
  [/somebody is not ready any more$/, "refused-not-ready"],
  [/take a seat for the next one\.$/, "refused-under-way"],
  [/^bots join between races$/, "refused-bots-later"],
  [/^you are in (?<most>[0-9]+) rooms already, leave one first$/, "refused-rooms"],
  [/no place for more spectators\.$/, "refused-spectators"],
  [/^No deal of the kind that this room wants is at hand yet/, "refused-no-deal"],
  [/^a moderator has muted you: (?<reason>.+)$/su, "refused-moderator-muted"],
  [/^a moderator has banned you: (?<reason>.+)$/su, "refused-moderator-banned"],
  [/^a moderator has banned your address: (?<reason>.+)$/su, "refused-moderator-address"],
  [/^The time is up\.$/, "refused-time-up"],
  [/^not so much at once, please$/, "refused-talk-fast"],
  [/^A sealed deal needs an exact code\b/, "refused-sealed-short"],
  [/^This is somebody's try at the daily deal\b/, "refused-daily"],
  [/^That player isn't here just now\.$/, "refused-not-here"],
  [/^A room can have (?<most>[0-9]+) invitations\b/, "refused-invitations"],
  [/^(?:That player|The player to remove) is not (?:in this room|one of the racers)\.$/, "refused-gone"],
  [/^That player is not racing any more\.$/, "refused-done-racing"],
  [/^No countdown is running\.$/, "refused-no-countdown"],
  [/^starts_at must be later than now, by more than the countdown\.$/, "refused-too-soon"],
  [/^starts_at is more than 30 days ahead\.$/, "refused-too-late"],
  [/^auto_players is more than the room has seats\.$/, "refused-too-few-seats"],
];

/**
 * @param {string} code
 * @param {string} message the server's own words
 * @param {string} [command] the type of the command that was refused, where that is known
 * @returns {string} a plain sentence
 */
export function refusal(code, message, command = "") {
  const about = code === "bad_message" && !TYPED.has(command) ? null : known(message);
  if (about !== null) return about;
  const withDetail = code === "bad_message" && !TYPED.has(command) ? undefined : WITH_DETAIL[code];
  if (withDetail !== undefined && message !== "") return text(withDetail, { detail: message });
  const plain = BY_CODE[code];
  if (plain !== undefined) return text(plain);
  return message === "" ? text("refused") : text("refused-because", { detail: message });
}

/** @param {string} reason with which the server ended the connection @returns {string} why it won't have us */
export function barred(reason) {
  return known(reason) ?? text("barred-text");
}

/** @param {Why} why @returns {string} the same reasons before a tap is sent anywhere */
export function hint(why) {
  const id = BY_CODE[why];
  return id === undefined ? "" : text(id);
}

/** @returns {string} nothing could be sent */
export function notConnected() {
  return text("refused-not-connected");
}

/** @param {string} message @returns {string | null} null: not a sentence that we know */
function known(message) {
  for (const [words, id] of KNOWN) {
    const found = words.exec(message);
    if (found) return text(id, variables(found.groups ?? {}));
  }
  return null;
}

/** @param {Record<string, string>} groups @returns {Args} */
function variables(groups) {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]));
}
