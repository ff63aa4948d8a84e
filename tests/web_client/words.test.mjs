// What the page says: refusals, names, and what happens on the table for those who hear it.
import { speaking } from "./speaking.mjs";

import assert from "node:assert/strict";
import test from "node:test";

import { calledName, shownName } from "../../web_client/state/rules_words.js";
import { hint, notConnected, refusal } from "../../web_client/state/refusals.js";
import { change } from "../../web_client/views/spoken.js";
import { board } from "./examples.mjs";

test("a refusal is a plain sentence, with the server's words where they say more", () => {
  assert.equal(refusal("covered", "place 3 is covered"), "That card is covered by another one.");
  assert.equal(refusal("bad_settings", "rules: recycles must be null"), "That setting can’t be taken: rules: recycles must be null");
  assert.equal(refusal("brand_new", ""), "That didn’t work.");
  assert.equal(refusal("brand_new", "the moon is full"), "That didn’t work: the moon is full");
  assert.equal(notConnected(), "Not connected just now. Try again in a moment.");
});

test("a reason that we know is said by the page itself, with its numbers", () => {
  assert.equal(
    refusal("bad_code", "deal: after the preset come 7 letters, or 48 if exact, not 6"),
    "After the letter of the rules come 7 letters, or 48 in an exact code; here are 6.",
  );
  assert.equal(refusal("bad_name", "a name has at most 24 characters, this has 1000"), "A name has at most 24 characters, this has 1,000.");
  assert.equal(refusal("bad_settings", "name: a room's name must not be empty"), "A room’s name needs something that can be seen.");
  assert.equal(refusal("bad_settings", "The room has 1 players; it can't have fewer seats."), "One player is in the room; it can’t have fewer seats.");
  assert.equal(refusal("wrong_phase", "Nobody has a seat: at least one player is needed."), "Nobody has a seat: at least one player is needed.");
});

test("why a tap does nothing is said in the exact texts", () => {
  const said = () => [hint("covered"), hint("not_thirteen")];
  try {
    speaking("ko");
    assert.deepEqual(said(), ["이 카드는 다른 카드에 막혀 있습니다", "합이 13이어야 합니다"]);
    speaking("ja");
    assert.deepEqual(said(), ["このカードは別のカードに覆われています", "合計が13になる必要があります"]);
  } finally {
    speaking("en");
  }
});

test("a bot is called one in every language, whatever its name", () => {
  const called = () => [calledName("Ada", false), calledName("Ada2", true), calledName("Ada2 (greedy)", true), calledName("Bot Leo (careful)", true), calledName("", true)];
  try {
    assert.deepEqual(called(), ["Ada", "Ada2 (bot)", "Ada2 (bot)", "Bot Leo", "Deleted player"]);
    speaking("ja");
    assert.equal(called()[1], "Ada2（ボット）");
  } finally {
    speaking("en");
  }
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
  assert.deepEqual(shownName("", false), { name: "Deleted player", chip: "" });
});

test("what the server has against typed text is about the text; otherwise the page is at fault", () => {
  assert.equal(refusal("bad_message", "a message must not be empty", "chat"), "A message needs something that can be seen.");
  assert.equal(refusal("bad_message", "text: too odd", "chat"), "That text can’t be taken: text: too odd");
  assert.equal(refusal("bad_message", "unknown field x", "move"), "The server didn’t understand this page. Reloading it may help.");
});
