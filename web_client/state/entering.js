// What to do when a room doesn't let somebody in. Pure.

/** @import { Role } from "../net/messages.js" */
import { text } from "../i18n/text.js";

/**
 * `password`: ask for it; `name`: ask for another one, since somebody there has this one or (`listed`) it isn't on the room's list; `watch`: come in as a spectator instead, and say `note`; `barrier`: the page says why not;
 * `tell`: one is in the room already (and only wanted another role), so a sentence is enough.
 * @typedef {{ then: "password", wrong: boolean } | { then: "name", listed: boolean } | { then: "watch", note: string } | { then: "barrier" } | { then: "tell" }} Entry
 */

/** Which of the doors it was that the name is not on a list is only in the server's words. */
const OF_A_LIST = /\bon its list\b/;

/**
 * @param {string} code of the server's error
 * @param {{ role: Role, password?: string }} join what was asked for
 * @param {boolean} inside whether one is in this room already
 * @param {string} [message] the server's own words
 * @returns {Entry}
 */
export function entryAfter(code, { role, password }, inside, message = "") {
  if (code === "wrong_password") return { then: "password", wrong: password !== undefined };
  if (inside) return { then: "tell" };
  if (code === "name_taken") return { then: "name", listed: false };
  if (code === "not_invited" && OF_A_LIST.test(message)) return { then: "name", listed: true };
  if (role === "player" && code === "wrong_phase") {
    return { then: "watch", note: text("home-race-is-on") };
  }
  if (role === "player" && code === "room_full") {
    return { then: "watch", note: text("home-seats-taken") };
  }
  return { then: "barrier" };
}
