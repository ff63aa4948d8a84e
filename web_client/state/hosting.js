// Who has a say in a room, and what they may do about whom. Pure.

/** @import { Banned, Member, PlayerId } from "../net/messages.js" */
/** @import { Room } from "./room.js" */
import { goesOn } from "./runners.js";

/**
 * What can be done about a member.
 * @typedef {"hand_over" | "cohost" | "uncohost" | "mute" | "unmute" | "forfeit" | "kick" | "ban"} Act
 */

/** @param {Pick<Room, "host" | "members" | "settings">} room @param {PlayerId} me @returns {boolean} whether this is the host or a co-host; a room of quick play runs by itself */
export function inCharge(room, me) {
  return !room.settings.quick && keepsTalk(room, me);
}

/** @param {Pick<Room, "host" | "members">} room @param {PlayerId} me @returns {boolean} whether this one may delete others' lines, and mute */
export function keepsTalk({ host, members }, me) {
  return host === me || members.some(({ player, cohost }) => player === me && cohost === true);
}

/**
 * @param {Pick<Room, "host" | "members" | "phase" | "race" | "settings">} room
 * @param {Member} member
 * @param {PlayerId} me
 * @returns {Act[]} in the order in which they are offered; none for who has no say, or about oneself or the host
 */
export function actsOn(room, member, me) {
  const { player, bot, connected, cohost, muted } = member;
  if (!keepsTalk(room, me) || player === me || player === room.host) return [];
  if (!inCharge(room, me)) return bot ? [] : [muted ? "unmute" : "mute"];
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

/**
 * Who wants another race in a room that runs by itself.
 * @param {Pick<Room, "members">} room
 * @param {PlayerId} me
 * @returns {{ mine: boolean, others: number, alone: boolean }} whether I do, how many others do, and whether there is nobody else who could
 */
export function wantedAgain({ members }, me) {
  const here = members.filter(({ player, role, connected, bot, next }) => player !== me && connected && !bot && (role === "player" || next === true));
  const mine = members.some(({ player, ready }) => player === me && ready);
  return { mine, others: here.filter(({ ready, next }) => ready || next === true).length, alone: here.length === 0 };
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
