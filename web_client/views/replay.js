// The replay of a race that is over.

/** @import { VNode } from "../vendor/preact.js" */
import { html } from "./html.js";

/** @param {{ room: string, race: number, player: string | null, ms: number | null }} props @returns {VNode} */
export function ReplayView({ room }) {
  return html`<main class="notice"><p>${room}</p></main>`;
}
