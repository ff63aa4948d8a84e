// The line above a race: the way out, the rules, the time, the deal's code, how far one is.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { duration, number, text } from "../i18n/text.js";
import { ConnectionState } from "./connection.js";
import { ForfeitButton } from "./forfeit.js";
import { html, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { PreferencesButton } from "./preferences.js";
import { DealCode } from "./race_code.js";
import { RulesButton } from "./rules.js";
import { Timer } from "./timer.js";

/** @param {{ room: Room, me: string, playing: boolean }} props `playing`: has a seat, and is not done yet @returns {VNode} */
export function RaceBar({ room, me, playing }) {
  const { race, settings } = room;
  const rules = race?.rules ?? settings.rules;
  const board = race?.own?.board ?? null;
  return html`
    <header class="race-bar">
      <div class="race-bar-side">
        ${playing && race ? html`<${ForfeitButton} />` : html`<${LeaveButton} />`}
        ${playing && !race && settings.start === "all_ready" && html`<${NotReadyButton} />`}
        <${RulesButton} rules=${rules} tellDead=${settings.tell_dead} small=${true} />
        <${PreferencesButton} />
      </div>
      <div class="race-bar-middle">
        ${race
          ? html`<${Timer} startsAt=${race.startsAt} endsAt=${race.endsAt} stopped=${race.runners[me]?.timeMs ?? null} />`
          : html`<span class="timer">${duration(0)}</span>`}
        ${race && html`<${DealCode} code=${race.code} rules=${rules} />`}
      </div>
      <dl class="figures">
        ${race?.own
          ? html`
              <div><dt>${text("race-score")}</dt><dd data-testid="score">${number(board?.score ?? 0)}</dd></div>
              <div><dt>${text("race-moves")}</dt><dd data-testid="moves">${number(board?.moves ?? 0)}</dd></div>
            `
          : html`<div><dt>${text("race-spectators")}</dt><dd>${number(room.spectators)}</dd></div>`}
      </dl>
      <${ConnectionState} />
    </header>
  `;
}

/** Stops the countdown of a room that starts when all are ready. @returns {VNode} */
function NotReadyButton() {
  const client = useClient();
  return html`
    <button type="button" class="button small" data-testid="not-ready" onClick=${() => client.room.setReady(false)}>${text("race-not-ready")}</button>
  `;
}
