// What is said in a room: lines of chat, and phrases that everybody hears in their own language. Pure.

/** @import { ChatLine, EventMessage, Phrase, PlayerId } from "../net/messages.js" */
/** @import { Preferences } from "./preferences.js" */

const LINES_KEPT = 50;
const SAID_KEPT = 12;

/** @typedef {{ id: number, player: PlayerId, name: string, phrase: Phrase }} Said a phrase just heard */

/** What can be said, in the order in which it is offered, and its name in `locales/`. @type {Readonly<Record<Phrase, string>>} */
export const PHRASE_TEXTS = {
  hello: "talk-hello",
  good_luck: "talk-good-luck",
  have_fun: "talk-have-fun",
  well_played: "talk-well-played",
  wow: "talk-wow",
  oops: "talk-oops",
  so_close: "talk-so-close",
  thanks: "talk-thanks",
  one_more: "talk-one-more",
  bye: "talk-bye",
};

/** @type {readonly Phrase[]} */
export const PHRASES = /** @type {Phrase[]} */ (Object.keys(PHRASE_TEXTS));

/**
 * A line may come twice, and what was kept from racers comes late: they stand in the order in which they were written.
 * @param {readonly ChatLine[]} chat
 * @param {ChatLine} line
 * @returns {readonly ChatLine[]}
 */
export function withLine(chat, { id, player, name, text, at }) {
  if (chat.some((known) => known.id === id)) return chat;
  const later = chat.findLastIndex((known) => known.id < id) + 1;
  return [...chat.slice(0, later), { id, player, name, text, at }, ...chat.slice(later)].slice(-LINES_KEPT);
}

/** @param {readonly ChatLine[]} chat @param {number} id @returns {readonly ChatLine[]} */
export function withoutLine(chat, id) {
  return chat.filter((line) => line.id !== id);
}

/** @param {readonly ChatLine[]} chat @param {PlayerId} me @param {number} seen the last line that was read @returns {number} how many of others are newer */
export function unread(chat, me, seen) {
  return chat.filter(({ id, player }) => id > seen && player !== me).length;
}

/** @param {readonly Said[]} said @param {EventMessage & { kind: "said" }} event @returns {readonly Said[]} one phrase a player: the newest */
export function withPhrase(said, { version, player, name, phrase }) {
  if (said.some(({ id }) => id === version) || !(phrase in PHRASE_TEXTS)) return said;
  return [...said.filter((other) => other.player !== player), { id: version, player, name, phrase }].slice(-SAID_KEPT);
}

/** @param {readonly Said[]} said @param {PlayerId} player @returns {Phrase | null} what a player has just said */
export function phraseOf(said, player) {
  return said.find((one) => one.player === player)?.phrase ?? null;
}

/** @param {Preferences["chat"]} chat @param {boolean} racing @returns {boolean} whether lines are to be shown */
export function showsChat(chat, racing) {
  return chat === "always" || (chat === "not_racing" && !racing);
}
