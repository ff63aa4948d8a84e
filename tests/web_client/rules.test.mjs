// Every option of the game as the page plays it: several piles, an open stock, pairs of the draw piles, a win of all cards.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { cardsLeft, partnerOf, secondOf, selectable, whereOpen, whyNotTogether } from "../../web_client/game/available.js";
import { predict } from "../../web_client/game/predict.js";
import { orderMatters, overrides, pairsOnWaste, PRESETS, specOf } from "../../web_client/game/rules.js";
import { STOCK, tap } from "../../web_client/game/selection.js";
import { limits, medalOf } from "../../web_client/state/medals.js";
import { butWords, rulesName, rulesText, wastePairChoices } from "../../web_client/state/rules_words.js";
import { board, NORMAL } from "./examples.mjs";

const rules = (given) => ({ ...NORMAL, ...given });
const remove = (...cards) => ({ do: "remove", cards });
const piles = (...each) => ({ piles: each, waste: each.flat() });
const line = (given) => ({ board: board(given), past: [] });

test("a preset with options is sent as what differs from it", () => {
  assert.deepEqual(specOf(NORMAL), { preset: "N" });
  assert.deepEqual(specOf(rules({ recycles: 1, waste_piles: 2 })), { preset: "N", recycles: 1, waste_piles: 2 });
  assert.deepEqual(specOf({ preset: "M", ...PRESETS.M, recycles: null }), { preset: "M", recycles: null });
  assert.deepEqual(overrides({ preset: "S", ...PRESETS.S }), {});
});

test("the order of the stock matters where not every card can be brought up again", () => {
  const known = Object.entries(PRESETS).map(([letter, options]) => [letter, orderMatters(options)]);
  assert.deepEqual(known, [["N", false], ["C", false], ["S", true], ["L", true], ["M", true], ["O", true]]);
});

// Two waste cards of one pile.

test("the two top waste cards go together at any time where the rules say so", () => {
  const table = board({ waste: ["2S", "4C", "9S"] });
  const two = rules({ pair_waste: "top_two" });
  assert.equal(secondOf(table, two), "4C");
  assert.deepEqual(tap(table, "9S", "4C", two), { selected: null, action: remove("9S", "4C") });
  assert.deepEqual(tap(table, "4C", "9S", two), { selected: null, action: remove("4C", "9S") });
  assert.deepEqual(tap(table, null, "4C", two), { selected: "4C" });
  assert.deepEqual(tap(table, null, "2S", two), { selected: null, why: "under" });
  assert.deepEqual(tap(table, null, "4C", NORMAL), { selected: null, why: "under" });
});

test("the second waste card goes with the top one only", () => {
  const table = board({ waste: ["3C", "9S"] });
  const two = rules({ pair_waste: "top_two" });
  assert.deepEqual(tap(table, "10C", "3C", two), { selected: "10C", why: "under" });
  assert.equal(selectable(table, "3C", two), false);
});

test("right after a draw the card drawn goes with the one below, and after anything else it doesn't", () => {
  const drawn = rules({ pair_waste: "drawn" });
  const waste = ["4C", "9S"];
  assert.equal(secondOf(board({ waste }), drawn), null);
  const table = { board: board({ waste, just_drawn: true }), past: [] };
  assert.equal(secondOf(table.board, drawn), "4C");
  assert.deepEqual(predict(table, remove("4C", "9S"), drawn).board.waste, []);
  const other = predict(table, remove("KD"), drawn);
  assert.equal(secondOf(other.board, drawn), null);
  assert.equal(predict(other, remove("4C", "9S"), drawn), null);
  assert.equal(secondOf(predict(other, { do: "undo" }, drawn).board, drawn), "4C");
});

test("the second waste card is kept in sight only where it can matter", () => {
  const wanted = (given) => pairsOnWaste(rules(given));
  assert.deepEqual([wanted({}), wanted({ pair_waste: "drawn" }), wanted({ pair_waste: "top_two" })], [false, true, true]);
  assert.equal(wanted({ pair_waste: "drawn", stock_top: true }), false);
  assert.equal(wanted({ pair_waste: "top_two", waste_piles: 2 }), false);
});

// The stock.

test("the stock's top card is played like any other where it is in play", () => {
  const top = rules({ stock_top: true });
  const table = board({ stock_cards: ["6D"] });
  assert.deepEqual(whereOpen(table, "6D", top), { at: "stock" });
  assert.deepEqual(tap(table, "6D", "7C", top).action, remove("6D", "7C"));
  assert.equal(whereOpen(table, "6D", rules({ stock_face_up: true })), null);
  const next = predict({ board: table, past: [] }, remove("6D", "7C"), top).board;
  assert.deepEqual([next.stock, next.stock_cards, next.score], [22, [], 10]);
});

test("the stock's top and the waste's top go together where pairs of drawn cards do", () => {
  const table = board({ stock_cards: ["6D"], waste: ["7D"] });
  const why = (given) => whyNotTogether(table, "6D", "7D", rules({ stock_top: true, ...given }));
  assert.deepEqual([why({}), why({ pair_waste: "drawn" }), why({ pair_waste: "top_two" })], ["stock_and_waste", null, "stock_and_waste"]);
  assert.equal(whyNotTogether(board({ stock_cards: ["6D"], ...piles(["7D"], []) }), "6D", "7D", rules({ stock_top: true, pair_waste: "drawn", waste_piles: 2 })), "stock_and_waste");
  const pair = predict({ board: table, past: [] }, remove("6D", "7D"), rules({ stock_top: true, pair_waste: "drawn" })).board;
  assert.deepEqual([pair.stock, pair.waste, pair.score], [22, [], 0]);
});

test("a king on top of the stock goes alone", () => {
  const table = board({ stock_cards: ["KD"] });
  assert.deepEqual(tap(table, null, "KD", rules({ stock_top: true })).action, remove("KD"));
});

test("a card that is seen is drawn without waiting for the server", () => {
  const open = rules({ stock_face_up: true });
  const once = predict(line({ stock_cards: ["6D", "9S", "2H"] }), { do: "draw" }, open).board;
  assert.deepEqual([once.waste, once.stock_cards, once.unseen], [["7D", "6D"], ["9S", "2H"], undefined]);
  const top = rules({ stock_top: true });
  const first = predict(line({ stock_cards: ["6D"] }), { do: "draw" }, top);
  assert.deepEqual([first.board.waste, first.board.stock_cards], [["7D", "6D"], []]);
  const second = predict(first, { do: "draw" }, top).board;
  assert.deepEqual([second.waste, second.unseen, second.stock], [["7D", "6D"], [1], 21]);
});

test("a drawn card that is seen may go with the one it fell on", () => {
  const open = rules({ stock_face_up: true, pair_waste: "drawn" });
  const drawn = predict(line({ stock_cards: ["6D", "9S"] }), { do: "draw" }, open);
  assert.equal(secondOf(drawn.board, open), "7D");
  assert.equal(secondOf(predict(line({ waste: [], stock_cards: ["6D"] }), { do: "draw" }, open).board, open), null);
});

test("a recycle opens what was drawn first", () => {
  const full = { stock: 0, waste: ["7D", "9S"], stock_cards: [] };
  assert.deepEqual(predict(line(full), { do: "recycle" }, rules({ stock_top: true })).board.stock_cards, ["7D"]);
  assert.deepEqual(predict(line(full), { do: "recycle" }, rules({ stock_face_up: true })).board.stock_cards, ["7D", "9S"]);
  assert.equal(predict(line({ stock: 0 }), { do: "recycle" }, NORMAL).board.stock_cards, undefined);
});

// Several piles.

const three = rules({ waste_piles: 3 });

test("a draw goes to the chosen pile, and waits for its face there alone", () => {
  const dealt = line(piles(["7D"], [], []));
  const drawn = predict(dealt, { do: "draw", pile: 2 }, three).board;
  assert.deepEqual([drawn.unseen, drawn.piles, drawn.stock], [[0, 1, 0], [["7D"], [], []], 22]);
  assert.deepEqual(whereOpen(drawn, "7D", three), { at: "waste", pile: 0 });
  assert.equal(predict(dealt, { do: "draw", pile: 4 }, three), null);
});

test("the top of each pile can be taken, and two tops together where the rules say so", () => {
  const table = board(piles(["2S", "7D"], ["6S"], []));
  assert.deepEqual(whereOpen(table, "6S", three), { at: "waste", pile: 1 });
  assert.equal(whereOpen(table, "2S", three), null);
  assert.equal(whyNotTogether(table, "7D", "6S", three), "two_piles");
  for (const pairs of ["drawn", "top_two"]) {
    assert.equal(whyNotTogether(table, "7D", "6S", rules({ waste_piles: 3, pair_waste: pairs })), null);
  }
  assert.equal(secondOf(board(piles(["6D", "7D"], [], [])), rules({ waste_piles: 3, pair_waste: "top_two" })), null);
  const pair = predict({ board: table, past: [] }, remove("7D", "6S"), rules({ waste_piles: 3, pair_waste: "drawn" })).board;
  assert.deepEqual([pair.piles, pair.waste], [[["2S"], [], []], ["2S"]]);
});

test("piles go back one after the other", () => {
  const full = line({ stock: 0, stock_cards: [], ...piles(["7D", "2S"], [], ["6S"]) });
  const again = predict(full, { do: "recycle" }, rules({ waste_piles: 3, stock_face_up: true })).board;
  assert.deepEqual([again.stock_cards, again.piles, again.stock], [["7D", "2S", "6S"], [[], [], []], 3]);
});

test("with the stock selected a tap on a pile draws to it", () => {
  const table = board(piles(["7D"], ["6S"], []));
  assert.deepEqual(tap(table, STOCK, "6S", three), { selected: null, action: { do: "draw", pile: 2 } });
  assert.deepEqual(tap(table, STOCK, "10C", three), { selected: "10C" });
  assert.deepEqual(tap(table, null, "6S", three), { selected: "6S" });
  const open = rules({ waste_piles: 3, stock_top: true });
  assert.deepEqual(tap(board({ ...piles(["7D"], ["6S"], []), stock_cards: ["2H"] }), "2H", "6S", open).action, { do: "draw", pile: 2 });
});

test("with one pile a tap on its card never draws: it may be meant as a pair", () => {
  const table = board({ stock_cards: ["4C"], waste: ["7D"] });
  assert.deepEqual(tap(table, "4C", "7D", rules({ stock_top: true })), { selected: "7D", why: "not_thirteen" });
});

// Covers and wins.

test("a card may be tapped before the last cover it goes with", () => {
  const cover = rules({ pair_with_cover: true });
  const { pyramid } = board();
  const table = board({ pyramid: pyramid.with(26, null).with(27, "2D") });
  assert.equal(partnerOf(table, "JS", cover), "2D");
  assert.deepEqual(tap(table, null, "JS", cover), { selected: "JS" });
  assert.deepEqual(tap(table, "JS", "2D", cover).action, remove("JS", "2D"));
  assert.equal(predict({ board: table, past: [] }, remove("JS", "2D"), cover).board.removed, 2);
  assert.equal(predict({ board: table, past: [] }, remove("JS", "2D"), NORMAL), null);
});

test("where all cards must go, the pyramid alone clears nothing", () => {
  const all = rules({ win: "all", pair_waste: "drawn" });
  const pyramid = board().pyramid.map((_, place) => (place === 0 ? "KC" : null));
  const one = predict(line({ pyramid, removed: 27, stock: 0, waste: ["KS"] }), remove("KC"), all);
  assert.deepEqual([one.board.status, cardsLeft(one.board)], ["playing", 1]);
  const both = predict(one, remove("KS"), all).board;
  assert.deepEqual([both.status, both.score], ["cleared", 10]);
});

test("what the server would refuse isn't shown as done", () => {
  assert.equal(predict(line(), remove("10C", "4H"), NORMAL), null);
  assert.equal(predict(line(), remove("10C"), NORMAL), null);
  assert.equal(predict(line(), remove("10C", "10C"), NORMAL), null);
});

// In words.

const said = (given) => rulesText(rules(given), true).flatMap(({ lines }) => lines).join(" ");

test("what differs from the preset is named beside it, each option in words of its own", () => {
  assert.equal(rulesName(NORMAL), "Normal");
  assert.equal(rulesName(rules({ recycles: 1, waste_piles: 2 })), "Normal, but: 1 recycle, two waste piles");
  const others = {
    initial_waste: 0, recycles: 0, win: "all", pair_with_cover: true, pair_waste: "top_two", stock_top: true,
    stock_face_up: true, waste_piles: 3, undo_limit: 0, undo_counts: true,
  };
  assert.deepEqual(Object.keys(others).sort(), Object.keys(PRESETS.N).sort());
  const words = Object.entries(others).map(([name, value]) => butWords(rules({ [name]: value })));
  assert.ok(words.every((but) => but.length === 1 && but[0].length > 3));
  assert.equal(new Set(words.flat()).size, words.length);
});

test("no two presets read alike, and each option changes what is said of the rules", () => {
  const texts = Object.values(PRESETS).map((options) => said(options));
  assert.equal(new Set(texts).size, texts.length);
  for (const change of [
    { initial_waste: 0 }, { recycles: 0 }, { recycles: 3 }, { win: "all" }, { pair_with_cover: true }, { pair_waste: "drawn" },
    { pair_waste: "top_two" }, { stock_top: true }, { stock_face_up: true }, { waste_piles: 3 }, { undo_limit: 0 }, { undo_counts: true },
  ]) {
    assert.notEqual(said(change), said({}), JSON.stringify(change));
  }
});

test("pairs of the draw piles are offered as what they are under the other rules", () => {
  assert.deepEqual(wastePairChoices(NORMAL).map(([value]) => value), ["none", "drawn", "top_two"]);
  assert.deepEqual(wastePairChoices(rules({ waste_piles: 2, pair_waste: "drawn" })).map(([value]) => value), ["none", "drawn"]);
  assert.match(said({ pair_waste: "drawn", stock_top: true }), /stock’s top card and the waste’s top card/);
});

test("medals are at par, a tenth and a quarter above it, for those who cleared", () => {
  assert.deepEqual(limits(50), { gold: 50, silver: 55, bronze: 62 });
  const medal = (moves, par = 50, status = "cleared") => medalOf({ status, moves }, par);
  assert.deepEqual([50, 51, 55, 56, 62, 63].map((moves) => medal(moves)), ["gold", "silver", "silver", "bronze", "bronze", null]);
  assert.deepEqual([medal(50, null), medal(50, 0), medal(50, 50, "forfeited")], [null, null, null]);
  assert.equal(medalOf({ status: "cleared", moves: 80, medal: "gold" }, 50), "gold");
});
