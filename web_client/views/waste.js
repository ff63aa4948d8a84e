// The waste: one pile, or several of which each draw chooses one.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { Back, Face } from "../cards/face.js";
import { pilesOf, secondOf, topOf, unseenOn } from "../game/available.js";
import { pairsOnWaste } from "../game/rules.js";
import { waitsForPile } from "../game/selection.js";
import { cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { classes, html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { OpenCard } from "./open_card.js";

/**
 * @typedef {object} Props
 * @property {Ahead | null} board
 * @property {Rules} rules
 * @property {boolean} live
 * @property {string | null} selected
 * @property {readonly Card[]} returned
 * @property {(card: Card) => void} onCard
 * @property {(pile: number) => void} onDrawTo
 */

/** Whether a pile has a button of its own to draw to it: where a press on the stock can't say it all. @param {Rules} rules @returns {boolean} */
export function hasDrawButtons(rules) {
  return rules.waste_piles > 1 || rules.stock_top;
}

/** @type {(props: Props) => VNode} */
const wastes = (props) => {
  const { board, rules, selected } = props;
  const piles = Array.from({ length: rules.waste_piles }, (_, pile) => pile);
  const waits = board !== null && waitsForPile(board, selected, rules);
  return html`
    <div class=${classes("wastes", waits && "waiting")} role=${piles.length > 1 ? "group" : undefined} aria-label=${piles.length > 1 ? text("play-wastes") : undefined}>
      ${piles.map((pile) => html`<${Pile} key=${pile} pile=${pile} ...${props} />`)}
    </div>
  `;
};

export const Wastes = memo(wastes);

/** @param {Props & { pile: number }} props @returns {VNode} */
function Pile({ board, rules, pile, live, selected, returned, onCard, onDrawTo }) {
  const cards = (board && pilesOf(board)[pile]) ?? [];
  const unseen = board ? unseenOn(board, pile) : 0;
  const top = board && topOf(board, pile);
  const fanned = pairsOnWaste(rules);
  const [n, number, several] = [cards.length + unseen, pile + 1, rules.waste_piles > 1];
  // A card may come to lie on top at any moment: what it will cover is there already.
  const below = unseen > 0 ? cards.at(-1) : cards.at(-2);
  const second = board === null ? null : secondOf(board, rules);
  const possible = live && board !== null && board.stock > 0;
  const drawTo = () => possible && onDrawTo(pile);
  return html`
    <div
      class=${classes("pile waste", fanned && "fanned")}
      data-testid="waste"
      data-pile=${number}
      data-count=${n}
      role="group"
      aria-label=${several ? text("play-pile", { pile: number, n }) : text("play-waste", { n })}
    >
      <span class="card slot" aria-hidden="true" onClick=${hasDrawButtons(rules) ? drawTo : undefined}></span>
      ${below &&
      (below === second
        ? html`<${OpenCard} key=${below} card=${below} place="second" label=${text("play-waste-second", { card: cardWords(below) })} selected=${selected} returned=${returned} onCard=${onCard} />`
        : html`<span key=${`under ${below}`} class=${classes("card under", fanned ? "second" : "open")} aria-hidden="true"><${Face} card=${below} /></span>`)}
      ${unseen > 0 && html`<span key="unseen" class="card down arriving" aria-hidden="true"><${Back} /></span>`}
      ${top && html`<${OpenCard} key=${top} card=${top} place="waste" label=${several ? text("play-pile-top", { card: cardWords(top), pile: number }) : text("play-waste-top", { card: cardWords(top) })} selected=${selected} returned=${returned} onCard=${onCard} />`}
      ${hasDrawButtons(rules) &&
      html`
        <button
          type="button"
          class=${several ? "draw-to" : "draw-to worded"}
          data-testid="draw-to"
          data-pile=${number}
          aria-label=${several ? text("play-draw-to-pile", { pile: number }) : text("play-draw-to")}
          aria-keyshortcuts=${several ? number : "d"}
          disabled=${!possible}
          onClick=${drawTo}
        >
          <${Icon} name="down" /><span aria-hidden="true">${several ? number : text("play-draw-short")}</span>
        </button>
      `}
    </div>
  `;
}
