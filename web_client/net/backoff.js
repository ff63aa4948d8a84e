// When to try again. After a server's end thousands of pages come back: jitter spreads them out.

export const FIRST_MS = 300;
export const LONGEST_MS = 15_000;

/**
 * Exponential backoff with jitter: the n-th wait lies between half of and the whole of 300 ms · 2ⁿ, at most 15 s.
 * @param {number} attempt failed attempts before this wait, from 0
 * @param {number} random 0 ≤ random < 1
 * @returns {number} milliseconds
 */
export function backoff(attempt, random) {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(whole / 2 + (whole / 2) * random);
}
