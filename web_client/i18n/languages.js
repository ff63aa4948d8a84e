// The languages the page speaks, and which of them somebody wants.

/** @typedef {"en" | "fr" | "ko" | "ja"} Language */

/** @type {readonly { code: Language, name: string }[]} each by its own name */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "ko", name: "한국어" },
  { code: "ja", name: "日本語" },
];

/** @param {string | null | undefined} code @returns {code is Language} */
export function isLanguage(code) {
  return LANGUAGES.some((language) => language.code === code);
}

/**
 * @param {string | null} chosen by hand, earlier; null: never
 * @param {readonly string[]} wanted the browser's languages, best first: `fr-CA`, `en`
 * @returns {Language} English where none of them is spoken here
 */
export function choose(chosen, wanted) {
  const found = [chosen ?? "", ...wanted.map((tag) => tag.toLowerCase().split("-")[0])].find(isLanguage);
  return found ?? "en";
}
