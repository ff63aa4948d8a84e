// A list by rank: who overtakes slides to the new place.

/** @import { ComponentChildren } from "../vendor/preact.js" */
import { Component } from "../vendor/preact.js";
import { html } from "./html.js";
import { still } from "./motion.js";

const SLIDE_MS = 260;

/**
 * @typedef {object} Props
 * @property {readonly string[]} order the keys of the entries, first one first; each entry has its key as data-player
 * @property {ComponentChildren} [children]
 * @property {string} [class]
 * @property {Record<string, string | number>} [style]
 */

/** @typedef {{ places: Map<string, DOMRect> | null, focus: string | null }} Before */

/** @extends {Component<Props>} */
export class Ranked extends Component {
  /** @param {Readonly<Props>} before @returns {Before} where everybody was, if the order changes, and who has the keyboard's focus */
  getSnapshotBeforeUpdate({ order }) {
    const { order: next } = this.props;
    const changed = order.length === next.length && order.some((player, index) => player !== next[index]);
    const focused = changed ? document.activeElement?.closest("[data-player]") : null;
    return {
      places: changed && !still() ? this.#places() : null,
      focus: focused && this.list?.contains(focused) ? (focused.getAttribute("data-player") ?? null) : null,
    };
  }

  /** @param {Readonly<Props>} _before @param {Readonly<{}>} _state @param {Before} before */
  componentDidUpdate(_before, _state, { places, focus }) {
    const entries = this.#entries();
    if (focus !== null) refocus(entries.find((entry) => entry.dataset["player"] === focus));
    if (places === null) return;
    // All is measured before anything moves, so that the page is laid out once.
    const moves = entries.flatMap((entry) => {
      const was = places.get(entry.dataset["player"] ?? "");
      const now = entry.getBoundingClientRect();
      if (was === undefined || (was.left === now.left && was.top === now.top)) return [];
      return [{ entry, x: was.left - now.left, y: was.top - now.top }];
    });
    for (const { entry, x, y } of moves) {
      entry.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: SLIDE_MS, easing: "ease-out" });
    }
  }

  /** @type {HTMLElement | null} */
  list = null;
  onList = (/** @type {HTMLElement | null} */ element) => void (this.list = element);

  /** @returns {HTMLElement[]} */
  #entries() {
    return [...(this.list?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
  }

  #places() {
    return new Map(this.#entries().map((entry) => [entry.dataset["player"] ?? "", entry.getBoundingClientRect()]));
  }

  render() {
    const { class: name, style, children } = this.props;
    return html`<ol ref=${this.onList} class=${name} style=${style}>${children}</ol>`;
  }
}

/** An element that is put elsewhere loses the focus. @param {HTMLElement | undefined} entry */
function refocus(entry) {
  if (entry === undefined || document.activeElement !== document.body) return;
  const inside = entry.querySelector("button");
  (inside ?? entry).focus({ preventScroll: true });
}
