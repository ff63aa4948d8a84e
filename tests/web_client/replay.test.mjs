// The model of a replay. That it comes to the very standings of the server is held in tests/browser/test_replay.py.
import assert from "node:assert/strict";
import test from "node:test";

import { act, dealWhole, parse, visible } from "../../web_client/game/whole.js";
import { boardAt, countUntil, lastChances, lineOf, ranksAt, replayOf, timeAfter, timeBefore, trackOf } from "../../web_client/state/replay.js";
import { CARDS } from "./deals.mjs";
import { NORMAL } from "./examples.mjs";

const GO = 1_700_000_000_000;

/** @param {Record<string, [ms: number, text: string][]>} moves of each racer, who are in this order in the standings */
function recorded(moves, { rules = NORMAL, statuses = {} } = {}) {
  const standings = Object.keys(moves).map((player, index) => ({ player, name: player.toUpperCase(), place: index + 1, status: statuses[player] ?? "forfeited", time_ms: null }));
  const all = Object.entries(moves).flatMap(([player, made]) => made.map(([ms, text], index) => ({ player, seq: index + 1, action: parse(text), at: GO + ms })));
  return {
    result: { type: "result", room: "K7QX2M", race: 3, code: "PY1-N-AAAAAAS", standings },
    deal: { starts_at: GO, ends_at: GO + 900_000, rules },
    cards: CARDS,
    moves: all.sort((a, b) => a.at - b.at),
  };
}

const ADA = [[1000, "KD"], [2500, "10C 3S"], [3000, "draw"], [4000, "undo"], [4000, "undo"], [6000, "10C 3S"]];
const BOB = [[500, "draw"], [2500, "KD"]];
const replay = replayOf(recorded({ ada: ADA, bob: BOB }));
const ada = trackOf(replay, "ada");

test("every board is the one that the game comes to", () => {
  let whole = dealWhole(CARDS, NORMAL);
  const boards = [visible(whole), ...ADA.map(([, text]) => visible((whole = act(whole, parse(text)))))];
  assert.deepEqual(ada.boards, boards);
  assert.deepEqual(boardAt(ada, 2999), boards[2]);
  assert.deepEqual(boardAt(ada, 3000), boards[3]);
  assert.deepEqual(boardAt(ada, 1e9), boards.at(-1));
  assert.equal(boardAt(ada, 0), ada.boards[0]);
});

test("a race is as long as until its last move, and names what it was", () => {
  assert.deepEqual([replay.room, replay.race, replay.code, replay.total], ["K7QX2M", 3, "PY1-N-AAAAAAS", 6000]);
  assert.deepEqual(replay.times, [500, 1000, 2500, 3000, 4000, 4001, 6000]);
  assert.deepEqual(replay.tracks.map(({ player }) => player), ["ada", "bob"]);
  assert.equal(trackOf(replay, "eve"), null);
  assert.equal(trackOf(replay, null), null);
});

test("moves of one millisecond follow each other, and the deal comes before all of them", () => {
  const { times } = trackOf(replayOf(recorded({ ada: [[0, "KD"], [0, "10C 3S"], [1, "draw"], [50, "draw"]] })), "ada");
  assert.deepEqual(times, [1, 2, 3, 50]);
});

test("undo names the move that it takes back, and that one knows", () => {
  assert.deepEqual(ada.steps.map(({ undoes }) => undoes), [null, null, null, 2, 1, null]);
  assert.deepEqual(ada.steps.map(({ undone }) => undone), [false, true, true, false, false, false]);
  assert.deepEqual(ada.steps.map(({ drawn }) => drawn), [null, null, CARDS[29], null, null, null]);
});

test("steps go from move to move", () => {
  const { times } = ada;
  assert.deepEqual([0, 1000, 1500, 4000, 4001, 5000].map((ms) => timeAfter(times, ms)), [1000, 2500, 2500, 4001, 6000, 6000]);
  assert.deepEqual([6000, 9000].map((ms) => timeAfter(times, ms)), [null, null]);
  // Back means: the last move that is seen hadn't been made.
  assert.deepEqual([6000, 5000, 2500, 1200, 1000].map((ms) => timeBefore(times, ms)), [4001, 4000, 1000, 0, 0]);
  assert.deepEqual([999, 0].map((ms) => timeBefore(times, ms)), [null, null]);
  let ms = 0;
  const there = [];
  for (let next = timeAfter(times, ms); next !== null; next = timeAfter(times, ms)) there.push((ms = next));
  assert.deepEqual(there, times);
});

test("looking for a time is right at, before and after each of them", () => {
  const times = Array.from({ length: 150 }, (_, index) => 3 * index + 1);
  for (let ms = -1; ms < 460; ms += 1) assert.equal(countUntil(times, ms), times.filter((time) => time <= ms).length);
  assert.equal(countUntil([], 5), 0);
});

test("a line of the chart has a point wherever the number of cards changes, up or down", () => {
  assert.deepEqual(lineOf(ada), [[1000, 1], [2500, 3], [4001, 1], [6000, 3]]);
  assert.deepEqual(lineOf(trackOf(replay, "bob")), [[2500, 1]]);
});

test("ranks are those of the moment: cards, then who had them first", () => {
  const ranks = (ms) => Object.fromEntries(ranksAt(replay, ms));
  assert.deepEqual(ranks(0), { ada: 1, bob: 1 });
  assert.deepEqual(ranks(1000), { ada: 1, bob: 2 });
  assert.deepEqual(ranks(2500), { ada: 1, bob: 2 });
  // Ada has gone back to one card, later than Bob came to his.
  assert.deepEqual(ranks(4500), { ada: 2, bob: 1 });
  assert.deepEqual(ranks(6000), { ada: 1, bob: 2 });
});

test("moves that the rules don't allow are no replay", () => {
  assert.throws(() => replayOf(recorded({ ada: [[1, "KD"], [2, "KD"]] })), RangeError);
  assert.throws(() => replayOf({ ...recorded({ ada: [] }), cards: CARDS.slice(1) }), RangeError);
});

test("a race without a move is one moment", () => {
  const none = replayOf(recorded({ ada: [], bob: [] }));
  assert.deepEqual([none.total, none.times], [0, []]);
  assert.equal(boardAt(trackOf(none, "bob"), 0).removed, 0);
});

/** The last of these moves leaves no way to clear the pyramid. */
const LOST = ["10C 3H", "KD", "draw", "7C 6D", "draw", "draw", "draw", "draw", "draw", "3S 10H", "10S 3C"];

test("the moves that gave the game away are known where the rules let it be told", () => {
  // Taken back and made again it is lost twice.
  const made = [...LOST, "undo", "draw", "undo", "10S 3C", "draw"].map((text, index) => [1000 * index, text]);
  const told = replayOf(recorded({ ada: made, bob: BOB }));
  assert.deepEqual([...lastChances(told, trackOf(told, "ada"))], [LOST.length - 1, LOST.length + 3]);
  assert.deepEqual([...lastChances(told, trackOf(told, "bob"))], []);
  const untold = replayOf(recorded({ ada: made }, { rules: { ...NORMAL, recycles: 0 } }));
  assert.deepEqual([...lastChances(untold, trackOf(untold, "ada"))], []);
});
