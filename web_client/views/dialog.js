// A modal question. The browser's own <dialog> keeps the focus inside and closes on Escape.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
import { useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/**
 * @param {{ title: string, onClose: () => void, children?: ComponentChildren }} props
 * @returns {VNode}
 */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return html`
    <dialog
      ref=${dialog}
      class="dialog"
      aria-label=${title}
      onCancel=${(/** @type {Event} */ event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2>${title}</h2>
      ${children}
    </dialog>
  `;
}
