// Reads games that the server's engine has played (a JSON array on standard input) and plays them with `game/whole.js` from
// nothing but the cards: see test_same_whole.py. Each step: the board shown, whether it is dead, what the engine allows and
// refuses on it, and the action that it takes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { isDead, tellsDead } from "../../web_client/game/dead.js";
import { act, dealWhole, lineText, parse, removals, visible } from "../../web_client/game/whole.js";

/** Removals without regard to the order of their cards. */
const sorted = (removals) => removals.map((cards) => [...cards].sort().join(" ")).sort();

let steps = 0;
let told = 0;
for (const { cards, rules, line } of JSON.parse(readFileSync(0, "utf8"))) {
  let whole = dealWhole(cards, rules);
  for (const { board, dead, undos, allowed, refused, action } of line) {
    const where = JSON.stringify({ rules, board, action });
    assert.deepEqual(visible(whole), board, where);
    assert.equal(whole.undos, undos, where);
    const taken = allowed.map(parse).flatMap((one) => (one.do === "remove" ? [one.cards] : []));
    if (board.status !== "cleared") assert.deepEqual(sorted(removals(whole.board, rules)), sorted(taken), where);
    for (const text of allowed) assert.ok(act(whole, parse(text)) !== null, `${text} in ${where}`);
    for (const text of refused) assert.equal(act(whole, parse(text)), null, `${text} in ${where}`);
    if (dead !== null) {
      assert.ok(tellsDead(rules));
      assert.equal(isDead(whole), dead, where);
      told += 1;
    }
    steps += 1;
    if (action === null) continue;
    assert.equal(lineText(parse(action)), action);
    whole = act(whole, parse(action));
  }
}
console.log(JSON.stringify({ steps, told }));
