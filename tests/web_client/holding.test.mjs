// Ranks hold still together with the cards they go by.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { heldOn, NOTHING_HELD } from "../../web_client/state/holding.js";
import { ranking } from "../../web_client/state/ranking.js";
import { lineUp } from "../../web_client/state/runners.js";
import { member } from "./examples.mjs";

const START = lineUp(["ann", "bob", "cem"].map((player) => member(player)), 0);

/** Everybody's rank as it is with so many cards removed. */
function ranked(removed, given = {}) {
  const runners = Object.entries(START).map(([player, runner]) => [player, { ...runner, removed: removed[player] ?? 0, ...given[player] }]);
  return ranking({ runners: Object.fromEntries(runners) });
}

const words = ({ shown }) => shown.map(({ player, rank, runner }) => `${rank} ${player} ${runner.removed}`).join(", ");

test("cards are told at once as long as the ranks stay, and so is the first change for a while", () => {
  let held = heldOn(NOTHING_HELD, ranked({ ann: 4, bob: 2 }), 0, "ann");
  held = heldOn(held, ranked({ ann: 4, bob: 3 }), 100, "ann");
  assert.equal(words(held), "1 ann 4, 2 bob 3, 3 cem 0");
  held = heldOn(held, ranked({ ann: 4, bob: 5 }), 2000, "ann");
  assert.equal(words(held), "1 bob 5, 2 ann 4, 3 cem 0");
});

test("ranks hold for a second, and the cards with them; what else is known goes on", () => {
  let held = heldOn(NOTHING_HELD, ranked({ ann: 4, bob: 2 }), 0, "ann");
  held = heldOn(held, ranked({ ann: 4, bob: 5, cem: 2 }, { bob: { moves: 9 } }), 300, "ann");
  assert.equal(words(held), "1 ann 4, 2 bob 2, 3 cem 0");
  assert.deepEqual([held.due, held.shown[1].runner.moves], [1000, 9]);
  held = heldOn(held, ranked({ ann: 4, bob: 5, cem: 2 }), 1000, "ann");
  assert.deepEqual([words(held), held.due], ["1 bob 5, 2 ann 4, 3 cem 2", null]);
});

test("one's own cards and a finish change the ranks at once", () => {
  const before = heldOn(NOTHING_HELD, ranked({ ann: 4, bob: 2 }), 0, "bob");
  assert.equal(words(heldOn(before, ranked({ ann: 4, bob: 6 }), 10, "bob")), "1 bob 6, 2 ann 4, 3 cem 0");
  const cleared = ranked({ ann: 4, bob: 2, cem: 28 }, { cem: { status: "cleared", place: 1 } });
  assert.equal(words(heldOn(before, cleared, 10, "bob", 10)), "1 cem 28, 2 ann 4, 3 bob 2");
});

test("nothing moves under a pointer for a while, but not for ever", () => {
  let held = heldOn(NOTHING_HELD, ranked({ ann: 4 }), 0, "");
  for (let now = 2000; now < 5000; now += 250) {
    held = heldOn(held, ranked({ ann: 4, bob: 6 }), now, "", now);
    assert.equal(words(held), "1 ann 4, 2 bob 0, 2 cem 0");
  }
  held = heldOn(held, ranked({ ann: 4, bob: 6 }), 5000, "", 5000);
  assert.equal(words(held), "1 bob 6, 2 ann 4, 3 cem 0");
});
