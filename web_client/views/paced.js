// What changes many times a second is drawn a few times a second, in step with the screen, and not at all while nobody looks.

/** @import { App } from "../state/app.js" */
/** @import { Entry } from "../state/ranking.js" */
import { isThere, nearer } from "../state/in_turn.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { restIn } from "./hands.js";
import { useClient, useRenderAgain } from "./html.js";

/** What has just been tapped is painted first: that is worth a frame of its own. */
const SOON_MS = 60;
/** Whoever never rests sees the others all the same, so late. */
const LATEST_MS = 1000;

/**
 * Calls back in step with the screen, when the hands rest.
 * @param {() => void} run
 * @param {number} ms not before
 * @returns {() => void} calls it off
 */
function atRest(run, ms) {
  const latest = performance.now() + ms + LATEST_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {number | undefined} */
  let frame;
  // A hidden page gets no frames: it waits here until it is looked at again.
  const look = () => {
    frame = undefined;
    const rest = restIn();
    if (rest > 0 && performance.now() < latest) wait(rest);
    else run();
  };
  const wait = (/** @type {number} */ left) => {
    timer = setTimeout(() => void (frame = requestAnimationFrame(look)), left);
  };
  if (ms > 0) wait(ms);
  else frame = requestAnimationFrame(look);
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

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
    /** @type {(() => void) | null} */
    let callOff = null;
    const draw = () => {
      callOff = null;
      drawn = performance.now();
      const next = select(store.get());
      setValue(() => next);
    };
    const soon = () => {
      callOff ??= atRest(draw, Math.max(SOON_MS, drawn + everyMs - performance.now()));
    };
    soon();
    const end = store.subscribe(soon);
    return () => {
      end();
      callOff?.();
    };
  }, [store, select, everyMs]);
  return value;
}

/**
 * What goes with a tap, but isn't what the finger waits for: a frame later.
 * @template T
 * @param {T} value
 * @returns {T} as it was when it was last painted
 */
export function useAfterPaint(value) {
  const [shown, show] = useState(() => value);
  // Effects run after the paint.
  useEffect(() => show(() => value), [value]);
  return shown;
}

/**
 * @param {readonly Entry[]} target a ranking as it should be
 * @param {number} most so many places of it change with a frame
 * @returns {readonly Entry[]} the ranking as far as it has come
 */
export function useInTurn(target, most) {
  const drawn = useRef(target);
  const goOn = useRenderAgain();
  drawn.current = nearer(drawn.current, target, most);
  const there = isThere(drawn.current, target);
  useEffect(() => {
    if (there) return undefined;
    return atRest(goOn, 0);
  });
  return drawn.current;
}
