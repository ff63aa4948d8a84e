// What lies on the other side: the cards that are gone, and the way back.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft } from "../game/available.js";
import { PLACES } from "../game/pyramid.js";
import { text } from "../i18n/text.js";
import { html, memo } from "./html.js";
import { Icon } from "./icons.js";

const PACK = 52;

/** @type {(props: { board: Ahead | null, rules: Rules }) => VNode} */
const foundation = ({ board, rules }) => {
  const all = rules.win === "all";
  const of = all ? PACK : PLACES;
  const removed = board === null ? 0 : all ? PACK - cardsLeft(board) : board.removed;
  return html`
    <div class="pile foundation" role="img" data-testid="foundation" aria-label=${all ? text("play-removed-all", { n: removed, of }) : text("play-removed", { n: removed, of })}>
      <span class="card slot"><strong>${removed}</strong><small>${text("play-of", { of })}</small></span>
    </div>
  `;
};

/** Where removed cards go; says how far one is. */
export const Foundation = memo(foundation);

/**
 * @param {{ board: Ahead | null, live: boolean, onUndo: () => void }} props
 * @returns {VNode}
 */
export function UndoButton({ board, live, onUndo }) {
  return html`
    <button
      type="button"
      class="round"
      data-testid="undo"
      aria-label=${text("play-undo")}
      aria-keyshortcuts="u"
      title=${text("play-undo-key")}
      disabled=${!live || board === null || board.undos_left < 1}
      onClick=${onUndo}
    >
      <${Icon} name="undo" />
    </button>
  `;
}
