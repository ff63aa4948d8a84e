// A button that goes once it is pressed must not take the keyboard's place on the page with it.

import { useEffect, useLayoutEffect, useRef } from "../vendor/preact-hooks.js";

/**
 * @template {HTMLElement} E
 * @param {string} next what gets the focus, within the element, when what had it is gone
 * @returns {{ current: E | null }} for the element within which the focus is kept
 */
export function useFocusKept(next) {
  const within = useRef(/** @type {E | null} */ (null));
  const last = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const element = within.current;
    const keep = (/** @type {FocusEvent} */ { target }) => {
      last.current = target instanceof Element ? target : null;
    };
    element?.addEventListener("focusin", keep);
    return () => element?.removeEventListener("focusin", keep);
  }, []);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const found = within.current?.querySelector(next);
    if (lost && found instanceof HTMLElement) found.focus({ preventScroll: true });
  });
  return within;
}
