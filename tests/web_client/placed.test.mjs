// Outlines where a drawing wants them, as a `transform` would show them.
import assert from "node:assert/strict";
import test from "node:test";

import { placed } from "../../web_client/cards/placed.js";

test("places are moved, ways only grow", () => {
  assert.equal(placed("M10 20l5-5H8V9h-2v3z", 100, 200, 2), "M120 240 l10 -10 H116 V218 h-4 v6 z");
  assert.equal(placed("M0 0C1 2 3 4 5 6s1 1 2 2", 10, 20, 0.5), "M10 20 C10.5 21 11.5 22 12.5 23 s0.5 0.5 1 1 ");
});

test("of an arc the radii grow, and its end is a place or a way", () => {
  assert.equal(placed("M1 1a4 4 0 1 0 .1 0", 10, 10, 3), "M13 13 a12 12 0 1 0 0.3 0 ");
  assert.equal(placed("M1 1A4 2 30 0 1 5 6", 10, 20, 2), "M12 22 A8 4 30 0 1 20 32 ");
});

test("nothing is changed by a size of one at the origin", () => {
  const path = "M50 5a21 21 0 0 1 17 33.5H34c6-5 10-11 11-20z";
  assert.equal(placed(path, 0, 0, 1).replaceAll(" ", ","), "M50,5,a21,21,0,0,1,17,33.5,H34,c6,-5,10,-11,11,-20,z");
});
