// Commands whose answer is still to come.

/** @import { Command, ServerMessage } from "./net/messages.js" */
/** @import { ServerSocket } from "./net/socket.js" */
import { notConnected } from "./state/refusals.js";

/**
 * Told the sentence that says why something came to nothing; true: it is shown there, so a toast needn't.
 * @typedef {(sentence: string) => boolean | void} OnRefused
 */
/** Told the answer, where it is one that changes nothing on the page by itself. @typedef {(answer: ServerMessage) => void} OnDone */
/** @typedef {{ command: Command, onRefused?: OnRefused | undefined, onDone?: OnDone | undefined }} Asked */

/** What may be sent without a network: nothing is changed by it but what this page shows. @type {ReadonlySet<Command["type"]>} */
const HARMLESS = new Set(["join", "rooms"]);

export class Asking {
  /** @param {Pick<ServerSocket, "send" | "link">} socket */
  constructor(socket) {
    this.socket = socket;
    /** @type {Map<string, Asked>} by ref */
    this.asked = new Map();
  }

  /**
   * @param {Command} command
   * @param {OnRefused} [onRefused]
   * @param {OnDone} [onDone]
   * @returns {boolean} false: not connected, nothing was sent
   */
  ask(command, onRefused, onDone) {
    const { status, offline } = this.socket.link;
    // Before the welcome nobody knows yet who asks, nor what the hello will come to.
    if (status !== "open") return false;
    // The device may say that it is offline before the connection is lost. What was refused then must not be done later on.
    if (offline && !HARMLESS.has(command.type)) return false;
    const ref = this.socket.send(command);
    if (ref !== null) this.asked.set(ref, { command, onRefused, onDone });
    return ref !== null;
  }

  /** @param {{ ref?: string } | object} message @returns {Asked | undefined} what it is the answer to */
  answered(message) {
    const ref = "ref" in message ? message.ref : undefined;
    const asked = ref ? this.asked.get(ref) : undefined;
    if (ref) this.asked.delete(ref);
    return asked;
  }

  /** @param {Command["type"]} type @returns {boolean} whether the answer to one of this type is still to come */
  waitsFor(type) {
    return [...this.asked.values()].some(({ command }) => command.type === type);
  }

  /** With the connection the answers are lost. */
  forget() {
    const lost = [...this.asked.values()];
    this.asked.clear();
    for (const { onRefused } of lost) onRefused?.(notConnected());
  }

  /**
   * A refusal without a ref: whatever of this type was under way came to nothing.
   * @param {Command["type"]} type @param {string} sentence @returns {boolean} whether there was something
   */
  refuse(type, sentence) {
    const refused = [...this.asked].filter(([, { command }]) => command.type === type);
    for (const [ref, { onRefused }] of refused) {
      this.asked.delete(ref);
      onRefused?.(sentence);
    }
    return refused.length > 0;
  }
}
