// Who this browser is: the secret token the server gave, the name, and the role held in each room.

/** @import { Role } from "./messages.js" */

const TOKEN = "pyramid-race.token";
const NAME = "pyramid-race.name";
const ROOM = "pyramid-race.room";
/** Of the language chosen by hand; what another tab changes under it is told by a storage event. */
export const LANGUAGE = "pyramid-race.language";
const ROLE = "pyramid-race.role.";
const INVITATION = "pyramid-race.invitation.";
/** What else is about this person; see practice_box.js. */
const OWN = ["pyramid-race.practice.game", "pyramid-race.practice.best"];

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Box */

/** @returns {Box} forgets everything with the page: for browsers that refuse storage */
export function forgetful() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * @param {() => Box} open gives the browser's storage; may throw
 * @returns {Box}
 */
export function storage(open) {
  try {
    const box = open();
    box.setItem("pyramid-race.probe", "1");
    box.removeItem("pyramid-race.probe");
    return box;
  } catch {
    return forgetful();
  }
}

export class Identity {
  /** @param {Box} lasting @param {Box} tab */
  constructor(lasting, tab) {
    this.lasting = lasting;
    this.tab = tab;
  }

  /** @returns {string | null} */
  get token() {
    return this.lasting.getItem(TOKEN);
  }

  /** @param {string | null} token null: the server doesn't know it (any more) */
  set token(token) {
    if (token === null) this.lasting.removeItem(TOKEN);
    else this.lasting.setItem(TOKEN, token);
  }

  /** @returns {string} empty: none chosen yet */
  get name() {
    return this.lasting.getItem(NAME) ?? "";
  }

  set name(name) {
    this.lasting.setItem(NAME, name);
  }

  /** @returns {string | null} the room this browser was last in and hasn't left; another tab may be in it */
  get lastRoom() {
    return this.lasting.getItem(ROOM);
  }

  /** @param {string | null} room */
  set lastRoom(room) {
    if (room === null) this.lasting.removeItem(ROOM);
    else this.lasting.setItem(ROOM, room);
  }

  /** @returns {string | null} the language chosen by hand; null: none, the browser's are asked */
  get language() {
    return this.lasting.getItem(LANGUAGE);
  }

  /** @param {string | null} language */
  set language(language) {
    if (language === null) this.lasting.removeItem(LANGUAGE);
    else this.lasting.setItem(LANGUAGE, language);
  }

  /** Nothing of this person is left in this browser; what it looks and sounds like stays. */
  forget() {
    for (const key of [TOKEN, NAME, ROOM, ...OWN]) this.lasting.removeItem(key);
  }

  /** @param {string} room @returns {Role} the role this tab last had in the room */
  roleIn(room) {
    return this.tab.getItem(ROLE + room) === "spectator" ? "spectator" : "player";
  }

  /** @param {string} room @param {Role} role */
  setRole(room, role) {
    this.tab.setItem(ROLE + room, role);
  }

  /** @param {string} room @returns {string | null} the single-use invitation that this tab was opened with */
  invitationTo(room) {
    return this.tab.getItem(INVITATION + room);
  }

  /** @param {string} room @param {string | null} invitation null: it doesn't let in any more */
  setInvitation(room, invitation) {
    if (invitation === null) this.tab.removeItem(INVITATION + room);
    else this.tab.setItem(INVITATION + room, invitation);
  }
}
