// Everything the page shows, as one value, and how a message from the server changes it. Pure.

/** @import { PlayerId, RoomSummary, ServerMessage, ServerMs } from "../net/messages.js" */
/** @import { Why } from "../game/available.js" */
/** @import { Language } from "../i18n/languages.js" */
/** @import { Page } from "../net/pages.js" */
/** @import { Link } from "../net/socket.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { Race } from "./race.js" */
/** @import { Room } from "./room.js" */
/** @import { Said } from "./talk.js" */
import { USUAL } from "./preferences.js";
import { roomFromSnapshot, withDeal, withEvent, withRoomResult } from "./room.js";
import { withAck, withFeed, withFinish, withPar, withProgress, withReject } from "./race.js";

/** @typedef {{ id: number, text: string, tone: "plain" | "good" | "bad", about?: "start" }} Toast `about`: what is said later about the same takes its place */

/**
 * @typedef {object} App
 * @property {Link} link
 * @property {{ player: PlayerId, name: string } | null} me
 * @property {Page} page whether its room is known yet is `room`
 * @property {Language} language the one spoken now
 * @property {Preferences} preferences
 * @property {boolean} preferring the preferences are open
 * @property {readonly RoomSummary[] | null} rooms public rooms; null: not asked yet
 * @property {Room | null} room
 * @property {{ room: string, wrong: boolean } | null} password asked for; `wrong`: the last one was
 * @property {{ why: string, listed: boolean } | null} nameWanted why the room of this page wants another name than this person's, as the page says it; `listed`: only those on its list
 * @property {{ code: string, message: string } | null} barrier why the room of this page can't be entered, as the server says it
 * @property {string | null} kickedFrom the room that the host removed this person from: not entered again unasked
 * @property {readonly Toast[]} toasts
 * @property {readonly Said[]} said phrases that are shown just now
 * @property {Why | null} hint why the last tap on the table did nothing; for a moment
 */

/** @type {App} */
export const START = {
  link: { status: "opening", attempt: 0, retryAt: null, ending: null, why: "", offline: false },
  me: null,
  page: { at: "home" },
  language: "en",
  preferences: USUAL,
  preferring: false,
  rooms: null,
  room: null,
  password: null,
  nameWanted: null,
  barrier: null,
  kickedFrom: null,
  toasts: [],
  said: [],
  hint: null,
};

/**
 * @param {App} app
 * @param {ServerMessage} message
 * @param {ServerMs} [now] when it came
 * @returns {App}
 */
export function received(app, message, now) {
  switch (message.type) {
    case "welcome":
      return { ...app, me: { player: message.player, name: message.name } };
    case "rooms":
      return { ...app, rooms: message.rooms };
    case "room":
      return entered(app, message);
    case "left":
      return app.room?.id === message.room ? { ...app, room: null } : app;
    case "result":
      // The standings say all that the toasts of the race said.
      return app.room?.id === message.room ? withInRoom({ ...app, toasts: [] }, message) : app;
    case "event":
      // A countdown says by itself what was said about the start.
      if (message.kind === "countdown") return withInRoom({ ...app, toasts: app.toasts.filter(({ about }) => about !== "start") }, message, now);
      return withInRoom(app, message, now);
    case "deal":
    case "ack":
    case "reject":
    case "progress":
    case "feed":
    case "finished":
    case "par":
      return withInRoom(app, message, now);
    default:
      return app;
  }
}

/** @typedef {Extract<ServerMessage, { room: string, type: Exclude<ServerMessage["type"], "room" | "left" | "bot_added" | "invites"> }>} RoomNews */

/** @param {App} app @param {RoomNews} message @param {ServerMs} [now] @returns {App} */
function withInRoom(app, message, now) {
  if (app.room?.id !== message.room) return app;
  const room = inRoom(app.room, message, app.me?.player ?? "", now);
  return room === app.room ? app : { ...app, room };
}

/** @param {App} app @param {ServerMessage & { type: "room" }} message @returns {App} */
function entered(app, message) {
  // An answer that comes after the person went home again.
  if (app.page.at !== "room" || app.page.id !== message.room) return app;
  const before = app.room?.id === message.room ? app.room : null;
  return { ...app, room: roomFromSnapshot(message, before, app.me?.player ?? ""), password: null, nameWanted: null, barrier: null };
}

/**
 * @param {Room} room
 * @param {RoomNews} message
 * @param {PlayerId} me
 * @param {ServerMs} [now]
 * @returns {Room}
 */
function inRoom(room, message, me, now) {
  if (message.type === "event") return withEvent(room, message);
  if (message.type === "deal") return withDeal(room, message, me);
  if (message.type === "result") return withRoomResult(room, message);
  if (room.race === null) return room;
  const race = inRace(room.race, message, room.members, me, now);
  return race === room.race ? room : { ...room, race };
}

/**
 * @param {Race} race
 * @param {Exclude<RoomNews, { type: "event" | "deal" | "result" }>} message
 * @param {Room["members"]} members
 * @param {PlayerId} me
 * @param {ServerMs} [now]
 * @returns {Race}
 */
function inRace(race, message, members, me, now) {
  switch (message.type) {
    case "ack":
      return withAck(race, message, me, now);
    case "reject":
      return withReject(race, message);
    case "progress":
      return withProgress(race, message, members, me);
    case "feed":
      return withFeed(race, message);
    case "finished":
      return withFinish(race, message);
    case "par":
      return withPar(race, message);
  }
}

/** @param {App} app @param {Toast} toast @returns {App} */
export function withToast(app, toast) {
  const others = app.toasts.filter(({ text, about }) => text !== toast.text && (about === undefined || about !== toast.about));
  return { ...app, toasts: [...others, toast].slice(-3) };
}

/** @param {App} app @param {number} id @returns {App} */
export function withoutToast(app, id) {
  return { ...app, toasts: app.toasts.filter((toast) => toast.id !== id) };
}

/** @param {App} app @param {Page} page @returns {App} on another page, with nothing left of the one before */
export function goneTo(app, page) {
  return { ...app, page, room: null, password: null, nameWanted: null, barrier: null, toasts: [], said: [], hint: null, preferring: false };
}
