// What has changed among the people of a room, in sentences for those who hear the page. Pure.

/** @import { Member, PlayerId } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { calledName } from "./rules_words.js";

/**
 * Only players: the start waits for them. One of a kind is named, several are counted.
 * @param {readonly Member[]} before
 * @param {readonly Member[]} after
 * @param {PlayerId} me whose own doings are no news
 * @returns {string[]}
 */
export function lobbyNews(before, after, me) {
  const was = playersById(before, me);
  const is = playersById(after, me);
  const both = [...is.values()].filter(({ player }) => was.has(player));
  const changed = both.filter(({ player, ready }) => was.get(player)?.ready !== ready);
  return [
    said("lobby-joined", [...is.values()].filter(({ player }) => !was.has(player))),
    said("lobby-left", [...was.values()].filter(({ player }) => !is.has(player))),
    said("lobby-got-ready", changed.filter(({ ready }) => ready)),
    said("lobby-no-longer-ready", changed.filter(({ ready }) => !ready)),
  ].filter((sentence) => sentence !== "");
}

/** @param {readonly Member[]} members @param {PlayerId} me @returns {Map<PlayerId, Member>} */
function playersById(members, me) {
  return new Map(members.filter(({ player, role }) => role === "player" && player !== me).map((member) => [member.player, member]));
}

/** @param {string} id @param {readonly Member[]} whom @returns {string} */
function said(id, whom) {
  const [first] = whom;
  return first ? text(id, { n: whom.length, name: calledName(first.name, first.bot) }) : "";
}
