// How everybody has come to where they are: cards removed over time, the lines of the progress chart. Pure, and bounded.

/** @import { PlayerId } from "../net/messages.js" */

/** @typedef {readonly [ms: number, removed: number]} Point ms since GO, and the pyramid cards that were removed from then on */
/** @typedef {readonly Point[]} Line one racer's, in the order of time; before its first point nothing was removed */
/** @typedef {Readonly<Record<PlayerId, Line>>} History */

/** Undo lets a racer go up and down without end; the past of a line gets coarser instead of longer. */
const MOST_POINTS = 48;

/** @type {Line} */
const NONE = [];

/**
 * @param {Line | undefined} line
 * @param {number} ms
 * @param {number} removed
 * @returns {Line} the same one if nothing has changed
 */
export function climbed(line = NONE, ms, removed) {
  if ((line.at(-1)?.[1] ?? 0) === removed) return line;
  // Two changes of one moment, or a clock that has just been put right: a line never goes back in time.
  return thinned([...line, [Math.max(ms, line.at(-1)?.[0] ?? 0), removed]]);
}

/** @param {Line} line @returns {Line} with every other point of the older half gone, until it is short enough; the server thins in the same way */
export function thinned(line) {
  let kept = line;
  while (kept.length > MOST_POINTS) {
    const older = Math.floor(kept.length / 2);
    kept = kept.filter((_, index) => index >= older || index % 2 === 0);
  }
  return kept;
}

/** Widths of the chart's columns, ms: a column stays what it is until all of them get wider. */
const WIDTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600].map((seconds) => seconds * 1000);

/**
 * Times at which a chart looks at the lines: as many for a race of seconds as for one of hours.
 * @param {number} until ms since GO
 * @param {number} [most] columns
 * @returns {number[]} from 0 on, `until` last
 */
export function columns(until, most = 90) {
  const width = WIDTHS.find((ms) => until / ms <= most) ?? until / most;
  const whole = Array.from({ length: Math.ceil(until / width) }, (_, index) => index * width);
  return [...whole, Math.max(0, until)];
}

/**
 * @param {Line} line
 * @param {readonly number[]} times rising
 * @returns {number[]} removed cards at each of the times
 */
export function removedAt(line, times) {
  let next = 0;
  let removed = 0;
  return times.map((ms) => {
    for (let point = line[next]; point !== undefined && point[0] <= ms; point = line[next]) {
      removed = point[1];
      next += 1;
    }
    return removed;
  });
}

/** How many colours a chart has for lines that are few enough to have one each. */
const COLOURS = 8;

/**
 * @param {readonly PlayerId[]} players all of a race, in any order
 * @returns {Map<PlayerId, number>} the colour of each one's line: the same while the race goes on, in its result and in its replay
 */
export function coloursOf(players) {
  return new Map([...players].sort().map((player, index) => [player, index % COLOURS]));
}
