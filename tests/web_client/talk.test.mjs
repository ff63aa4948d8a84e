// What is said in a room, seats in the next race, forfeits taken back: from events to what is shown.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { goneTo, received, START } from "../../web_client/state/app.js";
import { play } from "../../web_client/state/own.js";
import { memberOf, seated } from "../../web_client/state/room.js";
import { phraseOf, PHRASES, showsChat, unread, withPhrase } from "../../web_client/state/talk.js";
import { announcement } from "../../web_client/state/words.js";
import { board, dealMessage, event, progressMessage, progressOf, ROOM, roomMessage } from "./examples.mjs";

const WELCOME = { type: "welcome", player: "ann", name: "Ann", now: 1000 };

/** The app of `ann` in the room, after these messages. */
function after(...messages) {
  const start = goneTo(received(START, WELCOME), { at: "room", id: ROOM });
  return [roomMessage(), ...messages].reduce(received, start);
}

const line = (id, text = `line ${id}`, player = "bob") => event("chat", { id, player, name: player, text, at: id });
const said = (version, player, phrase) => ({ ...event("said", { player, name: player, phrase }), version });
const racing = [event("countdown", { race: 1, starts_at: 10_000, ends_at: 910_000 }), dealMessage()];
const texts = ({ room }) => room.chat.map(({ text }) => text);

test("lines stand in the order in which they were written, each once", () => {
  const app = after(line(5), line(9), line(7), line(5), line(9));
  assert.deepEqual(texts(app), ["line 5", "line 7", "line 9"]);
  assert.deepEqual(Object.keys(app.room.chat[0]).sort(), ["at", "id", "name", "player", "text"]);
  assert.deepEqual(texts(received(app, event("chat_deleted", { id: 7, by: "ann" }))), ["line 5", "line 9"]);
});

test("what of others is newer than the last line read", () => {
  const { chat } = after(line(1), line(2), line(3, "mine", "ann"), line(4)).room;
  assert.deepEqual([unread(chat, "ann", 0), unread(chat, "ann", 2), unread(chat, "ann", 4)], [3, 1, 0]);
});

test("chat is shown always, never, or not while one races", () => {
  assert.deepEqual(["always", "not_racing", "never"].map((chat) => [showsChat(chat, false), showsChat(chat, true)]), [
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test("a player's latest phrase is the one that is heard, once", () => {
  let now = withPhrase([], said(3, "bob", "hello"));
  now = withPhrase(now, said(4, "cat", "wow"));
  now = withPhrase(now, said(5, "bob", "thanks"));
  assert.equal(withPhrase(now, said(5, "bob", "thanks")), now);
  assert.equal(withPhrase(now, said(6, "bob", "of another version of the page")), now);
  assert.deepEqual([phraseOf(now, "bob"), phraseOf(now, "cat"), phraseOf(now, "ann")], ["thanks", "wow", null]);
  for (let one = 0; one < 40; one += 1) now = withPhrase(now, said(10 + one, `player ${one}`, "bye"));
  assert.ok(now.length < 20);
  assert.equal(PHRASES.length, 10);
});

test("who is muted, and who isn't any more", () => {
  const muted = after(event("muted", { player: "bob", muted: true, by: "ann" }));
  assert.equal(memberOf(muted.room, "bob").muted, true);
  assert.equal(memberOf(received(muted, event("muted", { player: "bob", muted: false, by: "ann" })).room, "bob").muted, false);
});

test("a late comer has a seat in the next race, and then it is his", () => {
  let app = after(...racing, event("joined", { player: "eve", name: "Eve", role: "spectator", next: true }));
  assert.deepEqual([memberOf(app.room, "eve").next, app.room.spectators], [true, 1]);
  const only = received(app, event("joined", { player: "eve", name: "Eve", role: "spectator" }));
  assert.deepEqual([memberOf(only.room, "eve").next, only.room.spectators], [false, 1]);
  app = received(received(app, event("rematch", { race: 2 })), event("joined", { player: "eve", name: "Eve", role: "player" }));
  assert.deepEqual([memberOf(app.room, "eve").next, seated(app.room).length, app.room.spectators], [undefined, 3, 0]);
  // Who was muted or a co-host stays so in whichever role.
  const marked = after(event("muted", { player: "bob", muted: true, by: "ann" }), event("joined", { player: "bob", name: "Bob", role: "spectator" }));
  assert.equal(memberOf(marked.room, "bob").muted, true);
});

test("a forfeit that is taken back leads to the board as it was", () => {
  let app = after(...racing);
  app = received(app, event("forfeited", { player: "ann", race: 1, at: 12_000 }));
  assert.deepEqual([app.room.race.runners.ann.status, app.room.race.runners.ann.gaveUpAt], ["forfeited", 12_000]);
  // A snapshot in between has the board as a forfeited one.
  const given = { phase: "racing", race: 1, starts_at: 10_000, ends_at: 910_000, deal: dealMessage(), seq: 0, board: { ...board(), status: "forfeited" } };
  app = received(app, roomMessage({ ...given, progress: progressMessage({ ann: progressOf({ status: "forfeited" }), bob: progressOf() }) }));
  assert.equal(app.room.race.own.board.status, "forfeited");
  // A page that was loaded anew knows from the snapshot when it was.
  const progress = progressMessage({ ann: progressOf({ status: "forfeited" }), bob: progressOf() });
  const anew = after(roomMessage({ ...given, progress, gave_up_at: 12_000 }));
  assert.equal(anew.room.race.runners.ann.gaveUpAt, 12_000);
  const back = event("unforfeited", { player: "ann", race: 1 });
  assert.equal(announcement(app, back).tone, "good");
  app = received(app, back);
  const { runners, own } = app.room.race;
  assert.deepEqual([runners.ann.status, runners.ann.gaveUpAt, own.board.status], ["playing", null, "playing"]);
  assert.equal(play(own, { do: "draw" }, "r1", app.room.race.rules).pending.length, 1);
  // Whom the host has taken out can't take that back.
  app = received(app, event("forfeited", { player: "ann", race: 1, at: 13_000, by: "bob" }));
  assert.deepEqual([app.room.race.runners.ann.gaveUpAt, app.room.race.runners.ann.takenOut], [null, true]);
});

test("a race that ended early says by whom", () => {
  const end = (given) => after(...racing, event("race_ended", { race: 1, ...given })).room.race.endedEarly;
  assert.deepEqual([after(...racing).room.race.endedEarly, end({ by: "bob" }), end({})], [null, { by: "bob" }, { by: null }]);
});
