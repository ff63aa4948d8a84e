// A list by rank: who overtakes slides to the new place.

/** @import { ComponentChildren } from "../vendor/preact.js" */
import { Component } from "../vendor/preact.js";
import { html } from "./html.js";
import { still } from "./motion.js";

const SLIDE_MS = 260;
/** More entries than this don't slide at once: the first of those that move do. */
const SLIDES = 12;
/** In a list longer than this somebody overtakes all the time: nobody could follow it, and it would cost as much as all else. */
const LONG = 30;

/**
 * @typedef {object} Props
 * @property {readonly string[]} order the keys of the entries, first one first; each entry has its key as data-player
 * @property {ComponentChildren} [children]
 * @property {Record<string, string | number>} [style]
 * @property {string} [slots] given where the n-th entry always lies at the same place: what those places depend on. They are measured once then
 */

/** @typedef {{ left: number, top: number }} Place */
/** @typedef {{ order: readonly string[], places: readonly Place[] | null, focus: string | null }} Before */

/** @extends {Component<Props>} */
export class Ranked extends Component {
  /** @type {HTMLElement | null} */
  list = null;
  onList = (/** @type {HTMLElement | null} */ element) => {
    this.list = element;
    // Preact would move entries by `moveBefore`. By that Chromium (156) forgets what a class that an entry got just before
    // means for what is in it: a board that comes to the lead kept the small letters of the rest.
    if (element) Object.defineProperty(element, "moveBefore", { value: undefined, configurable: true });
  };

  /** Where the entries lie, and for which slots and how many of them that was measured. @type {{ key: string, places: readonly Place[] } | null} */
  known = null;

  /** @param {Readonly<Props>} before @returns {Before} where everybody was, if the order changes, and who has the keyboard's focus */
  getSnapshotBeforeUpdate({ order, slots }) {
    const { order: next } = this.props;
    const changed = order.length === next.length && order.some((player, index) => player !== next[index]);
    const focused = changed ? document.activeElement?.closest("[data-player]") : null;
    return {
      order,
      places: changed && order.length <= LONG && !still() ? this.#places(slots) : null,
      focus: focused && this.list?.contains(focused) ? (focused.getAttribute("data-player") ?? null) : null,
    };
  }

  /** @param {Readonly<Props>} _before @param {Readonly<{}>} _state @param {Before} before */
  componentDidUpdate(_before, _state, { order, places, focus }) {
    const entries = this.#entries();
    if (focus !== null) refocus(entries.find((entry) => entry.getAttribute("data-player") === focus));
    if (places === null) return;
    const was = new Map(order.map((player, index) => [player, places[index]]));
    const now = this.#places(this.props.slots);
    const slides = entries.flatMap((entry, index) => {
      const [from, to] = [was.get(entry.getAttribute("data-player") ?? ""), now[index]];
      if (from === undefined || to === undefined) return [];
      const [x, y] = [from.left - to.left, from.top - to.top];
      return x === 0 && y === 0 ? [] : [{ entry, x, y }];
    });
    for (const { entry, x, y } of slides.slice(0, SLIDES)) slide(entry, x, y);
  }

  /** @returns {HTMLElement[]} */
  #entries() {
    return [...(this.list?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
  }

  /** @param {string | undefined} slots @returns {readonly Place[]} of each entry */
  #places(slots) {
    const entries = this.#entries();
    const key = slots === undefined ? null : `${slots} ${entries.length}`;
    if (key !== null && this.known?.key === key) return this.known.places;
    // As laid out: one that is just sliding counts as being there already.
    const places = entries.map(({ offsetLeft: left, offsetTop: top }) => ({ left, top }));
    this.known = key === null ? null : { key, places };
    return places;
  }

  render() {
    const { style, children } = this.props;
    return html`<ol ref=${this.onList} style=${style}>${children}</ol>`;
  }
}

/** @param {HTMLElement} entry @param {number} x @param {number} y where it comes from, px */
function slide(entry, x, y) {
  // Above those whom it passes. Not by the animation: only movement is animated without laying out the page for each frame.
  entry.style.zIndex = "1";
  const moves = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  entry.animate(moves, { duration: SLIDE_MS, easing: "ease-out" }).onfinish = () => void (entry.style.zIndex = "");
}

/** An element that is put elsewhere loses the focus. @param {HTMLElement | undefined} entry */
function refocus(entry) {
  if (entry === undefined || document.activeElement !== document.body) return;
  const inside = entry.querySelector("button");
  (inside ?? entry).focus({ preventScroll: true });
}
