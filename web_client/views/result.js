// After the race: who came where, how it went, and what next.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Medal, ResultMessage, Standing } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, number, ordinal, text } from "../i18n/text.js";
import { medalOf } from "../state/medals.js";
import { dayAt } from "../state/boards.js";
import { shortDay, statusWords } from "../state/outcome_words.js";
import { inCharge } from "../state/hosting.js";
import { placed } from "../state/places.js";
import { memberOf, seated } from "../state/room.js";
import { nextLabel, seriesHeadline } from "../state/series.js";
import { calledName, rulesName, shownName } from "../state/rules_words.js";
import { CopyButton } from "./copy.js";
import { DailyNext, dailyHeadline } from "./daily_room.js";
import { classes, html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { LeaveButton } from "./lobby.js";
import { Avatar } from "./members.js";
import { MedalMark, Par } from "./par.js";
import { Bubble } from "./phrases.js";
import { PlayerLink } from "./player_link.js";
import { QuickNext } from "./quick_lobby.js";
import { ResultChart } from "./result_chart.js";
import { RunningButton } from "./running.js";
import { Sealed } from "./sealed.js";
import { NextSeat } from "./seat.js";
import { SeriesPanel } from "./series.js";
import { AgainButton, DealBoardLink, DownloadButton, movesFile, PractiseLink, ReplayLink } from "./replay_links.js";
import { TalkPanel } from "./talk.js";
import { useSecondsUntil } from "./until.js";

const SURELY_MS = 500;

/** @type {Readonly<Record<string, string>>} what is said of how a race ended */
const ENDED = { first_clear: "ended-first-clear", time_limit: "ended-time-limit", host: "said-ended", deserted: "ended-deserted" };

/** @param {{ room: Room, result: ResultMessage, me: string }} props @returns {VNode} */
export function Result({ room, result, me }) {
  const { rules: set, daily } = room.settings;
  const rules = room.race?.rules ?? set;
  const { race, code, standings } = result;
  const client = useClient();
  // The replay of a daily deal would give it away to those who still have their try.
  const sealed = daily !== undefined && daily >= dayAt(client.now());
  const late = useSecondsUntil(openAt(room, result));
  const saved = !sealed && late === 0;
  const raceWords = daily === undefined ? headline(standings, me) : dailyHeadline(standings, me);
  const ended = daily === undefined ? endedWords(room, result) : "";
  const seriesWords = result.series ? seriesHeadline(result.series, me) : null;
  return html`
    <main class=${classes("result", daily !== undefined && "of-one", sealed && "of-today")} data-testid="result">
      <header>
        <h1 class=${classes(seriesWords !== null && "series-won")}>${seriesWords !== null && html`<${Icon} name="crown" />`}${seriesWords ?? raceWords}</h1>
        ${seriesWords !== null && html`<p>${raceWords}</p>`}
        <p class="quiet">${where(room, race)}</p>
        ${ended !== "" && html`<p data-testid="ended-early">${ended}</p>`}
      </header>
      <div class="result-main">
        ${result.series && html`<${SeriesPanel} series=${result.series} bestOf=${result.series.best_of} me=${me} />`}
        <section class="panel standings" aria-label=${text("result-standings")}>
          <table>
            <thead>
              <tr>
                <th scope="col">${text("result-column-place")}</th>
                <th scope="col">${text("result-column-player")}</th>
                <th scope="col" class="wide">${text("result-column-cards")}</th>
                <th scope="col" class="wide">${text("result-column-score")}</th>
                <th scope="col">${text("result-column-moves")}</th>
                <th scope="col">${text("result-column-time")}</th>
                <th scope="col"><span class="visually-hidden">${text("result-column-replay")}</span></th>
              </tr>
            </thead>
            <tbody>
              ${placed(standings).map(
                ({ standing, place }) =>
                  html`<${Row} key=${standing.player} room=${room.id} race=${race} standing=${standing} shownPlace=${place} medal=${medalOf(standing, result.par)} own=${standing.player === me} replay=${saved} />`,
              )}
            </tbody>
          </table>
          <${Par} result=${result} me=${me} />
        </section>
        <section class="panel raced-deal" aria-label=${text("result-deal")}>
          <p class="raced-code">
            <span class="quiet">${text("result-deal")}</span><code data-testid="deal-code">${code}</code>
            <span class="quiet" data-testid="result-rules">${rulesName(rules)}</span>
          </p>
          <div class="buttons">
            ${daily === undefined && html`<${CopyButton} text=${code} label=${text("result-copy-code")} testid="copy-code" />`}
            <${PractiseLink} code=${code} rules=${rules} />
            ${daily === undefined && html`<${AgainButton} code=${code} rules=${rules} /><${DealBoardLink} code=${code} rules=${rules} />`}
            ${saved && html`<${DownloadButton} room=${room.id} race=${race} />`}
          </div>
          ${(result.again || result.chosen) && html`<p class="quiet" data-testid=${result.again ? "deal-again" : "deal-chosen"}>${text(result.again ? "result-deal-again" : "result-deal-chosen")}</p>`}
          ${sealed && html`<p class="quiet">${text("result-daily-replay")}</p>`}
          ${result.opening && html`<${Sealed} opening=${result.opening} code=${code} shown=${room.race?.commitment ?? null} file=${saved ? movesFile(room.id, race) : null} />`}
        </section>
        ${daily === undefined ? html`<${Next} room=${room} me=${me} />` : html`<${DailyNext} />`}
      </div>
      ${!sealed &&
      html`<div class="result-side"><${ResultChart} key=${race} room=${room.id} race=${race} me=${me} late=${late} />${daily === undefined && html`<${TalkPanel} room=${room} me=${me} />`}</div>`}
    </main>
  `;
}

/** @param {{ room: string, race: number, standing: Standing, shownPlace: number | null, medal: Medal | null, own: boolean, replay: boolean }} props `replay`: there is one to be watched @returns {VNode} */
function Row({ room, race, standing, shownPlace, medal, own, replay }) {
  const { player, place, status, removed, score, moves, undos, time_ms: time, bot } = standing;
  const { name, chip } = shownName(standing.name, bot);
  const cards = text("result-cards", { removed, all: PLACES });
  return html`
    <tr class=${classes(own && "own", shownPlace === 1 && "first")} data-testid="standing-row" data-player=${player} data-place=${place} data-status=${status}>
      <td><span class=${classes("medal", place <= 3 && status === "cleared" && `medal-${place}`)}>${shownPlace === null ? html`<span aria-hidden="true">–</span>` : number(shownPlace)}</span></td>
      <th scope="row">
        <span class="standing-name">
          <${Avatar} player=${player} name=${name} bot=${bot === true} /><${PlayerLink} player=${player} name=${name} bot=${bot} />
          ${own && html`<span class="chip">${text("result-you")}</span>`} ${chip && html`<span class="chip">${chip}</span>`}
          <${Bubble} player=${player} />
        </span>
      </th>
      <td class="wide">${cards}</td>
      <td class="wide">${number(score)}</td>
      <td>
        ${medal && html`<${MedalMark} medal=${medal} /> `}${number(moves)}
        ${undos > 0 && html` <span class="quiet undone">${text("result-undone", { n: undos })}</span>`}
      </td>
      <td>
        ${status === "cleared" && time !== null
          ? duration(time, true)
          : html`<span class="quiet">${statusWords(status)}</span> <span class="quiet narrow">${cards}</span>`}
      </td>
      <td class="replay-cell">${replay && html`<${ReplayLink} room=${room} race=${race} player=${player} name=${name} />`}</td>
    </tr>
  `;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function Next({ room, me }) {
  const client = useClient();
  const full = seated(room).length >= room.settings.capacity;
  const { role, next = false } = memberOf(room, me) ?? {};
  const seat = role === "player";
  const { quick } = room.settings;
  return html`
    ${!seat && next && html`<${NextSeat} next=${true} />`}
    <div class=${classes("actions", !seat && !next && "offers-seat")}>
      <${LeaveButton} />
      ${quick && html`<${QuickNext} room=${room} me=${me} />`}
      ${!seat &&
      !next &&
      html`
        <button type="button" class="button" data-testid="take-seat" disabled=${full} onClick=${() => client.join("player")}>
          ${text("result-take-seat")}
        </button>
      `}
      ${quick
        ? null
        : inCharge(room, me)
        ? html`<${RunningButton} me=${me} words=${true} /><button type="button" class="button primary" data-testid="rematch" onClick=${() => client.room.rematch()}>${nextLabel(room)}</button>`
        : html`<p class="quiet" role="status">${waiting(room, seat && room.race?.own == null)}</p>`}
    </div>
  `;
}

/** @param {Room} room @param {boolean} newcomer has a seat for the first time @returns {string} */
function waiting(room, newcomer) {
  const host = memberOf(room, room.host ?? "")?.name;
  if (host === undefined) return text("result-waiting-nobody");
  return newcomer ? text("result-waiting-seat", { host }) : text("result-waiting", { host });
}

/** @param {Room} room @param {ResultMessage} result @returns {string} why it ended, where the standings don't say it */
function endedWords(room, { ended = "all_done", ended_by: by = "", standings }) {
  const words = ENDED[ended];
  if (words === undefined) return "";
  const who = memberOf(room, by) ?? standings.find(({ player }) => player === by);
  return text(words, { name: who?.name ? calledName(who.name, who.bot) : text("said-somebody") });
}

/** When everybody has seen the race: spectators may be behind. @param {Room} room @param {ResultMessage} result @returns {number} ms of the server's clock */
function openAt({ settings, race }, { ended_at: endedAt = 0 }) {
  const late = race?.own == null ? 0 : settings.spectator_delay_s * 1000;
  return late === 0 ? 0 : endedAt + late + SURELY_MS;
}

/** @param {Room} room @param {number} race @returns {string} */
function where({ id, settings: { name, daily } }, race) {
  if (daily !== undefined) return text("result-daily", { date: shortDay(daily) });
  return name ? text("result-in", { race, room: name }) : text("result-in-room", { race, room: id });
}

/** @param {readonly Standing[]} standings @param {string} me @returns {string} */
function headline(standings, me) {
  const mine = standings.find(({ player }) => player === me);
  const best = standings.filter(({ place, status }) => place === 1 && status === "cleared");
  if (mine?.status === "cleared") return mine.place === 1 ? text("result-won") : text("result-place", { place: ordinal(mine.place) });
  const [winner] = best;
  if (winner === undefined) return text("result-nobody");
  return best.length > 1 ? text("result-together", { n: best.length }) : text("result-winner", { name: calledName(winner.name, winner.bot) });
}
