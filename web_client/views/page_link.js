// A link to another page of this one.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
/** @import { Page } from "../net/pages.js" */
import { pathOf } from "../net/pages.js";
import { html, useClient } from "./html.js";

/**
 * It may also be opened beside this page, as links may.
 * @param {{ to: Page, go?: () => void, label?: string, title?: string, testid?: string, class?: string, current?: boolean, children?: ComponentChildren }} props
 *   `go`: what a press does instead of just going there; `label`: what is read out in place of what is shown; `current`: of several such links, the page that is shown
 * @returns {VNode}
 */
export function PageLink({ to, go, label, title = label, testid, class: kind = "button", current, children }) {
  const client = useClient();
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (go) go();
    else client.go(to);
  };
  return html`
    <a class=${kind} href=${pathOf(to)} aria-label=${label} title=${title} aria-current=${current ? "page" : undefined} data-testid=${testid} onClick=${follow}>
      ${children}
    </a>
  `;
}
