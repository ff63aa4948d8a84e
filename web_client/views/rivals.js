// The others while one races: small live pyramids, the leader first.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Race, Runner } from "../state/race.js" */
import { Mini } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { lineUp, ranking, withOwnProgress } from "../state/race.js";
import { shownName } from "../state/rules_words.js";
import { duration, ordinal } from "../state/words.js";
import { classes, html, memo } from "./html.js";
import { Ranked } from "./ranked.js";

/** @type {Record<string, string>} */
const ENDED = { forfeited: "Gave up", timeout: "Out of time", stuck: "Stuck", dead: "No way left" };

/**
 * @param {{ race: Race | null, members: readonly Member[], me: string }} props `race`: null before GO
 * @returns {VNode}
 */
export function Rivals({ race, members, me }) {
  const away = new Set(members.filter(({ connected }) => !connected).map(({ player }) => player));
  const ranked = ranking(race ? withOwnProgress(race, me) : { runners: lineUp(members, 0) });
  return html`
    <aside class="rivals" aria-label="Standings now">
      <${Ranked} order=${ranked.map(({ player }) => player)}>
        ${ranked.map(
          ({ player, runner }, index) => html`
            <${Rival} key=${player} player=${player} runner=${runner} rank=${index + 1} own=${player === me} away=${away.has(player)} />
          `,
        )}
      <//>
    </aside>
  `;
}

/** @type {(props: { player: string, runner: Runner, rank: number, own: boolean, away: boolean }) => VNode} */
const rival = ({ player, runner, rank, own, away }) => html`
  <li
    class=${classes("rival", own && "own", `is-${runner.status}`)}
    data-testid=${own ? "own-progress" : "opponent"}
    data-player=${player}
    data-removed=${runner.removed}
    data-status=${runner.status}
    aria-label=${`${rank}. ${runner.name}, ${runner.removed} of ${PLACES} removed. ${standing(runner, away)}`}
  >
    <span class="rank" aria-hidden="true">${runner.place ?? rank}</span>
    <${Mini} gone=${runner.gone} />
    <span class="rival-text" aria-hidden="true">
      <bdi class="rival-name">${own ? "You" : shownName(runner.name, runner.bot).name}</bdi>
      <span class="quiet">${standing(runner, away) || `${runner.removed} of ${PLACES}`}</span>
    </span>
    <span class="bar" aria-hidden="true"><span style=${{ transform: `scaleX(${runner.removed / PLACES})` }}></span></span>
  </li>
`;

const Rival = memo(rival);

/** @param {Runner} runner @param {boolean} away @returns {string} */
function standing(runner, away) {
  if (runner.status === "cleared") {
    return runner.timeMs === null || runner.place === null ? "Cleared" : `${ordinal(runner.place)} · ${duration(runner.timeMs)}`;
  }
  return ENDED[runner.status] ?? (away ? "Away" : "");
}
