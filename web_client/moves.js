// One's own moves: from a tap to the server, shown at once, sent again until there is an answer.

/** @import { Action, Card } from "./net/messages.js" */
/** @import { ServerSocket } from "./net/socket.js" */
/** @import { Grip, Onto, Tap } from "./game/selection.js" */
/** @import { App } from "./state/app.js" */
/** @import { Race } from "./state/race.js" */
/** @import { Store } from "./state/store.js" */
/** @import { Feedback } from "./feedback.js" */
/** @import { Hints } from "./hints.js" */
import { canRecycle } from "./game/available.js";
import { drawTo, drop, STOCK, tap } from "./game/selection.js";
import { play } from "./state/own.js";

const HEARD = /** @type {const} */ ({ remove: "take", draw: "draw", recycle: "draw", undo: "undo" });

const UNANSWERED_MS = 4_000;
/** The server takes some more by then. */
const LATER_MS = 700;

export class Moves {
  /**
   * @param {Store<App>} store
   * @param {ServerSocket} socket
   * @param {() => void} compareNotes asks the server for the room as it is
   * @param {Pick<Hints, "tell">} hints
   * @param {Pick<Feedback, "tell">} feedback
   */
  constructor(store, socket, compareNotes, hints, feedback) {
    this.store = store;
    this.socket = socket;
    this.compareNotes = compareNotes;
    this.hints = hints;
    this.feedback = feedback;
    /** Whether the room knows of the present connection: before that the server refuses what comes by it. */
    this.joined = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
  }

  /** @param {Card} card */
  tap(card) {
    const race = this.#race();
    if (!race?.own || race.own.waiting) return;
    this.#decided(tap(race.own.board, race.selected, card, race.rules));
  }

  /** @param {Grip} dragged @param {Onto} onto */
  drop(dragged, onto) {
    const race = this.#race();
    if (!race?.own || race.own.waiting) return;
    this.#decided(drop(race.own.board, dragged, onto, race.rules));
  }

  /** The stock: its next card drawn, or a pile asked for where there are several; when it is empty, the waste turned over. */
  draw() {
    const race = this.#race();
    if (!race?.own) return;
    const { board } = race.own;
    if (canRecycle(board)) this.play({ do: "recycle" });
    if (board.stock === 0) return;
    if (race.rules.waste_piles === 1) this.drawTo(0);
    else this.#change((now) => ({ ...now, selected: now.selected === STOCK ? null : STOCK }));
  }

  /** @param {number} pile from 0 */
  drawTo(pile) {
    const race = this.#race();
    if (!race?.own || race.own.board.stock === 0 || pile >= race.rules.waste_piles) return;
    if (race.rules.waste_piles > 1) this.deselect();
    this.play(drawTo(pile, race.rules));
  }

  undo() {
    const race = this.#race();
    if (race?.own && race.own.board.undos_left > 0) this.play({ do: "undo" });
  }

  deselect() {
    this.#change((now) => ({ ...now, selected: null }));
  }

  /** @param {Action} action */
  play(action) {
    const race = this.#race();
    if (!race?.own || race.own.waiting || race.own.board.status === "cleared") return;
    const ref = this.socket.nextRef();
    const own = play(race.own, action, ref, race.rules);
    this.#change((now) => ({ ...now, own }));
    this.feedback.tell(HEARD[action.do]);
    // Without a connection that has joined, the move stays pending and goes out after the next join.
    this.send(ref);
    setTimeout(() => this.#answered(ref), UNANSWERED_MS);
  }

  /** Sends a pending move, exactly as it was sent before if it was. @param {string} ref */
  send(ref) {
    if (!this.joined) return;
    const { room } = this.store.get();
    const move = room?.race?.own?.pending.find((pending) => pending.ref === ref);
    if (!room?.race || !move) return;
    const { seq, action } = move;
    this.socket.send({ type: "move", room: room.id, race: room.race.number, seq, action }, ref);
  }

  /** The room has come, and with it what the server hadn't got when the connection broke. */
  entered() {
    this.joined = true;
    this.sendAgain();
  }

  /** The next connection has to join first. */
  disconnected() {
    this.joined = false;
  }

  sendAgain() {
    for (const { ref } of this.store.get().room?.race?.own?.pending ?? []) this.send(ref);
  }

  /** The server didn't take a move because it came too fast: quietly once more. @returns {boolean} whether there are such moves */
  sendLater() {
    if (!this.store.get().room?.race?.own?.pending.length) return false;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.sendAgain(), LATER_MS);
    return true;
  }

  /** A move that never had an answer (the server was too busy, its store away) must not stay pending. @param {string} ref */
  #answered(ref) {
    const { room, link } = this.store.get();
    if (!room?.race?.own?.pending.some((move) => move.ref === ref)) return;
    if (link.status === "open") this.compareNotes();
    setTimeout(() => this.#answered(ref), UNANSWERED_MS);
  }

  /** @param {Tap} tap */
  #decided({ selected, action, why }) {
    this.#change((now) => (now.selected === selected ? now : { ...now, selected }));
    if (action) this.play(action);
    this.hints.tell(why ?? null);
    if (why) this.feedback.tell("wrong");
  }

  /** @returns {Race | null} */
  #race() {
    const { room } = this.store.get();
    return room?.phase === "racing" ? room.race : null;
  }

  /** @param {(race: Race) => Race} change */
  #change(change) {
    this.store.update((app) =>
      app.room?.race ? { ...app, room: { ...app.room, race: change(app.room.race) } } : app,
    );
  }
}
