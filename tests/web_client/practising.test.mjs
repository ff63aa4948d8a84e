// What practice shows, from one game to the next.
import assert from "node:assert/strict";
import test from "node:test";

import { begin, play } from "../../web_client/state/practice.js";
import { became, begun, heard, nothingYet } from "../../web_client/state/practising.js";
import { NORMAL } from "./examples.mjs";

const EASY = "FVUCMOGPPKSEVRYXXXUBVFHHHIRMHCADWIUXZXCXQWYLGVOA";
const PAIRS = "4D 9D, 5D 8D, 6D 7D, KS, AD QD, 2D JD, 3D 10D, 5C 8C, 6C 7C, KH, 3C 10C, 4C 9C, 2C JC, KD, AC QC, KC".split(", ");
const remove = (text) => ({ do: "remove", cards: text.split(" ") });
const won = (state, each) =>
  PAIRS.reduce((now, pair, index) => became(now, play(now.game, remove(pair), index * each), 1000 + each), state);

test("a win is among the best games at once, and says what of it is a record", () => {
  const first = won(begun(nothingYet([]), begin(EASY, NORMAL, "given"), 0), 200);
  assert.deepEqual([first.finished.time_ms, first.records, first.best], [3000, { time: false, moves: false }, [first.finished]]);
  const second = won(begun(first, begin(EASY, NORMAL, "given"), 0), 100);
  assert.deepEqual([second.records, second.best.length], [{ time: true, moves: false }, 2]);
  assert.equal(begun(second, begin(EASY, NORMAL, "given"), 0).finished, null);
});

test("what was given up can be gone back to until the next game is begun", () => {
  const one = begin(EASY, NORMAL, "given");
  let state = begun(nothingYet([]), one, 0);
  assert.equal(begun(state, one, 0).left, null);
  state = became(state, play(one, remove("KS"), 500), 0);
  const next = begun(state, begin("AAAAAAS", NORMAL, "easy"), 700);
  assert.deepEqual([next.left.line, next.left.ms, next.left.since], [["KS"], 200, null]);
  assert.equal(became(next, play(next.game, remove("KD"), 900), 0).left, null);
  assert.equal(begun(next, next.left, 900).left, null);
});

test("a par belongs to one deal by its rules", () => {
  const game = begin(EASY, NORMAL, "given");
  const state = { ...begun(nothingYet([]), game, 0), par: { code: game.code, par: 16, pending: false } };
  assert.equal(begun(state, begin(EASY, NORMAL, "given"), 0).par.par, 16);
  assert.equal(begun(state, begin(EASY, { ...NORMAL, recycles: 1 }, "given"), 0).par, null);
  assert.equal(begun(state, begin("AAAAAAS", NORMAL, "given"), 0).par, null);
});

test("each action has its sound", () => {
  const game = begin(EASY, NORMAL, "given");
  const taken = play(game, remove("KS"), 0);
  const drawn = play(taken, { do: "draw" }, 0);
  assert.deepEqual([taken, drawn, play(drawn, { do: "undo" }, 0)].map(heard), ["take", "draw", "undo"]);
});
