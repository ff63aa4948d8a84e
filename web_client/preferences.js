// What somebody prefers: kept in the browser, shown on the page, and the same in all its tabs.

/** @import { Box } from "./net/identity.js" */
/** @import { App } from "./state/app.js" */
/** @import { Preferences } from "./state/preferences.js" */
/** @import { Store } from "./state/store.js" */
import { attributes, preferencesFrom, schemeMedia } from "./state/preferences.js";

/** early.js reads it as well. */
const KEY = "pyramid-race.preferences";

export class Preferring {
  /** @param {Store<App>} store @param {Box} box what lasts in this browser */
  constructor(store, box) {
    this.store = store;
    this.box = box;
    this.#use(preferencesFrom(box.getItem(KEY)));
  }

  /** @returns {Preferences} */
  get() {
    return this.store.get().preferences;
  }

  /** @param {Partial<Preferences>} change */
  set(change) {
    const preferences = { ...this.get(), ...change };
    this.#use(preferences);
    try {
      this.box.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // The browser's storage is full: then it holds for this visit.
    }
  }

  /** What another tab has kept holds here as well. @param {string | null} key @param {string | null} value both of a storage event; no key: all is gone */
  changedElsewhere(key, value) {
    if (key === KEY || key === null) this.#use(preferencesFrom(value));
  }

  get hints() {
    return this.get().hints;
  }

  set hints(hints) {
    this.set({ hints });
  }

  /** @param {Preferences} preferences */
  #use(preferences) {
    this.store.update((app) => ({ ...app, preferences }));
    for (const [name, value] of Object.entries(attributes(preferences))) {
      if (value === null) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
    for (const part of document.head.querySelectorAll("[data-scheme]")) {
      part.setAttribute("media", schemeMedia(preferences.theme, part.getAttribute("data-scheme") ?? ""));
    }
  }
}
