// The others while one races: one track with everybody on it, and small live pyramids, the leader first.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { App } from "../state/app.js" */
/** @import { Runner } from "../state/runners.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { number, text } from "../i18n/text.js";
import { withOwnProgress } from "../state/race.js";
import { ranking } from "../state/ranking.js";
import { lineUp } from "../state/runners.js";
import { shownName } from "../state/rules_words.js";
import { useHeld } from "./held.js";
import { classes, html, memo, useApp } from "./html.js";
import { useInTurn, usePaced } from "./paced.js";
import { BotMark } from "./people.js";
import { Bubble } from "./phrases.js";
import { Ranked } from "./ranked.js";
import { cardsRemoved, standing, standingWords } from "./standing.js";
import { Track } from "./track.js";

/** The cards on the table never wait for the others. */
const EVERY_MS = 150;
/** Up to so many others are shown with the faces of their cards, up to so many with a small pyramid of a good size. */
const FEW = 3;
const SOME = 9;
/** Of many, so many are drawn with a frame. */
const IN_TURN = 4;

/** @type {readonly string[]} */
const NONE = [];

/** @param {App} app */
const roomOf = ({ room }) => room;

/** @param {App} app */
const isMany = ({ room }) => Object.keys(room?.race?.runners ?? {}).length > SOME;

/** @type {(props: { me: string }) => VNode | null} */
const rivals = ({ me }) => {
  const room = usePaced(roomOf, useApp(isMany) ? 2 * EVERY_MS : EVERY_MS);
  const race = room?.race ?? null;
  const members = room?.members ?? [];
  const now = ranking(race ? withOwnProgress(race, me) : { runners: lineUp(members, 0) });
  const ranked = useHeld(now, me);
  const others = ranked.length - 1;
  // Many have a place each, and whoever has come to it is written there: to move them would lay out all of them anew.
  const many = others > SOME;
  const drawn = useInTurn(ranked, many ? IN_TURN : Infinity);
  if (room === null) return null;
  const away = new Set(members.filter(({ connected }) => !connected).map(({ player }) => player));
  return html`
    <aside class=${classes("rivals", many ? "many" : others > FEW ? "some" : "few")} aria-label=${text("race-standings")}>
      <${Track} ranked=${ranked} me=${me} />
      <div class="rivals-list" tabindex="0" role="group" aria-label=${text("race-standings")}>
        <${Ranked} order=${many ? NONE : drawn.map(({ player }) => player)} style=${{ "--others": others }}>
          ${drawn.map(
            ({ player, runner, rank }, place) => html`
              <${Rival}
                key=${many ? place : player}
                player=${player}
                runner=${runner}
                rank=${rank}
                own=${player === me}
                away=${away.has(player)}
                pyramid=${others <= FEW && race !== null ? race.start.pyramid : null}
              />
            `,
          )}
        <//>
      </div>
    </aside>
  `;
};

/** At their own pace, not with every message. */
export const Rivals = memo(rivals);

/** @type {(props: { player: string, runner: Runner, rank: number, own: boolean, away: boolean, pyramid: readonly (Card | null)[] | null }) => VNode} */
const rival = ({ player, runner, rank, own, away, pyramid }) => {
  const { name, chip } = shownName(runner.name, runner.bot);
  return html`
    <li
      class=${classes("rival", own && "own", `is-${runner.status}`)}
      data-testid=${own ? "own-progress" : "opponent"}
      data-player=${player}
      data-removed=${runner.removed}
      data-status=${runner.status}
    >
      <span class="visually-hidden">${standingWords(runner, rank, away)}</span>
      <span class="rank" aria-hidden="true">${number(rank)}</span>
      <span class="rival-board" aria-hidden="true">
        ${pyramid === null || own ? html`<${Mini} gone=${runner.gone} />` : html`<${MiniFaces} pyramid=${pyramid} gone=${runner.gone} />`}
      </span>
      <span class="rival-text" aria-hidden="true">
        <bdi class="rival-name">${own ? text("race-you") : name}</bdi>
        <span class="rival-how">
          <span class="quiet">${standing(runner, away) || cardsRemoved(runner.removed)}</span>
          ${chip && html`<span class="chip">${chip}</span><${BotMark} />`}
        </span>
      </span>
      <span class="bar" aria-hidden="true"><span style=${{ "--part": runner.removed / PLACES }}></span></span>
      <${Bubble} player=${player} />
    </li>
  `;
};

const Rival = memo(rival);
