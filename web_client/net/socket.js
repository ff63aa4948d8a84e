// One connection to the server that comes back by itself. It knows frames and time, nothing of rooms or races.

/** @import { Command, ServerMessage, ServerMs } from "./messages.js" */
/** @import { Ending } from "./closing.js" */
/** @import { Clock } from "./clock.js" */
import { backoff } from "./backoff.js";
import { offset, withSample } from "./clock.js";
import { ending, headStart } from "./closing.js";

const SUBPROTOCOL = "pyramid-race.v1";
const PING_EVERY_MS = 10_000;
const FIRST_PINGS_MS = [0, 150, 400, 900];
const SILENCE_MS = 8_000;
/** Where there is reason to doubt that the connection still lives. */
const SHORT_SILENCE_MS = 4_000;
/** An attempt that has lasted so long isn't waited for any longer once the network has changed. */
const OPENING_MS = 1_000;
const CONNECT_MS = 10_000;
const STABLE_MS = 5_000;

/**
 * `opening`: on the way; `open`: usable; `waiting`: lost, tries again at `retryAt`; `closed`: given up, `ending` says why.
 * @typedef {object} Link
 * @property {"opening" | "open" | "waiting" | "closed"} status
 * @property {number} attempt failed attempts in a row
 * @property {number | null} retryAt local time of the next attempt
 * @property {Exclude<Ending, "again"> | null} ending
 * @property {string} why what the server said at the ending, empty if nothing
 * @property {boolean} offline the device says that it has no network, and nothing has come through since
 */

/**
 * @typedef {object} Handlers
 * @property {() => Command} hello first frame of every connection
 * @property {(message: ServerMessage) => void} message
 * @property {(link: Link) => void} link
 */

export class ServerSocket {
  /** @param {string} url @param {Handlers} handlers */
  constructor(url, handlers) {
    this.url = url;
    this.handlers = handlers;
    /** @type {Link} */
    this.link = { status: "closed", attempt: 0, retryAt: null, ending: null, why: "", offline: false };
    /** @type {WebSocket | null} */
    this.ws = null;
    /** @type {Clock} */
    this.clock = [];
    /** @type {Set<ReturnType<typeof setTimeout>>} timers of the present connection or wait */
    this.timers = new Set();
    this.openingAt = 0;
    this.heardAt = 0;
    this.helloAt = 0;
    this.goneAt = 0;
    this.refs = 0;
  }

  /** Connects now; an existing connection is dropped without a word. */
  connect() {
    this.#drop();
    this.#change({ status: "opening", retryAt: null, ending: null, why: "" });
    this.openingAt = performance.now();
    const ws = new WebSocket(this.url, SUBPROTOCOL);
    this.ws = ws;
    ws.onopen = () => this.#opened();
    ws.onmessage = ({ data }) => this.#heard(data);
    ws.onclose = ({ code, reason }) => this.#lost(code, reason);
    // A network that swallows packets would leave `new WebSocket` hanging for minutes.
    this.#later(CONNECT_MS, () => ws.readyState === WebSocket.CONNECTING && this.#lost(1006));
  }

  /** The server is there but can't serve now: like after a lost connection. */
  tryLater() {
    this.#lost(1013);
  }

  /** The server won't have this client. @param {string} why in its own words */
  giveUp(why) {
    this.#lost(1008, why);
  }

  /** Something has changed (the network came back, the page is looked at again): connects now, or sees whether the connection lives. */
  hurry() {
    const { status } = this.link;
    if (status === "waiting") this.connect();
    else if (status === "opening" && performance.now() - this.openingAt > OPENING_MS) this.connect();
    else if (status === "open") this.#ping(SHORT_SILENCE_MS);
  }

  /** The device has no network, it says: so it is until something comes through all the same (from this machine, say). */
  networkGone() {
    this.goneAt = performance.now();
    this.#change({ offline: true });
    if (this.link.status === "open") this.#ping(SHORT_SILENCE_MS);
  }

  networkBack() {
    this.#change({ offline: false });
    this.hurry();
  }

  /**
   * @param {Command} command
   * @param {string} [ref] name for the answer; one is made up where none is given
   * @returns {string | null} the ref; null: not connected, nothing was sent
   */
  send(command, ref = this.nextRef()) {
    if (this.ws?.readyState !== WebSocket.OPEN) return null;
    if (command.type === "hello") this.helloAt = performance.now();
    this.ws.send(JSON.stringify({ ...command, ref }));
    return ref;
  }

  /** @returns {string} a ref not used before by this page */
  nextRef() {
    this.refs += 1;
    return `r${this.refs}`;
  }

  /** @returns {ServerMs | null} the server's clock now; null while nothing is known of it */
  now() {
    const ahead = offset(this.clock);
    return ahead === null ? null : performance.now() + ahead;
  }

  #opened() {
    this.heardAt = performance.now();
    this.send(this.handlers.hello());
    for (const ms of FIRST_PINGS_MS) this.#later(ms, () => this.#ping());
    this.#later(PING_EVERY_MS, () => this.#beat());
  }

  #beat() {
    this.#ping();
    this.#later(PING_EVERY_MS, () => this.#beat());
  }

  /** @param {number} [patience] ms after which a silent connection is a lost one */
  #ping(patience = SILENCE_MS) {
    const sent = performance.now();
    if (this.send({ type: "ping", t: sent }) === null) return;
    this.#later(patience, () => this.heardAt < sent && this.#lost(1006));
  }

  /** @param {unknown} data */
  #heard(data) {
    this.heardAt = performance.now();
    if (typeof data !== "string") return;
    /** @type {ServerMessage} */
    const message = JSON.parse(data);
    if (message.type === "pong") {
      this.clock = withSample(this.clock, message.t, this.heardAt, message.now);
      if (this.link.offline && message.t >= this.goneAt) this.#change({ offline: false });
      return;
    }
    if (message.type === "welcome") this.#welcomed(message.now);
    this.handlers.message(message);
  }

  /** @param {ServerMs} now */
  #welcomed(now) {
    // Afresh, since a machine that slept in between may have stopped its monotonic clock.
    this.clock = withSample([], this.helloAt, this.heardAt, now);
    // A server that lets us in only to throw us out again must not be asked at the shortest interval.
    const offline = this.link.offline && this.helloAt < this.goneAt;
    this.#change({ status: "open", attempt: Math.min(this.link.attempt, 1), offline });
    this.#later(STABLE_MS, () => this.#change({ attempt: 0 }));
  }

  /** @param {number} code @param {string} [reason] */
  #lost(code, reason = "") {
    this.#drop();
    const why = ending(code);
    if (why !== "again") {
      this.#change({ status: "closed", retryAt: null, ending: why, why: reason });
      return;
    }
    const wait = backoff(this.link.attempt + headStart(code), Math.random());
    this.#change({ status: "waiting", attempt: this.link.attempt + 1, retryAt: performance.now() + wait });
    this.#later(wait, () => this.connect());
  }

  #drop() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    if (this.ws === null) return;
    this.ws.onopen = this.ws.onmessage = this.ws.onclose = null;
    this.ws.close();
    this.ws = null;
  }

  /** @param {number} ms @param {() => void} run */
  #later(ms, run) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  /** @param {Partial<Link>} change */
  #change(change) {
    this.link = { ...this.link, ...change };
    this.handlers.link(this.link);
  }
}
