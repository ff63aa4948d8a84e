// What is asked of the server, and one's name, which only counts once the server has taken it.
import "./speaking.mjs";
import assert from "node:assert/strict";
import test from "node:test";

import { Asking } from "../../web_client/asking.js";
import { Naming } from "../../web_client/naming.js";
import { forgetful, Identity } from "../../web_client/net/identity.js";
import { goneTo, received, START } from "../../web_client/state/app.js";
import { notConnected } from "../../web_client/state/refusals.js";
import { createStore } from "../../web_client/state/store.js";

/** A wire that keeps what is sent; `up` false: no connection. */
function wire() {
  const sent = [];
  return { sent, up: true, link: { ...START.link, status: "open" }, send(command) { return this.up ? `r${sent.push(command)}` : null; } };
}

/** Somebody who is connected as the guest `Guest-1`. */
function guest() {
  const socket = wire();
  const store = createStore({ ...goneTo(START, { at: "home" }), link: { ...START.link, status: "open" } });
  store.update((app) => received(app, { type: "welcome", player: "p", name: "Guest-1", now: 0 }));
  const identity = new Identity(forgetful(), forgetful());
  const asking = new Asking(socket);
  return { socket, store, identity, asking, naming: new Naming(store, identity, asking) };
}

test("an answer finds its question once", () => {
  const asking = new Asking(wire());
  asking.ask({ type: "rooms" });
  assert.equal(asking.answered({ type: "rooms", ref: "r1" }).command.type, "rooms");
  assert.equal(asking.answered({ type: "rooms", ref: "r1" }), undefined);
  assert.equal(asking.answered({ type: "rooms" }), undefined);
});

test("what is asked is waited for until it is answered", () => {
  const asking = new Asking(wire());
  asking.ask({ type: "rooms" });
  assert.deepEqual([asking.waitsFor("rooms"), asking.waitsFor("join")], [true, false]);
  asking.answered({ type: "rooms", ref: "r1" });
  assert.equal(asking.waitsFor("rooms"), false);
});

test("before the welcome nothing is asked", () => {
  const socket = wire();
  socket.link = { ...socket.link, status: "opening" };
  const asking = new Asking(socket);
  assert.equal(asking.ask({ type: "open_room", settings: {} }), false);
  assert.deepEqual(socket.sent, []);
});

test("a device without a network sends nothing that would be done later on", () => {
  const socket = wire();
  const asking = new Asking(socket);
  socket.link = { ...socket.link, offline: true };
  assert.equal(asking.ask({ type: "ready", room: "ABC234", ready: true }), false);
  assert.equal(asking.ask({ type: "rematch", room: "ABC234" }), false);
  assert.equal(asking.ask({ type: "join", room: "ABC234", role: "player" }), true);
  assert.deepEqual(socket.sent.map(({ type }) => type), ["join"]);
  socket.link = { ...socket.link, offline: false };
  assert.equal(asking.ask({ type: "ready", room: "ABC234", ready: true }), true);
});

test("with the connection the answers are lost, and who waits is told", () => {
  const told = [];
  const asking = new Asking(wire());
  asking.ask({ type: "chat", room: "ABC234", text: "hi" }, (sentence) => void told.push(sentence));
  asking.forget();
  assert.deepEqual(told, [notConnected()]);
});

test("a name is kept when the server has taken it, as the server writes it", async () => {
  const { store, identity, asking, naming } = guest();
  const answer = naming.choose("Ada ");
  assert.equal(identity.name, "");
  const welcome = { type: "welcome", ref: "r1", player: "p", name: "Ada", now: 0 };
  store.update((app) => received(app, welcome));
  asking.answered(welcome).onDone();
  assert.equal(await answer, null);
  assert.equal(identity.name, "Ada");
});

test("a refused name leaves the old one", async () => {
  const { identity, asking, naming } = guest();
  const answer = naming.choose("\u200b");
  asking.answered({ type: "error", ref: "r1" }).onRefused("A name needs a letter.");
  assert.equal(await answer, "A name needs a letter.");
  assert.equal(identity.name, "");
});

test("leaving the field and pressing a button ask for the name once", () => {
  const { socket, naming } = guest();
  assert.equal(naming.choose("Ada"), naming.choose("Ada"));
  assert.equal(socket.sent.length, 1);
});

test("who is too fast, or has no connection, hears about the name all the same", async () => {
  const { socket, asking, naming } = guest();
  const answer = naming.choose("Ada");
  assert.equal(asking.refuse("hello", "Too fast."), true);
  assert.equal(asking.refuse("hello", "Too fast."), false);
  assert.equal(await answer, "Too fast.");
  socket.up = false;
  assert.equal(await naming.choose("Ada"), notConnected());
});

test("the guest's name needs no question", async () => {
  const { socket, identity, naming } = guest();
  assert.equal(await naming.choose("Guest-1"), null);
  assert.deepEqual([identity.name, socket.sent], ["Guest-1", []]);
});
