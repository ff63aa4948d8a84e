// What is said in a room, seats in the next race, forfeits taken back: from events to what is shown.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { goneTo, received, START, withToast } from "../../web_client/state/app.js";
import { play } from "../../web_client/state/own.js";
import { memberOf, seated } from "../../web_client/state/room.js";
import { placed } from "../../web_client/state/places.js";
import { phraseOf, PHRASES, shownLines, showsChat, unread, withPhrase } from "../../web_client/state/talk.js";
import { announcement } from "../../web_client/state/words.js";
import { stillRacing } from "../../web_client/views/done.js";
import { board, dealMessage, event, member, progressMessage, progressOf, ROOM, roomMessage } from "./examples.mjs";

const WELCOME = { type: "welcome", player: "ann", name: "Ann", now: 1000 };

/** The app of `ann` in the room, after these messages. */
function after(...messages) {
  const start = goneTo(received(START, WELCOME), { at: "room", id: ROOM });
  return [roomMessage(), ...messages].reduce(received, start);
}

const line = (id, text = `line ${id}`, player = "bob") => event("chat", { id, player, name: player, text, at: id });
const said = (id, player, phrase) => event("said", { id, player, name: player, phrase });
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
  assert.equal(after(roomMessage({ ...given, progress, taken_out: true })).room.race.runners.ann.takenOut, true);
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

test("phrases stand among the lines, and stay when the room comes afresh", () => {
  const app = after(line(5), said(6, "bob", "wow"), line(7), said(6, "bob", "wow"), said(8, "bob", "of another version of the page"));
  const [, phrase] = app.room.chat;
  assert.deepEqual(phrase, { id: 6, player: "bob", name: "bob", phrase: "wow" });
  assert.deepEqual(app.room.chat.map(({ id }) => id), [5, 6, 7]);
  assert.deepEqual(shownLines(app.room.chat, false).map(({ id }) => id), [5, 7]);
  assert.equal(unread(app.room.chat, "ann", 4), 2, "a phrase is no news: it is seen where it was said");
  const written = [5, 7].map((id) => ({ id, player: "bob", name: "bob", text: `line ${id}`, at: id }));
  const again = received(app, roomMessage({ chat: written, members: [member("ann"), member("bob", { name: "Bobby" })] }));
  assert.deepEqual(again.room.chat.map(({ id, name }) => [id, name]), [[5, "bob"], [6, "Bobby"], [7, "bob"]]);
  const forgotten = received(app, roomMessage({ chat: written, members: [member("ann"), member("bob", { name: "" })] }));
  assert.deepEqual(forgotten.room.chat.map(({ id }) => id), [5, 7]);
});

test("what is said about the start takes the place of what was said before, and goes with the countdown", () => {
  const told = (app, message) => {
    const note = announcement(app, message);
    const next = received(app, message);
    return note ? withToast(next, { id: next.toasts.length + 1, ...note }) : next;
  };
  const said = ({ toasts }) => toasts.map(({ text }) => text);
  const countdown = event("countdown", { race: 2, starts_at: 10_000, ends_at: 910_000 });
  let app = [event("locked", { locked: true, by: "bob" }), event("rematch", { race: 2 })].reduce(told, after());
  assert.deepEqual(said(app), ["The room is locked now.", "Next race! Get ready."]);
  app = told({ ...app, toasts: app.toasts.slice(1) }, event("countdown_stopped", { player: "bob" }));
  assert.deepEqual(said(app), ["The countdown stopped: BOB isn’t ready."]);
  assert.deepEqual(said(told(app, countdown)), []);
});

test("whom one waits for when one's own race is over", () => {
  assert.deepEqual([stillRacing(0, 0), stillRacing(1, 0)], ["", "One racer is still at it."]);
  assert.match(stillRacing(1, 1), /^The one racer who is still in the race is away\./);
  assert.match(stillRacing(3, 3), /^The 3 racers .* all away\./);
  assert.equal(stillRacing(3, 1), "3 racers are still at it, 1 of them away.");
});

test("who gave up has no place where nobody has cleared", () => {
  const row = (player, place, status) => ({ player, name: player, place, status, removed: 3, score: 0, moves: 3, undos: 0, time_ms: null });
  const shown = (...rows) => placed(rows).map(({ standing, place }) => [standing.player, place]);
  assert.deepEqual(shown(row("ann", 1, "forfeited"), row("bob", 1, "forfeited")), [["ann", null], ["bob", null]]);
  assert.deepEqual(
    shown(row("ann", 1, "forfeited"), row("bob", 2, "timeout"), row("cat", 3, "timeout"), row("dan", 3, "stuck")),
    [["bob", 1], ["cat", 2], ["dan", 2], ["ann", null]],
  );
  assert.deepEqual(shown(row("bob", 1, "cleared"), row("ann", 2, "forfeited")), [["bob", 1], ["ann", 2]]);
});
