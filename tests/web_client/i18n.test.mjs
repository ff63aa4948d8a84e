// The languages: which is chosen, and how numbers, times, places and cards are said.
import assert from "node:assert/strict";
import test, { afterEach } from "node:test";

import { cardList, cardSymbol, cardWords, faceLetters } from "../../web_client/i18n/cards.js";
import { choose } from "../../web_client/i18n/languages.js";
import { duration, language, number, ordinal, text } from "../../web_client/i18n/text.js";
import { speaking } from "./speaking.mjs";

afterEach(() => speaking("en"));

test("a choice goes before the browser's languages, and those in their order; English is left", () => {
  assert.equal(choose(null, ["de-AT", "fr-CA", "en"]), "fr");
  assert.equal(choose("ja", ["fr"]), "ja");
  assert.equal(choose("tlh", ["KO-kr"]), "ko");
  assert.equal(choose(null, ["de"]), "en");
  assert.equal(choose(null, []), "en");
});

test("times have the language's signs", () => {
  assert.equal(duration(65_340), "1:05");
  assert.equal(duration(65_340, true), "1:05.3");
  assert.equal(duration(3_723_000), "1:02:03");
  assert.equal(duration(59_999, true), "0:59.9");
  assert.equal(duration(-5), "0:00");
  speaking("fr");
  assert.equal(duration(65_340, true), "1:05,3");
  assert.equal(language(), "fr");
});

test("places and numbers", () => {
  assert.deepEqual([1, 2, 3, 4, 11, 21].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "21st"]);
  assert.equal(number(1234), "1,234");
  speaking("fr");
  assert.deepEqual([1, 2].map(ordinal), ["1er", "2e"]);
  speaking("ko");
  assert.equal(ordinal(3), "3위");
  speaking("ja");
  assert.equal(ordinal(3), "3位");
});

test("cards: letters by language, and names", () => {
  assert.deepEqual(["JS", "QH", "KD", "10C", "AS"].map(faceLetters), ["J", "Q", "K", "10", "A"]);
  assert.equal(cardWords("10C"), "10 of clubs");
  assert.equal(cardList(["QH", "AS"]), "queen of hearts and ace of spades");
  speaking("fr");
  assert.deepEqual(["JS", "QH", "KD"].map(faceLetters), ["V", "D", "R"]);
  assert.equal(cardWords("AH"), "as de cœur");
  assert.equal(cardSymbol("KS"), "R♠");
  speaking("ko");
  assert.equal(cardWords("KC"), "클로버 킹");
  speaking("ja");
  assert.equal(cardWords("QD"), "ダイヤのクイーン");
});

test("what runs the other way is kept apart from the sentence", () => {
  assert.equal(text("card-two", { first: "דוד", second: "Bo" }), "\u2068דוד\u2069 and Bo");
  assert.equal(text("card-two", { first: "a\u202eb", second: "Bo" }), "\u2068a\u202eb\u2069 and Bo");
});
