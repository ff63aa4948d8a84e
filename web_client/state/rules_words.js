// Which sentences belong to a set of rules, to a deal and to a bot. What they say is in `locales/`.

/** @import { BotStrength, DealChoice, Rules, Settings } from "../net/messages.js" */
/** @import { Args } from "../i18n/text.js" */
import { orderMatters, overrides } from "../game/rules.js";
import { text } from "../i18n/text.js";

/** @type {readonly { letter: string, name: string, line: string }[]} ids, by the letter in a deal code */
const PRESETS = [
  { letter: "N", name: "rules-normal", line: "rules-normal-line" },
  { letter: "C", name: "rules-classic", line: "rules-classic-line" },
  { letter: "S", name: "rules-strict", line: "rules-strict-line" },
  { letter: "L", name: "rules-limited", line: "rules-limited-line" },
  { letter: "M", name: "rules-microsoft", line: "rules-microsoft-line" },
  { letter: "O", name: "rules-one-pass", line: "rules-one-pass-line" },
];

/** @returns {{ letter: string, name: string, line: string }[]} what each preset is called, and what it is */
export function presetWords() {
  return PRESETS.map(({ letter, name, line }) => ({ letter, name: text(name), line: text(line) }));
}

/** @param {string} letter @returns {string} */
export function presetName(letter) {
  const preset = PRESETS.find((known) => known.letter === letter);
  return preset ? text(preset.name) : letter;
}

/** @param {boolean} value */
const yes = (value) => (value ? "yes" : "no");

/** @param {number | null} limit */
const upTo = (limit) => limit ?? "free";

/**
 * Which pairs of the draw piles there are, as messages choose by it.
 * @param {Rules} rules
 * @returns {"none" | "two-piles" | "top-two" | "stock-and-waste" | "drawn"}
 */
function pairsOfPiles({ pair_waste: pairs, waste_piles: piles, stock_top: stockTop }) {
  if (pairs === "none") return "none";
  if (piles > 1) return "two-piles";
  if (pairs === "top_two") return "top-two";
  return stockTop ? "stock-and-waste" : "drawn";
}

/** An option that isn't the preset's: the id of its few words, and what they depend on. @type {{ [Name in keyof Omit<Rules, "preset">]: (rules: Rules) => [string, Args] }} */
const BUT = {
  initial_waste: (rules) => ["rules-but-initial-waste", { cards: rules.initial_waste }],
  recycles: (rules) => ["rules-but-recycles", { limit: upTo(rules.recycles) }],
  win: (rules) => ["rules-but-win", { win: rules.win }],
  pair_with_cover: (rules) => ["rules-but-cover", { allowed: yes(rules.pair_with_cover) }],
  pair_waste: (rules) => ["rules-but-waste-pairs", { pairs: pairsOfPiles(rules) }],
  stock_top: (rules) => ["rules-but-stock-top", { open: yes(rules.stock_top) }],
  stock_face_up: (rules) => ["rules-but-stock-open", { open: yes(rules.stock_face_up) }],
  waste_piles: (rules) => ["rules-but-piles", { piles: rules.waste_piles }],
  undo_limit: (rules) => ["rules-but-undo", { limit: upTo(rules.undo_limit) }],
  undo_counts: (rules) => ["rules-but-undo-counts", { counts: yes(rules.undo_counts) }],
};

/** @param {Rules} rules @returns {string[]} what differs from the preset, each in few words */
export function butWords(rules) {
  return Object.keys(overrides(rules)).map((name) => text(...BUT[/** @type {keyof typeof BUT} */ (name)](rules)));
}

/** @param {Rules} rules @returns {string} the same as one list: `1 recycle, two waste piles`; empty where nothing differs */
export function butList(rules) {
  const but = butWords(rules);
  return but.length === 0 ? "" : but.reduce((before, next) => text("rules-but-list", { before, next }));
}

/** @param {Rules} rules @returns {string} `Normal`, or `Normal, but: 1 recycle, two waste piles` */
export function rulesName(rules) {
  const preset = presetName(rules.preset);
  const options = butList(rules);
  return options === "" ? preset : text("rules-name-but", { preset, options });
}

/** @typedef {{ about: string, lines: string[] }} Paragraph */

/** @param {Rules} rules @param {boolean | undefined} tellDead @returns {Paragraph[]} exactly what is allowed */
export function rulesText(rules, tellDead) {
  return [
    { about: text("rules-about-goal"), lines: [text("rules-goal", { win: rules.win })] },
    { about: text("rules-about-pairs"), lines: pairs(rules) },
    { about: text("rules-about-stock"), lines: stock(rules) },
    { about: text("rules-about-recycles"), lines: recycling(rules) },
    { about: text("rules-about-undo"), lines: undoing(rules) },
    ...(tellDead === undefined ? [] : [{ about: text("rules-about-dead"), lines: [text("rules-dead", { told: yes(tellDead) })] }]),
  ];
}

/** @param {Rules} rules @returns {string[]} */
function pairs(rules) {
  const { pair_with_cover: withCover, waste_piles: piles, stock_top: stockTop } = rules;
  const kind = pairsOfPiles(rules);
  const lines = [
    text("rules-thirteen"),
    text("rules-free", { piles, top: yes(stockTop) }),
    text("rules-cover", { allowed: yes(withCover) }),
    text("rules-waste-pairs", { pairs: kind }),
  ];
  if (stockTop && (kind === "two-piles" || kind === "top-two")) lines.push(text("rules-stock-alone"));
  return lines;
}

/** @param {Rules} rules @returns {string[]} */
function stock({ initial_waste: cards, waste_piles: piles, stock_top: stockTop, stock_face_up: open }) {
  const shown = open ? (stockTop ? "all" : "all-drawn") : stockTop ? "top" : "none";
  return [text("rules-draw", { piles }), text("rules-first-card", { cards, piles }), text("rules-stock-shown", { shown })];
}

/** @param {Rules} rules @returns {string[]} */
function recycling({ recycles, waste_piles: piles }) {
  const often = text("rules-recycles", { limit: upTo(recycles) });
  return recycles === 0 ? [often] : [often, text("rules-recycle-order", { piles })];
}

/** @param {Rules} rules @returns {string[]} */
function undoing({ undo_limit: limit, undo_counts: counts }) {
  const often = text("rules-undo", { limit: upTo(limit) });
  return limit === 0 ? [often] : [often, text("rules-undo-counts", { counts: yes(counts) })];
}

/**
 * What the choices for pairs of the draw piles are, under the other options.
 * @param {Rules} rules
 * @returns {[Rules["pair_waste"], string][]}
 */
export function wastePairChoices(rules) {
  // With several piles both mean the same: the one that is set is offered.
  const set = rules.pair_waste === "none" ? "top_two" : rules.pair_waste;
  /** @type {Rules["pair_waste"][]} */
  const offered = rules.waste_piles > 1 ? ["none", set] : ["none", "drawn", "top_two"];
  return offered.map((pairs) => [pairs, text("rules-pairs-choice", { pairs: pairsOfPiles({ ...rules, pair_waste: pairs }) })]);
}

/** @param {Rules} rules @param {boolean} on @returns {string} what telling, or not telling, means under these rules */
export function tellDeadWords(rules, on) {
  const tells = orderMatters(rules) ? (on ? "a-little" : "would-tell") : on ? "nothing" : "nobody";
  return text("lobby-tell-dead-line", { tells });
}

/** @type {readonly BotStrength[]} */
const STRENGTHS = ["random", "greedy", "careful", "perfect"];

/** @returns {[BotStrength, string][]} how a bot may play, each in a word */
export function botNames() {
  return STRENGTHS.map((strength) => [strength, text("lobby-bot-name", { strength })]);
}

/** @param {BotStrength} strength @returns {string} what it does */
export function botLine(strength) {
  return text("lobby-bot-line", { strength });
}

/**
 * A bot's name ends with how it plays; there is little room for names, so that is said beside it.
 * @param {string} name
 * @param {boolean | undefined} bot
 * @returns {{ name: string, chip: string }} `chip`: `Careful bot`, `Bot`, or nothing for people
 */
export function shownName(name, bot) {
  if (name === "") return { name: text("nobody"), chip: "" };
  if (!bot) return { name, chip: "" };
  const strength = STRENGTHS.find((known) => name.endsWith(` (${known})`));
  return {
    name: strength ? name.slice(0, -strength.length - 3) : name,
    chip: text("lobby-bot", { strength: strength ?? "other" }),
  };
}

/** @param {string} name @param {boolean | undefined} bot @returns {string} for sentences: beside a name in them no mark can stand */
export function calledName(name, bot) {
  const called = shownName(name, bot).name;
  // Only bots may be called so: then the name says it.
  return !bot || name === "" || called.startsWith("Bot ") ? called : text("lobby-bot-called", { name: called });
}

const KINDS = ["winnable", "any", "easy", "medium", "hard", "par", "code"];

/** @returns {[string, string][]} which deals a host may choose */
export function dealChoices() {
  return KINDS.map((kind) => [kind, text("lobby-deal-kind", { kind })]);
}

/** @type {Readonly<Record<string, string>>} */
const DEAL_LINES = {
  easy: "lobby-deal-easy",
  medium: "lobby-deal-medium",
  hard: "lobby-deal-hard",
  par: "lobby-deal-par",
  code: "lobby-deal-by-code",
};

/** @param {string} kind one of the choices @returns {string} what it means, where that isn't plain */
export function dealLine(kind) {
  const line = DEAL_LINES[kind];
  return line ? text(line) : "";
}

/** @param {DealChoice} deal @returns {string} one of the choices */
export function dealKind(deal) {
  if (typeof deal === "object") return "par";
  return KINDS.includes(deal) ? deal : "code";
}

/** @param {Settings["deal"]} deal @returns {string} for those who can't change it */
export function dealWords(deal) {
  if (typeof deal === "object") return text("lobby-deal-between", { from: deal.par[0], to: deal.par[1] });
  const kind = dealKind(deal);
  return kind === "code" ? text("lobby-deal-chosen") : text("lobby-deal-kind", { kind });
}
