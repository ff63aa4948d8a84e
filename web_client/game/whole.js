// A game of which all 52 cards are known: played here from the deal to the end, as the server would play it. For practice and replays.

/** @import { Action, Board, Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "./available.js" */
import { pilesOf, wasteCount, whereOpen, whyNotTogether } from "./available.js";
import { value } from "./cards.js";
import { predict } from "./predict.js";
import { PLACES } from "./pyramid.js";

/**
 * What stays the same for a whole game; one object for all of its positions.
 * @typedef {object} Deal
 * @property {readonly Card[]} cards the 52: 28 of the pyramid row by row from the top, then the stock in drawing order
 * @property {Rules} rules
 */

/**
 * A game as it stands. Never changed: an action makes a new one.
 * @typedef {object} Whole
 * @property {Deal} deal
 * @property {Ahead} board with all cards of the stock, the next one first: not to be shown, see `visible`
 * @property {readonly Ahead[]} past boards that undo goes back to, newest last
 * @property {number} undos how many actions were taken back so far
 */

const DECK = 52;

/**
 * @param {readonly Card[]} cards
 * @param {Rules} rules
 * @returns {Whole} as dealt
 * @throws {RangeError} if these are not 52 different cards
 */
export function dealWhole(cards, rules) {
  if (cards.length !== DECK || new Set(cards).size !== DECK) throw new RangeError("a deal needs each of the 52 cards once");
  const waste = cards.slice(PLACES, PLACES + rules.initial_waste);
  const stock = cards.slice(PLACES + rules.initial_waste);
  /** @type {Ahead} */
  const board = {
    pyramid: cards.slice(0, PLACES),
    waste,
    ...(rules.waste_piles > 1 ? { piles: Array.from({ length: rules.waste_piles }, (_, pile) => (pile === 0 ? waste : [])) } : {}),
    stock: stock.length,
    stock_cards: stock,
    recycles: 0,
    recycles_left: rules.recycles,
    removed: 0,
    score: 0,
    moves: 0,
    undos_left: 0,
    status: "playing",
  };
  return { deal: { cards, rules }, board, past: [], undos: 0 };
}

/** @param {Whole} whole @param {Action} action @returns {Whole | null} null: the rules don't allow it */
export function act(whole, action) {
  const { deal, board, past } = whole;
  const { rules } = deal;
  if (board.status === "cleared" || (action.do === "remove" && action.cards.length > 2)) return null;
  // With all of the stock open, nothing is left that only the server could tell.
  const line = predict({ board, past }, action, { ...rules, stock_face_up: true });
  if (line === null) return null;
  const kept = rules.undo_limit === null ? line.past : line.past.slice(Math.max(0, line.past.length - rules.undo_limit));
  return { deal, board: line.board, past: kept, undos: whole.undos + (action.do === "undo" ? 1 : 0) };
}

/** @param {Whole} whole @returns {Board} what its player may see, exactly as the server would send it */
export function visible({ deal: { rules }, board }) {
  const { unseen: _unseen, stock_cards: stock = [], just_drawn: justDrawn, ...open } = board;
  const status = board.status === "playing" && isStuck(board, rules) ? "stuck" : board.status;
  return {
    ...open,
    ...(rules.stock_face_up ? { stock_cards: stock } : rules.stock_top ? { stock_cards: stock.slice(0, 1) } : {}),
    ...(justDrawn && status === "playing" ? { just_drawn: true } : {}),
    status,
  };
}

/**
 * @param {Ahead} board
 * @param {Rules} rules
 * @returns {Card[][]} every king and pair that can be taken, each once
 */
export function removals(board, rules) {
  const next = rules.stock_top ? (board.stock_cards ?? []).slice(0, 1) : [];
  // No card of a pile below its two top ones is ever in play.
  const seen = [...board.pyramid, ...pilesOf(board).flatMap((pile) => pile.slice(-2)), ...next].filter((card) => card !== null);
  return seen.flatMap((card, index) => {
    if (value(card) === 13) return whereOpen(board, card, rules) === null ? [] : [[card]];
    return seen
      .slice(index + 1)
      .filter((other) => value(other) + value(card) === 13 && whyNotTogether(board, card, other, rules) === null)
      .map((other) => [card, other]);
  });
}

/** @param {Ahead} board @param {Rules} rules @returns {boolean} nothing can be drawn, recycled or removed */
function isStuck(board, rules) {
  if (board.stock > 0 || (wasteCount(board) > 0 && board.recycles_left !== 0)) return false;
  return removals(board, rules).length === 0;
}

/** @param {Action} action @returns {string} as the server's log writes it: `draw`, `draw 2`, `recycle`, `undo`, `10C 3S`, `KD` */
export function lineText(action) {
  if (action.do === "remove") return action.cards.join(" ");
  return action.do === "draw" && (action.pile ?? 1) > 1 ? `draw ${action.pile}` : action.do;
}

/** @type {Readonly<Record<string, Action>>} */
const WORDS = {
  draw: { do: "draw" },
  "draw 2": { do: "draw", pile: 2 },
  "draw 3": { do: "draw", pile: 3 },
  recycle: { do: "recycle" },
  undo: { do: "undo" },
};
const CARDS = /^(?:[A2-9JQK]|10)[CDHS](?: (?:[A2-9JQK]|10)[CDHS])?$/;

/** @param {string} text @returns {Action | null} the action that `lineText` writes so; null: there is none */
export function parse(text) {
  if (CARDS.test(text)) return { do: "remove", cards: text.split(" ") };
  return Object.hasOwn(WORDS, text) ? WORDS[text] ?? null : null;
}
