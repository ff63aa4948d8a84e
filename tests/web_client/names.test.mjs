import assert from "node:assert/strict";
import test from "node:test";

import { another, characters, tooLong } from "../../web_client/state/names.js";
import { speaking } from "./speaking.mjs";

test("characters are counted as they are read", () => {
  for (const one of ["a", "é", "e\u0301", "👨\u200d👩\u200d👧", "👩🏽\u200d🚀", "🇫🇷", "각"]) assert.equal(characters(one).length, 1, one);
  assert.deepEqual(characters("Zoë 🦊"), ["Z", "o", "ë", " ", "🦊"]);
});

test("the next name like one is never longer than a name may be", () => {
  assert.equal(another("Ada"), "Ada 2");
  assert.equal(another("Ada 2"), "Ada 3");
  assert.equal(another("Ada 9"), "Ada 10");
  assert.equal(another("Ada 99"), "Ada 100");
  assert.equal(another("Ada 1"), "Ada 1 2");
  assert.equal(another("7"), "7 2");
  assert.equal(another("🦊".repeat(24)), `${"🦊".repeat(22)} 2`);
  assert.equal(characters(another("x".repeat(21) + " yz")).length, 23, "no blank before the blank");
});

test("a name that is too long is said to be, by characters as they are read", async () => {
  await speaking("en");
  assert.equal(tooLong(" " + "👩🏽\u200d🚀".repeat(24) + " "), null);
  assert.equal(tooLong("n".repeat(25)), "A name has at most 24 characters, this has 25.");
});
