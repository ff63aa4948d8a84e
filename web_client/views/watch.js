// Everybody's boards side by side: for spectators, and for racers who are done.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Member } from "../net/messages.js" */
/** @import { Race, Runner } from "../state/race.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { cardSymbol } from "../i18n/cards.js";
import { duration, ordinal, text } from "../i18n/text.js";
import { ranking, withOwnProgress } from "../state/race.js";
import { shownName } from "../state/rules_words.js";
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
    <section class=${classes("watch", ranked.length > WITH_FACES && "many")} aria-label=${text("race-boards")}>
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
        ${own && html`<span class="chip">${text("race-you")}</span>`}
        <span class="watched-count">${text("race-removed", { removed: runner.removed, all: PLACES })}</span>
      </div>
      ${start === null ? html`<${Mini} gone=${runner.gone} />` : html`<${MiniFaces} pyramid=${start.pyramid} gone=${runner.gone} />`}
      <div class="watched-foot quiet">
        <span>${text("race-move-count", { n: runner.moves })}</span>
        <span>${doing(runner, away)}</span>
      </div>
    </li>
  `;
};

const Watched = memo(watched);

/** @param {Runner} runner @param {boolean} away @returns {string} how it ended, or the last move seen */
function doing({ status, place, timeMs, last }, away) {
  if (status === "cleared") {
    return timeMs === null || place === null ? text("race-cleared") : text("race-cleared-at", { place: ordinal(place), time: duration(timeMs, true) });
  }
  if (status === "forfeited") return text("race-gave-up");
  if (status === "timeout") return text("race-out-of-time");
  if (status === "dead") return text("race-no-way");
  if (away) return text("race-away");
  if (last === null) return "";
  const { action, drawn } = last;
  switch (action.do) {
    case "remove":
      return action.cards.map(cardSymbol).join(" + ");
    case "draw":
      if (!drawn) return text("race-drew");
      return action.pile ? text("race-drew-card-to", { card: cardSymbol(drawn), pile: action.pile }) : text("race-drew-card", { card: cardSymbol(drawn) });
    case "recycle":
      return text("race-recycled");
    case "undo":
      return text("race-took-back");
  }
}
