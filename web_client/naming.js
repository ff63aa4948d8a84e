// One's name: it is the person's once the server has taken it.

/** @import { Asking } from "./asking.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Command } from "./net/messages.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { notConnected } from "./state/refusals.js";

export class Naming {
  /** @param {Store<App>} store @param {Identity} identity @param {Asking} asking @param {string} locale */
  constructor(store, identity, asking, locale) {
    this.store = store;
    this.identity = identity;
    this.asking = asking;
    this.locale = locale;
    /** The name in the last hello. */
    this.told = "";
    /** @type {{ name: string, answer: Promise<string | null> } | null} a new name that the server has still to take */
    this.asked = null;
  }

  /** @param {string} [name] @returns {Command} */
  hello(name = this.identity.name) {
    const { token } = this.identity;
    this.told = name;
    return {
      type: "hello",
      ...(token === null ? {} : { token }),
      ...(name === "" ? {} : { name }),
      locale: this.locale,
    };
  }

  /**
   * @param {string} name
   * @returns {Promise<string | null>} null: done; otherwise a sentence that says what is wrong with it
   */
  choose(name) {
    const { link, me } = this.store.get();
    if (link.status !== "open" || name === me?.name) {
      // While the first hello is still under way, its welcome sees to the rest.
      this.identity.name = name;
      return Promise.resolve(null);
    }
    if (this.asked?.name === name) return this.asked.answer;
    /** @type {(wrong: string | null) => void} */
    let settle = () => undefined;
    const answer = /** @type {Promise<string | null>} */ (new Promise((resolve) => (settle = resolve)));
    const asked = { name, answer };
    const end = (/** @type {string | null} */ wrong) => {
      if (this.asked === asked) this.asked = null;
      settle(wrong);
      return true;
    };
    const taken = () => {
      this.identity.name = this.store.get().me?.name ?? name;
      end(null);
    };
    this.asked = asked;
    if (!this.asking.ask(this.hello(name), end, taken)) end(notConnected());
    return answer;
  }
}
