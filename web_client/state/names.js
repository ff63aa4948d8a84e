// Names as people count and vary them. Pure.

export const NAME_LENGTH = 24;

const readers = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;

/** @param {string} text @returns {string[]} its characters as a reader counts them: an emoji is one, however it is put together */
export function characters(text) {
  return readers === null ? [...text] : Array.from(readers.segment(text), ({ segment }) => segment);
}

/** @param {string} name that somebody else has @returns {string} the next one like it: Ada, Ada 2, Ada 3 */
export function another(name) {
  const [, plain = name, number = "1"] = /^(.*\S) ([2-9][0-9]?)$/su.exec(name) ?? [];
  const suffix = ` ${Number(number) + 1}`;
  return characters(plain).slice(0, NAME_LENGTH - suffix.length).join("").trimEnd() + suffix;
}
