// A game played alone: its moves, its clock, what is kept of it.
import assert from "node:assert/strict";
import test from "node:test";

import { PRESETS } from "../../web_client/game/rules.js";
import { STOCK } from "../../web_client/game/selection.js";
import { begin, drawn, drawnTo, dropped, elapsed, MOST_KEPT, play, restarted, restored, resumed, saved, stopped, tapped, won } from "../../web_client/state/practice.js";
import { NORMAL } from "./examples.mjs";

/** Cleared row by row from below, without the stock. */
const EASY = "FVUCMOGPPKSEVRYXXXUBVFHHHIRMHCADWIUXZXCXQWYLGVOA";
const EASY_PAIRS = "4D 9D, 5D 8D, 6D 7D, KS, AD QD, 2D JD, 3D 10D, 5C 8C, 6C 7C, KH, 3C 10C, 4C 9C, 2C JC, KD, AC QC, KC".split(", ");
const presetRules = (preset) => ({ preset, ...PRESETS[preset] });
const remove = (text) => ({ do: "remove", cards: text.split(" ") });
const easy = (rules = NORMAL) => begin(EASY, rules, "given");
const cleared = (game, from = 0, each = 1000) => EASY_PAIRS.reduce((now, pair, index) => play(now, remove(pair), from + index * each), game);

test("the clock starts with the first move, and not with a tap", () => {
  const dealt = easy();
  assert.equal(elapsed(dealt, 5000), 0);
  const { game: selected } = tapped(dealt, "4D", 6000);
  assert.deepEqual([selected.selected, elapsed(selected, 7000)], ["4D", 0]);
  const { game: moved } = tapped(selected, "9D", 8000);
  assert.deepEqual([moved.line, moved.selected, elapsed(moved, 8000), elapsed(moved, 9500)], [["4D 9D"], null, 0, 1500]);
});

test("it stands while nobody looks, and goes on from there", () => {
  const game = stopped(play(easy(), remove("KS"), 100), 1100);
  assert.equal(elapsed(game, 9000), 1000);
  assert.equal(elapsed(resumed(game, 9000), 9500), 1500);
  assert.equal(resumed(easy(), 9000).since, null);
});

test("a win stops it, and says all that is to be known of it", () => {
  const game = cleared(easy(), 100);
  assert.deepEqual(won(game), { code: `PY1-N-${EASY}`, rules: "N", time_ms: 15_000, moves: 16, undos: 0, score: 280, line: EASY_PAIRS });
  assert.equal(elapsed(game, 99_000), 15_000);
  assert.equal(resumed(game, 99_000), game);
  assert.equal(play(game, { do: "undo" }, 99_000), game);
  assert.equal(tapped(game, "AH", 99_000).game, game);
  assert.equal(won(easy()), null);
});

test("a tap that does nothing says why", () => {
  assert.deepEqual(tapped(easy(), "KC", 0).why, "covered");
  const { game } = tapped(easy(), "4D", 0);
  assert.deepEqual([tapped(game, "5D", 0).why, tapped(game, "5D", 0).game.selected], ["not_thirteen", "5D"]);
});

test("a drop is two taps in one", () => {
  const { game } = dropped(easy(), "4D", "9D", 0);
  assert.deepEqual([game.line, game.selected, game.since], [["4D 9D"], null, 0]);
  assert.deepEqual(dropped(easy(), "KS", "foundation", 0).game.line, ["KS"]);
  assert.deepEqual(dropped(easy(), "4D", "5D", 0), { game: easy(), why: "not_thirteen" });
});

test("the stock draws, recycles, and with several piles asks for one", () => {
  let game = easy();
  while (game.board.stock > 0) game = drawn(game, 0);
  assert.equal(drawn(game, 0).board.recycles, 1);
  const piles = easy({ ...NORMAL, waste_piles: 2 });
  const asks = drawn(piles, 0);
  assert.deepEqual([asks.selected, asks.line, drawn(asks, 0).selected], [STOCK, [], null]);
  assert.deepEqual([drawnTo(asks, 1, 0).line, drawnTo(asks, 1, 0).selected], [["draw 2"], null]);
  assert.equal(drawnTo(piles, 2, 0), piles);
});

test("a dead end is told where that gives nothing away", () => {
  assert.equal(begin("AAAAAAB", NORMAL, "given").board.status, "dead");
  assert.equal(begin("AAAAAAB", presetRules("L"), "given").board.status, "playing");
  assert.equal(begin("AAAAAAS", NORMAL, "given").board.status, "playing");
  const end = play(begin("AAAAAAB", NORMAL, "given"), { do: "draw" }, 0);
  assert.deepEqual([end.board.status, end.board.moves], ["dead", 1]);
});

test("the code always has the letter of the rules", () => {
  assert.equal(begin("AAAAAAS", presetRules("C"), "easy").code, "PY1-C-AAAAAAS");
});

test("the same deal again begins from the start", () => {
  const again = restarted(play(easy(), remove("KS"), 0));
  assert.deepEqual(again, easy());
});

// What is kept for a reload.

test("what is kept is the game to be gone on with", () => {
  const game = play(play(play(easy(), remove("KS"), 0), { do: "draw" }, 500), { do: "undo" }, 900);
  const back = restored(JSON.parse(JSON.stringify(saved(game, 1000))));
  assert.deepEqual({ ...back, since: game.since, ms: game.ms }, game);
  assert.deepEqual([back.since, back.ms], [null, 1000]);
});

test("there is nothing to keep of a game not begun, one that is over, and one without end", () => {
  assert.equal(saved(easy(), 0), null);
  assert.equal(saved(cleared(easy()), 0), null);
  const long = { ...play(easy(), remove("KS"), 0), line: new Array(MOST_KEPT + 1).fill("draw") };
  assert.equal(saved(long, 0), null);
});

test("whatever else lies in the store is no game", () => {
  const good = saved(play(easy(), remove("KS"), 0), 1000);
  assert.ok(restored(good));
  const broken = [
    null, undefined, 7, "x", [], {}, { ...good, code: "PY1-N-AAAA" }, { ...good, code: 7 }, { ...good, rules: "N,win=none" }, { ...good, kind: "daily" },
    { ...good, line: [] }, { ...good, line: ["KH"] }, { ...good, line: [7] }, { ...good, line: "KS" }, { ...good, line: new Array(MOST_KEPT + 1).fill("draw") },
    { ...good, ms: -1 }, { ...good, ms: "5" }, { ...good, ms: null }, { ...good, line: EASY_PAIRS },
  ];
  for (const value of broken) assert.equal(restored(value), null, JSON.stringify(value));
});
