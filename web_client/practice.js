// What one can do alone: the game under way, its clock and what is kept of it, and the way to the next deal.

/** @import { Client } from "./client.js" */
/** @import { Action, Card, Rules } from "./net/messages.js" */
/** @import { Why } from "./game/available.js" */
/** @import { Grip, Onto } from "./game/selection.js" */
/** @import { Kind, Practice } from "./state/practice.js" */
/** @import { Game } from "./state/practice_best.js" */
/** @import { Store } from "./state/store.js" */
/** @import { Trouble } from "./practice_server.js" */
import { parseCode } from "./game/deal.js";
import { specOf } from "./game/rules.js";
import { rulesQuery } from "./game/rules_query.js";
import { PracticeBox } from "./practice_box.js";
import { findPar, NoAnswer, randomDeal } from "./practice_server.js";
import { PracticeTelling } from "./practice_telling.js";
import { begin, drawn, drawnTo, dropped, play, restarted, restored, resumed, saved, stopped, tapped, won } from "./state/practice.js";
import { merged, ofDeal, records, told } from "./state/practice_best.js";
import { createStore } from "./state/store.js";

/**
 * @typedef {object} Practising
 * @property {Practice | null} game under way or just won
 * @property {Game | null} finished it, if it is won
 * @property {{ time: boolean, moves: boolean }} records what of the win was better than ever before
 * @property {readonly Game[]} best
 * @property {{ code: string, par: number | null, pending: boolean } | null} par null: not asked for
 * @property {Practice | null} left a game that was given up for this one, as long as this one isn't begun
 * @property {boolean} dealing a deal is being fetched
 * @property {Trouble | null} trouble why the last one couldn't be had
 */

const NO_RECORDS = { time: false, moves: false };
/** @type {Practising} */
const NOTHING = { game: null, finished: null, records: NO_RECORDS, best: [], par: null, left: null, dealing: false, trouble: null };

export class PracticeDesk {
  /** @param {Client} client @param {() => number} [now] a steady clock, ms */
  constructor(client, now = () => performance.now()) {
    this.client = client;
    this.now = now;
    this.box = new PracticeBox(client.identity.lasting);
    /** @type {Store<Practising>} */
    this.store = createStore(/** @type {Practising} */ (Object.assign({}, NOTHING, { best: this.box.best })));
    /** Whether the table is on the page. */
    this.shown = false;
    this.telling = new PracticeTelling(client, {
      games: () => this.store.get().best,
      told: (game) => this.#keep(told(this.store.get().best, game)),
      heard: (games) => this.#keep(merged(this.store.get().best, games)),
    });
    document.addEventListener("visibilitychange", () => this.#look());
    addEventListener("pagehide", () => this.#save());
    this.telling.go();
  }

  // The table: what a press leads to

  /** @param {Card} card */
  tap(card) {
    this.#decided((game) => tapped(game, card, this.now()));
  }

  /** @param {Grip} dragged @param {Onto} onto */
  drop(dragged, onto) {
    this.#decided((game) => dropped(game, dragged, onto, this.now()));
  }

  draw() {
    this.#change((game) => drawn(game, this.now()));
  }

  /** @param {number} pile from 0 */
  drawTo(pile) {
    this.#change((game) => drawnTo(game, pile, this.now()));
  }

  undo() {
    this.play({ do: "undo" });
  }

  deselect() {
    this.#change((game) => (game.selected === null ? game : { ...game, selected: null }));
  }

  /** @param {Action} action */
  play(action) {
    this.#change((game) => play(game, action, this.now()));
  }

  // Deals

  /** The game of an address: the one under way if it is that, or else a new one. @param {string} letters @param {Rules} rules */
  open(letters, rules) {
    const dealt = begin(letters, rules, "given");
    const { game } = this.store.get();
    if (game && same(game, dealt)) return;
    const kept = restored(this.box.game);
    this.#begin(kept && same(kept, dealt) ? kept : dealt);
  }

  /** @param {string} code a correct one @param {Rules} rules @param {Kind} [kind] */
  start(code, rules, kind = "given") {
    const found = parseCode(code);
    if (!("why" in found)) this.goOn(begin(found.letters, rules, kind));
  }

  /** @returns {Practice | null} a game that was begun and is not over */
  underWay() {
    const { game } = this.store.get();
    if (game !== null && game.line.length > 0) return game.board.status === "cleared" ? null : game;
    return restored(this.box.game);
  }

  /** @param {Practice} game */
  goOn(game) {
    if (game !== this.store.get().game) this.#begin(game);
    this.client.practise(game.code, rulesInAddress(game.rules));
  }

  restart() {
    const { game } = this.store.get();
    if (game !== null) this.#begin(restarted(game));
  }

  /** Takes back a restart, or the step to another deal. */
  goBack() {
    const { left } = this.store.get();
    if (left !== null) this.goOn(left);
  }

  /** Another deal of the same kind, by the same rules. @returns {Promise<void>} */
  next() {
    const { game } = this.store.get();
    return game === null ? Promise.resolve() : this.deal(game.kind === "given" ? "winnable" : game.kind, game.rules);
  }

  /** @param {Exclude<Kind, "given">} kind @param {Rules} rules */
  async deal(kind, rules) {
    if (this.store.get().dealing) return;
    this.store.update((state) => ({ ...state, dealing: true, trouble: null }));
    /** @type {Trouble | null} */
    let trouble = null;
    try {
      const code = await randomDeal(kind, rules.preset);
      this.start(code, rules, kind);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      ({ trouble } = error);
    } finally {
      this.store.update((state) => ({ ...state, dealing: false, trouble }));
    }
  }

  /** Opens a room in which this deal is to be raced. @returns {Promise<string | null>} what is wrong with the name one has; null: nothing */
  async race() {
    const { game } = this.store.get();
    if (game === null) return null;
    const { identity, store } = this.client;
    // As on the first page: without a name of one's own one goes by the guest's name.
    const refused = await this.client.rename(identity.name || (store.get().me?.name ?? ""));
    if (refused === null) this.client.openRoom({ deal: game.code, rules: specOf(game.rules) });
    return refused;
  }

  /** @param {boolean} shown whether the table is on the page */
  show(shown) {
    this.shown = shown;
    this.#look();
  }

  // Inside

  /** The clock only goes while the table can be seen. */
  #look() {
    const { game } = this.store.get();
    if (game === null) return;
    this.store.update((state) => ({ ...state, game: this.#clocked(game) }));
    this.#save();
  }

  /** @param {Practice} game @returns {Practice} */
  #clocked(game) {
    return this.shown && !document.hidden ? resumed(game, this.now()) : stopped(game, this.now());
  }

  /** @param {Practice} game the one before stays in the browser's store until the first move of this one */
  #begin(game) {
    this.#save();
    this.client.hints.tell(null);
    const { game: before } = this.store.get();
    const left = before !== null && before.line.length > 0 && before.board.status !== "cleared" && game.line.length === 0 ? stopped(before, this.now()) : null;
    this.store.update((state) => {
      const par = state.par?.code === game.code ? state.par : null;
      return { ...state, game: this.#clocked(game), finished: null, records: NO_RECORDS, par, left, trouble: null };
    });
  }

  /** @param {(game: Practice) => { game: Practice, why: Why | null }} decide what a tap or a drop means */
  #decided(decide) {
    const { game } = this.store.get();
    if (game === null) return;
    const { game: next, why } = decide(game);
    this.#became(next);
    this.client.hints.tell(why);
    if (why !== null) this.client.feedback.tell("wrong");
  }

  /** @param {(game: Practice) => Practice} change */
  #change(change) {
    const { game } = this.store.get();
    const next = game && change(game);
    if (next === null || next === game) return;
    // Anything that can be seen to happen takes a hint away.
    this.client.hints.tell(null);
    this.#became(next);
  }

  /** @param {Practice} game */
  #became(game) {
    const { game: before } = this.store.get();
    if (game === before) return;
    const moved = game.line !== before?.line;
    this.store.update((state) => ({ ...state, game, left: moved ? null : state.left }));
    if (!moved) return;
    this.client.feedback.tell(heard(game));
    if (this.store.get().par === null) this.#findPar(game);
    if (game.board.status === "cleared") this.#finish(game);
    else this.#save();
  }

  /** @param {Practice} game */
  #finish(game) {
    const win = won(game);
    if (win === null) return;
    const { score: _, ...figures } = win;
    const finished = { ...figures, at: Date.now() };
    const before = ofDeal(this.store.get().best, game.code, figures.rules);
    this.store.update((state) => ({ ...state, finished, records: records(before, finished) }));
    this.box.keepGame(null);
    this.#keep(merged(this.store.get().best, [finished]));
    this.telling.go();
  }

  /** @param {readonly Game[]} games */
  #keep(games) {
    const best = this.box.keepBest(games);
    this.store.update((state) => ({ ...state, best }));
  }

  #save() {
    const { game } = this.store.get();
    const kept = game && saved(game, this.now());
    if (kept) this.box.keepGame(kept);
  }

  /** What takes the server a while is asked for early. It knows pars of presets only. @param {Practice} game */
  #findPar({ code, rules }) {
    if (rulesInAddress(rules) !== null) return;
    const say = (/** @type {number | null} */ par, /** @type {boolean} */ pending) => {
      const here = this.store.get().game?.code === code;
      if (here) this.store.update((state) => ({ ...state, par: { code, par, pending } }));
      return here;
    };
    if (say(null, true)) findPar(code, say);
  }
}

/** @param {Rules} rules @returns {string | null} as an address carries them; null: the letter of the code says it all */
export function rulesInAddress(rules) {
  const query = rulesQuery(rules);
  return query === rules.preset ? null : query;
}

/** @param {Practice} game @returns {"take" | "draw" | "undo" | "finish"} what its last action sounds like */
function heard({ line, board }) {
  if (board.status === "cleared") return "finish";
  const last = line.at(-1) ?? "";
  return last === "undo" ? "undo" : last === "recycle" || last.startsWith("draw") ? "draw" : "take";
}

/** @param {Practice} a @param {Practice} b @returns {boolean} whether it is one deal by the same rules */
function same(a, b) {
  return a.code === b.code && rulesQuery(a.rules) === rulesQuery(b.rules);
}

/** @type {WeakMap<Client, PracticeDesk>} */
const desks = new WeakMap();

/** @param {Client} client @returns {PracticeDesk} the one of this page: its game goes on while one looks at something else */
export function deskOf(client) {
  let desk = desks.get(client);
  if (desk === undefined) desks.set(client, (desk = new PracticeDesk(client)));
  return desk;
}
