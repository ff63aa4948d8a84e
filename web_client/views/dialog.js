// A modal question. The browser's own <dialog> keeps the focus inside and closes on Escape.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
import { useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { classes, html } from "./html.js";

/**
 * @param {{ title: string, wide?: boolean, onClose: () => void, children?: ComponentChildren }} props
 * @returns {VNode}
 */
export function Dialog({ title, wide, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // Only when it is closed does a dialog give the focus back; being taken out of the page isn't enough.
    return () => shown?.close();
  }, []);
  return html`
    <dialog
      ref=${dialog}
      class=${classes("dialog", wide && "wide")}
      aria-label=${title}
      onCancel=${(/** @type {Event} */ event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown=${(/** @type {PointerEvent & { currentTarget: HTMLDialogElement }} */ event) => outside(event) && onClose()}
    >
      <h2>${title}</h2>
      ${children}
    </dialog>
  `;
}

/** @param {PointerEvent & { currentTarget: HTMLDialogElement }} event @returns {boolean} on what is behind the dialog, which is a press on it too */
function outside({ target, currentTarget, clientX, clientY }) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
