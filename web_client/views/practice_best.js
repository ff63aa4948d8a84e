// The best games played alone, by time or by moves.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Game, Order } from "../state/practice_best.js" */
import { parseRules } from "../game/rules_query.js";
import { duration, language, number, text } from "../i18n/text.js";
import { sorted } from "../state/practice_best.js";
import { rulesName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { classes, html, useApp, useClient } from "./html.js";
import { useDesk, usePractising } from "./practice_state.js";

const SHOWN = 10;

/** All of them, on whatever deal. @returns {VNode} */
export function BestGames() {
  const client = useClient();
  const { best } = usePractising();
  const [order, setOrder] = useState(/** @type {Order} */ ("time"));
  const [all, setAll] = useState(false);
  const named = useApp(({ me }) => me !== null) && client.identity.name !== "";
  const games = sorted(best, order);
  return html`
    <section class="panel practice-best" aria-label=${text("practice-best")}>
      <header>
        <h2>${text("practice-best")}</h2>
        ${best.length > 1 && html`<${OrderChoice} order=${order} onOrder=${setOrder} />`}
      </header>
      ${best.length === 0
        ? html`<p class="quiet" data-testid="no-best">${text("practice-no-best")}</p>`
        : html`
            <ol data-testid="best-games">
              ${games.slice(0, all ? undefined : SHOWN).map((game, index) => html`<${BestRow} key=${`${game.code} ${game.at}`} game=${game} place=${index + 1} order=${order} />`)}
            </ol>
          `}
      <footer>
        ${!all && games.length > SHOWN && html`<button type="button" class="button small" data-testid="best-all" onClick=${() => setAll(true)}>${text("practice-best-all", { n: games.length })}</button>`}
        <p class="quiet">${named ? text("practice-kept-named") : text("practice-kept-here")}</p>
      </footer>
    </section>
  `;
}

/** @param {{ order: Order, onOrder: (order: Order) => void }} props @returns {VNode} */
function OrderChoice({ order, onOrder }) {
  return html`
    <div class="choice-row" role="radiogroup" aria-label=${text("practice-order")}>
      <label><input type="radio" name="best_order" value="time" checked=${order === "time"} onChange=${() => onOrder("time")} /><span>${text("practice-by-time")}</span></label>
      <label><input type="radio" name="best_order" value="moves" checked=${order === "moves"} onChange=${() => onOrder("moves")} /><span>${text("practice-by-moves")}</span></label>
    </div>
  `;
}

/** @param {{ game: Game, place: number, order: Order }} props @returns {VNode} */
function BestRow({ game, place, order }) {
  const desk = useDesk();
  const rules = parseRules(game.rules);
  return html`
    <li>
      <button type="button" class="best-row" data-testid="best-row" title=${text("practice-again-this")} onClick=${() => rules && desk.start(game.code, rules)}>
        <span class="best-place">${number(place)}</span>
        <${Figures} game=${game} order=${order} />
        <span class="best-deal quiet"><code>${game.code}</code><span>${rules && rulesName(rules)}</span></span>
        <time class="quiet">${dayOf(game.at)}</time>
      </button>
    </li>
  `;
}

/** Of one deal. @param {{ games: readonly Game[], latest: Game | null }} props `latest`: the one just won @returns {VNode} */
export function BestOfDeal({ games, latest }) {
  return html`
    <section class="practice-best-deal" aria-label=${text("practice-best-deal")}>
      <h2>${text("practice-best-deal")}</h2>
      ${games.length === 0 && html`<p class="quiet">${text("practice-not-won")}</p>`}
      <ol data-testid="best-of-deal">
        ${sorted(games, "time").slice(0, SHOWN).map(
          (game, index) => html`
            <li key=${game.at} class=${classes("best-row", latest !== null && game.at === latest.at && "latest")}>
              <span class="best-place">${number(index + 1)}</span>
              <${Figures} game=${game} order="time" />
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** @param {{ game: Game, order: Order }} props the figure that the order goes by comes first @returns {VNode} */
function Figures({ game, order }) {
  const time = html`<span key="time">${duration(game.time_ms, true)}</span>`;
  const moves = html`<span key="moves">${text("practice-n-moves", { n: game.moves })}</span>`;
  return html`<span class="best-figures">${order === "time" ? [time, moves] : [moves, time]}</span>`;
}

/** @param {number} at ms since 1970 @returns {string} */
function dayOf(at) {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(at);
}
