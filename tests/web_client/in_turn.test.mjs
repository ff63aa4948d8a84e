// A long ranking comes up to date a few places at a time, and ends up as it should be.
import assert from "node:assert/strict";
import test from "node:test";

import { isThere, nearer } from "../../web_client/state/in_turn.js";

const runner = (gone, more = {}) => ({ name: "n", bot: null, status: "playing", place: null, timeMs: null, removed: gone.length, gone, ...more });
const entries = (...players) => players.map((player, index) => ({ player, rank: index + 1, runner: runner([]) }));

test("the first places that differ change, and only so many", () => {
  const drawn = entries("a", "b", "c", "d");
  const target = entries("a", "d", "b", "c");
  const once = nearer(drawn, target, 2);
  assert.deepEqual(once.map(({ player }) => player), ["a", "d", "b", "d"]);
  assert.equal(isThere(once, target), false);
  const twice = nearer(once, target, 2);
  assert.deepEqual(twice, target);
  assert.equal(isThere(twice, target), true);
});

test("what shows nothing new stays the very same entry", () => {
  const drawn = [{ player: "a", rank: 1, runner: runner([27]) }];
  const played = [{ player: "a", rank: 1, runner: runner([27], { moves: 9 }) }];
  assert.equal(nearer(drawn, played, 4)[0], drawn[0]);
  assert.equal(isThere(drawn, played), true);
  for (const seen of [runner([26]), runner([27, 26]), runner([27], { status: "cleared" }), runner([27], { name: "m" }), runner([27], { place: 1 })]) {
    const target = [{ player: "a", rank: 1, runner: seen }];
    assert.equal(nearer(drawn, target, 4)[0], target[0]);
  }
});

test("whoever comes or goes is there at once", () => {
  const target = entries("a", "b", "c");
  assert.equal(nearer(entries("a", "b"), target, 1), target);
});
