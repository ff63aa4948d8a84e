// After the race: who came where, and what next.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Medal, ResultMessage, Standing } from "../net/messages.js" */
/** @import { Room } from "../state/room.js" */
import { PLACES } from "../game/pyramid.js";
import { medalOf } from "../state/medals.js";
import { memberOf, seated } from "../state/room.js";
import { rulesName, shownName } from "../state/rules_words.js";
import { duration, ordinal } from "../state/words.js";
import { Chat } from "./chat.js";
import { CopyButton } from "./copy.js";
import { classes, html, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { Avatar } from "./members.js";
import { MedalMark, Par } from "./par.js";

/** @type {Record<string, string>} */
const HOW = { cleared: "Cleared", forfeited: "Gave up", timeout: "Out of time", playing: "Not done", stuck: "Stuck", dead: "Dead end" };

/** @param {{ room: Room, result: ResultMessage, me: string }} props @returns {VNode} */
export function Result({ room, result, me }) {
  return html`
    <main class="result" data-testid="result">
      <header>
        <h1>${headline(result.standings, me)}</h1>
        <p class="quiet">Race ${result.race} in <bdi>${room.settings.name || `room ${room.id}`}</bdi></p>
      </header>
      <div class="result-main">
        <section class="panel standings" aria-label="Standings">
          <table>
            <thead>
              <tr><th scope="col">Place</th><th scope="col">Player</th><th scope="col" class="cards">Cards</th><th scope="col">Moves</th><th scope="col">Time</th></tr>
            </thead>
            <tbody>
              ${result.standings.map(
                (standing) =>
                  html`<${Row} key=${standing.player} standing=${standing} medal=${medalOf(standing, result.par)} own=${standing.player === me} />`,
              )}
            </tbody>
          </table>
          <${Par} result=${result} me=${me} />
          <footer>
            <span>
              Deal <code data-testid="deal-code">${result.code}</code>
              <span class="quiet" data-testid="result-rules"> ${rulesName(room.race?.rules ?? room.settings.rules)}</span>
            </span>
            <${CopyButton} text=${result.code} label="Copy code" testid="copy-code" />
          </footer>
        </section>
        <${Next} room=${room} me=${me} />
      </div>
      <div class="result-side"><${Chat} lines=${room.chat} me=${me} /></div>
    </main>
  `;
}

/** @param {{ standing: Standing, medal: Medal | null, own: boolean }} props @returns {VNode} */
function Row({ standing, medal, own }) {
  const { player, place, status, removed, moves, undos, time_ms: time, bot } = standing;
  const { name, chip } = shownName(standing.name, bot);
  return html`
    <tr class=${classes(own && "own", place === 1 && "first")} data-testid="standing-row" data-player=${player} data-place=${place} data-status=${status}>
      <td><span class=${classes("medal", place <= 3 && status === "cleared" && `medal-${place}`)}>${place}</span></td>
      <th scope="row">
        <span class="standing-name">
          <${Avatar} player=${player} name=${name} bot=${bot === true} /><bdi>${name}</bdi>
          ${own && html`<span class="chip">You</span>`} ${chip && html`<span class="chip">${chip}</span>`}
        </span>
      </th>
      <td class="cards">${removed}<span class="quiet"> of ${PLACES}</span></td>
      <td>${medal && html`<${MedalMark} medal=${medal} /> `}${moves}${undos > 0 && html`<span class="quiet"> (${undos} undone)</span>`}</td>
      <td>
        ${status === "cleared" && time !== null
          ? duration(time, true)
          : html`<span class="quiet">${HOW[status] ?? status}</span><span class="quiet cards-here">${removed} of ${PLACES}</span>`}
      </td>
    </tr>
  `;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function Next({ room, me }) {
  const client = useClient();
  const host = memberOf(room, room.host ?? "");
  const full = seated(room).length >= room.settings.capacity;
  const seat = memberOf(room, me)?.role === "player";
  const raced = room.race?.own != null;
  return html`
    <div class="actions">
      <${LeaveButton} />
      ${!seat &&
      html`<button type="button" class="button" data-testid="take-seat" disabled=${full} onClick=${() => client.join("player")}>Play in the next one</button>`}
      ${room.host === me
        ? html`<button type="button" class="button primary" data-testid="rematch" onClick=${() => client.room.rematch()}>Next race</button>`
        : html`<p class="quiet" role="status">${raced || !seat ? "" : "You have a seat. "}Waiting for <bdi>${host?.name ?? "the host"}</bdi> to open the next race.</p>`}
    </div>
  `;
}

/** @param {readonly Standing[]} standings @param {string} me @returns {string} */
function headline(standings, me) {
  const mine = standings.find(({ player }) => player === me);
  const best = standings.filter(({ place, status }) => place === 1 && status === "cleared");
  if (mine?.status === "cleared") return mine.place === 1 ? "You won!" : `You came ${ordinal(mine.place)}`;
  const [winner] = best;
  if (winner === undefined) return "Nobody cleared it";
  return best.length > 1 ? `${best.length} cleared it together` : `${winner.name} won`;
}
