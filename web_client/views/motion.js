// Whether anything may move, and when.

/** @returns {boolean} the person wants no motion, or nobody is looking */
export function still() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Calls back when what has just changed is on the screen, so that the next change doesn't hold it up. @param {() => void} then */
export function afterPaint(then) {
  requestAnimationFrame(() => setTimeout(then));
}
