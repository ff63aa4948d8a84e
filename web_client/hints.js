// Why a tap did nothing, said for a moment to those who want to know.

/** @import { Why } from "./game/available.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */

const SHOWN_MS = 2_200;

export class Hints {
  /** @param {Store<App>} store @param {{ hints: boolean }} preferences */
  constructor(store, preferences) {
    this.store = store;
    this.preferences = preferences;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.going = undefined;
  }

  /** @returns {boolean} */
  get wanted() {
    return this.preferences.hints;
  }

  set wanted(wanted) {
    this.preferences.hints = wanted;
  }

  /** @param {Why | null} why null: the tap did something */
  tell(why) {
    clearTimeout(this.going);
    this.#show(this.wanted ? why : null);
    if (why !== null) this.going = setTimeout(() => this.#show(null), SHOWN_MS);
  }

  /** @param {Why | null} hint */
  #show(hint) {
    this.store.update((app) => (app.hint === hint ? app : { ...app, hint }));
  }
}
