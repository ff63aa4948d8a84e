// Practice as its views use it.

/** @import { PracticeDesk } from "../practice.js" */
/** @import { Practising } from "../state/practising.js" */
import { deskOf } from "../practice.js";
import { useEffect, useReducer } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/** @returns {PracticeDesk} */
export function useDesk() {
  return deskOf(useClient());
}

/** @returns {Practising} as it is now; whoever uses it is rendered again when it changes */
export function usePractising() {
  const { store } = useDesk();
  const [, renderAgain] = useReducer((/** @type {number} */ times) => times + 1, 0);
  const shown = store.get();
  useEffect(() => {
    const look = () => renderAgain(undefined);
    // It may have changed between the rendering and now.
    if (store.get() !== shown) look();
    return store.subscribe(look);
  }, [store]);
  return shown;
}
