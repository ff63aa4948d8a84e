// What the page says of refusals, one JSON object a line on standard input: {code, message, command}. A sentence a line.
import { createInterface } from "node:readline";

import { refusal } from "../../web_client/state/refusals.js";
import { speaking } from "./speaking.mjs";

speaking(/** @type {any} */ (process.argv[2]));
for await (const line of createInterface({ input: process.stdin })) {
  const { code, message, command } = JSON.parse(line);
  console.log(JSON.stringify(refusal(code, message, command)));
}
