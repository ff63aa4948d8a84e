// Whether somebody is just doing something: what others do can wait for so long, one's own tap can't.

/** From a finger's or a button's going down: a tap is over by then, and a drag doesn't keep the others from being seen. */
const PRESS_MS = 250;
/** From its end, or from a key: what has been done is painted by then. */
const AFTER_MS = 60;

let until = -Infinity;

/** @param {number} ms */
const busyFor = (ms) => () => void (until = performance.now() + ms);

// Before anybody else hears of it; whatever else listens may stop the event.
const early = { capture: true, passive: true };
addEventListener("pointerdown", busyFor(PRESS_MS), early);
for (const end of ["pointerup", "pointercancel", "keydown"]) addEventListener(end, busyFor(AFTER_MS), early);

/** @returns {number} ms until the hands rest, as far as can be told; 0: they do */
export function restIn() {
  return Math.max(0, until - performance.now());
}
