// What is said in a room: lines of chat, and phrases that everybody hears in their own language. Pure.

/** @import { ChatLine, EventMessage, Member, Phrase, PlayerId } from "../net/messages.js" */
/** @import { Preferences } from "./preferences.js" */

const LINES_KEPT = 50;
const SAID_KEPT = 12;

/** @typedef {{ id: number, player: PlayerId, name: string, phrase: Phrase, bot?: boolean }} Said a phrase just heard */

/** What stands in the talk: what somebody wrote, or a phrase. @typedef {ChatLine | { id: number, player: PlayerId, name: string, phrase: Phrase, bot?: boolean }} Line */

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
 * @param {readonly Line[]} chat
 * @param {Line} line
 * @returns {readonly Line[]}
 */
export function withLine(chat, line) {
  if (chat.some((known) => known.id === line.id)) return chat;
  const later = chat.findLastIndex((known) => known.id < line.id) + 1;
  return [...chat.slice(0, later), line, ...chat.slice(later)].slice(-LINES_KEPT);
}

/** @param {readonly Line[]} chat @param {EventMessage & { kind: "said" }} event @returns {readonly Line[]} unless this version of the page has no words for it */
export function withSaid(chat, { id, player, name, phrase, bot }) {
  return phrase in PHRASE_TEXTS ? withLine(chat, { id, player, name, phrase, ...(bot && { bot }) }) : chat;
}

/**
 * The server keeps what is written; phrases are known to those who heard them.
 * @param {readonly ChatLine[]} chat as a snapshot has it
 * @param {readonly Line[]} before
 * @param {readonly Member[]} members by whom phrases still stand, under the names that they have now
 * @returns {readonly Line[]}
 */
export function withPhrasesKept(chat, before, members) {
  const names = new Map(members.map(({ player, name }) => [player, name]));
  return before.reduce((/** @type {readonly Line[]} */ lines, line) => {
    const name = names.get(line.player);
    return "phrase" in line && name ? withLine(lines, { ...line, name }) : lines;
  }, chat);
}

/** @param {readonly Line[]} chat @param {boolean} phrases whether they are wanted @returns {readonly Line[]} what is shown of it */
export function shownLines(chat, phrases) {
  return phrases ? chat : chat.filter((line) => !("phrase" in line));
}

/** @param {readonly Line[]} chat @param {number} id @returns {readonly Line[]} */
export function withoutLine(chat, id) {
  return chat.filter((line) => line.id !== id);
}

/** @param {readonly Line[]} chat @param {PlayerId} me @param {number} seen the last line that was read @returns {number} how many that others wrote are newer; phrases are seen where they stand */
export function unread(chat, me, seen) {
  return chat.filter((line) => line.id > seen && line.player !== me && !("phrase" in line)).length;
}

/** @param {readonly Said[]} said @param {EventMessage & { kind: "said" }} event @returns {readonly Said[]} one phrase a player: the newest */
export function withPhrase(said, { id, player, name, phrase, bot }) {
  if (said.some((one) => one.id === id) || !(phrase in PHRASE_TEXTS)) return said;
  return [...said.filter((other) => other.player !== player), { id, player, name, phrase, ...(bot && { bot }) }].slice(-SAID_KEPT);
}

/** @param {readonly Said[]} said @param {PlayerId} player @returns {Phrase | null} what a player has just said */
export function phraseOf(said, player) {
  return said.find((one) => one.player === player)?.phrase ?? null;
}

/** @param {Preferences["chat"]} chat @param {boolean} racing @returns {boolean} whether lines are to be shown */
export function showsChat(chat, racing) {
  return chat === "always" || (chat === "not_racing" && !racing);
}
