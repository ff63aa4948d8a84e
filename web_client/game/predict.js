// What the board will look like when the server has accepted an action. The server's answer always wins.

/** @import { Action, Board, Card, Rules } from "../net/messages.js" */
import { isOpen, openPlaceOf } from "./pyramid.js";

/**
 * A board that is ahead of the server: the card on top of the waste may be one not yet seen.
 * @typedef {Board & { unseen?: number }} Ahead `unseen`: cards drawn whose faces are under way
 */

/**
 * @typedef {object} Line
 * @property {Ahead} board
 * @property {readonly Ahead[]} past boards that undo goes back to, newest last; may not reach back to the deal
 */

/**
 * @param {Line} line
 * @param {Action} action
 * @param {Pick<Rules, "undo_counts" | "undo_limit">} rules
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
        status: "playing",
      },
      past: past.slice(0, -1),
    };
  }
  const next = step(board, action);
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
 * @returns {Ahead | null}
 */
function step(board, action) {
  switch (action.do) {
    case "draw":
      return board.stock > 0 ? { ...board, stock: board.stock - 1, unseen: (board.unseen ?? 0) + 1 } : null;
    case "recycle":
      return recycle(board);
    case "remove":
      return take(board, action.cards);
  }
}

/** @param {Ahead} board @returns {Ahead | null} */
function recycle(board) {
  const cards = board.waste.length + (board.unseen ?? 0);
  if (board.stock > 0 || cards === 0 || board.recycles_left === 0) return null;
  return {
    ...board,
    stock: cards,
    waste: [],
    unseen: 0,
    recycles: board.recycles + 1,
    recycles_left: board.recycles_left === null ? null : board.recycles_left - 1,
  };
}

/**
 * @param {Ahead} board
 * @param {readonly Card[]} cards
 * @returns {Ahead | null}
 */
function take(board, cards) {
  const pyramid = [...board.pyramid];
  let waste = board.waste;
  let fromPyramid = 0;
  for (const card of cards) {
    const place = pyramid.indexOf(card);
    if (place >= 0) {
      // Not `openPlaceOf(board)`: with `pair_with_cover` the first card of the pair may be what covers the second.
      if (!isOpen(pyramid, place)) return null;
      pyramid[place] = null;
      fromPyramid += 1;
    } else {
      if ((board.unseen ?? 0) > 0 || openPlaceOf(board, card) !== "waste") return null;
      waste = waste.slice(0, -1);
    }
  }
  return {
    ...board,
    pyramid,
    waste,
    removed: board.removed + fromPyramid,
    score: board.score + 10 * fromPyramid,
    status: pyramid.every((card) => card === null) ? "cleared" : board.status,
  };
}
