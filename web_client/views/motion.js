// Whether anything may move.

/** @returns {boolean} the person wants no motion, or nobody is looking */
export function still() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
