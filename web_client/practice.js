// What one can do alone: the game under way, its clock and what is kept of it, and the way to the next deal.

/** @import { Client } from "./client.js" */
/** @import { Action, Card, Rules } from "./net/messages.js" */
/** @import { Why } from "./game/available.js" */
/** @import { Grip, Onto } from "./game/selection.js" */
/** @import { Kind, Practice } from "./state/practice.js" */
/** @import { Game } from "./state/practice_best.js" */
/** @import { Practising } from "./state/practising.js" */
/** @import { Store } from "./state/store.js" */
/** @import { Trouble } from "./practice_server.js" */
import { parseCode } from "./game/deal.js";
import { specOf } from "./game/rules.js";
import { PracticeBox } from "./practice_box.js";
import { findPar, NoAnswer, randomDeal } from "./practice_server.js";
import { PracticeTelling } from "./practice_telling.js";
import { begin, drawn, drawnTo, dropped, play, restarted, restored, resumed, rulesInAddress, same, saved, stopped, tapped } from "./state/practice.js";
import { merged, told } from "./state/practice_best.js";
import { became, begun, heard, nothingYet } from "./state/practising.js";
import { createStore } from "./state/store.js";

export class PracticeDesk {
  /** @param {Client} client @param {() => number} [now] a steady clock, ms */
  constructor(client, now = () => performance.now()) {
    this.client = client;
    this.now = now;
    this.box = new PracticeBox(client.identity.lasting);
    /** @type {Store<Practising>} */
    this.store = createStore(nothingYet(this.box.best));
    /** Whether the table is on the page. */
    this.shown = false;
    this.telling = new PracticeTelling(client, {
      games: () => this.store.get().best,
      told: (game) => this.#keep(told(this.store.get().best, game)),
      heard: (games) => this.#keep(merged(this.store.get().best, games)),
    });
    this.online = false;
    document.addEventListener("visibilitychange", () => this.#look());
    addEventListener("pagehide", () => this.#save());
    this.telling.go();
    client.store.subscribe(() => this.#connected());
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
    const { page } = this.client.store.get();
    /** @type {Trouble | null} */
    let trouble = null;
    try {
      const code = await randomDeal(kind, rules.preset);
      // Whoever has gone elsewhere meanwhile stays there.
      if (this.client.store.get().page === page) this.start(code, rules, kind);
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
    if (refused === null) await this.client.openRoom({ deal: game.code, rules: specOf(game.rules) });
    return refused;
  }

  /** @param {boolean} shown whether the table is on the page */
  show(shown) {
    this.shown = shown;
    this.#look();
  }

  // Inside

  /** That the server couldn't be reached is past once the connection is back. */
  #connected() {
    const { link } = this.client.store.get();
    const online = link.status === "open" && !link.offline;
    if (online === this.online) return;
    this.online = online;
    if (online && this.store.get().trouble === "unreachable") this.store.update((state) => ({ ...state, trouble: null }));
  }

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
    this.store.update((state) => begun(state, this.#clocked(game), this.now()));
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
    this.store.update((state) => became(state, game, Date.now()));
    if (game.line === before?.line) return;
    this.client.feedback.tell(heard(game));
    if (this.store.get().par === null) this.#findPar(game);
    if (game.board.status === "cleared") this.#finish();
    else this.#save();
  }

  #finish() {
    this.box.keepGame(null);
    this.#keep(this.store.get().best);
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
      const { game } = this.store.get();
      const here = game !== null && game.code === code && rulesInAddress(game.rules) === null;
      if (here) this.store.update((state) => ({ ...state, par: { code, par, pending } }));
      return here;
    };
    if (say(null, true)) findPar(code, say);
  }
}

/** @type {WeakMap<Client, PracticeDesk>} */
const desks = new WeakMap();

/** @param {Client} client @returns {PracticeDesk} the one of this page: its game goes on while one looks at something else */
export function deskOf(client) {
  let desk = desks.get(client);
  if (desk === undefined) desks.set(client, (desk = new PracticeDesk(client)));
  return desk;
}
