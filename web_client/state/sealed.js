// Whether a sealed deal is the one that was promised at GO. Pure.

/** @import { Opening } from "../net/messages.js" */
import { sha256 } from "../game/sha256.js";

/** @param {string} text ASCII @returns {string} its SHA-256 in hexadecimal */
function digest(text) {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
}

/**
 * @param {Opening} opening
 * @param {string} code of the deal, as the result has it
 * @param {string | null} shown the commitment of GO; null: this page wasn't there
 * @returns {"shown" | "told" | "broken"} `shown`: it is the deal that was promised; `told`: it is the one of the result's own commitment
 */
export function checked({ code: opened, nonce, commitment }, code, shown) {
  const holds = opened === code && digest(opened + nonce) === commitment;
  if (!holds || (shown !== null && shown !== commitment)) return "broken";
  return shown === null ? "told" : "shown";
}
