// Into a room that isn't known yet: one of one's own, or whichever quick play leads to.

/** @import { Asking } from "./asking.js" */
/** @import { Command } from "./net/messages.js" */
/** @import { ServerSocket } from "./net/socket.js" */
/** @import { Toasts } from "./toasts.js" */
import { notConnected } from "./state/refusals.js";

/** @typedef {Extract<Command, { type: "open_room" | "quick_play" }>} ToUnknown leads to such a room */

export class Opening {
  /** @param {Asking} asking @param {ServerSocket} socket @param {Toasts} toasts */
  constructor(asking, socket, toasts) {
    this.asking = asking;
    this.socket = socket;
    this.toasts = toasts;
    /** What is to be asked as soon as there is a connection. @type {ToUnknown | null} */
    this.waiting = null;
  }

  /**
   * One press, one room: while one is on its way another isn't asked for.
   * @param {ToUnknown} command
   * @returns {Promise<void>} once the room is there, or isn't to be had
   */
  by(command) {
    if (this.waiting !== null || this.asking.waitsFor("open_room") || this.asking.waitsFor("quick_play")) return Promise.resolve();
    return new Promise((done) => {
      const refused = (/** @type {string} */ sentence) => {
        this.toasts.show(sentence, "bad");
        done();
        return true;
      };
      if (this.asking.ask(command, refused, () => done())) return;
      const { status, attempt, offline } = this.socket.link;
      // The page has only just come, and its first connection is on the way.
      if (status !== "opening" || attempt > 0 || offline) refused(notConnected());
      else this.waiting = command;
      done();
    });
  }

  /** There is a connection. @returns {boolean} whether anything waited for it */
  begin() {
    const command = this.waiting;
    if (command === null) return false;
    this.waiting = null;
    this.by(command);
    return true;
  }

  /** It isn't wanted any more. */
  drop() {
    this.waiting = null;
  }

  /** There is no connection to be had just now. */
  giveUp() {
    if (this.waiting === null) return;
    this.waiting = null;
    this.toasts.show(notConnected(), "bad");
  }
}
