// Short notes that go by themselves.

/** @import { App, Toast } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { withoutToast, withToast } from "./state/app.js";

const SHOWN_MS = 6_000;

export class Toasts {
  /** @param {Store<App>} store */
  constructor(store) {
    this.store = store;
    this.last = 0;
  }

  /** @param {string} text @param {Toast["tone"]} [tone] @param {Toast["about"]} [about] */
  show(text, tone = "plain", about) {
    this.last += 1;
    const id = this.last;
    this.store.update((app) => withToast(app, { id, text, tone, ...(about ? { about } : {}) }));
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  /** @param {number} id */
  dismiss(id) {
    this.store.update((app) => withoutToast(app, id));
  }
}
