// One's own moves on their way to the server, which takes them from a connection that has joined the room.
import assert from "node:assert/strict";
import test from "node:test";

import { Moves } from "../../web_client/moves.js";
import { START } from "../../web_client/state/app.js";
import { ownBoard } from "../../web_client/state/own.js";
import { createStore } from "../../web_client/state/store.js";
import { board, NORMAL } from "./examples.mjs";

const DRAW = { do: "draw" };

/** A racer in the middle of a race, and what is sent. */
function racer(t) {
  t.mock.method(globalThis, "setTimeout", () => 0);
  const sent = [];
  const race = { number: 1, rules: NORMAL, selected: null, own: ownBoard(board(), 0) };
  const store = createStore({ ...START, room: { id: "ABC234", phase: "racing", race } });
  const socket = { refs: 0, nextRef() { return `r${(this.refs += 1)}`; }, send(command, ref) { sent.push([ref, command.seq]); return ref; } };
  const moves = new Moves(store, socket, () => {}, { tell() {} }, { tell() {} });
  return { moves, sent, pending: () => store.get().room.race.own.pending.map(({ ref }) => ref) };
}

test("a move of a connection that hasn't joined waits for the room, so that it isn't refused", (t) => {
  const { moves, sent, pending } = racer(t);
  moves.entered();
  moves.play(DRAW);
  assert.deepEqual(sent, [["r1", 1]]);
  moves.disconnected();
  moves.play(DRAW);
  moves.sendAgain();
  assert.deepEqual(sent, [["r1", 1]]);
  assert.deepEqual(pending(), ["r1", "r2"]);
  moves.entered();
  assert.deepEqual(sent.slice(1), [["r1", 1], ["r2", 2]]);
});
