// The best games played alone: which are kept, and in what order they are shown. Pure.

import { parseCode } from "../game/deal.js";
import { parseRules } from "../game/rules_query.js";

/**
 * A game that was won.
 * @typedef {object} Game
 * @property {string} code
 * @property {string} rules as an address carries them
 * @property {number} time_ms
 * @property {number} moves
 * @property {number} undos
 * @property {number} at when it was won, ms since 1970
 * @property {readonly string[]} [line] what was done: there while the server is still to be told
 */

/** @typedef {"time" | "moves"} Order */

export const MOST = 100;
const LONGEST_LINE = 2_000;

/** @param {unknown} value from a store or a server @returns {Game | null} null: that is no game */
export function gameIn(value) {
  const { code, rules, time_ms: time, moves, undos, at, line } = /** @type {Partial<Game>} */ (value ?? {});
  if (typeof code !== "string" || "why" in parseCode(code) || typeof rules !== "string" || parseRules(rules) === null) return null;
  if (![time, moves, undos, at].every((number) => typeof number === "number" && Number.isSafeInteger(number) && number >= 0)) return null;
  const game = { code, rules, time_ms: Number(time), moves: Number(moves), undos: Number(undos), at: Number(at) };
  const known = Array.isArray(line) && line.length <= LONGEST_LINE && line.every((text) => typeof text === "string");
  return known ? { ...game, line } : game;
}

/** @param {Game} a @param {Game} b @returns {boolean} whether it is the same game, told from two sides */
export function sameGame(a, b) {
  return a.code === b.code && a.rules === b.rules && a.time_ms === b.time_ms && a.moves === b.moves && a.undos === b.undos;
}

/** @param {readonly Game[]} games @param {Order} order @returns {Game[]} the best first; of equal ones the other figure decides, then the earlier */
export function sorted(games, order) {
  const [first, second] = order === "time" ? /** @type {const} */ (["time_ms", "moves"]) : /** @type {const} */ (["moves", "time_ms"]);
  return [...games].sort((a, b) => a[first] - b[first] || a[second] - b[second] || a.at - b.at);
}

/** @param {readonly Game[]} games @returns {Game[]} so many that they can be kept: the fastest, and those with the fewest moves */
export function bounded(games) {
  if (games.length <= MOST) return [...games];
  const [byTime, byMoves] = [sorted(games, "time"), sorted(games, "moves")];
  /** @type {Set<Game>} */
  const kept = new Set();
  for (let rank = 0; kept.size < MOST; rank += 1) {
    for (const game of [byTime[rank], byMoves[rank]]) if (game && kept.size < MOST) kept.add(game);
  }
  return games.filter((game) => kept.has(game));
}

/** @param {readonly Game[]} games @param {readonly Game[]} more @returns {Game[]} all of them once, bounded; what one of them is still to tell stays with it */
export function merged(games, more) {
  const added = more.filter((one, index) => ![...games, ...more.slice(0, index)].some((game) => sameGame(game, one)));
  return added.length === 0 ? [...games] : bounded([...games, ...added]);
}

/** @param {readonly Game[]} games @param {Game} game that the server has now @returns {Game[]} */
export function told(games, game) {
  return games.map((one) => {
    if (!sameGame(one, game)) return one;
    const { line: _, ...rest } = one;
    return rest;
  });
}

/** @param {readonly Game[]} games @param {string} code @param {string} rules @returns {Game[]} those with this deal under these rules */
export function ofDeal(games, code, rules) {
  return games.filter((game) => game.code === code && game.rules === rules);
}

/**
 * @param {readonly Game[]} before the best games of the same deal, without this one
 * @param {Game} game
 * @returns {{ time: boolean, moves: boolean }} in what it is better than all before; a first game is not better than anything
 */
export function records(before, game) {
  const better = (/** @type {"time_ms" | "moves"} */ figure) => before.length > 0 && before.every((other) => game[figure] < other[figure]);
  return { time: better("time_ms"), moves: better("moves") };
}
