// Deal codes and the 52 cards that they name: the server's codes, so that a deal can be played without asking it.

/** @import { Card } from "../net/messages.js" */
/** @import { Preset } from "./rules.js" */
import { sha256 } from "./sha256.js";
import { PRESETS } from "./rules.js";

/**
 * What is wrong with a pasted code. `letter`: the sign that is none from A to Z, and its number after the preset; `length`: how
 * many letters there are.
 * @typedef {{ why: "empty" | "start" | "space" | "no_preset" | "beyond" }
 *   | { why: "preset", preset: string }
 *   | { why: "letter", letter: string, at: number }
 *   | { why: "length", length: number }} Wrong
 */

/** @typedef {{ preset: Preset, letters: string }} Code `letters`: 7, or 48 that name the order of the cards exactly */

export const SHORT = 7;
export const EXACT = 48;

const PREFIX = "PY1";
const SUITS = ["C", "D", "H", "S"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
/** @type {readonly Card[]} */
const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
/** The code of the last order of 52 cards. */
const LAST = "ZHMEDIRAFWRLDAFOVSIGBJJLWCJVLOUXWNPDRDURZIQHZZZZ";
const SEED = "PY1.116";
const WORDS = 2 ** 32;

const PINNED = "AAAAAAS";
/** The cards that lie face up in the published picture of this one code. */
const PINNED_CARDS = "JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C QC 2C 8D 10D 10S JS 7C 10C 3H 4H 3S KD 7S 7D".split(" ");

const INVISIBLE = /^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/g;
/** With the minus sign, and the long-vowel mark that Japanese keyboards have on the hyphen's key. */
const HYPHENS = /[-\u00ad\u2010-\u2015\u2043\u2212\u30fc\ufe58\ufe63\uff0d\uff70]/g;

/** @param {string} text as pasted: case, spaces around, hyphens and full-width letters don't matter @returns {Code | Wrong} */
export function parseCode(text) {
  const plain = text
    .replace(INVISIBLE, "")
    .replace(HYPHENS, "")
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (plain === "") return { why: "empty" };
  if (!plain.startsWith(PREFIX)) return { why: "start" };
  if (/\s/.test(plain)) return { why: "space" };
  const [preset = "", ...rest] = [...plain.slice(PREFIX.length)];
  if (preset === "") return { why: "no_preset" };
  if (!isPreset(preset)) return { why: "preset", preset };
  const wrong = rest.findIndex((letter) => !/^[A-Z]$/.test(letter));
  if (wrong >= 0) return { why: "letter", letter: rest[wrong] ?? "", at: wrong + 1 };
  const letters = rest.join("");
  if (letters.length !== SHORT && letters.length !== EXACT) return { why: "length", length: letters.length };
  return letters.length === EXACT && letters > LAST ? { why: "beyond" } : { preset, letters };
}

/** @param {string} letter @returns {letter is Preset} */
export function isPreset(letter) {
  return Object.hasOwn(PRESETS, letter);
}

/** @param {{ preset: string, letters: string }} code @returns {string} `PY1-N-AAAAAAS` */
export function codeText({ preset, letters }) {
  return `${PREFIX}-${preset}-${letters}`;
}

/** @param {string} letters of a code @returns {Card[]} the 52 cards: the pyramid row by row from the top, then the stock in drawing order */
export function dealCards(letters) {
  if (letters.length === EXACT) return exactly(letters);
  const words = wordsOf(letters);
  if (letters !== PINNED) return shuffled(DECK, words);
  return [...PINNED_CARDS, ...shuffled(DECK.filter((card) => !PINNED_CARDS.includes(card)), words)];
}

/** @param {string} letters @returns {Generator<number, never>} endless words of 32 bits */
function* wordsOf(letters) {
  for (let block = 0; ; block += 1) yield* sha256(`${SEED}:${letters}:${block}`);
}

/** Fisher and Yates. @param {readonly Card[]} cards @param {Generator<number, never>} words @returns {Card[]} */
function shuffled(cards, words) {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, words);
    [order[i], order[j]] = [/** @type {Card} */ (order[j]), /** @type {Card} */ (order[i])];
  }
  return order;
}

/** @param {number} n @param {Generator<number, never>} words @returns {number} each below n equally likely: words past the last whole multiple are dropped */
function below(n, words) {
  const limit = n * Math.floor(WORDS / n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

/** The order with this number among all, the first digit in base 52, the next in base 51 … @param {string} letters @returns {Card[]} */
function exactly(letters) {
  let number = [...letters].reduce((sum, letter) => sum * 26n + BigInt(letter.charCodeAt(0) - 65), 0n);
  const digits = DECK.map((_, size) => {
    const digit = number % BigInt(size + 1);
    number /= BigInt(size + 1);
    return Number(digit);
  }).reverse();
  const left = [...DECK];
  return digits.flatMap((digit) => left.splice(digit, 1));
}
