// What is said of the lobby: who comes, who is ready, what the rules are; in every language.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { PRESETS } from "../../web_client/game/rules.js";
import { lobbyNews } from "../../web_client/state/lobby_news.js";
import { botLine, botNames, butWords, dealChoices, dealWords, rulesName, rulesText, shownName } from "../../web_client/state/rules_words.js";
import { NORMAL } from "./examples.mjs";
import { speaking } from "./speaking.mjs";

const LANGUAGES = ["en", "fr", "ko", "ja"];

afterEach(() => speaking("en"));

const player = (name, given = {}) => ({ player: name.toLowerCase(), name, role: "player", ready: false, connected: true, ...given });
const [ada, bob, cem, dee] = ["Ada", "Bob", "Cem", "Dee"].map((name) => player(name));
const ready = (member) => ({ ...member, ready: true });

test("who comes, goes, gets ready and takes it back is news; what I do myself isn't", () => {
  assert.deepEqual(lobbyNews([ada], [ada, bob], "ada"), ["Bob is here."]);
  assert.deepEqual(lobbyNews([ada, bob], [ada], "ada"), ["Bob is gone."]);
  assert.deepEqual(lobbyNews([ada, bob], [ada, ready(bob)], "ada"), ["Bob is ready."]);
  assert.deepEqual(lobbyNews([ada, ready(bob)], [ada, bob], "ada"), ["Bob isn’t ready any more."]);
  assert.deepEqual(lobbyNews([ada], [ready(ada), bob], "ada"), ["Bob is here."]);
  assert.deepEqual(lobbyNews([], [ada], "ada"), []);
});

test("what comes together is counted, and several kinds of news are several sentences", () => {
  assert.deepEqual(lobbyNews([ada, bob], [ada, ready(bob), cem, dee], "ada"), ["2 more players are here.", "Bob is ready."]);
});

test("spectators are no news until they take a seat; a bot is called by its name alone", () => {
  const watching = { ...bob, role: "spectator" };
  assert.deepEqual(lobbyNews([ada], [ada, watching], "ada"), []);
  assert.deepEqual(lobbyNews([ada, watching], [ada, bob], "ada"), ["Bob is here."]);
  assert.deepEqual(lobbyNews([ada], [ada, player("Bot Ida (greedy)", { bot: true, ready: true })], "ada"), ["Bot Ida is here."]);
  assert.deepEqual(lobbyNews([ada], [ada, player("Ida2", { bot: true, ready: true })], "ada"), ["Ida2 (bot) is here."]);
});

test("rules other than their preset's are one list in every language", () => {
  const rules = { ...NORMAL, recycles: 3, waste_piles: 2 };
  const names = LANGUAGES.map((language) => {
    speaking(language);
    return rulesName(rules);
  });
  assert.deepEqual(names, [
    "Normal, but: 3 recycles, two waste piles",
    "Normal, mais\u202f: 3 retours de la défausse, deux défausses",
    "일반 (변경: 버린 더미 다시 쓰기 3번, 버린 더미 두 개)",
    "ノーマル（変更：捨て札を戻せるのは3回、捨て札の山は2つ）",
  ]);
});

for (const language of LANGUAGES) {
  test(`no two sets of rules, bots or deals read alike in ${language}`, () => {
    speaking(language);
    const said = (rules) => JSON.stringify(rulesText(rules, true));
    const sets = [
      ...Object.entries(PRESETS).map(([preset, options]) => ({ preset, ...options })),
      ...[0, 1, 2, 3].map((recycles) => ({ ...NORMAL, recycles })).filter(({ recycles }) => recycles !== 2),
      ...["none", "drawn", "top_two"].flatMap((pairs) => [true, false].map((top) => ({ ...NORMAL, initial_waste: 0, stock_top: top, pair_waste: pairs }))),
      ...[2, 3].flatMap((piles) => [true, false].map((open) => ({ ...NORMAL, waste_piles: piles, stock_face_up: open }))),
      ...[0, 1, 2].flatMap((limit) => ({ ...NORMAL, undo_limit: limit })),
    ];
    assert.equal(new Set(sets.map(said)).size, sets.length);
    assert.equal(new Set(sets.map((rules) => JSON.stringify([rules.preset, butWords(rules)]))).size, sets.length);
    assert.notEqual(said(NORMAL), JSON.stringify(rulesText(NORMAL, false)));
    for (const words of [botNames().map(([, name]) => name), botNames().map(([strength]) => botLine(strength)), dealChoices().map(([, deal]) => deal)]) {
      assert.equal(new Set(words).size, words.length);
    }
    assert.match(dealWords({ par: [31, 47] }), /31.*47/);
    const { name, chip } = shownName("Bot Ida (perfect)", true);
    assert.equal(name, "Bot Ida");
    assert.notEqual(chip, shownName("Bot Ida", true).chip);
  });
}
