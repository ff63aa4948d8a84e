// The options of the game and the presets that name sets of them, as the server has them.

/** @import { Rules, RulesSpec } from "../net/messages.js" */

/** @typedef {Omit<Rules, "preset">} Options */
/** @typedef {"N" | "C" | "S" | "L" | "M" | "O"} Preset */

/** @type {Options} */
const NORMAL = {
  initial_waste: 1,
  recycles: null,
  win: "pyramid",
  pair_with_cover: false,
  pair_waste: "none",
  stock_top: false,
  stock_face_up: false,
  waste_piles: 1,
  undo_limit: 100,
  undo_counts: false,
};

/** @type {Readonly<Record<Preset, Options>>} by the letter in a deal code */
export const PRESETS = {
  N: NORMAL,
  C: { ...NORMAL, initial_waste: 0, pair_with_cover: true, undo_limit: null, undo_counts: true },
  S: { ...NORMAL, win: "all", pair_waste: "drawn" },
  L: { ...NORMAL, recycles: 2 },
  M: { ...NORMAL, initial_waste: 0, recycles: 2, stock_top: true, pair_waste: "drawn", undo_limit: null },
  O: { ...NORMAL, recycles: 0, pair_waste: "drawn", pair_with_cover: true },
};

const OPTIONS = /** @type {readonly (keyof Options)[]} */ (Object.keys(NORMAL));

/** The largest number that recycles and undos can be limited to. */
export const MOST = 1_000_000;

/** @param {string} letter @returns {Options} */
export function presetOf(letter) {
  return PRESETS[/** @type {Preset} */ (letter)] ?? NORMAL;
}

/** @param {Rules} rules @returns {Partial<Options>} what differs from the preset */
export function overrides(rules) {
  const preset = presetOf(rules.preset);
  return Object.fromEntries(OPTIONS.filter((name) => rules[name] !== preset[name]).map((name) => [name, rules[name]]));
}

/** @param {Rules} rules @returns {RulesSpec} as a host sends them */
export function specOf(rules) {
  return { preset: rules.preset, ...overrides(rules) };
}

/**
 * Whether it depends on cards not seen yet if there is a way left: then telling that there is none tells something about them.
 * @param {Pick<Rules, "recycles" | "win" | "waste_piles">} rules
 * @returns {boolean}
 */
export function orderMatters({ recycles, win, waste_piles: piles }) {
  return recycles !== null || win === "all" || piles > 1;
}

/**
 * Whether the second waste card can ever go together with the top one, so that it has to be in sight.
 * @param {Pick<Rules, "pair_waste" | "stock_top" | "waste_piles">} rules
 * @returns {boolean}
 */
export function pairsOnWaste({ pair_waste: pairs, stock_top: stockTop, waste_piles: piles }) {
  return piles === 1 && (pairs === "top_two" || (pairs === "drawn" && !stockTop));
}
