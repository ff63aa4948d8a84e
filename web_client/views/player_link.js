// Somebody's name, which leads to his races.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { html } from "./html.js";
import { PageLink } from "./page_link.js";

/** @param {{ player: string, name: string | null, bot?: boolean }} props a bot has no page worth a visit; without a name it is a deleted player @returns {VNode} */
export function PlayerLink({ player, name, bot }) {
  if (!name) return html`<span class="quiet">${text("nobody")}</span>`;
  if (bot) return html`<bdi>${name}</bdi>`;
  return html`<${PageLink} to=${{ at: "player", id: player }} class="player-link" testid="player-link"><bdi>${name}</bdi><//>`;
}
