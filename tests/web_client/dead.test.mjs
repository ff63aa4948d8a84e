// Deals that can't be won, against labels that other programs worked out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { isDead, tellsDead } from "../../web_client/game/dead.js";
import { PRESETS } from "../../web_client/game/rules.js";
import { act, dealWhole, removals } from "../../web_client/game/whole.js";
import { NORMAL } from "./examples.mjs";

const { settings, deals } = JSON.parse(readFileSync(new URL("../cases/labels.json", import.meta.url), "utf8"));

test("a deal is dead from the start where its label says that it can't be won", () => {
  const told = [...settings.entries()].filter(([, options]) => tellsDead({ ...NORMAL, ...options }));
  assert.ok(told.length >= 2);
  let dead = 0;
  for (const { cards, winnable } of deals) {
    for (const [index, options] of told) {
      const found = isDead(dealWhole(cards.split(" "), { ...NORMAL, ...options }));
      assert.equal(found, winnable[index] === "0", cards);
      dead += found ? 1 : 0;
    }
  }
  assert.ok(dead > 20 && dead < deals.length);
});

test("it is told only where that tells nothing about cards not seen", () => {
  const told = Object.keys(PRESETS).filter((letter) => tellsDead({ preset: letter, ...PRESETS[letter] }));
  assert.deepEqual(told, ["N", "C"]);
  const dead = deals.find(({ winnable }) => !winnable.includes("1"));
  assert.equal(isDead(dealWhole(dead.cards.split(" "), NORMAL)), true);
  assert.equal(isDead(dealWhole(dead.cards.split(" "), { ...NORMAL, recycles: 2 })), false);
});

test("a wrong removal makes a board dead, and its undo takes that back", () => {
  let ends = 0;
  for (const { cards } of deals) {
    let whole = dealWhole(cards.split(" "), NORMAL);
    if (isDead(whole)) continue;
    for (let next = removals(whole.board, NORMAL); next.length > 0; next = removals(whole.board, NORMAL)) {
      const after = act(whole, { do: "remove", cards: next[0] });
      if (isDead(after)) {
        assert.equal(isDead(act(after, { do: "undo" })), false);
        ends += 1;
        break;
      }
      whole = after;
    }
  }
  assert.ok(ends > 5);
});
