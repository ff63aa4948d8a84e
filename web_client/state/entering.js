// What to do when a room doesn't let somebody in. Pure.

/** @import { Role } from "../net/messages.js" */
import { text } from "../i18n/text.js";

/**
 * `password`: ask for it; `name`: ask for another one; `watch`: come in as a spectator instead, and say `note`; `barrier`: the page says why not;
 * `tell`: one is in the room already (and only wanted another role), so a sentence is enough.
 * @typedef {{ then: "password", wrong: boolean } | { then: "name" } | { then: "watch", note: string } | { then: "barrier" } | { then: "tell" }} Entry
 */

/**
 * @param {string} code of the server's error
 * @param {{ role: Role, password?: string }} join what was asked for
 * @param {boolean} inside whether one is in this room already
 * @returns {Entry}
 */
export function entryAfter(code, { role, password }, inside) {
  if (code === "wrong_password") return { then: "password", wrong: password !== undefined };
  if (inside) return { then: "tell" };
  if (code === "name_taken") return { then: "name" };
  if (role === "player" && code === "wrong_phase") {
    return { then: "watch", note: text("home-race-is-on") };
  }
  if (role === "player" && code === "room_full") {
    return { then: "watch", note: text("home-seats-taken") };
  }
  return { then: "barrier" };
}
