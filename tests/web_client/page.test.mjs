// The page and its files: what is named exists, what is needed is asked for at once, and nothing breaks the CSP.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import test from "node:test";

import { client, read } from "./vendoring.mjs";

const page = read("index.html");

/** All modules that `module` leads to, itself included. */
function graph(module, found = new Set()) {
  if (found.has(module)) return found;
  found.add(module);
  for (const [, name] of read(module).matchAll(/(?:^|[\s;}])(?:import|export)[^"';]*?from\s*"(\.[^"]+)"/g)) {
    graph(new URL(name, new URL(module, client)).href.slice(client.href.length), found);
  }
  return found;
}

test("every module is preloaded, so that none waits for the one that imports it", () => {
  const preloaded = [...page.matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(([, name]) => name);
  const needed = [...graph("app.js")].filter((name) => name !== "app.js");
  assert.ok(needed.length > 30, "the imports were not found");
  assert.deepEqual([...preloaded].sort(), needed.sort());
});

test("the code of rooms is named whole, beside that of the first page", () => {
  const first = graph("app.js");
  const named = [...read("room_parts.js").matchAll(/^ {2}"([^"]+)",$/gm)].map(([, name]) => name);
  const needed = [...graph("views/room.js")].filter((name) => !first.has(name));
  assert.ok(needed.length > 20, "the imports were not found");
  assert.deepEqual([...named].sort(), needed.sort());
});

test("every file that the page names exists", () => {
  const named = [...page.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, name]) => name);
  for (const name of named) assert.ok(existsSync(new URL(name, client)), name);
});

test("no inline script or style, nothing from elsewhere, no innerHTML", () => {
  assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  for (const name of new Set([...graph("app.js"), ...graph("views/room.js")])) {
    if (name.startsWith("vendor/")) continue;
    assert.doesNotMatch(read(name), /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|https?:\/\//, name);
  }
});
