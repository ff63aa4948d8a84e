// Where rooms stand in the list of the first page.
import assert from "node:assert/strict";
import test from "node:test";

import { arranged, isOpen, placesFree, summaryOf } from "../../web_client/state/listing.js";
import { member, roomMessage } from "./examples.mjs";

const room = (id, given = {}) => ({ room: id, name: "", phase: "lobby", players: 1, capacity: 4, password: false, opened_at: 0, ...given });
const ids = (list) => list.map((listed) => listed.room.room);

test("rooms that can be joined come first, then the newest; equal ones keep an order", () => {
  const rooms = [
    room("AAAAAA", { opened_at: 1 }),
    room("FULLLL", { opened_at: 9, players: 4 }),
    room("RACING", { opened_at: 8, phase: "racing" }),
    room("CCCCCC", { opened_at: 3 }),
    room("BBBBBB", { opened_at: 3 }),
  ];
  const list = arranged([], rooms, false);
  assert.deepEqual(ids(list), ["BBBBBB", "CCCCCC", "AAAAAA", "FULLLL", "RACING"]);
  assert.deepEqual(ids(arranged(list, [...rooms].reverse(), false)), ids(list));
  assert.deepEqual(list.map(({ live }) => live), [false, false, false, false, true]);
});

test("while somebody is about to press something, rows keep their places and what is new comes after them", () => {
  const before = arranged([], [room("AAAAAA", { opened_at: 1 }), room("BBBBBB", { opened_at: 2 })], false);
  // Races stand above the rooms: a new one would push them away.
  const now = [room("AAAAAA", { opened_at: 1, phase: "racing" }), room("CCCCCC", { opened_at: 3 }), room("RACING", { phase: "racing" })];
  const held = arranged(before, now, true);
  assert.deepEqual(ids(held), ["BBBBBB", "AAAAAA", "CCCCCC"]);
  assert.deepEqual(held.map(({ gone }) => gone), [true, false, false]);
  // It stands where it stood, and yet shows what it is now.
  assert.deepEqual([held[1].live, held[1].room.phase], [false, "racing"]);
  const back = arranged(held, [...now, room("BBBBBB", { opened_at: 2 })], true);
  assert.deepEqual([ids(back), back[0].gone], [["BBBBBB", "AAAAAA", "CCCCCC"], false]);
  const released = arranged(held, now, false);
  assert.deepEqual(ids(released), ["CCCCCC", "AAAAAA", "RACING"]);
  assert.deepEqual(released.map(({ live }) => live), [false, true, true]);
});

test("a seat can be had before a race and after it, while one is free", () => {
  assert.deepEqual(["lobby", "countdown", "racing", "finished"].map((phase) => isOpen(room("A", { phase }))), [true, false, false, true]);
  assert.equal(isOpen(room("A", { players: 4 })), false);
  assert.equal(placesFree(room("A", { players: 5 })), 0);
});

test("what a stranger sees of a room is what the list would show of it", () => {
  const seen = roomMessage({ members: [member("ann"), member("bob"), member("cem", { role: "spectator" })], spectators: 1 });
  const summary = summaryOf(seen);
  assert.deepEqual(summary.names, seen.members.slice(0, 2).map(({ name }) => name));
  assert.deepEqual([summary.room, summary.players, summary.spectators, summary.rules], [seen.room, 2, 1, "N"]);
  const guarded = room("LOCKED", { password: true });
  assert.equal(summaryOf(guarded), guarded);
});
