// What a drag is over and where an arrow leads.
import assert from "node:assert/strict";
import test from "node:test";

import { ahead, holds, middle, nearest, overlap, targetAt } from "../../web_client/views/geometry.js";

const box = (left, top, width = 50, height = 70) => ({ left, top, width, height });
const targets = (...boxes) => boxes.map((one) => ({ box: one, weight: 1 }));

test("boxes have a middle, hold points and overlap", () => {
  assert.deepEqual(middle(box(10, 20)), { x: 35, y: 55 });
  assert.ok(holds(box(0, 0), { x: 0, y: 0 }));
  assert.ok(!holds(box(0, 0), { x: 50, y: 10 }));
  assert.equal(overlap(box(0, 0), box(40, 60)), 100);
  assert.equal(overlap(box(0, 0), box(50, 0)), 0);
  assert.equal(overlap(box(0, 0), box(200, 200)), 0);
});

test("a card is dropped on what most of it lies on", () => {
  const two = targets(box(0, 0), box(60, 0));
  assert.equal(targetAt({ x: 300, y: 300 }, box(10, 5), two), 0);
  assert.equal(targetAt({ x: 300, y: 300 }, box(45, 5), two), 1);
  assert.equal(targetAt({ x: 300, y: 300 }, box(10, 65), two), -1, "hardly touched");
  assert.equal(targetAt({ x: 300, y: 300 }, box(300, 300), two), -1);
});

test("what the pointer is on is rather meant, and of several what lies on top", () => {
  const two = targets(box(0, 0), box(60, 0));
  assert.equal(targetAt({ x: 62, y: 10 }, box(25, 5), two), 1);
  assert.equal(targetAt({ x: 20, y: 60 }, box(0, 40), targets(box(0, 0), box(0, 40))), 1);
});

test("a covered card counts less than one that can be taken beside it", () => {
  const cards = [{ box: box(0, 0), weight: 0.4 }, { box: box(30, 40), weight: 1 }];
  assert.equal(targetAt({ x: 300, y: 300 }, box(10, 15), cards), 1);
  assert.equal(targetAt({ x: 5, y: 5 }, box(-20, -10), cards), 0);
});

// A row of three, one above the gap between the first two, one far below.
const points = [{ x: 0, y: 100 }, { x: 60, y: 100 }, { x: 120, y: 100 }, { x: 30, y: 40 }, { x: 300, y: 300 }];
const from = (index, direction) => {
  const found = ahead(points[index], direction, points.toSpliced(index, 1));
  return found < 0 ? null : points.toSpliced(index, 1)[found];
};

test("an arrow leads to what lies ahead, the nearest and straightest of it", () => {
  assert.deepEqual(from(0, "right"), points[1]);
  assert.deepEqual(from(2, "left"), points[1]);
  assert.deepEqual(from(1, "up"), points[3]);
  assert.deepEqual(from(3, "down"), points[0]);
  assert.deepEqual(from(2, "down"), points[4]);
  assert.equal(from(3, "up"), null);
  assert.equal(from(0, "left"), null);
});

test("the nearest of nothing is nothing", () => {
  assert.equal(nearest({ x: 0, y: 0 }, []), -1);
  assert.equal(nearest({ x: 50, y: 90 }, points), 1);
});
