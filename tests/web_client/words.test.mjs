// What the page says: times and places, refusals, names, and what happens on the table for those who hear it.
import assert from "node:assert/strict";
import test from "node:test";

import { shownName } from "../../web_client/state/rules_words.js";
import { count, duration, ordinal, refusal } from "../../web_client/state/words.js";
import { change } from "../../web_client/views/spoken.js";
import { board } from "./examples.mjs";

test("times, places and counts in words", () => {
  assert.deepEqual([0, 999, 65_000, 3_723_000].map((ms) => duration(ms)), ["0:00", "0:00", "1:05", "1:02:03"]);
  assert.equal(duration(65_349, true), "1:05.3");
  assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21, 22, 101].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "101st"]);
  assert.deepEqual([count(1, "card"), count(0, "card"), count(2, "card")], ["1 card", "0 cards", "2 cards"]);
});

test("a refusal is a plain sentence, with the server's words where they say more", () => {
  assert.equal(refusal("covered", "place 3 is covered"), "That card is covered by another one.");
  assert.equal(refusal("bad_code", "the code has 6 letters, 7 are needed"), "The code has 6 letters, 7 are needed.");
  assert.equal(refusal("brand_new", ""), "That didn't work.");
});

test("what is said of a change on the table", () => {
  const dealt = board();
  const pair = board({ pyramid: dealt.pyramid.map((card) => (card === "10C" || card === "3S" ? null : card)), removed: 2 });
  assert.equal(change(null, dealt), "Go!");
  assert.equal(change(dealt, pair), "10 of clubs and 3 of spades removed, 26 cards left.");
  assert.equal(change(pair, dealt), "Taken back, 28 cards left.");
  assert.equal(change(dealt, board({ stock: 22, waste: ["7D"], unseen: [1] })), null);
  assert.equal(change(board({ stock: 22, unseen: [1] }), board({ stock: 22, waste: ["7D", "9S"] })), "9 of spades drawn.");
  assert.equal(change(board({ stock: 22, waste: ["7D"], piles: [["7D"], []] }), board({ stock: 21, waste: ["7D", "9S"], piles: [["7D"], ["9S"]] })), "9 of spades drawn to pile 2.");
  assert.equal(change(board({ waste: ["4C", "9S"] }), board({ waste: [] })), "4 of clubs and 9 of spades removed, 28 cards left.");
  assert.equal(change(board({ stock: 0 }), board({ stock: 1, waste: [], recycles: 1 })), "The waste is the stock again.");
});

test("how a bot plays is said beside its name, not in it", () => {
  assert.deepEqual(shownName("Bot Ada (greedy)", true), { name: "Bot Ada", chip: "Greedy bot" });
  assert.deepEqual(shownName("Bot Ada", true), { name: "Bot Ada", chip: "Bot" });
  assert.deepEqual(shownName("Ann (greedy)", false), { name: "Ann (greedy)", chip: "" });
});

test("what the server has against typed text is said in its words; otherwise the page is at fault", () => {
  assert.equal(refusal("bad_message", "a message needs a visible character", "chat"), "A message needs a visible character.");
  assert.equal(refusal("bad_message", "unknown field x", "move"), "The server didn't understand this page. Reloading it may help.");
});
