// Everybody's boards side by side: for spectators, and for racers who are done.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Member } from "../net/messages.js" */
/** @import { Race, Runner } from "../state/race.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { ranking, withOwnProgress } from "../state/race.js";
import { shownName } from "../state/rules_words.js";
import { count, duration, ordinal } from "../state/words.js";
import { classes, html, memo } from "./html.js";
import { Ranked } from "./ranked.js";

/** More boards than this are drawn without faces: nobody could read them. */
const WITH_FACES = 12;

/**
 * @param {{ race: Race, members: readonly Member[], me: string }} props
 * @returns {VNode}
 */
export function Watch({ race, members, me }) {
  const ranked = ranking(withOwnProgress(race, me));
  const away = new Set(members.filter(({ connected }) => !connected).map(({ player }) => player));
  return html`
    <section class=${classes("watch", ranked.length > WITH_FACES && "many")} aria-label="All boards">
      <${Ranked} order=${ranked.map(({ player }) => player)}>
        ${ranked.map(
          ({ player, runner }, index) => html`
            <${Watched}
              key=${player}
              player=${player}
              runner=${runner}
              rank=${index + 1}
              own=${player === me}
              away=${away.has(player)}
              start=${index < WITH_FACES ? race.start : null}
            />
          `,
        )}
      <//>
    </section>
  `;
}

/** @type {(props: { player: string, runner: Runner, rank: number, own: boolean, away: boolean, start: Board | null }) => VNode} */
const watched = ({ player, runner, rank, own, away, start }) => {
  const { name, chip } = shownName(runner.name, runner.bot);
  return html`
    <li
      class=${classes("watched", own && "own", `is-${runner.status}`)}
      data-testid=${own ? "own-progress" : "opponent"}
      data-player=${player}
      data-removed=${runner.removed}
      data-status=${runner.status}
    >
      <div class="watched-head">
        <span class="rank" aria-hidden="true">${runner.place ?? rank}</span>
        <bdi class="rival-name">${name}</bdi>
        ${chip && html`<span class="chip">${chip}</span>`}
        ${own && html`<span class="chip">You</span>`}
        <span class="watched-count"><strong>${runner.removed}</strong> of ${PLACES}</span>
      </div>
      ${start === null ? html`<${Mini} gone=${runner.gone} />` : html`<${MiniFaces} pyramid=${start.pyramid} gone=${runner.gone} />`}
      <div class="watched-foot quiet">
        <span>${count(runner.moves, "move")}</span>
        <span>${doing(runner, away)}</span>
      </div>
    </li>
  `;
};

const Watched = memo(watched);

/** @param {Runner} runner @param {boolean} away @returns {string} how it ended, or the last move seen */
function doing({ status, place, timeMs, last }, away) {
  if (status === "cleared") return timeMs === null ? "Cleared" : `${place === null ? "" : `${ordinal(place)} · `}${duration(timeMs, true)}`;
  if (status === "forfeited") return "Gave up";
  if (status === "timeout") return "Out of time";
  if (status === "dead") return "No way left";
  if (away) return "Away";
  if (last === null) return "";
  const { action, drawn } = last;
  switch (action.do) {
    case "remove":
      return action.cards.join(" + ");
    case "draw":
      return `drew${drawn ? ` ${drawn}` : ""}${action.pile ? ` to pile ${action.pile}` : ""}`;
    case "recycle":
      return "turned the waste over";
    case "undo":
      return "took one back";
  }
}
