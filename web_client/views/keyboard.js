// The table by keyboard: the arrows walk over it as it lies there, letters do what its buttons do.

/** @import { Direction, Point } from "./geometry.js" */
import { ahead, middle, nearest } from "./geometry.js";

/**
 * @typedef {object} Keys
 * @property {() => void} draw
 * @property {(pile: number) => void} drawTo from 0
 * @property {() => void} undo
 * @property {() => void} recycle
 * @property {() => void} king takes one that can be taken
 * @property {() => void} escape lets go of what is held or selected
 * @property {() => void} say what can be taken now
 * @property {() => void} help
 */

/** @type {Readonly<Record<string, Direction>>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** @type {Readonly<Record<string, (keys: Keys) => void>>} */
const LETTERS = {
  d: (keys) => keys.draw(),
  u: (keys) => keys.undo(),
  r: (keys) => keys.recycle(),
  k: (keys) => keys.king(),
  a: (keys) => keys.say(),
  "?": (keys) => keys.help(),
  1: (keys) => keys.drawTo(0),
  2: (keys) => keys.drawTo(1),
  3: (keys) => keys.drawTo(2),
  escape: (keys) => keys.escape(),
};

/**
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 * @param {HTMLElement} table
 * @param {boolean} letters whether letters act wherever the focus is: whoever speaks to a computer must be able to turn that off
 */
export function onKey(event, keys, table, letters) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, textarea, select, dialog, [contenteditable]") || document.querySelector("dialog[open]")) return;
  const arrow = ARROWS[event.key];
  // Arrows belong to whatever else has the focus and a use for them, such as a list that scrolls.
  const ours = target === document.body || table.contains(target);
  if (arrow !== undefined) {
    if (!ours) return;
    walk(table, arrow);
  } else if (event.key === "Enter" || event.key === " ") {
    // The button that has the focus hears these itself; held down they do it once.
    const idle = event.key === " " && target === document.body && !event.repeat;
    if (!idle && !(event.repeat && table.contains(target))) return;
    if (idle) keys.draw();
  } else {
    const act = LETTERS[event.key.toLowerCase()];
    if (act === undefined || !(letters || table.contains(target))) return;
    if (!event.repeat) act(keys);
  }
  event.preventDefault();
}

/** @param {HTMLElement} table @returns {HTMLElement[]} what the arrows stop at: all that can be pressed */
function stops(table) {
  return [...table.querySelectorAll("button:not(:disabled):not([tabindex='-1'])")].filter((stop) => stop instanceof HTMLElement);
}

/** @param {HTMLElement} table @param {Direction} direction */
function walk(table, direction) {
  const all = stops(table);
  const here = document.activeElement;
  const from = here !== null && table.contains(here) ? middle(here.getBoundingClientRect()) : null;
  const others = all.filter((stop) => stop !== here);
  // From nowhere the walk begins with the first card.
  const next = from === null ? 0 : ahead(from, direction, others.map((stop) => middle(stop.getBoundingClientRect())));
  others[next]?.focus();
}

/** @typedef {{ at: Point, seen: boolean }} Focus `seen`: it shows, as to those who go by keys */

/** @param {HTMLElement} table @returns {Focus | null} where on it the focus is */
export function focusedAt(table) {
  const here = document.activeElement;
  if (here === null || here === table || !table.contains(here)) return null;
  return { at: middle(here.getBoundingClientRect()), seen: here.matches(":focus-visible") };
}

/** What had the focus is gone: so that the keyboard isn't thrown back to the page's start, what lies nearest gets it. @param {HTMLElement} table @param {Point} point */
export function refocus(table, point) {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const all = stops(table);
  all[nearest(point, all.map((stop) => middle(stop.getBoundingClientRect())))]?.focus({ preventScroll: true });
}
