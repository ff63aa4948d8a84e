// One racer's board, large: the cards, the draw piles as far as moves have told of them, the last moves.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { Race } from "../state/race.js" */
/** @import { Entry } from "../state/ranking.js" */
/** @import { Runner } from "../state/runners.js" */
/** @import { Draws } from "../state/seen.js" */
import { Back, Face } from "../cards/face.js";
import { isOpen, SHAPE } from "../game/pyramid.js";
import { cardList } from "../i18n/cards.js";
import { number, text } from "../i18n/text.js";
import { calledName, shownName } from "../state/rules_words.js";
import { classes, html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { cardsRemoved, standing } from "./standing.js";
import { deedWords } from "./watch_words.js";

/** By place: row and distance from the middle, in card widths. */
const POSITIONS = SHAPE.map(({ row, column }) => ({ "--row": row, "--column": column - row / 2 }));
/** So many cards of a waste pile are seen beneath its top. */
const FAN = 3;

/**
 * @typedef {object} Props
 * @property {Race} race
 * @property {readonly Entry[]} ranked
 * @property {string} player
 * @property {boolean} away
 * @property {boolean} own
 * @property {(player: string | null) => void} onFocus
 */

/** @param {Props} props @returns {VNode | null} */
export function WatchFocus({ race, ranked, player, away, own, onFocus }) {
  const index = ranked.findIndex((entry) => entry.player === player);
  const entry = ranked[index];
  if (entry === undefined) return null;
  const { runner, rank } = entry;
  const { name, chip } = shownName(runner.name, runner.bot);
  const how = standing(runner, away);
  const other = (/** @type {number} */ step) => onFocus(ranked[(index + step + ranked.length) % ranked.length]?.player ?? null);
  return html`
    <section class=${classes("focus", `is-${runner.status}`)} aria-label=${text("race-board-of", { name: calledName(runner.name, runner.bot) })} data-testid="focus" data-player=${player}>
      <header class="focus-head">
        <span class="focus-rank">${number(rank)}</span>
        <h2><bdi>${name}</bdi></h2>
        ${own && html`<span class="chip">${text("race-you")}</span>`}
        ${chip && html`<span class="chip">${chip}</span>`}
        <span class="focus-how">${how}</span>
        <span class="focus-buttons">
          <button type="button" class="button plain icon-only" aria-label=${text("race-previous")} title=${text("race-previous")} disabled=${ranked.length < 2} onClick=${() => other(-1)}><${Icon} name="back" /></button>
          <button type="button" class="button plain icon-only" aria-label=${text("race-next")} title=${text("race-next")} disabled=${ranked.length < 2} onClick=${() => other(1)}><span class="turned-round"><${Icon} name="back" /></span></button>
          <button type="button" class="button plain icon-only" aria-label=${text("race-all-boards")} title=${text("race-all-boards")} aria-keyshortcuts="Escape" data-testid="all-boards" onClick=${() => onFocus(null)}><${Icon} name="close" /></button>
        </span>
      </header>
      <div class="focus-table">
        <div class="focus-felt">
          <${Pyramid} cards=${race.start.pyramid} gone=${runner.gone} />
          ${runner.seen && html`<${Piles} draws=${runner.seen.draws} />`}
        </div>
      </div>
      <div class="focus-side">
        <dl class="figures">
          <div><dt>${text("race-removed-label")}</dt><dd>${cardsRemoved(runner.removed)}</dd></div>
          <div><dt>${text("race-score")}</dt><dd>${number(runner.score)}</dd></div>
          <div><dt>${text("race-moves")}</dt><dd>${number(runner.moves)}</dd></div>
        </dl>
        <${Deeds} runner=${runner} />
      </div>
    </section>
  `;
}

/** @type {(props: { cards: readonly (Card | null)[], gone: readonly number[] }) => VNode} */
const pyramid = ({ cards, gone }) => {
  const away = new Set(gone);
  const left = cards.map((card, place) => (away.has(place) ? null : card));
  const free = left.filter((card, place) => card !== null && isOpen(left, place)).map(String);
  return html`
    <div class="pyramid" role="img" aria-label=${free.length > 0 ? text("race-free-cards", { cards: cardList(free) }) : text("race-no-cards")}>
      ${left.map(
        (card, place) =>
          card !== null &&
          html`<span key=${card} class=${classes("card", isOpen(left, place) && "open")} style=${POSITIONS[place]}><${Face} card=${card} /></span>`,
      )}
    </div>
  `;
};

const Pyramid = memo(pyramid);

/** @type {(props: { draws: Draws }) => VNode} */
const piles = ({ draws }) => html`
  <div class="focus-piles">
    <span class="focus-pile">
      <span class=${classes("card", draws.stock === 0 ? "slot" : "down")}>
        ${draws.stock !== 0 && html`<${Back} />`} ${draws.stock !== null && html`<span class="count-mark">${number(draws.stock)}</span>`}
      </span>
      <small>${text("race-stock")}</small>
    </span>
    ${draws.piles.map(
      ({ cards, whole }, index) => html`
        <span class="focus-pile" key=${index}>
          <span class="focus-waste">
            ${cards.length <= FAN && html`<span class=${classes("card", whole || cards.length > 0 ? "slot" : "slot unknown")}>${!whole && cards.length === 0 && "?"}</span>`}
            ${cards.slice(-FAN).map((card, above) => html`<span key=${card} class="card open" style=${{ "--above": above }}><${Face} card=${card} /></span>`)}
          </span>
          <small>${text("race-waste")}</small>
        </span>
      `,
    )}
  </div>
`;

const Piles = memo(piles);

/** @param {{ runner: Runner }} props @returns {VNode} the newest first */
function Deeds({ runner }) {
  const deeds = [...(runner.seen?.deeds ?? [])].reverse();
  return html`
    <h3>${text("race-last-moves")}</h3>
    ${deeds.length === 0
      ? html`<p class="quiet">${text("race-no-moves-seen")}</p>`
      : html`<ol class="deeds" data-testid="deeds">${deeds.map((deed) => html`<li key=${deed.seq}>${deedWords(deed)}</li>`)}</ol>`}
  `;
}
