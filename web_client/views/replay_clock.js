// The clock of a replay: a moment of the race that stands still or runs, at the speed one likes.

import { useCallback, useEffect, useState } from "../vendor/preact-hooks.js";

export const SPEEDS = [0.5, 1, 2, 4, 8];

/** @typedef {{ ms: number, playing: boolean, speed: number }} Time */

/**
 * @typedef {object} Clock
 * @property {number} ms since GO
 * @property {boolean} playing
 * @property {number} speed
 * @property {(ms: number) => void} seek stands still there
 * @property {() => void} toggle plays, from the start if it was at the end, or pauses
 * @property {(speed: number) => void} setSpeed
 * @property {(by: 1 | -1) => void} changeSpeed to the next faster or slower one
 */

/** @param {number} total when the race's last move was made, ms @param {number} start @returns {Clock} */
export function useClock(total, start) {
  const [time, setTime] = useState(/** @type {Time} */ ({ ms: Math.min(start, total), playing: false, speed: 1 }));
  const { playing } = time;

  useEffect(() => {
    if (!playing) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(tick);
    /** @param {number} now */
    function tick(now) {
      const passed = Math.max(0, now - last);
      last = now;
      setTime((before) => advanced(before, passed, total));
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [playing, total]);

  const seek = useCallback(
    (/** @type {number} */ ms) => setTime((before) => ({ ...before, ms: Math.min(Math.max(0, ms), total), playing: false })),
    [total],
  );
  const toggle = useCallback(() => {
    setTime((before) => (before.playing ? { ...before, playing: false } : { ...before, playing: total > 0, ms: before.ms >= total ? 0 : before.ms }));
  }, [total]);
  const setSpeed = useCallback((/** @type {number} */ speed) => setTime((before) => ({ ...before, speed })), []);
  const changeSpeed = useCallback((/** @type {1 | -1} */ by) => {
    setTime((before) => ({ ...before, speed: SPEEDS[SPEEDS.indexOf(before.speed) + by] ?? before.speed }));
  }, []);
  return { ...time, seek, toggle, setSpeed, changeSpeed };
}

/** @param {Time} time @param {number} passed really, ms @param {number} total @returns {Time} */
function advanced(time, passed, total) {
  if (!time.playing) return time;
  const ms = Math.min(total, time.ms + passed * time.speed);
  return { ...time, ms, playing: ms < total };
}
