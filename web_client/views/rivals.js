// The others while one races: small live pyramids, the leader first.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Member } from "../net/messages.js" */
/** @import { Race, Runner } from "../state/race.js" */
import { Mini } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { duration, ordinal, text } from "../i18n/text.js";
import { lineUp, ranking, withOwnProgress } from "../state/race.js";
import { shownName } from "../state/rules_words.js";
import { classes, html, memo } from "./html.js";
import { Ranked } from "./ranked.js";

/** @type {Readonly<Record<string, string>>} message of each status that is worth a word */
const ENDED = { forfeited: "race-gave-up", timeout: "race-out-of-time", stuck: "race-stuck", dead: "race-no-way" };

/**
 * @param {{ race: Race | null, members: readonly Member[], me: string }} props `race`: null before GO
 * @returns {VNode}
 */
export function Rivals({ race, members, me }) {
  const away = new Set(members.filter(({ connected }) => !connected).map(({ player }) => player));
  const ranked = ranking(race ? withOwnProgress(race, me) : { runners: lineUp(members, 0) });
  return html`
    <aside class="rivals" aria-label=${text("race-standings")}>
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
    aria-label=${`${text("race-standing", { rank, name: runner.name, removed: runner.removed, all: PLACES })} ${standing(runner, away)}`}
  >
    <span class="rank" aria-hidden="true">${runner.place ?? rank}</span>
    <${Mini} gone=${runner.gone} />
    <span class="rival-text" aria-hidden="true">
      <bdi class="rival-name">${own ? text("race-you") : shownName(runner.name, runner.bot).name}</bdi>
      <span class="quiet">${standing(runner, away) || text("race-removed", { removed: runner.removed, all: PLACES })}</span>
    </span>
    <span class="bar" aria-hidden="true"><span style=${{ transform: `scaleX(${runner.removed / PLACES})` }}></span></span>
  </li>
`;

const Rival = memo(rival);

/** @param {Runner} runner @param {boolean} away @returns {string} */
function standing(runner, away) {
  if (runner.status === "cleared") {
    return runner.timeMs === null || runner.place === null ? text("race-cleared") : text("race-cleared-at", { place: ordinal(runner.place), time: duration(runner.timeMs) });
  }
  const ended = ENDED[runner.status];
  return ended ? text(ended) : away ? text("race-away") : "";
}
