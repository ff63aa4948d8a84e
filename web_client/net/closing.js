// What the end of a connection means to this page.

/**
 * `again`: come back by itself; `elsewhere`: another tab plays on, only the person can take it back here;
 * `kicked`: out of the room; `forgotten`: this person wanted to be, and is; `barred`: the server won't have this client, so trying again would only add to it.
 * @typedef {"again" | "elsewhere" | "kicked" | "forgotten" | "barred"} Ending
 */

/** @param {number} code close code of the WebSocket @returns {Ending} */
export function ending(code) {
  switch (code) {
    case 4001:
      return "elsewhere";
    case 4002:
      return "kicked";
    case 4003:
      return "forgotten";
    case 1008:
      return "barred";
    default:
      // 1001/1012 (server going away), 1013 (overloaded), 4008 (too slow), 1006 (network): all may be fine in a moment.
      return "again";
  }
}

/**
 * An overloaded server gets more time than one that just restarts.
 * @param {number} code
 * @returns {number} how many attempts the backoff counts as already made
 */
export function headStart(code) {
  return code === 1013 ? 4 : code === 1012 || code === 1001 ? 1 : 0;
}
