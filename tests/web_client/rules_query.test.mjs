// Rules as a piece of an address.
import assert from "node:assert/strict";
import test from "node:test";

import { PRESETS } from "../../web_client/game/rules.js";
import { parseRules, rulesQuery } from "../../web_client/game/rules_query.js";

const rules = (preset, given = {}) => ({ preset, ...PRESETS[preset], ...given });

test("rules read as they were written", () => {
  for (const preset of Object.keys(PRESETS)) {
    for (const given of [{}, { recycles: 1, win: "all" }, { recycles: null, undo_limit: 0, pair_waste: "top_two", stock_top: true, waste_piles: 3 }]) {
      const meant = rules(preset, given);
      assert.deepEqual(parseRules(rulesQuery(meant)), meant, rulesQuery(meant));
    }
  }
});

test("only what differs from the preset is written", () => {
  assert.equal(rulesQuery(rules("N")), "N");
  assert.equal(rulesQuery(rules("L", { recycles: 2 })), "L");
  assert.equal(rulesQuery(rules("N", { recycles: 1, win: "all" })), "N,recycles=1,win=all");
  assert.equal(rulesQuery(rules("L", { recycles: null, stock_face_up: true })), "L,recycles=null,stock_face_up=true");
});

test("options without a letter change those of the preset at hand", () => {
  assert.deepEqual(parseRules("recycles=1"), rules("N", { recycles: 1 }));
  assert.deepEqual(parseRules(" stock_top=false , win=all ", "M"), rules("M", { stock_top: false, win: "all" }));
  assert.equal(parseRules("recycles=1", "X"), null);
});

test("what isn't rules is not guessed", () => {
  const wrong = [
    "", "X", "n", "N,", "N,,", "N,recycles", "N,recycles=", "N,recycles=-1", "N,recycles=1.5", "N,recycles=1000001", "N,recycles=true",
    "N,recycles=1,recycles=1", "N,stock_top=1", "N,initial_waste=true", "N,win=some", "N,waste_piles=4", "N,preset=C", "N,toString=1",
    "N,__proto__=null", "N,recycles=1=2", "recycles=1,N", "N,C", "toString", "constructor",
  ];
  for (const text of wrong) assert.equal(parseRules(text), null, text);
});
