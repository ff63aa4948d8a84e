// What of practice stays in the browser: the game under way, and the best ones. A full or broken store only forgets.

/** @import { Box } from "./net/identity.js" */
/** @import { Saved } from "./state/practice.js" */
/** @import { Game } from "./state/practice_best.js" */
import { bounded, gameIn, merged } from "./state/practice_best.js";

const GAME = "pyramid-race.practice.game";
const BEST = "pyramid-race.practice.best";

export class PracticeBox {
  /** @param {Box} box */
  constructor(box) {
    this.box = box;
  }

  /** @returns {unknown} the game under way, whatever it is; null: none */
  get game() {
    return this.#read(GAME);
  }

  /** @param {Saved | null} game null: none is under way */
  keepGame(game) {
    if (game === null) this.#remove(GAME);
    else this.#write(GAME, game);
  }

  /** @returns {Game[]} */
  get best() {
    const kept = this.#read(BEST);
    return Array.isArray(kept) ? bounded(kept.map(gameIn).filter((game) => game !== null)) : [];
  }

  /** @param {readonly Game[]} games @returns {Game[]} all that are kept: another tab may have added some */
  keepBest(games) {
    const all = merged(games, this.best);
    // Rather without what the server is still to be told than without the games.
    if (!this.#write(BEST, all)) this.#write(BEST, all.map(({ line: _, ...game }) => game));
    return all;
  }

  /** @param {string} key @returns {unknown} */
  #read(key) {
    try {
      return JSON.parse(this.box.getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value @returns {boolean} */
  #write(key, value) {
    try {
      this.box.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  #remove(key) {
    try {
      this.box.removeItem(key);
    } catch {
      // What can't be removed is overwritten by the next game.
    }
  }
}
