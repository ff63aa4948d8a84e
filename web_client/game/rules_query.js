// Rules as a piece of an address, as the command line writes them: `N`, `N,recycles=1,win=all`.

/** @import { Rules } from "../net/messages.js" */
/** @import { Options } from "./rules.js" */
import { MOST, overrides, presetOf, PRESETS } from "./rules.js";

/** @type {Readonly<Partial<Record<keyof Options, readonly unknown[]>>>} the other two are null or a number of times */
const CHOICES = {
  initial_waste: [0, 1],
  win: ["pyramid", "all"],
  pair_with_cover: [false, true],
  pair_waste: ["none", "drawn", "top_two"],
  stock_top: [false, true],
  stock_face_up: [false, true],
  waste_piles: [1, 2, 3],
  undo_counts: [false, true],
};

/** @param {Rules} rules @returns {string} */
export function rulesQuery(rules) {
  return [rules.preset, ...Object.entries(overrides(rules)).map(([name, value]) => `${name}=${value}`)].join(",");
}

/**
 * @param {string} text
 * @param {string} [letter] of the preset that options without one change, such as that of a deal's code
 * @returns {Rules | null} null: these are no rules
 */
export function parseRules(text, letter = "N") {
  const [first = "", ...rest] = text.split(",").map((part) => part.trim());
  const preset = first.includes("=") ? letter : first;
  if (!Object.hasOwn(PRESETS, preset)) return null;
  /** @type {Map<string, unknown>} */
  const given = new Map();
  for (const option of first.includes("=") ? [first, ...rest] : rest) {
    const [name = "", value, ...more] = option.split("=").map((part) => part.trim());
    if (value === undefined || more.length > 0 || given.has(name) || !allowed(name, scalar(value))) return null;
    given.set(name, scalar(value));
  }
  return { preset, ...presetOf(preset), ...Object.fromEntries(given) };
}

/** @param {string} text @returns {unknown} */
function scalar(text) {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  return text === "null" ? null : text === "true" ? true : text === "false" ? false : text;
}

/** @param {string} name @param {unknown} value @returns {boolean} */
function allowed(name, value) {
  if (name === "recycles" || name === "undo_limit") return value === null || (typeof value === "number" && value <= MOST);
  return Object.hasOwn(CHOICES, name) && CHOICES[/** @type {keyof Options} */ (name)]?.includes(value) === true;
}
