// What lies beside the pyramid.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/predict.js" */
import { Back, Face } from "../cards/face.js";
import { words } from "../game/cards.js";
import { PLACES } from "../game/pyramid.js";
import { count } from "../state/words.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";

/**
 * @param {{ board: Ahead | null, live: boolean, onDraw: () => void }} props
 * @returns {VNode}
 */
export function Stock({ board, live, onDraw }) {
  if (board === null) return html`<div class="pile"><span class="card down"><${Back} /></span></div>`;
  if (board.stock > 0) {
    return html`
      <div class="pile">
        <button
          type="button"
          class=${classes("card down", board.stock > 1 && "thick")}
          data-testid="stock"
          data-count=${board.stock}
          aria-label=${`Draw a card. Stock: ${count(board.stock, "card")}`}
          aria-keyshortcuts="d"
          aria-disabled=${!live}
          onClick=${onDraw}
        >
          <${Back} />
          <span class="count-mark" aria-hidden="true">${board.stock}</span>
        </button>
      </div>
    `;
  }
  const possible = live && board.recycles_left !== 0 && board.waste.length + (board.unseen ?? 0) > 0;
  const left = board.recycles_left === null ? "" : `, ${count(board.recycles_left, "time")} left`;
  return html`
    <div class="pile">
      <button
        type="button"
        class="card slot"
        data-testid="recycle"
        aria-label=${`Turn the waste over into the stock${left}`}
        aria-keyshortcuts="d"
        disabled=${!possible}
        onClick=${onDraw}
      >
        <${Icon} name="recycle" />
        ${board.recycles_left !== null && html`<span class="count-mark" aria-hidden="true">${board.recycles_left}</span>`}
      </button>
    </div>
  `;
}

/**
 * @param {{ board: Ahead | null, selected: Card | null, returned: readonly Card[], onCard: (card: Card) => void }} props
 * @returns {VNode}
 */
export function Waste({ board, selected, returned, onCard }) {
  const waste = board?.waste ?? [];
  const unseen = board?.unseen ?? 0;
  const [below, top] = [waste.at(-2), waste.at(-1)];
  const under = unseen > 0 ? top : below;
  return html`
    <div class="pile" data-testid="waste" data-count=${waste.length + unseen} role="group" aria-label=${`Waste, ${count(waste.length + unseen, "card")}`}>
      <span class="card slot" aria-hidden="true"></span>
      ${under && html`<span key=${`under ${under}`} class="card open under" aria-hidden="true"><${Face} card=${under} /></span>`}
      ${unseen > 0 && html`<span key="unseen" class="card down arriving" aria-hidden="true"><${Back} /></span>`}
      ${top &&
      unseen === 0 &&
      html`
        <button
          type="button"
          key=${top}
          class=${classes("card open turned", top === selected && "selected", returned.includes(top) && "returned")}
          data-testid="card"
          data-card=${top}
          data-place="waste"
          aria-label=${`${words(top)}, top of the waste`}
          aria-pressed=${top === selected}
          onClick=${() => onCard(top)}
        >
          <${Face} card=${top} />
        </button>
      `}
    </div>
  `;
}

/** Where removed cards go; says how far one is. @param {{ board: Ahead | null }} props @returns {VNode} */
export function Foundation({ board }) {
  const removed = board?.removed ?? 0;
  return html`
    <div class="pile foundation" role="img" aria-label=${`${removed} of ${PLACES} pyramid cards removed`}>
      <span class="card slot"><strong>${removed}</strong><small>of ${PLACES}</small></span>
    </div>
  `;
}

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
      aria-label="Undo"
      aria-keyshortcuts="u"
      title="Undo (U)"
      disabled=${!live || board === null || board.undos_left < 1}
      onClick=${onUndo}
    >
      <${Icon} name="undo" />
    </button>
  `;
}
