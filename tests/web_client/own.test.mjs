// A racer's own board with moves under way, as the answers come, don't come, or come after a reconnect.
import assert from "node:assert/strict";
import test from "node:test";

import { acked, informed, meaning, ownBoard, play, rejected, resumed } from "../../web_client/state/own.js";
import { board, NORMAL } from "./examples.mjs";

const KING = { do: "remove", cards: ["KD"] };
const PAIR = { do: "remove", cards: ["10C", "3S"] };
const DRAW = { do: "draw" };
const UNDO = { do: "undo" };

/** The server's board after some of the moves above, in order. */
function after(...actions) {
  let truth = { ...board() };
  for (const action of actions) {
    truth = { ...truth, moves: truth.moves + 1, undos_left: truth.undos_left + 1 };
    if (action === DRAW) truth = { ...truth, stock: truth.stock - 1, waste: [...truth.waste, "9S"] };
    else {
      const pyramid = truth.pyramid.map((card) => (action.cards.includes(card) ? null : card));
      const removed = pyramid.filter((card) => card === null).length;
      truth = { ...truth, pyramid, removed, score: removed * 10 };
    }
  }
  return truth;
}

const sent = (own, ...actions) =>
  actions.reduce((now, action, index) => play(now, action, `ref${index + 1}`, NORMAL), own);

test("a move shows at once and is settled by its ack", () => {
  const own = sent(ownBoard(board(), 0), KING);
  assert.equal(own.board.removed, 1);
  assert.deepEqual(own.pending, [{ ref: "ref1", seq: 1, action: KING }]);
  const settled = acked(own, { seq: 1, board: after(KING) }, NORMAL);
  assert.deepEqual([settled.seq, settled.pending, settled.board], [1, [], after(KING)]);
});

test("several moves are under way at once, numbered one after the other", () => {
  const own = sent(ownBoard(board(), 4), KING, PAIR, DRAW);
  assert.deepEqual(own.pending.map(({ seq }) => seq), [5, 6, 7]);
  assert.deepEqual([own.board.removed, own.board.stock, own.board.unseen], [3, 22, [1]]);
  const first = acked(own, { seq: 5, board: after(KING) }, NORMAL);
  assert.deepEqual([first.board.removed, first.pending.length], [3, 2]);
  const all = acked(acked(first, { seq: 6, board: after(KING, PAIR) }, NORMAL), { seq: 7, board: after(KING, PAIR, DRAW) }, NORMAL);
  assert.deepEqual(all.board, after(KING, PAIR, DRAW));
});

test("an ack that comes again changes nothing", () => {
  const own = acked(sent(ownBoard(board(), 0), KING), { seq: 1, board: after(KING) }, NORMAL);
  assert.equal(acked(own, { seq: 1, board: after(KING) }, NORMAL), own);
});

test("a refusal puts the cards back, with all that was built on them", () => {
  const own = sent(ownBoard(board(), 0), KING, PAIR);
  const back = rejected(own, { ref: "ref1", seq: 1, expected_seq: 1, board: board() }, NORMAL);
  assert.deepEqual([back.board, back.pending, back.seq], [board(), [], 0]);
  assert.deepEqual(back.returned, ["KD", "10C", "3S"]);
});

test("a refusal leaves alone what was sent before the refused move", () => {
  const own = sent(ownBoard(board(), 0), KING, PAIR);
  const back = rejected(own, { ref: "ref2", seq: 2, expected_seq: 1, board: board() }, NORMAL);
  assert.deepEqual(back.pending.map(({ ref }) => ref), ["ref1"]);
  assert.equal(back.board.removed, 1);
});

test("the refusal of a move already given up doesn't touch a new one with the same number", () => {
  const own = rejected(sent(ownBoard(board(), 0), KING, PAIR), { ref: "ref1", seq: 1, expected_seq: 1, board: board() }, NORMAL);
  const again = play(play(own, DRAW, "ref3", NORMAL), KING, "ref4", NORMAL);
  const same = rejected(again, { ref: "ref2", seq: 2, expected_seq: 1, board: board() }, NORMAL);
  assert.equal(same, again);
});

test("a refusal without a board (the race is over, or gone) goes back to what was confirmed", () => {
  const own = sent(ownBoard(board(), 0), KING);
  const back = rejected(own, { seq: 1, expected_seq: null, board: null }, NORMAL);
  assert.deepEqual([back.board, back.seq], [board(), 0]);
});

test("after a reconnect what the server has is settled and the rest is still to be sent", () => {
  const own = sent(ownBoard(board(), 0), KING, PAIR, DRAW);
  const back = resumed(own, 1, after(KING), NORMAL);
  assert.deepEqual(back.pending.map(({ ref, seq }) => [ref, seq]), [["ref2", 2], ["ref3", 3]]);
  assert.deepEqual([back.board.removed, back.board.stock], [3, 22]);
  assert.deepEqual(resumed(own, 3, after(KING, PAIR, DRAW), NORMAL).pending, []);
});

test("a server that knows less than it had confirmed is believed", () => {
  const own = acked(sent(ownBoard(board(), 0), KING), { seq: 1, board: after(KING) }, NORMAL);
  assert.deepEqual(resumed(own, 0, board(), NORMAL), ownBoard(board(), 0));
});

test("undo is shown at once as far back as this page has seen", () => {
  const settled = acked(sent(ownBoard(board(), 0), KING), { seq: 1, board: after(KING) }, NORMAL);
  const undone = play(settled, UNDO, "ref2", NORMAL);
  assert.deepEqual([undone.board.removed, undone.board.moves, undone.waiting], [0, 1, false]);
  const unknown = play(ownBoard(after(KING), 1), UNDO, "ref2", NORMAL);
  assert.deepEqual([unknown.board.removed, unknown.waiting], [1, true]);
  const answered = acked(unknown, { seq: 2, board: { ...board(), moves: 1 } }, NORMAL);
  assert.deepEqual([answered.board.removed, answered.waiting], [0, false]);
});

test("moves of another tab make older boards unknown, so undo waits for the server", () => {
  const own = acked(sent(ownBoard(board(), 0), KING), { seq: 1, board: after(KING) }, NORMAL);
  const jumped = resumed(own, 2, after(KING, PAIR), NORMAL);
  assert.equal(play(jumped, UNDO, "ref9", NORMAL).waiting, true);
});

test("moves after one that got lost are kept, to be sent again", () => {
  const own = sent(ownBoard(board(), 0), KING, PAIR, DRAW);
  const reject = { ref: "ref3", seq: 3, expected_seq: 1, code: "seq", board: board() };
  assert.equal(meaning(own, reject), "gap");
  assert.equal(rejected(own, reject, NORMAL), own);
});

test("a refusal is of the move itself, or of one already given up", () => {
  const own = sent(ownBoard(board(), 0), KING);
  assert.equal(meaning(own, { ref: "ref1", seq: 1, expected_seq: 4, code: "seq" }), "refused");
  assert.equal(meaning(own, { ref: "ref1", seq: 1, expected_seq: 1, code: "covered" }), "refused");
  assert.equal(meaning(own, { ref: "ref0", seq: 1, expected_seq: 1, code: "seq" }), "stale");
});

// Whether there is a way left comes with an ack, or with one's own progress, before or after it.

const dead = (board) => ({ ...board, status: "dead" });
const told = (moves, status, undos = 0) => ({ moves, undos, status });

test("that there is no way left is known from the ack, and lasts until an undo", () => {
  const own = acked(sent(ownBoard(board(), 0), KING), { seq: 1, board: dead(after(KING)) }, NORMAL);
  assert.equal(own.board.status, "dead");
  const on = play(own, PAIR, "ref2", NORMAL);
  assert.equal(on.board.status, "dead");
  assert.equal(play(on, UNDO, "ref3", NORMAL).board.status, "dead");
  assert.equal(play(own, UNDO, "ref2", NORMAL).board.status, "playing");
});

test("that there is no way left may come with the progress of just this move", () => {
  const own = acked(sent(ownBoard(board(), 0), KING, PAIR), { seq: 1, board: after(KING) }, NORMAL);
  assert.equal(informed(own, told(1, "dead"), NORMAL).board.status, "dead");
  assert.equal(informed(own, told(0, "dead"), NORMAL), own);
  assert.equal(informed(own, told(2, "dead"), NORMAL), own);
  assert.equal(informed(own, told(1, "playing"), NORMAL), own);
  const undone = acked(play(own, UNDO, "ref3", NORMAL), { seq: 3, board: { ...after(KING), moves: 2 } }, NORMAL);
  assert.equal(informed(undone, told(2, "dead", 1), NORMAL).board.status, "dead");
  const counting = { ...NORMAL, undo_counts: true };
  assert.equal(informed(undone, told(3, "dead", 1), counting).board.status, "dead");
});
