// What somebody prefers in this browser: reading it, and what the style sheets go by. Pure.

/**
 * @typedef {object} Preferences
 * @property {"system" | "light" | "dark"} theme
 * @property {"two" | "four"} suits colours of the suits
 * @property {"usual" | "large"} index the letters in the cards' corners
 * @property {boolean} hints to be told why a tap does nothing
 * @property {boolean} letters single letters are keys of the table wherever the focus is
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {"always" | "not_racing" | "never"} chat when what others write is shown
 * @property {boolean} phrases whether phrases are
 * @property {boolean} bots they may fill a room of quick play
 */

/** @type {Preferences} */
export const USUAL = { theme: "system", suits: "two", index: "usual", hints: true, letters: true, sound: false, vibration: false, chat: "always", phrases: true, bots: false };

/** @type {{ [name in keyof Preferences]: readonly Preferences[name][] }} */
const VALUES = {
  theme: ["system", "light", "dark"],
  suits: ["two", "four"],
  index: ["usual", "large"],
  hints: [true, false],
  letters: [true, false],
  sound: [true, false],
  vibration: [true, false],
  chat: ["always", "not_racing", "never"],
  phrases: [true, false],
  bots: [true, false],
};

/**
 * @param {string | null} kept as JSON, by whatever version of the page; null: nothing was
 * @returns {Preferences} the usual ones where `kept` says nothing that can be used
 */
export function preferencesFrom(kept) {
  /** @type {unknown} */
  let found;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return USUAL;
  }
  if (typeof found !== "object" || found === null) return USUAL;
  const values = /** @type {Record<string, unknown>} */ (found);
  const known = Object.entries(VALUES).filter(([name, all]) => /** @type {readonly unknown[]} */ (all).includes(values[name]));
  return { ...USUAL, ...Object.fromEntries(known.map(([name]) => [name, values[name]])) };
}

/** @param {Preferences} preferences @returns {Record<string, string | null>} attributes of `<html>`; null: none */
export function attributes({ theme, suits, index }) {
  return {
    "data-theme": theme === "system" ? null : theme,
    "data-suits": suits === "four" ? "four" : null,
    "data-index": index === "large" ? "large" : null,
  };
}

/**
 * @param {Preferences["theme"]} theme
 * @param {string} scheme for which a style sheet or a colour of the browser's frame is made: `light` or `dark`
 * @returns {string} the media query under which it holds
 */
export function schemeMedia(theme, scheme) {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? "all" : "not all";
}
