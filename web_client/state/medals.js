// How good a win was, measured by par: the fewest moves by which the deal can be won.

/** @import { Medal, Standing } from "../net/messages.js" */

/** The most moves for each medal. @param {number} par @returns {Record<Medal, number>} */
export function limits(par) {
  // In whole numbers: 1.1 times 50 must not come out below 55.
  return { gold: par, silver: Math.floor((par * 11) / 10), bronze: Math.floor((par * 5) / 4) };
}

/**
 * @param {Pick<Standing, "status" | "moves" | "medal">} standing
 * @param {number | null | undefined} par null: not known
 * @returns {Medal | null} the server's word, or, where par became known after it, the same reckoned here
 */
export function medalOf({ status, moves, medal }, par) {
  if (medal) return medal;
  if (status !== "cleared" || !par) return null;
  const { gold, silver, bronze } = limits(par);
  return moves <= gold ? "gold" : moves <= silver ? "silver" : moves <= bronze ? "bronze" : null;
}
