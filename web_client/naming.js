// One's name: it is the person's once the server has taken it.

/** @import { Asking } from "./asking.js" */
/** @import { Identity } from "./net/identity.js" */
/** @import { Command } from "./net/messages.js" */
/** @import { App } from "./state/app.js" */
/** @import { Store } from "./state/store.js" */
import { language } from "./i18n/text.js";
import { tooLong } from "./state/names.js";
import { notConnected } from "./state/refusals.js";

/** @typedef {{ code: string, settle: (wrong: string | null) => void }} Coded */

export class Naming {
  /** @param {Store<App>} store @param {Identity} identity @param {Asking} asking */
  constructor(store, identity, asking) {
    this.store = store;
    this.identity = identity;
    this.asking = asking;
    /** The name in the last hello. */
    this.told = "";
    /** @type {{ name: string, answer: Promise<string | null> } | null} a new name that the server has still to take */
    this.asked = null;
    /** The code of another device by which to say hello next, and who waits for what comes of it. @type {Coded | null} */
    this.coded = null;
  }

  /** @param {string} [name] @returns {Command} */
  hello(name = this.identity.name) {
    const { token } = this.identity;
    this.told = name;
    if (this.coded !== null) return { type: "hello", device_code: this.coded.code, locale: language() };
    return {
      type: "hello",
      ...(token === null ? {} : { token }),
      ...(name === "" ? {} : { name }),
      locale: language(),
    };
  }

  /**
   * The next hello, of a new connection, is by the code of another device.
   * @param {string} code
   * @returns {Promise<string | null>} null: this is the person of that device now; otherwise a sentence that says why not
   */
  comeBy(code) {
    return new Promise((settle) => (this.coded = { code, settle }));
  }

  /** @param {string} name of the person who was greeted @returns {boolean} whether that was by the code of another device */
  cameAs(name) {
    const { coded } = this;
    if (coded === null) return false;
    this.coded = null;
    this.told = this.identity.name = name;
    this.identity.lastRoom = null;
    coded.settle(null);
    return true;
  }

  /** @param {string} wrong @returns {boolean} whether it was the code of another device that the server won't have */
  didNotCome(wrong) {
    const { coded } = this;
    this.coded = null;
    coded?.settle(wrong);
    return coded !== null;
  }

  /**
   * @param {string} name
   * @returns {Promise<string | null>} null: done; otherwise a sentence that says what is wrong with it
   */
  choose(name) {
    const { link, me } = this.store.get();
    const wrong = tooLong(name);
    if (wrong !== null) return Promise.resolve(wrong);
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
