// Phrases that somebody in the room has just said, shown for a moment to those who want to hear them.

/** @import { EventMessage } from "./net/messages.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { withPhrase } from "./state/talk.js";

/** As long as the bubble's fading in style/talk.css. */
const SHOWN_MS = 5_000;

export class Phrases {
  /** @param {Store<App>} store */
  constructor(store) {
    this.store = store;
  }

  /** @param {EventMessage} event */
  heard(event) {
    const { room, preferences } = this.store.get();
    if (event.kind !== "said" || event.room !== room?.id || !preferences.phrases) return;
    this.store.update((app) => ({ ...app, said: withPhrase(app.said, event) }));
    setTimeout(() => this.#over(event.version), SHOWN_MS);
  }

  /** @param {number} id */
  #over(id) {
    this.store.update((app) => (app.said.some((one) => one.id === id) ? { ...app, said: app.said.filter((one) => one.id !== id) } : app));
  }
}
