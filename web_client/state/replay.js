// A race that is over, ready to be looked at: everybody's moves on one clock, and every board there was. Pure.
//
// All boards are worked out once, so that any moment of anybody is a look into a list.

/** @import { Action, Board, Card, DealMessage, PlayerId, ResultMessage, Rules, Standing } from "../net/messages.js" */
/** @import { Whole } from "../game/whole.js" */
/** @import { Line } from "./history.js" */
import { isDead, tellsDead } from "../game/dead.js";
import { act, dealWhole, visible } from "../game/whole.js";

/**
 * What the server's API has of a race.
 * @typedef {object} Recorded
 * @property {ResultMessage} result
 * @property {DealMessage} deal
 * @property {readonly Card[]} cards all 52, the pyramid first
 * @property {readonly { player: PlayerId, seq: number, action: Action, at: number }[]} moves in the order they came
 */

/**
 * @typedef {object} Step
 * @property {number} ms since GO
 * @property {Action} action
 * @property {Card | null} drawn the card that it turned up
 * @property {number | null} undoes the index of the step that it takes back
 * @property {boolean} undone whether it is taken back later
 */

/**
 * One racer's race.
 * @typedef {object} Track
 * @property {PlayerId} player
 * @property {Standing} standing
 * @property {readonly Step[]} steps
 * @property {readonly number[]} times of the steps, each later than the one before, ms
 * @property {readonly Board[]} boards one more than steps: the deal, and after each of them
 */

/**
 * @typedef {object} Replay
 * @property {string} room
 * @property {number} race
 * @property {string} code
 * @property {Rules} rules
 * @property {readonly Card[]} cards
 * @property {readonly Track[]} tracks best first
 * @property {readonly number[]} times at which anybody moved, ascending, each once
 * @property {number} total when the last move was made, ms
 */

/**
 * @param {Recorded} recorded
 * @returns {Replay}
 * @throws {RangeError} if the moves can't be played by the rules
 */
export function replayOf({ result, deal, cards, moves }) {
  const { starts_at: startsAt, rules } = deal;
  const dealt = dealWhole(cards, rules);
  /** @type {Map<PlayerId, { action: Action, ms: number }[]>} */
  const byPlayer = new Map(result.standings.map(({ player }) => [player, []]));
  for (const { player, action, at } of moves) byPlayer.get(player)?.push({ action, ms: at - startsAt });
  const tracks = result.standings.map((standing) => track(standing, dealt, byPlayer.get(standing.player) ?? []));
  const times = [...new Set(tracks.flatMap((one) => one.times))].sort((a, b) => a - b);
  return { room: result.room, race: result.race, code: result.code, rules, cards, tracks, times, total: times.at(-1) ?? 0 };
}

/**
 * @param {Standing} standing
 * @param {Whole} dealt
 * @param {readonly { action: Action, ms: number }[]} moves
 * @returns {Track}
 */
function track(standing, dealt, moves) {
  /** @type {Step[]} */
  const steps = [];
  /** Steps that undo goes back over, newest last. @type {number[]} */
  const undoable = [];
  const boards = [visible(dealt)];
  let whole = dealt;
  let last = 0;
  for (const [index, { action, ms }] of moves.entries()) {
    const next = act(whole, action);
    if (next === null) throw new RangeError(`move ${index + 1} of ${standing.player} can't be played`);
    // Several moves of one message come in the same millisecond; a millisecond apart, one can step from each to the next.
    last = Math.max(ms, last + 1);
    const undoes = action.do === "undo" ? undoable.pop() ?? null : null;
    const taken = undoes === null ? undefined : steps[undoes];
    if (taken && undoes !== null) steps[undoes] = { ...taken, undone: true };
    if (action.do !== "undo") undoable.push(index);
    steps.push({ ms: last, action, drawn: action.do === "draw" ? whole.board.stock_cards?.[0] ?? null : null, undoes, undone: false });
    boards.push(visible(next));
    whole = next;
  }
  return { player: standing.player, standing, steps, times: steps.map((step) => step.ms), boards };
}

/** @param {readonly number[]} times ascending @param {number} ms @returns {number} how many of them are not after `ms` */
export function countUntil(times, ms) {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {number} */ (times[middle]) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {Track} track @param {number} ms @returns {Board} */
export function boardAt({ boards, times }, ms) {
  return /** @type {Board} */ (boards[countUntil(times, ms)]);
}

/** @param {readonly number[]} times ascending @param {number} ms @returns {number | null} the next of them after `ms` */
export function timeAfter(times, ms) {
  return times[countUntil(times, ms)] ?? null;
}

/**
 * @param {readonly number[]} times ascending
 * @param {number} ms
 * @returns {number | null} when the last move until `ms` hadn't been made yet: the time of the one before it, or 0; null: there was none
 */
export function timeBefore(times, ms) {
  const count = countUntil(times, ms);
  return count === 0 ? null : times[count - 2] ?? 0;
}

/** @param {Replay} replay @param {string | null} player @returns {Track | null} null: there is no such racer */
export function trackOf({ tracks }, player) {
  return tracks.find((track) => track.player === player) ?? null;
}

/**
 * Everybody's rank at a moment: whoever has cleared first, then most cards removed, then who got there first.
 * @param {Replay} replay
 * @param {number} ms
 * @returns {ReadonlyMap<PlayerId, number>} from 1; equal ones share it
 */
export function ranksAt({ tracks }, ms) {
  const now = tracks.map((track) => {
    const count = countUntil(track.times, ms);
    const { removed, status } = /** @type {Board} */ (track.boards[count]);
    return { player: track.player, cleared: status === "cleared", removed, since: reached(track, count) };
  });
  const compare = (/** @type {typeof now[0]} */ a, /** @type {typeof now[0]} */ b) =>
    Number(b.cleared) - Number(a.cleared) || (a.cleared ? 0 : b.removed - a.removed) || a.since - b.since;
  const sorted = now.toSorted(compare);
  /** @type {Map<PlayerId, number>} */
  const ranks = new Map();
  for (const [index, one] of sorted.entries()) {
    const before = sorted[index - 1];
    ranks.set(one.player, before && compare(before, one) === 0 ? ranks.get(before.player) ?? index : index + 1);
  }
  return ranks;
}

/** @param {Track} track @param {number} count of steps @returns {number} since when so many cards of the pyramid were gone, ms */
function reached({ boards, times }, count) {
  const removed = boards[count]?.removed;
  let first = count;
  while (first > 0 && boards[first - 1]?.removed === removed) first -= 1;
  return times[first - 1] ?? 0;
}

/** @param {Track} track @returns {Line} how many cards of the pyramid were gone, for a chart */
export function lineOf({ times, boards }) {
  return times.flatMap((ms, index) => {
    const removed = boards[index + 1]?.removed ?? 0;
    return removed === boards[index]?.removed ? [] : [[ms, removed]];
  });
}

/**
 * @param {Replay} replay
 * @param {Track} track
 * @returns {ReadonlySet<number>} indexes of steps that led from a board that could still be won to one that can't; empty where the rules don't let it be told
 */
export function lastChances({ cards, rules }, { steps }) {
  /** @type {Set<number>} */
  const lost = new Set();
  if (!tellsDead(rules)) return lost;
  let whole = dealWhole(cards, rules);
  let dead = isDead(whole);
  for (const [index, { action }] of steps.entries()) {
    whole = act(whole, action) ?? whole;
    const now = isDead(whole);
    if (now && !dead) lost.add(index);
    dead = now;
  }
  return lost;
}
