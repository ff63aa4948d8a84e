import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import test from "node:test";

import { client, read, vendored } from "./vendoring.mjs";

const installed = existsSync(new URL("node_modules/preact", client));

test("vendored libraries are the published ones", { skip: installed ? false : "npm ci has not been run" }, () => {
  for (const [name, text] of Object.entries(vendored())) {
    assert.equal(read(`vendor/${name}`), text, name);
  }
});

test("the vendored versions are those of package.json", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  const readme = read("vendor/README.md");
  for (const name of ["preact", "htm", "@fluent/bundle", "uplot", "qrcode-generator"]) assert.ok(readme.includes(`${name} ${devDependencies[name]}`), name);
});
