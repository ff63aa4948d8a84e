// A race: countdown, one's own table with the others beside it, or everybody's boards for those who only watch.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Runner } from "../state/race.js" */
/** @import { Room } from "../state/room.js" */
import { duration, ordinal, text } from "../i18n/text.js";
import { goesOn } from "../state/race.js";
import { memberOf } from "../state/room.js";
import { butWords } from "../state/rules_words.js";
import { ConnectionState } from "./connection.js";
import { Countdown } from "./countdown.js";
import { ForfeitButton } from "./forfeit.js";
import { html, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { OwnTable } from "./own_table.js";
import { Rivals } from "./rivals.js";
import { RulesButton } from "./rules.js";
import { Timer } from "./timer.js";
import { Watch } from "./watch.js";

/** @param {{ room: Room, me: string }} props @returns {VNode} */
export function RaceView({ room, me }) {
  const { race, startsAt } = room;
  const countdown = startsAt !== null && html`<${Countdown} key=${startsAt} startsAt=${startsAt} dealt=${race !== null} />`;
  const mine = race?.runners[me];
  const racing = race ? race.own !== null : memberOf(room, me)?.role === "player";
  const done = mine?.status === "cleared" || mine?.status === "forfeited" || mine?.status === "timeout";
  return html`
    <main class=${racing && !done ? "race" : "race watching"}>
      <h1 class="visually-hidden">${racing && !done ? text("race-heading") : text("race-heading-watching")}</h1>
      <${RaceBar} room=${room} me=${me} done=${done} racing=${racing} />
      ${done && html`<${DoneBanner} room=${room} me=${me} />`}
      ${race && (!racing || done)
        ? html`<div class="stage"><${Watch} race=${race} members=${room.members} me=${me} />${countdown}</div>`
        : html`
            <div class="arena">
              <div class="stage own-table">
                <${OwnTable} own=${race?.own ?? null} rules=${race?.rules ?? room.settings.rules} selected=${race?.selected ?? null} live=${race !== null} />
                ${countdown}
              </div>
              <${Rivals} race=${race} members=${room.members} me=${me} />
            </div>
          `}
    </main>
  `;
}

/** @param {{ room: Room, me: string, done: boolean, racing: boolean }} props @returns {VNode} */
function RaceBar({ room, me, done, racing }) {
  const { race } = room;
  const board = race?.own?.board ?? null;
  return html`
    <header class="race-bar">
      <div class="race-bar-side">
        ${racing && !done && race ? html`<${ForfeitButton} />` : html`<${LeaveButton} />`}
        ${racing && !race && room.settings.start === "all_ready" && html`<${NotReadyButton} />`}
        <${RulesButton} rules=${race?.rules ?? room.settings.rules} tellDead=${room.settings.tell_dead} small=${true} />
      </div>
      <div class="race-bar-middle">
        ${race
          ? html`<${Timer} startsAt=${race.startsAt} endsAt=${race.endsAt} stopped=${race.runners[me]?.timeMs ?? null} />`
          : html`<span class="timer wide-only">${duration(0)}</span>`}
        ${race && html`<${DealCode} code=${race.code} but=${butWords(race.rules)} />`}
      </div>
      <dl class="figures">
        ${racing &&
        html`
          <div><dt>${text("race-score")}</dt><dd data-testid="score">${board?.score ?? 0}</dd></div>
          <div><dt>${text("race-moves")}</dt><dd data-testid="moves">${board?.moves ?? 0}</dd></div>
        `}
        ${!racing && html`<div><dt>${text("race-spectators")}</dt><dd>${room.spectators}</dd></div>`}
      </dl>
      <${ConnectionState} />
    </header>
  `;
}

/** @param {{ code: string | null, but: readonly string[] }} props `but`: where the rules aren't those of the code's letter @returns {VNode | null} */
function DealCode({ code, but }) {
  if (code === null && but.length === 0) return null;
  return html`
    <span class="deal-code">
      ${code && html`<span class="visually-hidden">${text("race-deal")} </span><code data-testid="deal-code">${code}</code>`}
      ${but.length > 0 && html`<span data-testid="code-but"> ${text("race-but", { options: but.join(", ") })}</span>`}
    </span>
  `;
}

/** Stops the countdown of a room that starts when all are ready. @returns {VNode} */
function NotReadyButton() {
  const client = useClient();
  return html`
    <button type="button" class="button small" data-testid="not-ready" onClick=${() => client.room.setReady(false)}>${text("race-not-ready")}</button>
  `;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function DoneBanner({ room, me }) {
  const mine = room.race?.runners[me];
  const playing = Object.values(room.race?.runners ?? {}).filter(({ status }) => goesOn(status)).length;
  return html`
    <p class=${mine?.status === "cleared" ? "done good" : "done"} role="status" data-testid="done">
      <strong>${mine && doneWords(mine, room.race?.rules.win === "all")}</strong> ${playing > 0 && text("race-still-racing", { n: playing })}
    </p>
  `;
}

/** @param {Runner} mine whose race is over @param {boolean} all all cards had to go @returns {string} */
function doneWords({ status, place }, all) {
  if (status !== "cleared") return text(status === "forfeited" ? "race-done-forfeited" : "race-done-timeout");
  if (place === null) return text(all ? "race-done-all" : "race-done-pyramid");
  return text(all ? "race-done-all-at" : "race-done-pyramid-at", { place: ordinal(place) });
}
