// A leaderboard: who was fastest, by time and then by moves.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { BoardRow } from "../net/messages.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, number, text } from "../i18n/text.js";
import { momentWords, statusWords } from "../state/outcome_words.js";
import { classes, html } from "./html.js";
import { Avatar } from "./members.js";
import { PlayerLink } from "./player_link.js";
import { ReplayLink } from "./replay_links.js";

/**
 * @param {{ rows: readonly BoardRow[], players: number, me: string, label: string, dated?: boolean, sealed?: boolean }} props
 *   `players`: how many are on it in all; `dated`: it says when each of these races was; `sealed`: their replays aren't to be seen yet
 * @returns {VNode}
 */
export function BoardTable({ rows, players, me, label, dated, sealed = false }) {
  return html`
    <div class="standings">
      <table aria-label=${label} data-testid="board">
        <thead>
          <tr>
            <th scope="col">${text("result-column-place")}</th>
            <th scope="col">${text("result-column-player")}</th>
            ${dated && html`<th scope="col" class="wide">${text("history-column-when")}</th>`}
            <th scope="col">${text("result-column-moves")}</th>
            <th scope="col">${text("result-column-time")}</th>
            ${!sealed && html`<th scope="col"><span class="visually-hidden">${text("result-column-replay")}</span></th>`}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => html`<${Row} key=${row.player} row=${row} own=${row.player === me} dated=${dated} sealed=${sealed} />`)}
        </tbody>
      </table>
      ${players > rows.length && html`<p class="quiet board-more">${text("history-first-of", { shown: rows.length, n: players })}</p>`}
    </div>
  `;
}

/** @param {{ row: BoardRow, own: boolean, dated: boolean | undefined, sealed: boolean }} props @returns {VNode} */
function Row({ row, own, dated, sealed }) {
  const { place, player, name, status, removed, moves, undos, time_ms: time, at, room, race } = row;
  const cleared = status === "cleared" && time !== null;
  return html`
    <tr class=${classes(own && "own", place === 1 && "first")} data-testid="board-row" data-player=${player} data-place=${place}>
      <td><span class=${classes("medal", cleared && place <= 3 && `medal-${place}`)}>${status === "forfeited" ? "–" : number(place)}</span></td>
      <th scope="row">
        <span class="standing-name">
          <${Avatar} player=${player} name=${name} bot=${false} /><${PlayerLink} player=${player} name=${name} />
          ${own && html`<span class="chip">${text("result-you")}</span>`}
        </span>
      </th>
      ${dated && html`<td class="wide quiet">${momentWords(at)}</td>`}
      <td>${number(moves)}${undos > 0 && html` <span class="quiet undone">${text("result-undone", { n: undos })}</span>`}</td>
      <td>
        ${cleared
          ? duration(time, true)
          : html`<span class="quiet">${statusWords(status)}</span> <span class="quiet board-cards">${text("result-cards", { removed, all: PLACES })}</span>`}
      </td>
      ${!sealed && html`<td class="replay-cell">${room !== null && race !== null && html`<${ReplayLink} room=${room} race=${race} player=${player} name=${name} />`}</td>`}
    </tr>
  `;
}
