// What spectators know: how everybody has come to where they are, what moves tell of the draw piles, how boards are laid out.
import assert from "node:assert/strict";
import test from "node:test";

import "./speaking.mjs";
import { goneTo, received, START } from "../../web_client/state/app.js";
import { climbed, coloursOf, columns, removedAt, thinned } from "../../web_client/state/history.js";
import { GAP, gridFor, heightOf } from "../../web_client/state/grid.js";
import { finishBetween } from "../../web_client/state/moments.js";
import { caughtUp, seenAtStart, withMove } from "../../web_client/state/seen.js";
import { html } from "../../web_client/views/html.js";
import { board, dealMessage, event, member, NORMAL, progressMessage, progressOf, ROOM, roomMessage } from "./examples.mjs";

const draw = (drawn, pile) => ({ action: { do: "draw", ...(pile ? { pile } : {}) }, drawn });
const remove = (...cards) => ({ action: { do: "remove", cards } });
const recycle = { action: { do: "recycle" } };
const undo = { action: { do: "undo" } };

/** What is seen after these moves, one after the other from `seen` on. */
function after(seen, ...moves) {
  return moves.reduce((now, move) => withMove(now, { seq: now.seq + 1, at: 0, ...move }, board().pyramid), seen);
}

const piles = ({ draws }) => draws.piles.map(({ cards }) => cards.join(" "));

test("a line has a point for each change and never goes back in time", () => {
  const line = [[1000, 2], [1000, 2], [3000, 4], [2500, 3]].reduce((known, [ms, removed]) => climbed(known, ms, removed), undefined);
  assert.deepEqual(line, [[1000, 2], [3000, 4], [3000, 3]]);
  assert.equal(climbed(line, 9000, 3), line);
  assert.deepEqual(climbed(undefined, 500, 0), []);
});

test("a line is bounded, keeps its ends, and gets coarser only in its past", () => {
  let line = [];
  for (let step = 1; step <= 5000; step += 1) line = climbed(line, step * 1000, step % 2);
  assert.ok(line.length <= 48);
  assert.deepEqual([line[0], line.at(-1)], [[1000, 1], [5_000_000, 0]]);
  const latest = line.slice(-20);
  assert.deepEqual(latest.map(([ms]) => ms), Array.from({ length: 20 }, (_, index) => (4981 + index) * 1000));
  assert.equal(thinned(line), line);
});

test("the chart's columns are few, and stay where they are while time goes on", () => {
  assert.deepEqual(columns(2500, 3), [0, 1000, 2000, 2500]);
  assert.deepEqual(columns(250), [0, 100, 200, 250]);
  assert.deepEqual(columns(0), [0]);
  for (const until of [59_000, 600_000, 7_200_000, 90_000_000]) {
    const times = columns(until);
    assert.ok(times.length <= 92 && times.at(-1) === until, String(until));
    assert.ok(times.every((ms, index) => index === 0 || ms > times[index - 1]));
  }
  assert.deepEqual(columns(70_400).slice(0, 60), columns(71_900).slice(0, 60));
});

test("a line is looked at from the left", () => {
  const line = [[1000, 2], [1500, 4], [4000, 3]];
  assert.deepEqual(removedAt(line, [0, 999, 1000, 2000, 4000, 9000]), [0, 0, 2, 4, 3, 3]);
  assert.deepEqual(removedAt([], [0, 5]), [0, 0]);
});

test("the waste is followed from the start: draws, pairs with the pyramid, recycles, undo", () => {
  const drawn = after(seenAtStart(board()), draw("9S"), draw("2H"));
  assert.deepEqual([piles(drawn), drawn.draws.stock], [["7D 9S 2H"], 21]);
  const paired = after(drawn, remove("JS", "2H"));
  assert.deepEqual([piles(paired), paired.draws.stock], [["7D 9S"], 21]);
  assert.deepEqual(piles(after(paired, undo)), ["7D 9S 2H"]);
  assert.deepEqual(piles(after(paired, undo, undo, undo)), ["7D"]);
  const back = after(paired, recycle);
  assert.deepEqual([piles(back), back.draws.stock], [[""], 2]);
  assert.deepEqual(piles(after(paired, remove("10C", "3S"))), ["7D 9S"]);
});

test("several piles, and the stock's own top card", () => {
  const three = after(seenAtStart(board({ waste: ["7D"], piles: [["7D"], [], []] })), draw("9S", 2), draw("4C", 3), remove("9S", "4C"), draw("AC", 2));
  assert.deepEqual(piles(three), ["7D", "AC", ""]);
  const top = after(seenAtStart(board({ waste: [], stock: 24 })), remove("10C", "3C"));
  assert.deepEqual([piles(top), top.draws.stock], [[""], 23]);
});

test("after a gap nothing is claimed of the draw piles until a recycle; what was told twice counts once", () => {
  const seen = after(seenAtStart(board()), draw("9S"));
  const gap = withMove(seen, { seq: 5, at: 0, ...draw("4C") }, board().pyramid);
  assert.deepEqual([piles(gap), gap.draws.piles[0].whole, gap.draws.stock], [["4C"], false, null]);
  assert.deepEqual(piles(after(gap, undo, undo)), [""]);
  const known = after(gap, recycle, draw("AC"));
  assert.deepEqual([piles(known), known.draws.piles[0].whole, known.draws.stock], [["AC"], true, null]);
  assert.equal(withMove(known, { seq: 3, at: 0, ...draw("KC") }, board().pyramid), known);
});

test("a snapshot leaves what is known if no move is missing", () => {
  const seen = after(seenAtStart(board()), draw("9S"), undo);
  assert.equal(caughtUp(seen, progressOf({ moves: 1, undos: 1 }), NORMAL), seen);
  assert.equal(caughtUp(seen, progressOf({ moves: 2, undos: 1 }), { ...NORMAL, undo_counts: true }), seen);
  const missed = caughtUp(seen, progressOf({ moves: 4, undos: 1 }), NORMAL);
  assert.deepEqual([missed.seq, piles(missed), missed.draws.piles[0].whole], [5, [""], false]);
});

test("nothing is kept without bound", () => {
  const cards = ["9S", "2H", "4C"];
  let seen = seenAtStart(board());
  for (let move = 0; move < 900; move += 1) seen = after(seen, move % 4 === 3 ? recycle : draw(cards[move % 4]));
  assert.ok(seen.past.length <= 40 && seen.deeds.length <= 8);
});

test("who comes late gets the whole chart, and who got where first", () => {
  const members = [member("ann", { role: "spectator" }), member("bob"), member("cem")];
  const snapshot = roomMessage({
    phase: "racing", race: 1, starts_at: 10_000, ends_at: 910_000, deal: dealMessage(), members, now: 60_000,
    progress: progressMessage({ bob: progressOf({ removed: 4, moves: 5 }), cem: progressOf({ removed: 4, moves: 9 }) }, { now: 60_000 }),
    history: { bob: [[9000, 2], [41_000, 4]], cem: [[30_000, 4]] },
  });
  const start = goneTo(received(START, { type: "welcome", player: "ann", name: "Ann", now: 1 }), { at: "room", id: ROOM });
  let app = received(start, snapshot);
  assert.deepEqual(app.room.race.history, snapshot.history);
  assert.deepEqual([app.room.race.runners.bob.reachedAt, app.room.race.runners.cem.reachedAt], [51_000, 40_000]);
  assert.deepEqual(piles(app.room.race.runners.bob.seen), [""]);
  app = received(app, progressMessage({ bob: progressOf({ removed: 6 }) }, { now: 70_000 }));
  app = received(app, { type: "finished", room: ROOM, race: 1, player: "cem", place: 1, time_ms: 61_000 });
  assert.deepEqual(app.room.race.history, { bob: [[9000, 2], [41_000, 4], [60_000, 6]], cem: [[30_000, 4], [61_000, 28]] });
  app = received(app, event("rematch", { race: 2 }));
  assert.equal(app.room.race, null);
});

test("boards that haven't changed stay the same, so that they aren't drawn again", () => {
  const start = goneTo(received(START, { type: "welcome", player: "ann", name: "Ann", now: 1 }), { at: "room", id: ROOM });
  const seen = (gone, moves) => progressMessage({ bob: progressOf({ removed: gone.length, gone, moves }) });
  const messages = [roomMessage(), dealMessage(), seen([22, 25], 1), seen([22, 25], 2), seen([22, 24], 3)];
  const gone = [];
  messages.reduce((app, message) => {
    const next = received(app, message);
    gone.push(next.room.race?.runners.bob.gone);
    return next;
  }, start);
  assert.equal(gone[3], gone[2]);
  assert.deepEqual(gone[4], [22, 24]);
});

test("boards are as large as the room allows, and all of them are seen at once on a large screen", () => {
  const fits = ({ columns: across, big, span }, count, width, height) => {
    const wide = (width + GAP) / across - GAP;
    const rows = span === 1 ? Math.ceil(count / across) : 2 * Math.ceil(big / (across / 2)) + Math.ceil((count - big) / across);
    return rows * (heightOf(wide, span === 2) + GAP) - GAP <= height + 1;
  };
  assert.deepEqual(gridFor(2, 1060, 780), { columns: 2, big: 2, span: 1, width: 526 });
  assert.equal(gridFor(1, 1060, 780).columns, 1);
  assert.equal(gridFor(8, 1060, 780).columns, 3);
  for (const count of [13, 30, 60, 100]) {
    const grid = gridFor(count, 1060, 800);
    assert.ok(fits(grid, count, 1060, 800), `${count}: ${JSON.stringify(grid)}`);
    assert.ok(grid.big >= 3 && grid.big <= 12);
  }
  for (const count of [2, 8, 30, 100]) assert.ok(gridFor(count, 344, 500).columns <= 4);
  assert.equal(gridFor(2, 0, 0).columns, 1);
});

test("a finish is heard once: one's own, or somebody else's; not one that was there before", () => {
  const race = (bob, ann, number = 1) => ({ number, runners: { bob: { status: bob }, ann: { status: ann } } });
  const playing = race("playing", "playing");
  assert.equal(finishBetween(playing, race("cleared", "playing"), "ann"), "rival");
  assert.equal(finishBetween(playing, race("playing", "cleared"), "ann"), "finish");
  assert.equal(finishBetween(playing, race("cleared", "cleared"), "ann"), "finish");
  assert.equal(finishBetween(race("cleared", "playing"), race("cleared", "playing"), "ann"), null);
  assert.equal(finishBetween(null, race("cleared", "playing"), "ann"), null);
  assert.equal(finishBetween(playing, race("cleared", "playing", 2), "ann"), null);
  assert.equal(finishBetween(playing, race("forfeited", "dead"), "ann"), null);
});

test("no part of a view is kept to be handed out again: by it all that was ever shown would stay in memory", () => {
  const view = () => html`<p><b>always the same</b></p>`;
  assert.notEqual(view(), view());
  assert.notEqual(view().props.children, view().props.children);
});

test("a racer's line has one colour, in whatever order they are named", () => {
  const [live, result] = [coloursOf(["b", "a", "c"]), coloursOf(["c", "b", "a"])];
  for (const player of "abc") assert.equal(live.get(player), result.get(player));
  assert.equal(new Set(coloursOf([..."abcdefgh"]).values()).size, 8);
});
