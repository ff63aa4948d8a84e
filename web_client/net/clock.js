// The server's clock, read from here. Local times come from a monotonic clock, so a wrong or changed system clock is
// without effect.

/** @import { ServerMs } from "./messages.js" */

const KEPT = 8;

/**
 * @typedef {object} Sample
 * @property {number} offset server clock minus local clock, ms
 * @property {number} error the offset is right to within this, ms
 * @property {number} at local time of the sample
 */

/** @typedef {readonly Sample[]} Clock newest last */

/**
 * @param {Clock} clock
 * @param {number} sent local time at which the ping went out
 * @param {number} received local time at which the pong came in
 * @param {ServerMs} now the server's clock in between
 * @returns {Clock}
 */
export function withSample(clock, sent, received, now) {
  const error = Math.max(0, received - sent) / 2;
  return [...clock, { offset: now - (sent + received) / 2, error, at: received }].slice(-KEPT);
}

/**
 * The sample with the shortest way there and back is the most exact; an old one loses 0.1 ms a second, which is more
 * than clocks drift.
 * @param {Clock} clock
 * @returns {number | null} server clock minus local clock, ms; null while nothing is known
 */
export function offset(clock) {
  const newest = clock.at(-1);
  if (newest === undefined) return null;
  const worth = (/** @type {Sample} */ sample) => sample.error + (newest.at - sample.at) / 10_000;
  return clock.reduce((best, sample) => (worth(sample) <= worth(best) ? sample : best)).offset;
}
