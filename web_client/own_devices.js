// Going on at another device, and being deleted: what is asked of the server. Loaded with the views that ask.

/** @import { Client } from "./client.js" */
/** @import { ServerMs } from "./net/messages.js" */
import { notConnected } from "./state/refusals.js";

/** @typedef {{ code: string, expiresAt: ServerMs }} Code */

/** @param {Client} client @returns {Promise<Code | string>} a code for another device; or a sentence that says why there is none */
export function askCode(client) {
  return new Promise((settle) => {
    const refused = (/** @type {string} */ sentence) => {
      settle(sentence);
      return true;
    };
    const sent = client.asking.ask({ type: "device_code" }, refused, (answer) => {
      if (answer.type === "device_code") settle({ code: answer.code, expiresAt: answer.expires_at });
    });
    if (!sent) settle(notConnected());
  });
}

/**
 * This browser is the person of the other device from here on.
 * @param {Client} client
 * @param {string} code as that device shows it
 * @returns {Promise<string | null>} null: done; otherwise a sentence that says why not, and all is as before
 */
export function comeBy(client, code) {
  const outcome = client.naming.comeBy(code);
  // A connection is one person's: it takes a new one.
  client.socket.connect();
  return outcome;
}

/** @param {Client} client @param {string} name one's own, typed @returns {Promise<string>} why it wasn't done; if it is, the connection ends and says so */
export function forgetMe(client, name) {
  return new Promise((settle) => {
    const refused = (/** @type {string} */ sentence) => {
      settle(sentence);
      return true;
    };
    if (!client.asking.ask({ type: "forget_me", confirm: name }, refused)) settle(notConnected());
  });
}

/** @param {string} code @returns {string} as it is read out: `ABCD-EFGH` */
export function spaced(code) {
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
