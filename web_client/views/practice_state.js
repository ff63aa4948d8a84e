// Practice as its views use it.

/** @import { PracticeDesk } from "../practice.js" */
/** @import { Practising } from "../state/practising.js" */
import { deskOf } from "../practice.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useClient, useRenderAgain } from "./html.js";

/** @returns {PracticeDesk} */
export function useDesk() {
  return deskOf(useClient());
}

/** @returns {Practising} as it is now; whoever uses it is rendered again when it changes */
export function usePractising() {
  const { store } = useDesk();
  const renderAgain = useRenderAgain();
  const shown = store.get();
  useEffect(() => {
    // It may have changed between the rendering and now.
    if (store.get() !== shown) renderAgain();
    return store.subscribe(renderAgain);
  }, [store]);
  return shown;
}
