// The running table of a series.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Series } from "../net/messages.js" */
import { number, text } from "../i18n/text.js";
import { seriesLine, shownPlaces } from "../state/series.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";
import { Named } from "./people.js";

/** @param {{ series: Series | null, bestOf: number, me: string }} props @returns {VNode} */
export function SeriesPanel({ series, bestOf, me }) {
  const title = text("series-title", { races: bestOf });
  const races = series?.races ?? [];
  const places = series === null ? new Map() : shownPlaces(series);
  return html`
    <section class=${classes("panel series", series?.over && "is-over")} data-testid="series" aria-label=${title}>
      <h2>${title} <span class="quiet">${seriesLine(series, bestOf)}</span></h2>
      ${series !== null &&
      races.length > 0 &&
      html`
        <div class="series-scroll" tabindex="0" role="group" aria-label=${title}>
          <table>
            <thead>
              <tr>
                <th scope="col">${text("result-column-player")}</th>
                <th scope="col">${text("series-wins")}</th>
                ${races.map((_, index) => html`<th key=${index} scope="col" class="of-race"><abbr title=${text("series-race", { race: index + 1 })}>${number(index + 1)}</abbr></th>`)}
              </tr>
            </thead>
            <tbody>
              ${series.table.map((row) => html`<${Row} key=${row.player} row=${row} places=${places.get(row.player) ?? row.places} own=${row.player === me} won=${row.player === series.winner} />`)}
            </tbody>
          </table>
        </div>
      `}
    </section>
  `;
}

/** @param {{ row: Series["table"][number], places: readonly (number | null)[], own: boolean, won: boolean }} props `places`: as they are shown @returns {VNode} */
function Row({ row: { player, name, bot, rank, wins }, places, own, won }) {
  return html`
    <tr class=${classes(own && "own", won && "won")} data-testid="series-row" data-player=${player} data-wins=${wins}>
      <th scope="row">
        <span class="series-name"><span class="quiet">${number(rank)}</span> <${Named} name=${name} bot=${bot} /> ${won && html`<${Icon} name="crown" />`}</span>
      </th>
      <td><strong>${number(wins)}</strong></td>
      ${places.map((place, index) => html`<td key=${index} class=${classes("of-race", place === 1 && "first")}>${place === null ? "–" : number(place)}</td>`)}
    </tr>
  `;
}
