// What somebody prefers: read from whatever was kept, shown by attributes and media queries.
import assert from "node:assert/strict";
import test from "node:test";

import { attributes, preferencesFrom, schemeMedia, USUAL } from "../../web_client/state/preferences.js";

test("nothing kept, or nothing that can be read, is the usual", () => {
  for (const kept of [null, "", "{", "null", "[]", "7", '"dark"', '{"theme":"plaid"}', '{"__proto__":{"theme":"dark"}}']) {
    assert.deepEqual(preferencesFrom(kept), USUAL, String(kept));
  }
});

test("what is known is taken, each by itself", () => {
  const kept = { theme: "dark", suits: 4, index: "large", hints: false, sound: "yes", vibration: true, later: 1 };
  assert.deepEqual(preferencesFrom(JSON.stringify(kept)), { ...USUAL, theme: "dark", index: "large", hints: false, vibration: true });
});

test("whatever can be preferred is read again as it was kept", () => {
  const all = { theme: "light", suits: "four", index: "large", hints: false, letters: false, sound: true, vibration: true, chat: "never", phrases: false, bots: false };
  assert.deepEqual(Object.keys(all).sort(), Object.keys(USUAL).sort());
  assert.deepEqual(preferencesFrom(JSON.stringify(all)), all);
});

test("sound and vibration are off, hints on, until somebody says otherwise", () => {
  assert.deepEqual([USUAL.sound, USUAL.vibration, USUAL.hints], [false, false, true]);
});

test("the usual needs no attribute", () => {
  assert.deepEqual(attributes(USUAL), { "data-theme": null, "data-suits": null, "data-index": null });
  const other = { ...USUAL, theme: "light", suits: "four", index: "large" };
  assert.deepEqual(attributes(other), { "data-theme": "light", "data-suits": "four", "data-index": "large" });
});

test("a scheme holds as the device has it, or always, or never", () => {
  assert.equal(schemeMedia("system", "dark"), "(prefers-color-scheme: dark)");
  assert.deepEqual(["dark", "light"].map((theme) => schemeMedia(theme, "dark")), ["all", "not all"]);
  assert.deepEqual(["dark", "light"].map((theme) => schemeMedia(theme, "light")), ["not all", "all"]);
});
