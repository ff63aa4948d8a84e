// Names as people count and vary them. Pure.

import { text } from "../i18n/text.js";

export const NAME_LENGTH = 24;

const readers = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;

/** @param {string} written @returns {string[]} its characters as a reader counts them: an emoji is one, however it is put together */
export function characters(written) {
  return readers === null ? [...written] : Array.from(readers.segment(written), ({ segment }) => segment);
}

/** @param {string} name as it is typed @returns {string | null} a sentence, if it is longer than the server takes it */
export function tooLong(name) {
  const { length } = characters(name.trim());
  return length > NAME_LENGTH ? text("refused-text-long", { what: "name", most: NAME_LENGTH, length }) : null;
}

/** @param {string} name that somebody else has @returns {string} the next one like it: Ada, Ada 2, Ada 3 */
export function another(name) {
  const [, plain = name, number = "1"] = /^(.*\S) ([2-9][0-9]?)$/su.exec(name) ?? [];
  const suffix = ` ${Number(number) + 1}`;
  return characters(plain).slice(0, NAME_LENGTH - suffix.length).join("").trimEnd() + suffix;
}
