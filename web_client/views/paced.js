// What changes many times a second is drawn a few times a second, in step with the screen, and not at all while nobody looks.

/** @import { App } from "../state/app.js" */
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/** What has just been tapped is painted first: that is worth a frame of its own. */
const AFTER_MS = 60;

/**
 * @template T
 * @param {(app: App) => T} select must be the same function every time, and give the same value for the same state
 * @param {number} everyMs at most so often
 * @returns {T} as it was when it was last drawn
 */
export function usePaced(select, everyMs) {
  const { store } = useClient();
  const [value, setValue] = useState(() => select(store.get()));
  useEffect(() => {
    let drawn = -Infinity;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {number | undefined} */
    let frame;
    // A hidden page gets no frames: it waits here until it is looked at again.
    const draw = () => {
      frame = undefined;
      drawn = performance.now();
      const next = select(store.get());
      setValue(() => next);
    };
    const soon = () => {
      if (timer !== undefined || frame !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        frame = requestAnimationFrame(draw);
      }, Math.max(AFTER_MS, drawn + everyMs - performance.now()));
    };
    soon();
    const end = store.subscribe(soon);
    return () => {
      end();
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [store, select, everyMs]);
  return value;
}
