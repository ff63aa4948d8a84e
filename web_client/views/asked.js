// What a view asks of the server when it is shown.

import { useCallback, useEffect, useState } from "../vendor/preact-hooks.js";

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {readonly (string | number | boolean | null)[]} about what it depends on: asked anew when it changes
 * @returns {{ told: T | null, failed: boolean, again: () => void }} `told` null: no answer yet, or none; while it is asked for the same once more, the answer before stays
 */
export function useAsked(ask, about) {
  const key = JSON.stringify(about);
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState(/** @type {{ key: string, told: T | null, failed: boolean }} */ ({ key, told: null, failed: false }));
  useEffect(() => {
    let left = false;
    ask().then(
      (told) => left || setAnswer({ key, told, failed: false }),
      () => left || setAnswer((before) => ({ key, told: before.key === key ? before.told : null, failed: true })),
    );
    return () => {
      left = true;
    };
  }, [key, times]);
  const again = useCallback(() => {
    setAnswer((before) => ({ ...before, failed: false }));
    setTimes((before) => before + 1);
  }, []);
  const known = answer.key === key;
  return { told: known ? answer.told : null, failed: known && answer.failed, again };
}
