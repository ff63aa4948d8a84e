// Days and weeks of leaderboards, and the addresses of players, boards and the daily deal.
import assert from "node:assert/strict";
import test from "node:test";

import { pageAt, pathOf } from "../../web_client/net/pages.js";
import { boardAsked, boardBeside, dayAt, mondayOf, startOf, weekAt } from "../../web_client/state/boards.js";

const NOW = Date.UTC(2026, 10, 30, 15, 30);

test("weeks are those of ISO 8601, also where the year turns", () => {
  for (const [day, week] of [
    ["2026-11-30", "2026-W49"], ["2026-12-06", "2026-W49"], ["2027-01-03", "2026-W53"], ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"], ["2021-01-03", "2020-W53"], ["2023-01-01", "2022-W52"],
  ]) {
    assert.equal(weekAt(startOf(day)), week, day);
    assert.ok(mondayOf(week) <= startOf(day) && startOf(day) < mondayOf(week) + 7 * 86_400_000, day);
  }
  for (const wrong of ["2026-W54", "2027-W53", "2026-W00", "2026-49", "", "W49"]) assert.ok(Number.isNaN(mondayOf(wrong)), wrong);
  for (const wrong of ["2026-02-30", "2026-13-01", "2026-1-1", "", "today"]) assert.ok(Number.isNaN(startOf(wrong)), wrong);
  assert.equal(dayAt(NOW), "2026-11-30");
});

test("one steps from board to board, up to that of now", () => {
  const day = { by: "day", of: null, rules: "C" };
  assert.equal(boardBeside(day, 1, NOW), null);
  assert.deepEqual(boardBeside(day, -1, NOW), { ...day, of: "2026-11-29" });
  assert.deepEqual(boardBeside({ ...day, of: "2026-11-29" }, 1, NOW), day);
  const week = { by: "week", of: "2027-W01", rules: null };
  assert.deepEqual(boardBeside(week, -1, NOW + 40 * 86_400_000), { ...week, of: "2026-W53" });
  assert.equal(boardBeside({ ...week, of: "2026-W60" }, -1, NOW), null);
  assert.equal(boardBeside({ by: "deal", of: "PY1-N-AAAAAAS", rules: null }, -1, NOW), null);
});

test("a board is asked for by its time or its deal", () => {
  assert.equal(boardAsked({ by: "day", of: null, rules: null }, NOW), "day=2026-11-30");
  assert.equal(boardAsked({ by: "week", of: null, rules: "C" }, NOW), "week=2026-W49&rules=C");
  assert.equal(boardAsked({ by: "deal", of: null, rules: null }, NOW), null);
  assert.equal(boardAsked({ by: "deal", of: "PY1-N-AAAAAAS", rules: "N,recycles=1" }, NOW), "deal=PY1-N-AAAAAAS&rules=N%2Crecycles%3D1");
});

test("players, boards and the daily deal have addresses", () => {
  for (const [path, page] of [
    ["/player/k3j2", { at: "player", id: "k3j2" }],
    ["/daily", { at: "daily" }],
    ["/leaderboard", { at: "leaderboard", board: { by: "day", of: null, rules: null } }],
    ["/leaderboard?week=&rules=C", { at: "leaderboard", board: { by: "week", of: null, rules: "C" } }],
    ["/leaderboard?day=2026-11-29", { at: "leaderboard", board: { by: "day", of: "2026-11-29", rules: null } }],
    ["/leaderboard?deal=PY1-N-AAAAAAS", { at: "leaderboard", board: { by: "deal", of: "PY1-N-AAAAAAS", rules: null } }],
  ]) {
    const [pathname, query] = path.split("?");
    assert.deepEqual(pageAt(pathname, query === undefined ? "" : `?${query}`), page);
    assert.equal(pathOf(page), path);
  }
  assert.equal(pageAt("/player/", ""), null);
});
