// Deal codes as the page reads them, against the published vectors.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";

import { codeText, dealCards, parseCode } from "../../web_client/game/deal.js";
import { sha256 } from "../../web_client/game/sha256.js";

const vectors = JSON.parse(readFileSync(new URL("../cases/deals.json", import.meta.url), "utf8"));

test("a code names the cards that the vectors say, short and exact", () => {
  assert.ok(vectors.deals.length >= 5);
  for (const { letters, cards, exact } of vectors.deals) {
    assert.equal(dealCards(letters).join(" "), cards, letters);
    assert.equal(dealCards(exact).join(" "), cards, exact);
  }
});

test("digests are those of SHA-256, however long the text", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 300]) {
    const text = "PY1.116:AAAAAAS:".repeat(20).slice(0, length);
    const digest = createHash("sha256").update(text, "ascii").digest();
    assert.deepEqual(sha256(text), Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(word * 4)), String(length));
  }
});

test("pasting is forgiving", () => {
  for (const text of ["PY1-N-AAAAAAS", " py1-n-aaaaaas\n", "PY1NAAAAAAS", "py1--n-AAAA-AAS", "ＰＹ１－Ｎ－ａａａａａａｓ", "\u200bPY1ーNー AAAAAAS".replace(" ", ""), "PY1−N−AAAAAAS\ufeff"]) {
    assert.deepEqual(parseCode(text), { preset: "N", letters: "AAAAAAS" }, text);
  }
  assert.equal(codeText(parseCode("py1caaaaaas")), "PY1-C-AAAAAAS");
});

test("a wrong code is refused with what is wrong with it, never guessed", () => {
  assert.deepEqual(parseCode("  "), { why: "empty" });
  assert.deepEqual(parseCode("AAAAAAS"), { why: "start" });
  assert.deepEqual(parseCode("PY1-"), { why: "no_preset" });
  assert.deepEqual(parseCode("PY1-X-AAAAAAS"), { why: "preset", preset: "X" });
  assert.deepEqual(parseCode("PY1-toString"), { why: "preset", preset: "T" });
  assert.deepEqual(parseCode("PY1-N-AAAAAA5"), { why: "letter", letter: "5", at: 7 });
  for (const spaced of ["PY1-N-AAA AAAS", " py1 n aaaaaas ", "PY1-N\u00a0AAAAAAS", "PY1\u3000N-AAAAAAS"]) assert.deepEqual(parseCode(spaced), { why: "space" }, spaced);
  assert.deepEqual(parseCode("PY1-N-ÄAAAAAS"), { why: "letter", letter: "Ä", at: 1 });
  assert.deepEqual(parseCode("PY1-N-ſAAAAAS"), { why: "letter", letter: "ſ", at: 1 });
  assert.deepEqual(parseCode("PY1-N-A😀AAAAAS"), { why: "letter", letter: "😀", at: 2 });
  assert.deepEqual(parseCode("PY1-N-AAAAAA"), { why: "length", length: 6 });
  assert.deepEqual(parseCode(`PY1-N-${"A".repeat(47)}`), { why: "length", length: 47 });
});

test("the last order of the cards has a code, and there is none after it", () => {
  const last = parseCode(`PY1-N-${vectors.max_exact}`);
  assert.equal(new Set(dealCards(last.letters)).size, 52);
  assert.equal(dealCards(last.letters).join(" "), dealCards("A".repeat(48)).reverse().join(" "));
  assert.deepEqual(parseCode(`PY1-N-${vectors.max_exact.slice(0, 43)}IAAAA`), { why: "beyond" });
});
