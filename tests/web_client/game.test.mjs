import assert from "node:assert/strict";
import test from "node:test";

import { whereOpen } from "../../web_client/game/available.js";
import { isRed, rank, suit, value } from "../../web_client/game/cards.js";
import { predict } from "../../web_client/game/predict.js";
import { coversOf, isOpen, PLACES, SHAPE } from "../../web_client/game/pyramid.js";
import { canLift, drop, STOCK, tap } from "../../web_client/game/selection.js";
import { board, NORMAL } from "./examples.mjs";

test("cards have the rank, suit and value that their names say", () => {
  assert.deepEqual(["AS", "10C", "JD", "QH", "KS"].map(value), [1, 10, 11, 12, 13]);
  assert.deepEqual([rank("10C"), suit("10C"), rank("KS"), suit("KS")], ["10", "C", "K", "S"]);
  assert.deepEqual(["AC", "AD", "AH", "AS"].map(isRed), [false, true, true, false]);
});

test("every place but those of the last row lies under two places of the next row", () => {
  assert.equal(SHAPE.length, PLACES);
  assert.deepEqual(coversOf(0), [1, 2]);
  assert.deepEqual(coversOf(1), [3, 4]);
  assert.deepEqual(coversOf(20), [26, 27]);
  assert.deepEqual(coversOf(21), []);
  for (let place = 0; place < 21; place += 1) {
    for (const cover of coversOf(place)) assert.equal(SHAPE[cover].row, SHAPE[place].row + 1);
  }
  assert.throws(() => coversOf(28), RangeError);
});

test("a card is open when both cards on it are gone", () => {
  const { pyramid } = board();
  assert.deepEqual(
    pyramid.flatMap((_, place) => (isOpen(pyramid, place) ? [place] : [])),
    [21, 22, 23, 24, 25, 26, 27],
  );
  const half = pyramid.with(21, null);
  assert.equal(isOpen(half, 15), false);
  assert.equal(isOpen(half.with(22, null), 15), true);
  assert.equal(isOpen(half, 21), false);
});

test("only the top of the waste can be taken", () => {
  const table = board({ waste: ["7D", "9S"] });
  assert.deepEqual(whereOpen(table, "9S", NORMAL), { at: "waste", pile: 0 });
  assert.equal(whereOpen(table, "7D", NORMAL), null);
  assert.deepEqual(whereOpen(table, table.pyramid[27], NORMAL), { at: "pyramid", place: 27 });
  assert.equal(whereOpen(table, table.pyramid[0], NORMAL), null);
});

// The published deal: its last row is 7C 10C 3H 4H 3S KD 7S, the waste 7D; its opening KD, then 10C + 3S.

test("a tap selects, a tap on the same card lets go", () => {
  assert.deepEqual(tap(board(), null, "10C", NORMAL), { selected: "10C" });
  assert.deepEqual(tap(board(), "10C", "10C", NORMAL), { selected: null });
});

test("two cards that make thirteen go", () => {
  assert.deepEqual(tap(board(), "10C", "3S", NORMAL), { selected: null, action: { do: "remove", cards: ["10C", "3S"] } });
});

test("a king goes with one tap and leaves the selection alone", () => {
  const king = { do: "remove", cards: ["KD"] };
  assert.deepEqual(tap(board(), null, "KD", NORMAL), { selected: null, action: king });
  assert.deepEqual(tap(board(), "10C", "KD", NORMAL), { selected: "10C", action: king });
});

test("a second card that doesn't fit stays selected", () => {
  assert.deepEqual(tap(board(), "10C", "4H", NORMAL), { selected: "4H", why: "not_thirteen" });
});

test("a covered card changes nothing", () => {
  assert.deepEqual(tap(board(), null, "JD", NORMAL), { selected: null, why: "covered" });
  assert.deepEqual(tap(board(), "10C", "JD", NORMAL), { selected: "10C", why: "covered" });
});

test("a card of the waste pairs with one of the pyramid", () => {
  const table = board({ waste: ["9S", "6D"] });
  assert.deepEqual(tap(table, "6D", "7C", NORMAL).action, { do: "remove", cards: ["6D", "7C"] });
});

test("a selected card that a draw has buried is no longer selected", () => {
  const table = board({ waste: ["7D", "6D"] });
  assert.deepEqual(tap(table, "7D", "6D", NORMAL), { selected: "6D" });
});

test("a card may go with its last cover only where the rules say so", () => {
  const { pyramid } = board();
  // Place 20 (JS) lies under 26 (KD) and 27 (7S); a two on 27 is its last cover once the king is gone.
  const table = board({ pyramid: pyramid.with(26, null).with(27, "2D") });
  assert.equal(tap(table, "2D", "JS", NORMAL).action, undefined);
  assert.deepEqual(tap(table, "2D", "JS", { ...NORMAL, pair_with_cover: true }).action, { do: "remove", cards: ["2D", "JS"] });
  const both = board({ pyramid: pyramid.with(27, "2D") });
  assert.equal(tap(both, "2D", "JS", { ...NORMAL, pair_with_cover: true }).action, undefined);
});

// A drag means what two taps mean.

const pair = (...cards) => ({ selected: null, action: { do: "remove", cards } });

test("a card dropped on one with which it makes thirteen goes with it, whichever of them is dragged", () => {
  assert.deepEqual(drop(board(), "10C", "3S", NORMAL), pair("10C", "3S"));
  assert.deepEqual(drop(board(), "3S", "10C", NORMAL), pair("3S", "10C"));
  const table = board({ waste: ["9S", "6D"] });
  assert.deepEqual(drop(table, "6D", "7C", NORMAL), pair("6D", "7C"));
  assert.deepEqual(drop(table, "7C", "6D", NORMAL), pair("7C", "6D"));
});

test("a drop that doesn't fit says why and leaves nothing selected", () => {
  assert.deepEqual(drop(board(), "10C", "4H", NORMAL), { selected: null, why: "not_thirteen" });
  assert.deepEqual(drop(board(), "10C", "JD", NORMAL), { selected: null, why: "covered" });
  assert.deepEqual(drop(board(), "10C", "foundation", NORMAL), { selected: null, why: "not_thirteen" });
  assert.deepEqual(drop(board(), "10C", "KD", NORMAL), { selected: null, why: "not_thirteen" });
  assert.deepEqual(drop(board(), "10C", null, NORMAL), { selected: null });
  assert.deepEqual(drop(board(), "10C", 0, NORMAL), { selected: null });
});

test("a king may be dropped anywhere but on another card", () => {
  for (const onto of ["foundation", null]) assert.deepEqual(drop(board(), "KD", onto, NORMAL), pair("KD"));
  assert.deepEqual(drop(board(), "KD", "10C", NORMAL), { selected: null, why: "not_thirteen" });
});

test("a covered card can't be dragged, and says why", () => {
  assert.equal(canLift(board(), "JD", NORMAL), false);
  assert.deepEqual(drop(board(), "JD", null, NORMAL), { selected: null, why: "covered" });
  assert.equal(canLift(board(), "10C", NORMAL), true);
  const { pyramid } = board();
  const table = board({ pyramid: pyramid.with(26, null).with(27, "2D") });
  assert.deepEqual(drop(table, "2D", "JS", { ...NORMAL, pair_with_cover: true }), pair("2D", "JS"));
  assert.deepEqual(drop(table, "2D", "JS", NORMAL), { selected: null, why: "covered" });
});

test("the stock dragged to a pile draws to it, and nowhere else", () => {
  assert.equal(canLift(board(), STOCK, NORMAL), true);
  assert.equal(canLift(board({ stock: 0 }), STOCK, NORMAL), false);
  assert.deepEqual(drop(board(), STOCK, 0, NORMAL), { selected: null, action: { do: "draw" } });
  assert.deepEqual(drop(board(), STOCK, "7D", NORMAL), { selected: null, action: { do: "draw" } });
  for (const onto of ["10C", null, "foundation", 1]) assert.deepEqual(drop(board(), STOCK, onto, NORMAL), { selected: null });
  const three = { ...NORMAL, waste_piles: 3 };
  const table = board({ waste: ["7D", "9S"], piles: [["7D"], [], ["9S"]] });
  assert.deepEqual(drop(table, STOCK, 1, three), { selected: null, action: { do: "draw", pile: 2 } });
  assert.deepEqual(drop(table, STOCK, "9S", three), { selected: null, action: { do: "draw", pile: 3 } });
});

test("the stock's top card dropped on the waste goes together with its top card if it may, and is drawn otherwise", () => {
  const rules = { ...NORMAL, stock_top: true, pair_waste: "drawn" };
  const table = board({ waste: ["7D"], stock_cards: ["6S"] });
  assert.deepEqual(drop(table, "6S", "7D", rules), pair("6S", "7D"));
  assert.deepEqual(drop(table, "6S", "7D", { ...rules, pair_waste: "none" }), { selected: null, action: { do: "draw" } });
  assert.deepEqual(drop(board({ waste: ["7D"], stock_cards: ["9S"] }), "9S", "7D", rules), { selected: null, action: { do: "draw" } });
  assert.deepEqual(drop(board({ waste: [], stock_cards: ["9S"] }), "9S", 0, rules), { selected: null, action: { do: "draw" } });
  assert.deepEqual(drop(table, "6S", "7C", rules), pair("6S", "7C"));
});

const line = (given) => ({ board: board(given), past: [] });

test("a removal is predicted with score, moves and count", () => {
  const next = predict(line(), { do: "remove", cards: ["10C", "3S"] }, NORMAL);
  assert.equal(next.board.pyramid[22], null);
  assert.equal(next.board.pyramid[25], null);
  assert.deepEqual([next.board.removed, next.board.score, next.board.moves, next.board.undos_left], [2, 20, 1, 1]);
  assert.equal(next.past.length, 1);
});

test("cards of the waste count nothing", () => {
  const next = predict(line({ waste: ["9S", "6D"] }), { do: "remove", cards: ["6D", "7C"] }, NORMAL);
  assert.deepEqual(next.board.waste, ["9S"]);
  assert.deepEqual([next.board.removed, next.board.score], [1, 10]);
});

test("removing the last card clears", () => {
  const last = board().pyramid.map((_, place) => (place === 0 ? "KD" : null));
  const next = predict(line({ pyramid: last, removed: 27, score: 270 }), { do: "remove", cards: ["KD"] }, NORMAL);
  assert.deepEqual([next.board.status, next.board.score], ["cleared", 280]);
});

test("a draw shows an unseen card, which nothing can be done with", () => {
  const drawn = predict(line(), { do: "draw" }, NORMAL);
  assert.deepEqual([drawn.board.stock, drawn.board.unseen, drawn.board.moves], [22, [1], 1]);
  assert.equal(predict(drawn, { do: "remove", cards: ["7D"] }, NORMAL), null);
  assert.equal(predict(line({ stock: 0 }), { do: "draw" }, NORMAL), null);
});

test("a recycle puts the waste back, if there is one and one is left", () => {
  const full = line({ stock: 0, waste: ["7D", "9S"] });
  const next = predict(full, { do: "recycle" }, NORMAL);
  assert.deepEqual([next.board.stock, next.board.waste, next.board.recycles], [2, [], 1]);
  assert.equal(predict(line(), { do: "recycle" }, NORMAL), null);
  assert.equal(predict(line({ stock: 0, waste: [] }), { do: "recycle" }, NORMAL), null);
  assert.equal(predict(line({ stock: 0, waste: ["7D"], recycles_left: 0 }), { do: "recycle" }, NORMAL), null);
  assert.equal(predict(line({ stock: 0, waste: ["7D"], recycles_left: 2 }), { do: "recycle" }, NORMAL).board.recycles_left, 1);
});

test("an undo brings back the board before, but not the counted move", () => {
  const before = line({ moves: 4 });
  const removed = predict(before, { do: "remove", cards: ["KD"] }, NORMAL);
  const back = predict(removed, { do: "undo" }, NORMAL);
  assert.deepEqual({ ...back.board, moves: 4 }, before.board);
  assert.equal(back.board.moves, 5);
  assert.equal(predict(removed, { do: "undo" }, { ...NORMAL, undo_counts: true }).board.moves, 6);
});

test("an undo to a board this page never saw is left to the server", () => {
  assert.equal(predict(line({ undos_left: 3 }), { do: "undo" }, NORMAL), null);
});

test("the number of undos stops at the limit", () => {
  const next = predict(line({ undos_left: 2 }), { do: "draw" }, { ...NORMAL, undo_limit: 2 });
  assert.equal(next.board.undos_left, 2);
});
