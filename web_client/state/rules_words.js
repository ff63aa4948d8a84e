// The rules in plain words: what each preset is, what an option means, and all that a set of them allows.

/** @import { BotStrength, DealChoice, Rules, Settings } from "../net/messages.js" */
import { orderMatters, overrides } from "../game/rules.js";
import { count } from "./words.js";

/** @type {readonly { letter: string, name: string, line: string }[]} */
export const PRESET_WORDS = [
  { letter: "N", name: "Normal", line: "Clear the pyramid. Go through the stock as often as you like." },
  { letter: "C", name: "Classic", line: "A card may also go with the last card that covers it. No limit on undo, but it counts as a move." },
  { letter: "S", name: "Strict", line: "Stock and waste must go, too. A card just drawn may go with the one it fell on." },
  { letter: "L", name: "Limited", line: "Like Normal, but the waste goes back only twice." },
  { letter: "M", name: "Microsoft", line: "The stock's top card is open and can be taken. The waste goes back twice." },
  { letter: "O", name: "One pass", line: "Once through the stock and no more; more pairs are allowed." },
];

/** @param {string} letter @returns {string} */
export function presetName(letter) {
  return PRESET_WORDS.find((preset) => preset.letter === letter)?.name ?? letter;
}

/** @param {number} times @returns {string} `once`, `twice`, `3 times` */
function times(times) {
  return times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
}

/** An option that isn't the preset's, in few words. @type {{ [Name in keyof Omit<Rules, "preset">]: (value: Rules[Name], rules: Rules) => string }} */
const BUT = {
  initial_waste: (cards) => (cards === 1 ? "one card on the waste at first" : "no card on the waste at first"),
  recycles: (limit) => (limit === null ? "unlimited recycles" : limit === 0 ? "no recycle" : count(limit, "recycle")),
  win: (win) => (win === "all" ? "all 52 cards must go" : "only the pyramid must go"),
  pair_with_cover: (allowed) => (allowed ? "pairs with the last cover" : "no pairs with the cover"),
  pair_waste: (pairs, rules) => wastePairs({ ...rules, pair_waste: pairs }),
  stock_top: (open) => (open ? "the stock's top card can be taken" : "the stock's top card is closed"),
  stock_face_up: (open) => (open ? "open stock" : "closed stock"),
  waste_piles: (piles) => ["one waste pile", "two waste piles", "three waste piles"][piles - 1] ?? `${piles} waste piles`,
  undo_limit: (limit) => (limit === null ? "unlimited undo" : limit === 0 ? "no undo" : count(limit, "undo")),
  undo_counts: (counts) => (counts ? "undo counts as a move" : "undo is free"),
};

/** @param {Rules} rules @returns {string} in few words */
function wastePairs({ pair_waste: pairs, waste_piles: piles, stock_top: stockTop }) {
  if (pairs === "none") return "no pairs of waste cards";
  if (piles > 1) return "pairs of two waste piles";
  if (pairs === "top_two") return "pairs of the two top waste cards";
  return stockTop ? "pairs of stock and waste" : "pairs of a card just drawn and the one below";
}

/** @param {Rules} rules @returns {string[]} what differs from the preset, each in few words */
export function butWords(rules) {
  return Object.keys(overrides(rules)).map((name) => {
    const option = /** @type {keyof typeof BUT} */ (name);
    const say = /** @type {(value: unknown, rules: Rules) => string} */ (BUT[option]);
    return say(rules[option], rules);
  });
}

/** @param {Rules} rules @returns {string} `Normal`, or `Normal, but: 1 recycle, two waste piles` */
export function rulesName(rules) {
  const but = butWords(rules);
  return but.length === 0 ? presetName(rules.preset) : `${presetName(rules.preset)}, but: ${but.join(", ")}`;
}

/** @typedef {{ about: string, lines: string[] }} Paragraph */

/** @param {Rules} rules @param {boolean | undefined} tellDead @returns {Paragraph[]} exactly what is allowed */
export function rulesText(rules, tellDead) {
  return [
    { about: "Goal", lines: [goal(rules)] },
    { about: "Pairs", lines: pairs(rules) },
    { about: "Stock", lines: stock(rules) },
    { about: "Again through the stock", lines: [recycling(rules)] },
    { about: "Undo", lines: [undoing(rules)] },
    ...(tellDead === undefined ? [] : [{ about: "No way left", lines: [tellDead ? "You are told as soon as there is no way left to win." : "Nobody tells you when there is no way left to win."] }]),
  ];
}

/** @param {Rules} rules @returns {string} */
function goal({ win }) {
  return win === "all"
    ? "All 52 cards must go: the pyramid, the stock and the waste."
    : "The 28 cards of the pyramid must go. Stock and waste may remain.";
}

/** @param {Rules} rules @returns {string[]} */
function pairs(rules) {
  const { pair_with_cover: withCover, pair_waste: waste, waste_piles: piles, stock_top: stockTop } = rules;
  const lines = [
    "Two free cards that make 13 go together, a king alone. An ace is 1, a jack 11, a queen 12.",
    `Free are cards of the pyramid on which no other lies, ${piles === 1 ? "the top card of the waste" : "the top card of each waste pile"}${stockTop ? ", and the top card of the stock" : ""}.`,
    withCover
      ? "A card may also go together with the last card that still covers it."
      : "A card can't go together with one that covers it.",
  ];
  if (waste === "none") lines.push("At least one card of a pair must come from the pyramid.");
  else if (piles > 1) lines.push(`The top cards of two waste piles may go together.${stockTop ? " The stock's card goes only with one of the pyramid." : ""}`);
  else if (waste === "top_two") lines.push(`The two top cards of the waste may go together at any time.${stockTop ? " The stock's card goes only with one of the pyramid." : ""}`);
  else if (stockTop) lines.push("The stock's top card and the waste's top card may go together.");
  else lines.push("Right after a draw the card drawn may go together with the waste card it fell on.");
  return lines;
}

/** @param {Rules} rules @returns {string[]} */
function stock({ initial_waste: first, waste_piles: piles, stock_top: stockTop, stock_face_up: open }) {
  const onto = piles === 1 ? "onto the waste" : `onto one of ${piles === 2 ? "two" : "three"} waste piles, as you choose`;
  return [
    `Cards are drawn one at a time ${onto}.`,
    first === 1 ? `At the start one card lies on the ${piles === 1 ? "waste" : "first pile"}.` : "At the start the waste is empty.",
    open ? `The whole stock lies face up${stockTop ? "" : "; its cards can be taken once they are drawn"}.` : stockTop ? "The stock's top card lies face up, the rest face down." : "The stock lies face down.",
  ];
}

/** @param {Rules} rules @returns {string} */
function recycling({ recycles, waste_piles: piles }) {
  const how = piles === 1 ? "in the same order" : "pile after pile, each in the same order";
  if (recycles === 0) return "The stock is gone through only once: the waste never goes back.";
  return `When the stock is empty, the waste goes back ${recycles === null ? "as often as you like" : `${times(recycles)} at most`}, ${how}.`;
}

/** @param {Rules} rules @returns {string} */
function undoing({ undo_limit: limit, undo_counts: counts }) {
  if (limit === 0) return "Nothing can be taken back.";
  const how = limit === null ? "Everything can be taken back" : limit === 1 ? "The last action can be taken back" : `The last ${limit} actions can be taken back`;
  return `${how}; ${counts ? "each undo counts as a move" : "an undo isn't a move, but doesn't give the move back"}.`;
}

/**
 * What the choices for pairs of the draw piles are, under the other options.
 * @param {Rules} rules
 * @returns {[Rules["pair_waste"], string][]}
 */
export function wastePairChoices(rules) {
  // With several piles both mean the same: the one that is set is offered.
  if (rules.waste_piles > 1) return [["none", "No"], [rules.pair_waste === "none" ? "top_two" : rules.pair_waste, "The tops of two piles"]];
  return [
    ["none", "No"],
    ["drawn", rules.stock_top ? "Stock's top and waste's top" : "A card just drawn and the one below"],
    ["top_two", "The two top waste cards"],
  ];
}

/** @param {Rules} rules @param {boolean} on @returns {string} what telling, or not telling, means under these rules */
export function tellDeadWords(rules, on) {
  if (!orderMatters(rules)) return on ? "It gives nothing away: the order of the stock doesn't matter." : "Everybody has to see it for themselves.";
  return on ? "With these rules it tells a little about cards not seen yet." : "With these rules it would tell a little about cards not seen yet.";
}

/** @type {readonly { strength: BotStrength, name: string, line: string }[]} */
export const BOT_WORDS = [
  { strength: "random", name: "Random", line: "plays anything that is allowed" },
  { strength: "greedy", name: "Greedy", line: "takes every pair it sees" },
  { strength: "careful", name: "Careful", line: "stays out of dead ends" },
  { strength: "perfect", name: "Perfect", line: "plays the shortest win" },
];

/**
 * A bot's name ends with how it plays; there is little room for names, so that is said beside it.
 * @param {string} name
 * @param {boolean | undefined} bot
 * @returns {{ name: string, chip: string }} `chip`: `Careful bot`, `Bot`, or nothing for people
 */
export function shownName(name, bot) {
  if (!bot) return { name, chip: "" };
  const found = BOT_WORDS.find(({ strength }) => name.endsWith(` (${strength})`));
  return found ? { name: name.slice(0, -found.strength.length - 3), chip: `${found.name} bot` } : { name, chip: "Bot" };
}

/** @type {readonly [string, string][]} */
export const DEAL_WORDS = [
  ["winnable", "Can be won"],
  ["any", "Any, maybe hopeless"],
  ["easy", "Easy"],
  ["medium", "Medium"],
  ["hard", "Hard"],
  ["par", "By its par"],
  ["code", "A code"],
];

/** @type {Readonly<Record<string, string>>} */
const DEAL_LINES = {
  easy: "Won in few moves, and many ways of play win.",
  medium: "Neither easy nor hard.",
  hard: "It takes many moves, and few ways of play win.",
  par: "Par: the fewest moves by which the deal can be won.",
};

/** @param {string} kind one of the keys of DEAL_WORDS @returns {string} what it means, where that isn't plain */
export function dealLine(kind) {
  return DEAL_LINES[kind] ?? "";
}

/** @param {DealChoice} deal @returns {string} one of the keys of DEAL_WORDS */
export function dealKind(deal) {
  if (typeof deal === "object") return "par";
  return DEAL_WORDS.some(([kind]) => kind === deal) ? deal : "code";
}

/** @param {Settings["deal"]} deal @returns {string} for those who can't change it */
export function dealWords(deal) {
  if (typeof deal === "object") return `Won in ${deal.par[0]} to ${deal.par[1]} moves at best`;
  const kind = dealKind(deal);
  return kind === "code" ? "The host's choice" : DEAL_WORDS.find(([known]) => known === kind)?.[1] ?? "";
}
