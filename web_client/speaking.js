// The language that the page speaks.

/** @import { Language } from "./i18n/languages.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { isLanguage } from "./i18n/languages.js";
import { loadLanguage } from "./i18n/load.js";
import { LANGUAGE } from "./net/identity.js";

export class Speaking {
  /** @param {Store<App>} store @param {Identity} identity */
  constructor(store, identity) {
    this.store = store;
    this.identity = identity;
    /** The last change of the language. @type {Promise<boolean>} */
    this.spoken = Promise.resolve(true);
  }

  /** @param {Language} language @returns {Promise<boolean>} false: its texts can't be had now */
  speak(language) {
    // One after the other: the last one that was wanted is spoken in the end.
    this.spoken = this.spoken.then(() => this.#speak(language));
    return this.spoken;
  }

  /** What another tab has kept holds here as well. @param {string | null} key @param {string | null} value both of a storage event */
  changedElsewhere(key, value) {
    if (key === LANGUAGE && isLanguage(value)) this.speak(value);
  }

  /** @param {Language} language @returns {Promise<boolean>} */
  async #speak(language) {
    try {
      await loadLanguage(language);
    } catch {
      return false;
    }
    this.identity.language = language;
    document.documentElement.lang = language;
    this.store.update((app) => ({ ...app, language }));
    return true;
  }
}
