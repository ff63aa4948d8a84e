// What the board will look like when the server has accepted an action. The server's answer always wins.

/** @import { Action, Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "./available.js" */
import { canRecycle, cardsLeft, pilesOf, unseenOn, wasteCount, whereOpen, whyNotTogether } from "./available.js";
import { value } from "./cards.js";
import { pairsOnWaste } from "./rules.js";

/**
 * @typedef {object} Line
 * @property {Ahead} board
 * @property {readonly Ahead[]} past boards that undo goes back to, newest last; may not reach back to the deal
 */

/**
 * @param {Line} line
 * @param {Action} action
 * @param {Rules} rules
 * @returns {Line | null} null: not possible, or not for this page to judge
 */
export function predict({ board, past }, action, rules) {
  if (action.do === "undo") {
    const before = past.at(-1);
    if (before === undefined || board.undos_left < 1) return null;
    return {
      board: {
        ...before,
        moves: board.moves + (rules.undo_counts ? 1 : 0),
        undos_left: board.undos_left - 1,
      },
      past: past.slice(0, -1),
    };
  }
  const next = step(board, action, rules);
  if (next === null) return null;
  const undos = Math.min(board.undos_left + 1, rules.undo_limit ?? Infinity);
  return {
    board: { ...next, moves: board.moves + 1, undos_left: undos },
    past: [...past, board],
  };
}

/**
 * @param {Ahead} board
 * @param {Exclude<Action, { do: "undo" }>} action
 * @param {Rules} rules
 * @returns {Ahead | null}
 */
function step(board, action, rules) {
  switch (action.do) {
    case "draw":
      return draw(board, (action.pile ?? 1) - 1, rules);
    case "recycle":
      return recycle(board, rules);
    case "remove":
      return take(board, action.cards, rules);
  }
}

/** @param {Ahead} board @param {number} pile from 0 @param {Rules} rules @returns {Ahead | null} */
function draw(board, pile, rules) {
  const piles = pilesOf(board);
  const onto = piles[pile];
  if (board.stock === 0 || onto === undefined) return null;
  const card = board.stock_cards?.[0];
  const rest = withoutNext(board, rules);
  if (card === undefined || unseenOn(board, pile) > 0) {
    return { ...rest, unseen: piles.map((_, index) => unseenOn(board, index) + (index === pile ? 1 : 0)) };
  }
  const drawn = withPiles(rest, piles.map((cards, index) => (index === pile ? [...cards, card] : cards)));
  return pairsOnWaste(rules) && rules.pair_waste === "drawn" && onto.length > 0 ? { ...drawn, just_drawn: true } : drawn;
}

/** @param {Ahead} board @param {Rules} rules @returns {Ahead | null} */
function recycle(board, rules) {
  if (!canRecycle(board)) return null;
  const known = unseenOn(board) > 0 ? [] : board.waste;
  return {
    ...withPiles(withOpenStock(board, known, rules), pilesOf(board).map(() => [])),
    stock: wasteCount(board),
    unseen: [],
    recycles: board.recycles + 1,
    recycles_left: board.recycles_left === null ? null : board.recycles_left - 1,
  };
}

/** @param {Ahead} board @param {readonly Card[]} cards @param {Rules} rules @returns {Ahead | null} */
function take(board, cards, rules) {
  const [first, second] = cards;
  if (first === undefined) return null;
  if (second === undefined && (value(first) !== 13 || whereOpen(board, first, rules) === null)) return null;
  if (second !== undefined && whyNotTogether(board, first, second, rules) !== null) return null;
  const fromPyramid = cards.filter((card) => board.pyramid.includes(card)).length;
  const left = cards.some((card) => board.stock_cards?.[0] === card) ? withoutNext(board, rules) : board;
  const next = {
    ...withPiles(left, pilesOf(board).map((pile) => pile.filter((card) => !cards.includes(card)))),
    pyramid: board.pyramid.map((card) => (card !== null && cards.includes(card) ? null : card)),
    removed: board.removed + fromPyramid,
    score: board.score + 10 * fromPyramid,
  };
  const cleared = rules.win === "all" ? cardsLeft(next) === 0 : next.pyramid.every((card) => card === null);
  return cleared ? { ...next, status: "cleared" } : next;
}

/** Without the stock's next card. @param {Ahead} board @param {Rules} rules @returns {Ahead} */
function withoutNext(board, rules) {
  return { ...withOpenStock(board, board.stock_cards?.slice(1) ?? [], rules), stock: board.stock - 1 };
}

/** What lies open of a stock of which these are the next cards. @param {Ahead} board @param {readonly Card[]} cards @param {Rules} rules @returns {Ahead} */
function withOpenStock(board, cards, rules) {
  if (!rules.stock_top && !rules.stock_face_up) return board;
  return { ...board, stock_cards: rules.stock_face_up ? [...cards] : cards.slice(0, 1) };
}

/** Whatever changes on the waste, no two cards of it are just drawn any more. @param {Ahead} board @param {readonly (readonly Card[])[]} piles @returns {Ahead} */
function withPiles(board, piles) {
  const { just_drawn: _, ...rest } = board;
  const cards = piles.map((pile) => [...pile]);
  return { ...rest, waste: cards.flat(), ...(board.piles ? { piles: cards } : {}) };
}
