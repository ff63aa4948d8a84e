// Practice alone.

/** @import { VNode } from "../vendor/preact.js" */
import { html } from "./html.js";

/** @param {{ code: string | null, rules: string | null }} props @returns {VNode} */
export function PracticeView({ code }) {
  return html`<main class="notice"><p>${code}</p></main>`;
}
