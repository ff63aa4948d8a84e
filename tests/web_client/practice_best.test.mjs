// The best games played alone.
import assert from "node:assert/strict";
import test from "node:test";

import { bounded, gameIn, merged, MOST, ofDeal, records, sorted, told } from "../../web_client/state/practice_best.js";

const game = (given = {}) => ({ code: "PY1-N-AAAAAAS", rules: "N", time_ms: 60_000, moves: 40, undos: 0, at: 1_700_000_000_000, ...given });

test("the best come first, by time or by moves; the other figure decides between equal ones, then who was earlier", () => {
  const [slow, fast, short] = [game({ time_ms: 90_000 }), game({ time_ms: 30_000, moves: 50 }), game({ moves: 30, time_ms: 90_000 })];
  assert.deepEqual(sorted([slow, fast, short], "time"), [fast, short, slow]);
  assert.deepEqual(sorted([slow, fast, short], "moves"), [short, slow, fast]);
  const later = { ...slow, at: slow.at + 1 };
  assert.deepEqual(sorted([later, slow], "time"), [slow, later]);
});

test("of many games the fastest are kept, and those with the fewest moves", () => {
  const games = Array.from({ length: 300 }, (_, index) => game({ time_ms: 1000 + index, moves: 400 - index, at: index }));
  const kept = bounded(games);
  assert.equal(kept.length, MOST);
  assert.deepEqual(sorted(kept, "time").slice(0, 50), games.slice(0, 50));
  assert.deepEqual(sorted(kept, "moves").slice(0, 50), games.slice(-50).reverse());
  assert.deepEqual(bounded(games.slice(0, 7)), games.slice(0, 7));
});

test("what the server has is put beside what the browser has, each game once", () => {
  const [here, both, there] = [game({ moves: 41 }), game({ line: ["KD"] }), game({ moves: 43 })];
  const all = merged([here, both], [{ ...game(), at: 5 }, there, there]);
  assert.deepEqual(all, [here, both, there]);
});

test("what the server was told of needs no line any more", () => {
  const [one, other] = [game({ line: ["KD"] }), game({ moves: 50, line: ["KH"] })];
  assert.deepEqual(told([one, other], { ...game(), at: 9 }), [game(), other]);
});

test("a deal's games are those with its code and rules", () => {
  const games = [game(), game({ code: "PY1-C-AAAAAAS", rules: "C" }), game({ rules: "N,recycles=1" })];
  assert.deepEqual(ofDeal(games, "PY1-N-AAAAAAS", "N"), [games[0]]);
});

test("a record is better than all games before, and the first game is none", () => {
  assert.deepEqual(records([], game()), { time: false, moves: false });
  assert.deepEqual(records([game()], game({ time_ms: 59_000 })), { time: true, moves: false });
  assert.deepEqual(records([game(), game({ moves: 30 })], game({ time_ms: 59_000, moves: 29 })), { time: true, moves: true });
  assert.deepEqual(records([game()], game()), { time: false, moves: false });
});

test("whatever else lies in a store is no game", () => {
  assert.deepEqual(gameIn(game({ more: 1 })), game());
  assert.deepEqual(gameIn(game({ line: ["KD"] })), game({ line: ["KD"] }));
  for (const line of [["KD", 7], "KD", new Array(2_001).fill("draw")]) assert.deepEqual(gameIn(game({ line })), game());
  for (const given of [{ code: "PY1-N" }, { code: null }, { rules: "Z" }, { time_ms: -1 }, { time_ms: 1.5 }, { moves: "40" }, { undos: undefined }, { at: Infinity }]) {
    assert.equal(gameIn(game(given)), null, JSON.stringify(given));
  }
  for (const value of [null, undefined, 1, "x", [], {}]) assert.equal(gameIn(value), null);
});
