// How the files of web_client/vendor come out of the installed npm packages. Run as a program it writes them.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export const client = new URL("../../web_client/", import.meta.url);

/** @type {Record<string, string>} vendored file -> file of an npm package */
const ORIGINS = {
  "preact.js": "preact/dist/preact.mjs",
  "preact-hooks.js": "preact/hooks/dist/hooks.mjs",
  "htm.js": "htm/dist/htm.module.js",
  ...Object.fromEntries(
    ["index", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types"].map((name) => [
      `fluent/${name}.js`,
      `@fluent/bundle/esm/${name}.js`,
    ]),
  ),
  "uplot.js": "uplot/dist/uPlot.esm.js",
  "uplot.css": "uplot/dist/uPlot.min.css",
  "qrcode.js": "qrcode-generator/dist/qrcode.mjs",
  "LICENSE-uplot": "uplot/LICENSE",
  "LICENSE-preact": "preact/LICENSE",
  "LICENSE-htm": "htm/LICENSE",
};

/** @returns {Record<string, string>} vendored file -> the text it should have */
export function vendored() {
  return Object.fromEntries(
    Object.entries(ORIGINS).map(([name, origin]) => [name, adapt(read(`node_modules/${origin}`))]),
  );
}

/** @param {string} path within web_client */
export function read(path) {
  return readFileSync(new URL(path, client), "utf8");
}

/** Without a bundler a bare `"preact"` finds nothing, and a source map that isn't served is a failed request. */
function adapt(/** @type {string} */ text) {
  return text.replace('from"preact"', 'from"./preact.js"').replace(/^\/\/# sourceMappingURL=.*\n?/m, "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [name, text] of Object.entries(vendored())) writeFileSync(new URL(`vendor/${name}`, client), text);
}
