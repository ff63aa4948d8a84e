// The room as this page knows it: a snapshot, with every message since folded in. Pure.

/** @import { Banned, EventMessage, Member, Phase, PlayerId, RoomMessage, Series, ServerMs, Settings } from "../net/messages.js" */
/** @import { Race } from "./race.js" */
/** @import { Line } from "./talk.js" */
import { unbanned, withBan } from "./hosting.js";
import { dealt, raceFromSnapshot, runnerBack, runnerGone, withResult } from "./race.js";
import { withLine, withoutLine, withPhrasesKept, withSaid } from "./talk.js";

/**
 * @typedef {object} Room
 * @property {string} id
 * @property {Phase} phase
 * @property {PlayerId | null} host
 * @property {Settings} settings
 * @property {readonly Member[]} members in the order in which they joined
 * @property {number} spectators
 * @property {readonly Line[]} chat
 * @property {number} number of the present race, or of the last one
 * @property {ServerMs | null} startsAt
 * @property {ServerMs | null} endsAt
 * @property {Race | null} race from GO on
 * @property {boolean} locked nobody new comes in
 * @property {readonly Banned[]} banned known to those in charge
 * @property {Series | null} series
 * @property {ServerMs | null} beginsAt when the countdown begins by itself, as things are
 * @property {boolean} held a host has stopped it
 */

/**
 * @param {RoomMessage} message
 * @param {Room | null} before what this page knew of the same room
 * @param {PlayerId} me
 * @returns {Room}
 */
export function roomFromSnapshot(message, before, me) {
  const counting = message.phase !== "lobby";
  return {
    id: message.room,
    phase: message.phase,
    host: message.host,
    settings: message.settings,
    members: message.members,
    spectators: message.spectators ?? message.members.filter(({ role }) => role === "spectator").length,
    chat: withPhrasesKept(message.chat ?? [], before?.chat ?? [], message.members),
    number: message.race,
    startsAt: counting ? message.starts_at ?? null : null,
    endsAt: counting ? message.ends_at ?? null : null,
    race: raceFromSnapshot(message, before?.race ?? null, me),
    locked: message.locked === true,
    banned: message.banned ?? [],
    series: message.series ?? null,
    beginsAt: message.begins_at ?? null,
    held: message.held === true,
  };
}

/**
 * @param {Room} room
 * @param {EventMessage} event
 * @returns {Room}
 */
export function withEvent(room, event) {
  const after = happened(room, event);
  return event.begins_at === undefined ? after : { ...after, beginsAt: event.begins_at };
}

/** @param {Room} room @param {EventMessage} event @returns {Room} */
function happened(room, event) {
  switch (event.kind) {
    case "joined":
      return joined(room, event);
    case "left":
      return gone(room, event.player);
    case "kicked":
      return gone(event.ban ? { ...room, banned: withBan(room.banned, memberOf(room, event.player)) } : room, event.player);
    case "unbanned":
      return { ...room, banned: unbanned(room.banned, event.player) };
    case "locked":
      return { ...room, locked: event.locked };
    case "cohost":
      return withMember(room, event.player, { cohost: event.cohost });
    case "ready":
      return withMember(room, event.player, { ready: event.ready });
    case "configured":
      return configured(room, event.settings);
    case "countdown":
      return {
        ...room,
        phase: "countdown",
        number: event.race,
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        race: null,
        held: false,
      };
    case "countdown_stopped":
      return withMember({ ...lobby(room), held: event.held === true }, event.player, { ready: false });
    case "host":
      // Whoever is in charge can't be kept from speaking.
      return withMember({ ...room, host: event.player }, event.player, { muted: false });
    case "chat":
      return { ...room, chat: withLine(room.chat, { id: event.id, player: event.player, name: event.name, text: event.text, at: event.at, ...(event.bot && { bot: true }) }) };
    case "said":
      return { ...room, chat: withSaid(room.chat, event) };
    case "chat_deleted":
      return { ...room, chat: withoutLine(room.chat, event.id) };
    case "muted":
      return withMember(room, event.player, { muted: event.muted });
    case "forfeited":
      return { ...room, race: room.race && runnerGone(room.race, event.player, forfeitOf(event)) };
    case "unforfeited":
      return { ...room, race: room.race && runnerBack(room.race, event.player) };
    case "connected":
      return withMember(room, event.player, { connected: true });
    case "disconnected":
      return withMember(room, event.player, { connected: false });
    case "rematch":
      return {
        ...lobby(room),
        members: room.members.map((member) => ({ ...member, ready: false })),
        // What is over, is over: the next race begins another one.
        series: room.series?.over ? null : room.series,
      };
    default:
      return room;
  }
}

/**
 * @param {Room} room
 * @param {import("../net/messages.js").DealMessage} deal
 * @param {PlayerId} me
 * @returns {Room}
 */
export function withDeal(room, deal, me) {
  // The deal may come twice: by itself and in a snapshot asked for at the same time.
  if (room.race?.number === deal.race && room.phase !== "countdown") return room;
  return {
    ...room,
    phase: "racing",
    number: deal.race,
    startsAt: deal.starts_at,
    endsAt: deal.ends_at,
    race: dealt(deal, room.members, me),
  };
}

/**
 * @param {Room} room
 * @param {import("../net/messages.js").ResultMessage} result
 * @returns {Room}
 */
export function withRoomResult(room, result) {
  if (room.race === null || room.race.number !== result.race) return room;
  return { ...room, phase: "finished", race: withResult(room.race, result), series: result.series ?? room.series };
}

/** @param {Room} room @param {PlayerId} player @returns {Member | undefined} */
export function memberOf(room, player) {
  return room.members.find((member) => member.player === player);
}

/** @param {Room} room @returns {readonly Member[]} those with a seat */
export function seated(room) {
  return room.members.filter(({ role }) => role === "player");
}

/** @param {Pick<Room, "members">} room @param {PlayerId} me @returns {boolean} whether somebody else looks at it, too */
export function othersHere({ members }, me) {
  return members.some(({ player, bot, connected }) => player !== me && connected && !bot);
}

/**
 * A newcomer, or a member with another role or another name.
 * @param {Room} room @param {EventMessage & { kind: "joined" }} event @returns {Room}
 */
function joined(room, { player, name, role, bot, next, muted }) {
  const before = memberOf(room, player);
  if (before?.role === role) return withMember(room, player, { name, connected: true, next: next === true });
  const marks = { ...(before?.cohost ? { cohost: true } : {}), ...(muted || before?.muted ? { muted: true } : {}), ...(next ? { next } : {}) };
  const member = { player, name, role, ready: false, connected: true, ...(bot ? { bot } : {}), ...marks };
  const others = room.members.filter((other) => other.player !== player);
  const watched = before?.role === "spectator" ? 1 : 0;
  return {
    ...room,
    members: [...others, member],
    spectators: room.spectators - watched + (role === "spectator" ? 1 : 0),
  };
}

/** @param {EventMessage & { kind: "forfeited" }} event */
function forfeitOf({ by, at }) {
  return { gaveUpAt: by === undefined ? at : null, takenOut: by !== undefined };
}

/** @param {Room} room @param {PlayerId} player @returns {Room} */
function gone(room, player) {
  const member = memberOf(room, player);
  return {
    ...room,
    members: room.members.filter((other) => other.player !== player),
    // Not all spectators are listed, so one who isn't among the members was a spectator.
    spectators: Math.max(0, room.spectators - (member === undefined || member.role === "spectator" ? 1 : 0)),
    race: room.phase === "racing" && room.race ? runnerGone(room.race, player) : room.race,
  };
}

/**
 * Nobody is ready for terms that have changed since: the server forgets it, too. What doesn't touch the race changes no terms.
 * @param {Room} room @param {Settings} settings @returns {Room}
 */
function configured(room, settings) {
  const { name, visibility, password, capacity, invite_only, allowed } = settings;
  const same = JSON.stringify({ ...room.settings, name, visibility, password, capacity, invite_only, allowed }) === JSON.stringify({ ...room.settings, ...settings });
  const members = same ? room.members : room.members.map((member) => ({ ...member, ready: false }));
  const series = settings.best_of === room.settings.best_of ? room.series : null;
  return { ...room, settings, members, series, held: false };
}

/** @param {Room} room @returns {Room} */
function lobby(room) {
  return { ...room, phase: "lobby", startsAt: null, endsAt: null, race: null, held: false };
}

/** @param {Room} room @param {PlayerId} player @param {Partial<Member>} change @returns {Room} */
function withMember(room, player, change) {
  const members = room.members.map((member) => (member.player === player ? { ...member, ...change } : member));
  return { ...room, members };
}
