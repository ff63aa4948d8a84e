// A link to another page of this one.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
/** @import { Page } from "../net/pages.js" */
import { pathOf } from "../net/pages.js";
import { html, useClient } from "./html.js";

/**
 * It may also be opened beside this page, as links may.
 * @param {{ to: Page | null, go?: () => void, label?: string, title?: string, testid?: string, class?: string, current?: boolean, children?: ComponentChildren }} props
 *   `to` null: it leads nowhere just now, but keeps its place and the keyboard's; `go`: what a press does instead of just going there; `label`: what is read out in place of what is shown; `current`: of several such links, the page that is shown
 * @returns {VNode}
 */
export function PageLink({ to, go, label, title = label, testid, class: kind = "button", current, children }) {
  const client = useClient();
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (go) go();
    else if (to) client.go(to);
  };
  const nowhere = to ? {} : { role: "link", "aria-disabled": "true", tabindex: -1 };
  return html`
    <a class=${kind} href=${to ? pathOf(to) : undefined} ...${nowhere} aria-label=${label} title=${title} aria-current=${current ? "page" : undefined} data-testid=${testid} onClick=${follow}>
      ${children}
    </a>
  `;
}
