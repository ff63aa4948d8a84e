// The panel with the progress chart, or the same as a table. The chart's code comes when it is first wanted.

/** @import { ComponentType, VNode } from "../vendor/preact.js" */
/** @import { Race } from "../state/race.js" */
/** @import { ranking as Ranking } from "../state/ranking.js" */
/** @import { ChartLine, Props as ChartProps } from "./chart.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, number, ordinal, text } from "../i18n/text.js";
import { coloursOf, removedAt } from "../state/history.js";
import { ranking } from "../state/ranking.js";
import { calledName } from "../state/rules_words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { classes, html, memo, useClient } from "./html.js";
import { Named } from "./people.js";
import { useWatchedRoom } from "./watch_pace.js";

/** A line of minutes doesn't change faster than one can see. */
const EVERY_MS = 1000;

/** @type {Promise<ComponentType<ChartProps>> | null} */
let chart = null;

/** @returns {Promise<ComponentType<ChartProps>>} */
function loadChart() {
  chart ??= import("./chart.js").then(({ Chart }) => Chart);
  // Without a connection now: asked for again next time.
  chart.catch(() => (chart = null));
  return chart;
}

/** @type {(props: { me: string, focus: string | null, onFocus: (player: string | null) => void }) => VNode | null} */
const chartPanel = ({ me, focus, onFocus }) => {
  const client = useClient();
  const room = useWatchedRoom(EVERY_MS);
  const [found, setFound] = useState(/** @type {{ Chart: ComponentType<ChartProps> } | "failed" | null} */ (null));
  const [table, setTable] = useState(false);
  useEffect(() => {
    let there = true;
    loadChart().then(
      (Chart) => there && setFound({ Chart }),
      () => there && setFound("failed"),
    );
    return () => void (there = false);
  }, []);
  const race = room?.race ?? null;
  if (race === null) return null;
  const ranked = ranking(race);
  const until = Math.min(Math.max(0, client.now() - race.startsAt), race.endsAt - race.startsAt);
  return html`
    <section class="chart-panel" aria-label=${text("race-chart")}>
      <header>
        <h2>${text("race-chart")}</h2>
        <button type="button" class=${classes("button plain small", table && "pressed")} aria-pressed=${table} data-testid="chart-table-button" onClick=${() => setTable(!table)}>
          ${text("race-chart-table")}
        </button>
      </header>
      ${table || found === "failed"
        ? html`<${Table} race=${race} ranked=${ranked} until=${until} />`
        : found === null
          ? html`<div class="chart" aria-busy="true"></div>`
          : html`<${found.Chart} lines=${linesOf(race, ranked, me, focus)} until=${until} label=${summary(ranked, until)} onPick=${onFocus} />`}
    </section>
  `;
};

export const ChartPanel = memo(chartPanel);

/** @param {Race} race @param {ReturnType<typeof Ranking>} ranked @param {string} me @param {string | null} focus @returns {ChartLine[]} */
function linesOf(race, ranked, me, focus) {
  const colours = coloursOf(Object.keys(race.runners));
  return ranked.map(({ player, runner, rank }, index) => ({
    player,
    rank,
    name: runner.name,
    bot: runner.bot,
    line: race.history[player] ?? [],
    look: player === focus ? "focus" : index === 0 ? "lead" : player === me ? "own" : "plain",
    colour: colours.get(player) ?? 0,
  }));
}

/** @param {ReturnType<typeof Ranking>} ranked @param {number} until @returns {string} */
function summary(ranked, until) {
  const [first] = ranked;
  if (first === undefined) return text("race-chart");
  const { name: written, bot, removed } = first.runner;
  const name = calledName(written, bot);
  return text("race-chart-summary", { time: duration(until), n: ranked.length, name, removed, all: PLACES });
}

/** @param {{ race: Race, ranked: ReturnType<typeof Ranking>, until: number }} props @returns {VNode} the lines, looked at four times */
function Table({ race, ranked, until }) {
  const times = [0.25, 0.5, 0.75, 1].map((part) => Math.round(until * part));
  return html`
    <div class="chart-table" tabindex="0" role="region" aria-label=${text("race-chart-table-about")} data-testid="chart-table">
      <table>
        <caption class="visually-hidden">${text("race-chart-table-about")}</caption>
        <thead>
          <tr>
            <th scope="col">${text("race-chart-racer")}</th>
            ${times.map((ms, index) => html`<th key=${index} scope="col">${duration(ms)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${ranked.map(
            ({ player, runner, rank }) => html`
              <tr key=${player}>
                <th scope="row"><span class="quiet">${ordinal(rank)}</span> <${Named} name=${runner.name} bot=${runner.bot} /></th>
                ${removedAt(race.history[player] ?? [], times).map((removed, at) => html`<td key=${at}>${number(removed)}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
