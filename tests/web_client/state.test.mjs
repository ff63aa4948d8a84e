// From message to state: the room, its race, and what is told about it.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { goneTo, received, START, withoutToast, withToast } from "../../web_client/state/app.js";
import { entryAfter } from "../../web_client/state/entering.js";
import { withOwnProgress } from "../../web_client/state/race.js";
import { ranking } from "../../web_client/state/ranking.js";
import { play } from "../../web_client/state/own.js";
import { seated } from "../../web_client/state/room.js";
import { placeIn, racesIn } from "../../web_client/state/returning.js";
import { createStore } from "../../web_client/state/store.js";
import { announcement } from "../../web_client/state/words.js";
import { SETTINGS, board, dealMessage, event, member, progressMessage, progressOf, ROOM, roomMessage } from "./examples.mjs";

const WELCOME = { type: "welcome", player: "ann", name: "Ann", now: 1000 };

/** The app of `ann` in the room, after these messages. */
function after(...messages) {
  const start = goneTo(received(START, WELCOME), { at: "room", id: ROOM });
  return [roomMessage(), ...messages].reduce(received, start);
}

const countdown = event("countdown", { race: 1, starts_at: 10_000, ends_at: 910_000 });
const racing = [countdown, dealMessage()];
const finished = (player, place, time_ms) => ({ type: "finished", room: ROOM, race: 1, player, place, time_ms });
const standing = (player, given) => ({
  player, name: player, place: 1, status: "cleared", removed: 28, score: 280, moves: 40, undos: 0, time_ms: 5000, ...given,
});
const result = {
  type: "result", room: ROOM, race: 1, code: "PY1-N-AAAAAAS",
  standings: [standing("bob"), standing("ann", { place: 2, status: "forfeited", removed: 3, time_ms: null })],
};

test("a room comes in as it is", () => {
  const { room } = after();
  assert.deepEqual([room.id, room.phase, room.host, room.race], [ROOM, "lobby", "ann", null]);
});

test("messages of another room, or after going home, change nothing", () => {
  const app = after();
  assert.equal(received(app, { ...event("left", { player: "bob" }), room: "OTHER2" }), app);
  const home = goneTo(app, { at: "home" });
  assert.equal(received(home, roomMessage()).room, null);
});

test("a member with a new name keeps the place and stays ready", () => {
  let app = after(event("ready", { player: "ann", ready: true }));
  app = received(app, event("joined", { player: "ann", name: "Anna", role: "player", bot: false }));
  assert.deepEqual(app.room.members.map(({ player, name, ready }) => [player, name, ready])[0], ["ann", "Anna", true]);
});

test("people come, get ready, lose their connection, come back, and go", () => {
  let app = after(event("joined", { player: "cem", name: "Cem", role: "player", bot: true }));
  assert.deepEqual(seated(app.room).map(({ player }) => player), ["ann", "bob", "cem"]);
  assert.equal(app.room.members[2].bot, true);
  app = received(app, event("ready", { player: "cem", ready: true }));
  app = received(app, event("disconnected", { player: "bob" }));
  assert.deepEqual(app.room.members.map(({ ready, connected }) => [ready, connected]), [[false, true], [false, false], [true, true]]);
  app = received(app, event("connected", { player: "bob" }));
  assert.equal(app.room.members[1].connected, true);
  app = received(app, event("kicked", { player: "cem", by: "ann" }));
  app = received(app, event("left", { player: "ann" }));
  app = received(app, event("host", { player: "bob" }));
  assert.deepEqual([app.room.members.length, app.room.host], [1, "bob"]);
});

test("spectators are counted, whether listed or not, also when one takes a seat", () => {
  let app = after(event("joined", { player: "wim", name: "Wim", role: "spectator" }));
  assert.equal(app.room.spectators, 1);
  app = received(app, event("joined", { player: "wim", name: "Wim", role: "player" }));
  assert.deepEqual([app.room.spectators, seated(app.room).length], [0, 3]);
  const crowd = received(after(), roomMessage({ spectators: 300 }));
  assert.equal(received(crowd, event("left", { player: "unlisted" })).room.spectators, 299);
});

test("settings and chat follow their events; only the last lines are kept", () => {
  let app = after(event("configured", { settings: { ...roomMessage().settings, capacity: 3 } }));
  assert.equal(app.room.settings.capacity, 3);
  for (let line = 0; line < 60; line += 1) {
    app = received(app, event("chat", { id: line + 1, player: "bob", name: "Bob", text: `line ${line}`, at: line }));
  }
  assert.deepEqual([app.room.chat.length, app.room.chat[0].text], [50, "line 10"]);
});

test("a countdown has no deal; stopping it leads back to the lobby", () => {
  const app = after(event("ready", { player: "bob", ready: true }), countdown);
  assert.deepEqual([app.room.phase, app.room.startsAt, app.room.race], ["countdown", 10_000, null]);
  const { room } = received(app, event("countdown_stopped", { player: "bob" }));
  assert.deepEqual([room.phase, room.startsAt, room.members[1].ready], ["lobby", null, false]);
});

test("the deal begins the race: a racer gets a board, a spectator none", () => {
  const { room } = after(...racing);
  assert.deepEqual([room.phase, room.race.code, room.race.own.seq, Object.keys(room.race.runners)], ["racing", "PY1-N-AAAAAAS", 0, ["ann", "bob"]]);
  const watching = after(roomMessage({ members: [member("bob"), member("ann", { role: "spectator" })] }), ...racing);
  assert.equal(watching.room.race.own, null);
});

test("the same deal again doesn't take the moves back", () => {
  const app = after(...racing, { type: "ack", room: ROOM, race: 1, seq: 1, board: board({ moves: 1 }) });
  assert.equal(received(app, dealMessage()), app);
});

test("progress and feed move the others along; an unknown racer is taken in", () => {
  const { room } = after(
    ...racing,
    progressMessage({ bob: progressOf({ removed: 2, gone: [22, 25], moves: 3 }), zoe: progressOf({ removed: 1 }) }),
    { type: "feed", room: ROOM, race: 1, moves: [{ player: "bob", seq: 4, action: { do: "draw" }, at: 1, drawn: "9S" }] },
  );
  assert.deepEqual(room.race.runners.bob.gone, [22, 25]);
  assert.deepEqual(room.race.runners.bob.seen.deeds.at(-1), { seq: 4, action: { do: "draw" }, at: 1, drawn: "9S" });
  assert.deepEqual(room.race.history, { bob: [[10_000, 2]], zoe: [[10_000, 1]] });
  assert.equal(room.race.runners.zoe.removed, 1);
});

test("messages of another race of the room change nothing in this one", () => {
  const app = after(...racing);
  const late = [
    progressMessage({ bob: progressOf({ removed: 5 }) }, { race: 2 }),
    { type: "ack", room: ROOM, race: 2, seq: 1, board: board({ moves: 9 }) },
    { ...result, race: 2 },
    { ...finished("bob", 1, 5000), race: 2 },
  ];
  assert.deepEqual(late.reduce(received, app).room.race, app.room.race);
});

test("the ranking: places, then cards, then who got there first, then fewer moves", () => {
  const people = ["ann", "bob", "cem", "dov", "eva"].map((player) => member(player));
  let app = after(roomMessage({ members: people }), ...racing);
  app = received(app, progressMessage({ bob: progressOf({ removed: 6, moves: 9 }), dov: progressOf({ removed: 6, moves: 7 }) }, { now: 30_000 }));
  app = received(app, progressMessage({ cem: progressOf({ removed: 6, moves: 3 }) }, { now: 31_000 }));
  app = received(app, progressMessage({ bob: progressOf({ removed: 6, moves: 12 }) }, { now: 40_000 }));
  app = received(app, finished("eva", 1, 25_000));
  assert.deepEqual(ranking(app.room.race).map(({ player }) => player), ["eva", "dov", "bob", "cem", "ann"]);
});

test("ranks: at the start all are first, equal ones share, and who has cleared comes first by place", () => {
  const people = ["ann", "bob", "cem", "dov"].map((player) => member(player));
  const ranks = (app) => Object.fromEntries(ranking(app.room.race).map(({ player, rank }) => [player, rank]));
  let app = after(roomMessage({ members: people }), ...racing);
  assert.deepEqual(ranks(app), { ann: 1, bob: 1, cem: 1, dov: 1 });
  app = received(app, progressMessage({ bob: progressOf({ moves: 3 }), dov: progressOf({ removed: 2, moves: 4 }), cem: progressOf({ removed: 2, moves: 4 }) }));
  assert.deepEqual(ranks(app), { cem: 1, dov: 1, ann: 3, bob: 3 });
  app = received(app, finished("bob", 1, 25_000));
  assert.deepEqual(ranks(app), { bob: 1, cem: 2, dov: 2, ann: 4 });
  const { runners } = app.room.race;
  const cleared = { ...runners.cem, status: "cleared", removed: 28 };
  const second = { ...runners, ann: { ...cleared, place: 2, reachedAt: 40_000 }, bob: { ...cleared, place: null, reachedAt: 35_000 } };
  assert.deepEqual(ranking({ runners: second }).map(({ player, rank }) => `${player} ${rank}`).slice(0, 2), ["bob 1", "ann 2"]);
});

test("who alone has moved stands behind those known to have got as far before, ahead of those who come later", () => {
  const order = (app) => ranking(withOwnProgress(app.room.race, "ann")).map(({ player }) => player);
  let app = after(...racing, progressMessage({ bob: progressOf({ removed: 2, moves: 5 }) }));
  app = received(app, { type: "ack", room: ROOM, race: 1, seq: 1, board: board({ removed: 2, moves: 1 }) });
  assert.deepEqual(order(app), ["bob", "ann"]);
  app = received(app, { type: "ack", room: ROOM, race: 1, seq: 2, board: board({ removed: 4, moves: 2 }) });
  app = received(app, progressMessage({ bob: progressOf({ removed: 4, moves: 6 }) }, { now: 30_000 }));
  assert.deepEqual(order(app), ["ann", "bob"]);
});

test("one's own line of the chart goes up with one's own moves", () => {
  const ack = (seq, removed) => ({ type: "ack", room: ROOM, race: 1, seq, board: board({ removed, moves: seq }) });
  let app = received(after(...racing), ack(1, 2), 13_000);
  app = received(app, ack(2, 2), 14_000);
  app = received(app, ack(3, 4), 17_000);
  app = received(app, finished("ann", 1, 9000), 19_000);
  assert.deepEqual(app.room.race.history, { ann: [[3000, 2], [7000, 4], [9000, 28]] });
});

test("one's own progress is that of one's own board, moves under way included", () => {
  const { race } = after(...racing, progressMessage({ ann: progressOf({ removed: 1, moves: 1 }) })).room;
  const own = play(race.own, { do: "remove", cards: ["10C", "3S"] }, "r1", race.rules);
  const { ann } = withOwnProgress({ ...race, own }, "ann").runners;
  assert.deepEqual([ann.removed, ann.gone, ann.moves, ann.score], [2, [22, 25], 1, 20]);
  const watching = { ...race, own: null };
  assert.equal(withOwnProgress(watching, "ann"), watching);
});

test("a finish is known at once, giving up too, and the result settles everything", () => {
  let app = after(...racing, finished("bob", 1, 5000), event("forfeited", { player: "ann", race: 1 }));
  assert.deepEqual([app.room.race.runners.bob.status, app.room.race.runners.bob.timeMs], ["cleared", 5000]);
  assert.equal(app.room.race.runners.ann.status, "forfeited");
  app = received(app, result);
  assert.deepEqual([app.room.phase, app.room.race.result, app.room.race.runners.ann.place], ["finished", result, 2]);
});

test("who leaves in a race has given up, unless he had cleared", () => {
  const app = after(...racing, finished("bob", 1, 5000), event("left", { player: "bob" }));
  assert.equal(app.room.race.runners.bob.status, "cleared");
  assert.equal(after(...racing, event("left", { player: "bob" })).room.race.runners.bob.status, "forfeited");
  assert.equal(app.room.race.runners.bob.name, "BOB");
});

test("a rematch clears the table and everybody's readiness", () => {
  const app = after(event("ready", { player: "bob", ready: true }), ...racing, result, event("rematch", { race: 2 }));
  assert.deepEqual([app.room.phase, app.room.race, app.room.members.some(({ ready }) => ready)], ["lobby", null, false]);
});

test("a snapshot in mid-race brings everything back", () => {
  const snapshot = roomMessage({
    phase: "racing", race: 1, starts_at: 10_000, ends_at: 910_000, deal: dealMessage(), seq: 7,
    board: board({ moves: 7 }), progress: progressMessage({ ann: progressOf(), bob: progressOf({ removed: 4 }) }),
  });
  const { room } = after(snapshot);
  assert.deepEqual([room.phase, room.startsAt, room.race.own.seq, room.race.own.board.moves, room.race.runners.bob.removed], ["racing", 10_000, 7, 7, 4]);
  const watched = after({ ...snapshot, seq: undefined, board: undefined, members: [member("bob")] });
  assert.equal(watched.room.race.own, null);
  const over = after({ ...snapshot, phase: "finished", result });
  assert.equal(over.room.race.result, result);
});

test("a racer who comes back knows who has cleared, when, and how all got where they are", () => {
  const snapshot = roomMessage({
    phase: "racing", race: 1, starts_at: 10_000, ends_at: 910_000, deal: dealMessage(), seq: 7, board: board({ removed: 2, moves: 7 }),
    members: ["ann", "bob", "cem"].map((player) => member(player)),
    progress: progressMessage({
      ann: progressOf({ removed: 2 }), bob: progressOf({ removed: 28, status: "cleared", place: 2, time_ms: 8000 }),
      cem: progressOf({ removed: 28, status: "cleared", place: 1, time_ms: 7000 }),
    }),
    history: { ann: [[3000, 2]], bob: [[1000, 2], [8000, 28]], cem: [[7000, 28]] },
  });
  for (const { room } of [after(snapshot), after(...racing, snapshot)]) {
    assert.deepEqual([room.race.runners.bob.place, room.race.runners.bob.timeMs], [2, 8000]);
    assert.deepEqual(ranking(room.race).map(({ player, rank }) => `${player} ${rank}`), ["cem 1", "bob 2", "ann 3"]);
    assert.deepEqual(room.race.history, snapshot.history);
    assert.equal(room.race.runners.ann.place, null);
  }
});

test("what is announced: finishes, hosts, stopped countdowns; nothing about oneself that one has just done", () => {
  const app = after(...racing);
  assert.equal(announcement(app, finished("bob", 1, 65_300)).text, "BOB cleared the pyramid in 1:05.3: 1st place.");
  assert.equal(announcement(app, finished("ann", 2, 65_300)), null);
  assert.equal(announcement(app, event("forfeited", { player: "ann", race: 1 })), null);
  assert.equal(announcement(app, event("forfeited", { player: "bob", race: 1 })).text, "BOB gave up.");
  assert.equal(announcement(app, event("host", { player: "ann" })).text, "You are the host now.");
  assert.match(announcement(app, event("countdown_stopped", { player: "bob" })).text, /BOB/);
  assert.equal(announcement(START, finished("bob", 1, 1)), null);
});

test("toasts: the same text once, the last three, gone by id", () => {
  let app = START;
  for (const [id, text] of [[1, "a"], [2, "b"], [3, "a"], [4, "c"], [5, "d"]]) app = withToast(app, { id, text, tone: "plain" });
  assert.deepEqual(app.toasts.map(({ id }) => id), [3, 4, 5]);
  assert.deepEqual(withoutToast(app, 4).toasts.map(({ id }) => id), [3, 5]);
});

test("the store tells its listeners of changes only", () => {
  const store = createStore(1);
  let told = 0;
  const end = store.subscribe(() => (told += 1));
  store.update((value) => value);
  store.update((value) => value + 1);
  end();
  store.update((value) => value + 1);
  assert.deepEqual([store.get(), told], [3, 1]);
});

test("who isn't let in as a player watches, types a password, or reads why not", () => {
  const player = { role: "player" };
  assert.equal(entryAfter("wrong_phase", player, false).then, "watch");
  assert.equal(entryAfter("room_full", player, false).then, "watch");
  assert.deepEqual(entryAfter("wrong_password", player, false), { then: "password", wrong: false });
  assert.deepEqual(entryAfter("wrong_password", { ...player, password: "x" }, false), { then: "password", wrong: true });
  assert.equal(entryAfter("not_found", player, false).then, "barrier");
  assert.equal(entryAfter("wrong_phase", { role: "spectator" }, false).then, "barrier");
  assert.equal(entryAfter("room_full", player, true).then, "tell");
  assert.deepEqual(entryAfter("name_taken", { role: "spectator" }, false), { then: "name", listed: false });
  assert.deepEqual(entryAfter("not_invited", player, false, "This room is for those on its list; Ada isn't."), { then: "name", listed: true });
  assert.equal(entryAfter("not_invited", player, false, "This room is by invitation only.").then, "barrier");
});

test("no way left reaches one's own table by progress, whatever comes first", () => {
  const removal = { type: "ack", room: ROOM, race: 1, seq: 1, board: board({ moves: 1, undos_left: 1 }) };
  const told = progressMessage({ ann: progressOf({ moves: 1, status: "dead" }), bob: progressOf({ status: "dead" }) });
  for (const messages of [[removal, told], [told, removal]]) {
    const { race } = after(...racing, ...messages).room;
    assert.equal(race.own.board.status, "dead");
    assert.equal(race.runners.bob.status, "dead");
  }
  const undone = { ...removal, seq: 2, board: board({ moves: 1 }) };
  assert.equal(after(...racing, removal, told, undone).room.race.own.board.status, "playing");
});

test("par comes with the result or after it", () => {
  const par = { type: "par", room: ROOM, race: 1, par: 47 };
  assert.equal(after(...racing, { ...result, par: null }).room.race.result.par, null);
  const told = after(...racing, { ...result, par: null, par_pending: true }, par).room.race.result;
  assert.deepEqual([told.par, told.par_pending], [47, false]);
  assert.equal(after(...racing, { ...result, par: null }, { ...par, race: 2 }).room.race.result.par, null);
  assert.equal(after(...racing, par).room.race.result, null);
});

test("there is a race to go back to while one still plays in it", () => {
  const racing = (status) => ({ ...roomMessage({ phase: "racing", members: [member("ann")] }), progress: progressMessage({ ann: progressOf({ status }) }) });
  assert.deepEqual(["playing", "stuck", "dead", "cleared", "forfeited"].map((status) => racesIn(racing(status), "ann")), [true, true, true, false, false]);
  assert.equal(racesIn(roomMessage({ phase: "countdown" }), "ann"), true);
  assert.equal(racesIn(roomMessage(), "ann"), false);
  assert.equal(racesIn(racing("playing"), "bob"), false);
  assert.equal(racesIn(roomMessage({ phase: "racing", members: [member("ann", { role: "spectator" })] }), "ann"), false);
});

test("of a room with a password only its phase can be seen", () => {
  const seen = (phase) => ({ room: ROOM, name: "", phase, players: 2, capacity: 20, password: true });
  assert.deepEqual(["countdown", "racing", "finished"].map((phase) => racesIn(seen(phase), "ann")), [true, true, false]);
});

test("one is still in a room until one has left it, whatever goes on there", () => {
  assert.equal(placeIn(roomMessage({ members: [member("ann")] }), "ann"), "inside");
  assert.equal(placeIn(roomMessage({ members: [member("bob")] }), "ann"), null);
  assert.equal(placeIn(roomMessage({ phase: "countdown", members: [member("ann")] }), "ann"), "racing");
  assert.equal(placeIn(roomMessage({ phase: "racing", members: [member("ann", { role: "spectator" })] }), "ann"), "inside");
  const locked = (phase) => ({ room: ROOM, name: "", phase, players: 2, capacity: 20, password: true });
  assert.deepEqual(["lobby", "racing"].map((phase) => placeIn(locked(phase), "ann")), ["inside", "racing"]);
  const daily = (phase) => ({ ...locked(phase), password: false, daily: true });
  assert.deepEqual(["countdown", "racing", "finished"].map((phase) => placeIn(daily(phase), "ann")), ["racing", "racing", null], "a try that is over is nothing to go back to");
});

test("a bot is told of by its name, without how it plays", () => {
  const app = after({ ...roomMessage({ members: [member("ann"), member("cem"), member("bot", { name: "Bot Leo (careful)", bot: true })] }) });
  assert.equal(announcement(app, event("kicked", { player: "bot", by: "cem" })).text, "CEM removed Bot Leo from the room.");
});

test("who stops the countdown isn't told as somebody else's fault", () => {
  const app = after(countdown);
  assert.equal(announcement(app, event("countdown_stopped", { player: "ann" })).text, "You stopped the countdown.");
  assert.match(announcement(app, event("countdown_stopped", { player: "bob" })).text, /BOB isn’t ready/);
});

test("nobody is ready any more when the terms of the race change, but a new name of the room is none", () => {
  const ready = after(event("ready", { player: "bob", ready: true }));
  const settings = (given) => event("configured", { settings: { ...structuredClone(SETTINGS), ...given } });
  const stillReady = (given) => received(ready, settings(given)).room.members.some((member) => member.ready);
  assert.deepEqual([{ name: "Ours" }, { capacity: 5 }, {}].map(stillReady), [true, true, true]);
  assert.deepEqual([{ start: "all_ready" }, { deal: "any" }].map(stillReady), [false, false]);
});
