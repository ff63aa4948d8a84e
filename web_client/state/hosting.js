// Who has a say in a room, and what they may do about whom. Pure.

/** @import { Banned, Member, PlayerId } from "../net/messages.js" */
/** @import { Room } from "./room.js" */
import { goesOn } from "./runners.js";

/**
 * What can be done about a member.
 * @typedef {"hand_over" | "cohost" | "uncohost" | "mute" | "unmute" | "forfeit" | "kick" | "ban"} Act
 */

/** @param {Pick<Room, "host" | "members">} room @param {PlayerId} me @returns {boolean} whether this is the host or a co-host */
export function inCharge({ host, members }, me) {
  return host === me || members.some(({ player, cohost }) => player === me && cohost === true);
}

/**
 * @param {Pick<Room, "host" | "members" | "phase" | "race">} room
 * @param {Member} member
 * @param {PlayerId} me
 * @returns {Act[]} in the order in which they are offered; none for who has no say, or about oneself or the host
 */
export function actsOn(room, member, me) {
  const { player, bot, connected, cohost, muted } = member;
  if (!inCharge(room, me) || player === me || player === room.host) return [];
  const isHost = room.host === me;
  /** @type {Act[]} */
  const acts = [];
  if (isHost && !bot && connected) acts.push("hand_over");
  if (isHost && !bot) acts.push(cohost ? "uncohost" : "cohost");
  if (!bot) acts.push(muted ? "unmute" : "mute");
  if (racesOn(room, player)) acts.push("forfeit");
  acts.push("kick");
  if (!bot) acts.push("ban");
  return acts;
}

/** @param {Pick<Room, "phase" | "race">} room @param {PlayerId} player @returns {boolean} whether somebody is racing just now */
export function racesOn({ phase, race }, player) {
  const status = race?.runners[player]?.status;
  return phase === "racing" && status !== undefined && goesOn(status);
}

/** @param {readonly Banned[]} banned @param {Member | undefined} member @returns {readonly Banned[]} */
export function withBan(banned, member) {
  if (member === undefined) return banned;
  return [...unbanned(banned, member.player), { player: member.player, name: member.name }];
}

/** @param {readonly Banned[]} banned @param {PlayerId} player @returns {readonly Banned[]} */
export function unbanned(banned, player) {
  return banned.filter((other) => other.player !== player);
}
