// The keys of a replay, wherever on its page one is, except where they mean something else.

import { useEffect, useRef } from "../vendor/preact-hooks.js";

/**
 * @typedef {object} Doing
 * @property {(by: 1 | -1) => void} onStep
 * @property {() => void} onStart
 * @property {() => void} onEnd
 * @property {() => void} onPlay
 * @property {(by: 1 | -1) => void} onSpeed
 */

/** @param {Doing} doing */
export function useKeys(doing) {
  const now = useRef(doing);
  now.current = doing;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const does = meaning(event, now.current);
      if (does === null) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** @param {KeyboardEvent} event @param {Doing} doing @returns {(() => void) | null} */
function meaning({ key, target }, { onStep, onStart, onEnd, onPlay, onSpeed }) {
  const element = target instanceof Element ? target : null;
  const scrubber = element?.matches("input[type=range]") === true;
  if (element?.closest("dialog, select, textarea, [contenteditable]") || (element?.matches("input") && !scrubber)) return null;
  switch (key) {
    case "ArrowLeft":
      return () => onStep(-1);
    case "ArrowRight":
      return () => onStep(1);
    case "ArrowDown":
    case "ArrowUp":
      // Elsewhere they scroll the page.
      return scrubber ? () => onStep(key === "ArrowUp" ? 1 : -1) : null;
    case "Home":
      return onStart;
    case "End":
      return onEnd;
    case " ":
      return element?.closest("button, a, summary") ? null : onPlay;
    case "[":
      return () => onSpeed(-1);
    case "]":
      return () => onSpeed(1);
    default:
      return null;
  }
}
