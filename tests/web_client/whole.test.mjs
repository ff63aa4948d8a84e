// A game of which all cards are known. That it is played as the server plays it is held in test_same_whole.py.
import assert from "node:assert/strict";
import test from "node:test";

import { PRESETS } from "../../web_client/game/rules.js";
import { act, dealWhole, lineText, parse, removals, visible } from "../../web_client/game/whole.js";
import { CARDS } from "./deals.mjs";
import { board, NORMAL } from "./examples.mjs";

const rules = (given) => ({ ...NORMAL, ...given });
const play = (whole, ...texts) =>
  texts.reduce((now, text) => {
    const next = act(now, parse(text));
    assert.ok(next !== null, text);
    return next;
  }, whole);

test("the board at the deal is the one that a racer is sent", () => {
  assert.deepEqual(visible(dealWhole(CARDS, NORMAL)), board());
  const microsoft = visible(dealWhole(CARDS, { preset: "M", ...PRESETS.M }));
  assert.deepEqual([microsoft.waste, microsoft.stock, microsoft.stock_cards], [[], 24, ["7D"]]);
  const piles = visible(dealWhole(CARDS, rules({ waste_piles: 3, stock_face_up: true })));
  assert.deepEqual(piles.piles, [["7D"], [], []]);
  assert.deepEqual(piles.stock_cards, CARDS.slice(29));
});

test("what is face down is not in what is to be shown", () => {
  const whole = dealWhole(CARDS, NORMAL);
  assert.equal(whole.board.stock_cards.length, 23);
  assert.equal("stock_cards" in visible(whole), false);
  assert.deepEqual(visible(play(whole, "draw")).waste, ["7D", CARDS[29]]);
});

test("a deal is 52 different cards", () => {
  assert.throws(() => dealWhole(CARDS.slice(1), NORMAL), RangeError);
  assert.throws(() => dealWhole([...CARDS.slice(1), CARDS[1]], NORMAL), RangeError);
});

test("what the rules don't allow changes nothing", () => {
  const whole = dealWhole(CARDS, NORMAL);
  for (const text of ["KH", "undo", "recycle", "draw 2", "7C 7S", "QC AC", "KD KD", "3S 3S"]) assert.equal(act(whole, parse(text)), null, text);
  assert.equal(act(whole, { do: "remove", cards: [] }), null);
  assert.equal(act(whole, { do: "remove", cards: ["10C", "3S", "7D"] }), null);
  assert.deepEqual(removals(whole.board, NORMAL), [["10C", "3H"], ["10C", "3S"], ["KD"]]);
});

test("undo goes back as far as the rules let it, and counts where it counts", () => {
  const two = play(dealWhole(CARDS, rules({ undo_limit: 2 })), "KD", "draw", "draw");
  assert.equal(visible(two).undos_left, 2);
  const back = play(two, "undo", "undo");
  assert.equal(act(back, { do: "undo" }), null);
  assert.deepEqual([back.undos, visible(back).moves, visible(back).score], [2, 3, 10]);
  const counting = play(dealWhole(CARDS, rules({ undo_limit: null, undo_counts: true })), "KD", "undo");
  assert.deepEqual([visible(counting).moves, visible(counting).score], [2, 0]);
});

test("stuck is said when nothing is possible, and undo leads out of it", () => {
  let whole = dealWhole(CARDS, rules({ recycles: 0 }));
  while (visible(whole).stock > 0) whole = play(whole, "draw");
  for (let [next] = removals(whole.board, NORMAL); next; [next] = removals(whole.board, NORMAL)) whole = act(whole, { do: "remove", cards: next });
  assert.equal(visible(whole).status, "stuck");
  assert.equal(visible(play(whole, "undo")).status, "playing");
});

test("actions are written as the server's log writes them", () => {
  for (const text of ["draw", "draw 2", "draw 3", "recycle", "undo", "KD", "10C 3S"]) assert.equal(lineText(parse(text)), text);
  assert.equal(lineText({ do: "draw", pile: 1 }), "draw");
  for (const text of ["", "Draw", "draw 4", "toString", "1C", "10C  3S", "AC 2C 10C", "KD ", "kd"]) assert.equal(parse(text), null, text);
});
