// A racer's own board: what the server has confirmed, the moves under way, and what both together look like.

/** @import { AckMessage, Action, Board, Card, Progress, RejectMessage, Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
/** @import { Line } from "../game/predict.js" */
import { predict } from "../game/predict.js";

/**
 * @typedef {object} Pending
 * @property {string} ref tells this sending from a later one with the same seq
 * @property {number} seq
 * @property {Action} action
 */

/**
 * @typedef {object} Own
 * @property {number} seq the last accepted move
 * @property {Line} base as the server confirmed it
 * @property {readonly Pending[]} pending sent and not yet answered, in order
 * @property {Ahead} board `base` with the pending moves made
 * @property {boolean} waiting the last pending move's outcome can't be told here: nothing sensible can be tapped
 * @property {readonly Card[]} returned cards that a refusal has just put back
 */

/** @param {Board} board @param {number} seq @returns {Own} */
export function ownBoard(board, seq) {
  return { seq, base: { board, past: [] }, pending: [], board, waiting: false, returned: [] };
}

/**
 * @param {Own} own
 * @param {Action} action
 * @param {string} ref
 * @param {Rules} rules
 * @returns {Own} with the move pending; its seq is the last pending one's
 */
export function play(own, action, ref, rules) {
  const seq = (own.pending.at(-1)?.seq ?? own.seq) + 1;
  return fold({ ...own, pending: [...own.pending, { ref, seq, action }], returned: [] }, rules);
}

/**
 * @param {Own} own
 * @param {Pick<AckMessage, "seq" | "board">} ack
 * @param {Rules} rules
 * @returns {Own}
 */
export function acked(own, ack, rules) {
  return ack.seq <= own.seq ? own : confirmed(own, ack.seq, ack.board, rules);
}

/**
 * What a refusal says about this page's moves. `refused`: the move itself; `gap`: one sent before it got lost (the server had
 * too much to do), so all from there on can still be made; `stale`: a move that was given up already.
 * @param {Own} own
 * @param {Pick<RejectMessage, "ref" | "seq" | "expected_seq" | "code">} reject
 * @returns {"refused" | "gap" | "stale"}
 */
export function meaning(own, reject) {
  const move = own.pending[indexOf(own, reject)];
  if (move === undefined) return "stale";
  const earlier = own.pending.some(({ seq }) => seq === reject.expected_seq && seq < move.seq);
  return reject.code === "seq" && earlier ? "gap" : "refused";
}

/**
 * Whatever was sent after a refused move was made on a board that never was: it is refused too, and forgotten here.
 * @param {Own} own
 * @param {Pick<RejectMessage, "ref" | "seq" | "expected_seq" | "board" | "code">} reject
 * @param {Rules} rules
 * @returns {Own} unchanged if the refused move is one already forgotten, or is to be sent again
 */
export function rejected(own, reject, rules) {
  if (meaning(own, reject) !== "refused") return own;
  const index = indexOf(own, reject);
  const seq = reject.expected_seq === null ? own.seq : reject.expected_seq - 1;
  const pending = own.pending.slice(0, index).filter((move) => move.seq > seq);
  const board = reject.board ?? own.base.board;
  const past = seq === own.seq ? own.base.past : [];
  return { ...fold({ ...own, seq, base: { board, past }, pending }, rules), returned: cardsOf(own.pending.slice(index)) };
}

/**
 * After a reconnect: the snapshot tells how far the server got. What it doesn't have is to be sent again as it was.
 * @param {Own} own
 * @param {number} seq
 * @param {Board} board
 * @param {Rules} rules
 * @returns {Own}
 */
export function resumed(own, seq, board, rules) {
  return seq < own.seq ? ownBoard(board, seq) : confirmed(own, seq, board, rules);
}

/**
 * That there is no way left may be found out after the move was confirmed; then one's own progress says it.
 * @param {Own} own
 * @param {Pick<Progress, "moves" | "undos" | "status">} progress one's own, maybe older than `own`, maybe newer
 * @param {Rules} rules
 * @returns {Own}
 */
export function informed(own, progress, rules) {
  const { board } = own.base;
  const seq = progress.moves + (rules.undo_counts ? 0 : progress.undos);
  if (progress.status !== "dead" || board.status !== "playing" || seq !== own.seq) return own;
  return fold({ ...own, base: { ...own.base, board: { ...board, status: "dead" } } }, rules);
}

/** @param {Own} own of a race that was given up @param {Rules} rules @returns {Own} to be played on */
export function goingOn(own, rules) {
  return fold({ ...own, base: { ...own.base, board: { ...own.base.board, status: "playing" } } }, rules);
}

/**
 * @param {Own} own
 * @param {number} seq
 * @param {Board} board
 * @param {Rules} rules
 * @returns {Own}
 */
function confirmed(own, seq, board, rules) {
  const known = own.pending.filter((move) => move.seq <= seq);
  // Moves of another tab are missing here, and with them the boards that undo would go back to.
  const complete = known.length === seq - own.seq;
  const past = complete ? foldLine(own.base, known, rules)?.past ?? [] : [];
  const pending = own.pending.filter((move) => move.seq > seq);
  return fold({ ...own, seq, base: { board, past }, pending, returned: [] }, rules);
}

/** @param {Own} own @param {Pick<RejectMessage, "ref" | "seq">} reject @returns {number} -1: no move under way */
function indexOf(own, reject) {
  return own.pending.findIndex(({ ref, seq }) => (reject.ref === undefined ? seq === reject.seq : ref === reject.ref));
}

/** @param {Own} own @param {Rules} rules @returns {Own} */
function fold(own, rules) {
  const line = foldLine(own.base, own.pending, rules);
  if (line !== null) return { ...own, board: line.board, waiting: false };
  const last = foldLine(own.base, own.pending.slice(0, -1), rules);
  return { ...own, board: last?.board ?? own.base.board, waiting: true };
}

/**
 * @param {Line} line
 * @param {readonly Pending[]} moves
 * @param {Rules} rules
 * @returns {Line | null}
 */
function foldLine(line, moves, rules) {
  /** @type {Line | null} */
  let now = line;
  for (const { action } of moves) {
    now = predict(now, action, rules);
    if (now === null) return null;
  }
  return now;
}

/** @param {readonly Pending[]} moves @returns {Card[]} */
function cardsOf(moves) {
  return moves.flatMap(({ action }) => (action.do === "remove" ? action.cards : []));
}
