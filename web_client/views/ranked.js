// A list by rank: who overtakes slides to the new place.

/** @import { ComponentChildren } from "../vendor/preact.js" */
import { Component } from "../vendor/preact.js";
import { html } from "./html.js";
import { still } from "./motion.js";

const SLIDE_MS = 220;

/** @typedef {{ order: readonly string[], children?: ComponentChildren }} Props `order`: the keys of the entries, first one first; each entry has its key as data-player */

/** @extends {Component<Props>} */
export class Ranked extends Component {
  /** @param {Readonly<Props>} before @returns {Map<string, DOMRect> | null} where everybody was, if the order changes */
  getSnapshotBeforeUpdate({ order }) {
    const { order: next } = this.props;
    const changed = order.length === next.length && order.some((player, index) => player !== next[index]);
    return changed && !still() ? this.#places() : null;
  }

  /** @param {Readonly<Props>} _before @param {Readonly<{}>} _state @param {Map<string, DOMRect> | null} places */
  componentDidUpdate(_before, _state, places) {
    if (places === null) return;
    for (const entry of this.#entries()) {
      const was = places.get(entry.dataset["player"] ?? "");
      if (was === undefined) continue;
      const now = entry.getBoundingClientRect();
      const [x, y] = [was.left - now.left, was.top - now.top];
      if (x === 0 && y === 0) continue;
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
    return html`<ol ref=${this.onList}>${this.props.children}</ol>`;
  }
}
