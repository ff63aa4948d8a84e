// What the page says, in the language that is spoken now. Until a language has been given (load.js), there is nothing to say.

/** @import { Language } from "./languages.js" */
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

/** @typedef {Record<string, string | number>} Args */

/** Letters and marks that change the direction of what stands around them. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

let bundle = bundleOf("en", []);

/** @type {Language} */
let spoken = "en";

let formats = formatsOf("en");

/** @param {Language} language @param {readonly string[]} sources the language's messages, as Fluent */
export function speak(language, sources) {
  spoken = language;
  formats = formatsOf(language);
  bundle = bundleOf(language, sources);
}

/** @param {string} source more messages of the language that is spoken */
export function learn(source) {
  bundle.addResource(new FluentResource(source));
}

/** @returns {Language} */
export function language() {
  return spoken;
}

/**
 * @param {string} id of a message in `locales/`
 * @param {Args} [args] what people typed may be among them: text that runs the other way is kept apart from the sentence
 * @returns {string} the id itself if there is no such message
 */
export function text(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`there is no message ${id} in ${spoken}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const said = bundle.formatPattern(message.value, isolated(args), errors);
  for (const error of errors) console.error(`message ${id} in ${spoken}: ${error.message}`);
  return said;
}

/** @param {number} value @returns {string} with the language's digits and separators */
export function number(value) {
  return formats.plain.format(value);
}

/** @param {number} value @returns {string} `1st`, `2e`, `3위` */
export function ordinal(value) {
  return text("ordinal", { n: value });
}

/**
 * @param {number} ms
 * @param {boolean} [exact] with tenths of a second
 * @returns {string} `1:05`, `1:05.3`, `1:02:03`
 */
export function duration(ms, exact = false) {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const seconds = Math.floor(tenths / 10);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const { two } = formats;
  const last = exact ? formats.exact.format((tenths % 600) / 10) : two.format(seconds % 60);
  return hours > 0 ? `${number(hours)}:${two.format(minutes)}:${last}` : `${number(minutes)}:${last}`;
}

/** @param {Language} language made once a language: that takes as long as a hundred uses */
function formatsOf(language) {
  return {
    plain: new Intl.NumberFormat(language),
    two: new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }),
    exact: new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 }),
  };
}

/** @param {Language} language @param {readonly string[]} sources @returns {FluentBundle} */
function bundleOf(language, sources) {
  // Fluent would put marks around every argument; here only those get them that need them, so that text stays plain.
  const made = new FluentBundle(language, { useIsolating: false, functions: { ORDINAL } });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/**
 * For selectors by `1st`, `2nd`: Fluent's own NUMBER can't ask for these.
 * @param {import("../vendor/fluent/index.js").FluentValue[]} values
 * @returns {FluentNumber}
 */
function ORDINAL([value]) {
  return new FluentNumber(Number(value?.valueOf()), /** @type {Intl.NumberFormatOptions} */ ({ type: "ordinal" }));
}

/** @param {Args} args @returns {Args} */
function isolated(args) {
  const entries = Object.entries(args).map(([name, value]) => [name, typeof value === "string" && TURNS.test(value) ? `\u2068${value}\u2069` : value]);
  return Object.fromEntries(entries);
}
