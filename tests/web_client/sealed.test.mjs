// Whether a sealed deal is the one that was promised.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { checked } from "../../web_client/state/sealed.js";

const code = `PY1-N-${"ABCDEFGHIJKLMNOPQRSTUVWX".repeat(2)}`;
const nonce = "0123456789abcdef0123456789abcdef";
const commitment = createHash("sha256").update(code + nonce).digest("hex");
const opening = { code, nonce, commitment };

test("it is the promised one only if everything fits", () => {
  assert.equal(checked(opening, code, commitment), "shown");
  assert.equal(checked(opening, code, null), "told");
  const other = commitment.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  assert.equal(checked(opening, code, other), "broken");
  assert.equal(checked({ ...opening, commitment: other }, code, other), "broken");
  assert.equal(checked({ ...opening, commitment: other }, code, null), "broken");
  assert.equal(checked({ ...opening, nonce: `${nonce}0` }, code, commitment), "broken");
  assert.equal(checked(opening, "PY1-N-AAAAAAS", commitment), "broken");
});
