import assert from "node:assert/strict";
import test from "node:test";

import { namesRoom, onlyHere, roomMeant, roomPath, socketUrl } from "../../web_client/net/address.js";
import { backoff, LONGEST_MS } from "../../web_client/net/backoff.js";
import { offset, withSample } from "../../web_client/net/clock.js";
import { ending, headStart } from "../../web_client/net/closing.js";
import { forgetful, Identity, storage } from "../../web_client/net/identity.js";

test("waits double, lie between half and whole, and stop growing", () => {
  assert.deepEqual([0, 1, 2, 3].map((attempt) => backoff(attempt, 0)), [150, 300, 600, 1200]);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    for (const random of [0, 0.5, 0.999]) {
      const wait = backoff(attempt, random);
      assert.ok(wait >= 150 && wait <= LONGEST_MS, `attempt ${attempt}: ${wait}`);
    }
  }
  assert.equal(backoff(1e9, 0), LONGEST_MS / 2);
});

test("different chances give different waits", () => {
  assert.notEqual(backoff(3, 0.1), backoff(3, 0.9));
});

test("what the end of a connection means", () => {
  for (const code of [1000, 1001, 1005, 1006, 1011, 1012, 1013, 4008]) assert.equal(ending(code), "again", String(code));
  assert.equal(ending(4001), "elsewhere");
  assert.equal(ending(4002), "kicked");
  assert.equal(ending(4003), "forgotten");
  assert.equal(ending(1008), "barred");
  assert.ok(headStart(1013) > headStart(1012) && headStart(1012) > headStart(1006));
});

test("the clock is unknown before the first sample", () => {
  assert.equal(offset([]), null);
});

test("the offset is taken at the middle of the way there and back", () => {
  assert.equal(offset(withSample([], 1000, 1100, 500_050)), 499_000);
});

test("the sample with the shortest way counts, however many slow ones follow", () => {
  let clock = withSample([], 0, 10, 1_000_005);
  for (let at = 100; at < 600; at += 100) clock = withSample(clock, at, at + 90, 1_000_000 + at + 80);
  assert.equal(offset(clock), 1_000_000);
});

test("an old good sample gives way to a fresh one", () => {
  const clock = withSample(withSample([], 0, 2, 1_000_001), 600_000, 600_030, 1_600_040);
  assert.equal(offset(clock), 1_000_025);
});

test("any error of the estimate is at most half the way there and back", () => {
  for (let there = 0; there <= 200; there += 20) {
    for (let back = 0; back <= 200; back += 20) {
      const estimate = offset(withSample([], 5000, 5000 + there + back, 9_000_000 + 5000 + there));
      assert.ok(Math.abs(estimate - 9_000_000) <= (there + back) / 2);
    }
  }
});

test("a room is found in a code or a link of this site, in any case", () => {
  const host = "x.example:8000";
  const links = ["http://x.example:8000/room/k7qx2m", "X.example:8000/room/K7QX2M", "Race me! https://x.example:8000/room/K7QX2M#invite=a"];
  for (const text of ["K7QX2M", " k7qx2m ", "K7Q-X2M", ...links, "/room/K7QX2M?a=1#b", roomPath("K7QX2M")]) {
    assert.deepEqual(roomMeant(text, host), { room: "K7QX2M", elsewhere: null }, text);
  }
  for (const text of ["", "K7QX2", "K7QX2MM", "K7QX20", "K7QXIM", "/", "/room/", "/room/abc", "hello there"]) {
    assert.deepEqual(roomMeant(text, host), { room: null, elsewhere: null }, text);
  }
  for (const site of ["evil.example", "x.example", "x.example:8000@evil.example", "x.example:8000.evil.example"]) {
    assert.deepEqual(roomMeant(`http://${site}/room/K7QX2M`, host), { room: null, elsewhere: site });
  }
});

test("the socket is on the page's own server", () => {
  assert.equal(socketUrl({ protocol: "http:", host: "localhost:8000" }), "ws://localhost:8000/ws");
  assert.equal(socketUrl({ protocol: "https:", host: "race.example" }), "wss://race.example/ws");
});

test("identity keeps token and name for the browser and the role for the tab", () => {
  const [lasting, tab] = [forgetful(), forgetful()];
  const identity = new Identity(lasting, tab);
  assert.deepEqual([identity.token, identity.name, identity.roleIn("ABC234")], [null, "", "player"]);
  identity.token = "secret";
  identity.name = "Ann";
  identity.setRole("ABC234", "spectator");
  const later = new Identity(lasting, forgetful());
  assert.deepEqual([later.token, later.name, later.roleIn("ABC234")], ["secret", "Ann", "player"]);
  assert.equal(identity.roleIn("ABC234"), "spectator");
  identity.token = null;
  assert.equal(later.token, null);
});

test("a browser without storage forgets, but works", () => {
  const refusing = storage(() => {
    throw new DOMException("no", "SecurityError");
  });
  refusing.setItem("a", "1");
  assert.equal(refusing.getItem("a"), "1");
  const full = storage(() => ({
    ...forgetful(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  full.setItem("a", "1");
  assert.equal(full.getItem("a"), "1");
});

test("a path that is meant to be a room's is told from the first page's", () => {
  assert.deepEqual(["/room/zz", "/room/", "/ROOM/ABC234", "/", "/roomy"].map(namesRoom), [true, true, true, false, false]);
});

test("an address of this machine only is no use to friends", () => {
  assert.deepEqual(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"].map(onlyHere), [true, true, true, true, true]);
  assert.deepEqual(["192.168.0.7", "127.example.org", "race.example"].map(onlyHere), [false, false, false]);
});
