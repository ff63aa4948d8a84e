// All that practice shows, as one value, and how it changes. Pure.

/** @import { Trouble } from "../practice_server.js" */
/** @import { Practice } from "./practice.js" */
/** @import { Game } from "./practice_best.js" */
import { same, stopped, won } from "./practice.js";
import { merged, ofDeal, records } from "./practice_best.js";

/**
 * @typedef {object} Practising
 * @property {Practice | null} game under way or just won
 * @property {Game | null} finished it, if it is won
 * @property {{ time: boolean, moves: boolean }} records what of the win was better than ever before
 * @property {readonly Game[]} best
 * @property {{ code: string, par: number | null, pending: boolean } | null} par null: not asked for
 * @property {Practice | null} left a game that was given up for this one, as long as this one isn't begun
 * @property {boolean} dealing a deal is being fetched
 * @property {Trouble | null} trouble why the last one couldn't be had
 */

const NO_RECORDS = { time: false, moves: false };

/** @param {readonly Game[]} best @returns {Practising} with no game yet */
export function nothingYet(best) {
  return { game: null, finished: null, records: NO_RECORDS, best, par: null, left: null, dealing: false, trouble: null };
}

/** @param {Practising} state @param {Practice} game another one @param {number} now @returns {Practising} */
export function begun(state, game, now) {
  const { game: before, par } = state;
  const givenUp = before !== null && before.line.length > 0 && before.board.status !== "cleared" && game.line.length === 0;
  return {
    ...state,
    game,
    finished: null,
    records: NO_RECORDS,
    par: before !== null && same(before, game) ? par : null,
    left: givenUp ? stopped(before, now) : null,
    trouble: null,
  };
}

/** @param {Practising} state @param {Practice} game the same one, later @param {number} at ms since 1970 @returns {Practising} */
export function became(state, game, at) {
  const moved = game.line !== state.game?.line;
  const win = moved ? won(game) : null;
  const next = { ...state, game, left: moved ? null : state.left };
  if (win === null) return next;
  const { score: _, ...figures } = win;
  const finished = { ...figures, at };
  return { ...next, finished, records: records(ofDeal(state.best, win.code, win.rules), finished), best: merged(state.best, [finished]) };
}

/** @param {Practice} game @returns {"take" | "draw" | "undo" | "finish"} what its last action sounds like */
export function heard({ line, board }) {
  if (board.status === "cleared") return "finish";
  const last = line.at(-1) ?? "";
  return last === "undo" ? "undo" : last === "recycle" || last.startsWith("draw") ? "draw" : "take";
}
