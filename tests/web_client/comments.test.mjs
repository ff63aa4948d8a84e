// The server leaves out the lines that are only comments (server/pyramid_race/node/comments.py). It doesn't parse; so here a
// parser makes sure that what it takes for a comment is one: nothing in a template literal looks like it.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import test from "node:test";

import { client, read } from "./vendoring.mjs";

const acorn = existsSync(new URL("node_modules/acorn", client)) ? await import("../../web_client/node_modules/acorn/dist/acorn.mjs") : null;

/** The numbers of the lines that the server takes for comments. @param {string} source */
function left(source) {
  const lines = new Set();
  let inside = false;
  for (const [index, line] of source.split("\n").entries()) {
    const text = line.trim();
    const begins = text.startsWith("/*") && (!text.includes("*/") || text.endsWith("*/"));
    if (inside || begins || text.startsWith("//")) lines.add(index + 1);
    if (inside) inside = !text.endsWith("*/");
    else if (begins) inside = !text.includes("*/");
  }
  return lines;
}

test("what looks like a line of comment is one", { skip: acorn ? false : "npm ci has not been run" }, () => {
  const names = readdirSync(client, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".js") && !/^(node_modules|vendor(?!\/fluent))\//.test(name));
  assert.ok(names.length > 80, "the modules were not found");
  for (const name of names) {
    const source = read(name);
    const comments = new Set();
    acorn.parse(source, {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true,
      onComment: (block, text, start, end, from, to) => {
        for (let line = from.line; line <= to.line; line += 1) comments.add(line);
      },
    });
    for (const line of left(source)) assert.ok(comments.has(line), `${name}:${line} is no comment`);
  }
});
