// The line above a race: the way out, the rules, the time, the deal's code, how far one is.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { App } from "../state/app.js" */
/** @import { Room } from "../state/room.js" */
import { duration, number, text } from "../i18n/text.js";
import { inCharge } from "../state/hosting.js";
import { ConnectionState } from "./connection.js";
import { ForfeitButton } from "./forfeit.js";
import { html, memo, useApp, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { useAfterPaint } from "./paced.js";
import { PreferencesButton } from "./preferences.js";
import { DealCode } from "./race_code.js";
import { RulesButton } from "./rules.js";
import { RunningButton, StopButton } from "./running.js";
import { RaceTalk } from "./talk.js";
import { Timer } from "./timer.js";

/** @param {{ room: Room, me: string, playing: boolean }} props `playing`: has a seat, and is not done yet @returns {VNode} */
export function RaceBar({ room, me, playing }) {
  const { race, settings } = room;
  // Each by itself: what others do many times a second changes nothing here.
  return html`
    <${Bar}
      me=${me}
      playing=${playing}
      dealt=${race !== null}
      whenReady=${settings.start === "all_ready"}
      rules=${race?.rules ?? settings.rules}
      tellDead=${settings.tell_dead}
      code=${race?.code ?? null}
      commitment=${race?.commitment ?? null}
      daily=${settings.daily !== undefined}
      startsAt=${race?.startsAt ?? 0}
      endsAt=${race?.endsAt ?? 0}
      stopped=${race?.runners[me]?.timeMs ?? null}
      spectators=${room.spectators}
      running=${inCharge(room, me) && settings.daily === undefined ? me : null}
    />
  `;
}

/**
 * @typedef {object} BarProps
 * @property {string} me
 * @property {boolean} playing
 * @property {boolean} dealt
 * @property {boolean} whenReady the race starts when all are ready
 * @property {Rules} rules
 * @property {boolean | undefined} tellDead
 * @property {string | null} code
 * @property {string | null} commitment
 * @property {boolean} daily a try at the daily deal
 * @property {number} startsAt
 * @property {number} endsAt
 * @property {number | null} stopped the final time, ms
 * @property {number} spectators
 * @property {string | null} running me, if I run this room
 */

/** @type {(props: BarProps) => VNode} */
const bar = ({ me, playing, dealt, whenReady, rules, tellDead, code, commitment, daily, startsAt, endsAt, stopped, spectators, running }) => html`
  <header class="race-bar">
    <div class="race-bar-side">
      ${playing && dealt ? html`<${ForfeitButton} />` : html`<${LeaveButton} />`}
      ${playing && !dealt && whenReady && html`<${NotReadyButton} />`}
      ${running !== null && !dealt && !(playing && whenReady) && html`<${StopButton} />`}
      <${RulesButton} rules=${rules} tellDead=${tellDead} small=${true} />
      <${PreferencesButton} />
      ${running !== null && dealt && html`<${RunningButton} me=${running} />`}
      ${!daily && html`<${RaceTalk} me=${me} racing=${playing} />`}
    </div>
    <div class="race-bar-middle">
      ${dealt
        ? html`<${Timer} startsAt=${startsAt} endsAt=${endsAt} stopped=${stopped} />${daily ? html`<span class="deal-code daily-mark">${text("race-daily")}</span>` : html`<${DealCode} code=${code} commitment=${commitment} rules=${rules} />`}`
        : html`<span class="timer">${duration(0)}</span>`}
    </div>
    <${Figures} playing=${playing} spectators=${spectators} />
    <${ConnectionState} />
  </header>
`;

const Bar = memo(bar);

/** @param {App} app */
const scoreOf = ({ room }) => room?.race?.own?.board.score ?? null;

/** @param {App} app */
const movesOf = ({ room }) => room?.race?.own?.board.moves ?? null;

/** @param {{ playing: boolean, spectators: number }} props @returns {VNode} */
function Figures({ playing, spectators }) {
  const score = useAfterPaint(useApp(scoreOf));
  const moves = useAfterPaint(useApp(movesOf));
  return html`
    <dl class="figures">
      ${score !== null && moves !== null
        ? html`
            <div><dt>${text("race-score")}</dt><dd data-testid="score">${number(score)}</dd></div>
            <div><dt>${text("race-moves")}</dt><dd data-testid="moves">${number(moves)}</dd></div>
          `
        : !playing && html`<div><dt>${text("race-spectators")}</dt><dd>${number(spectators)}</dd></div>`}
    </dl>
  `;
}

/** Stops the countdown of a room that starts when all are ready. @returns {VNode} */
function NotReadyButton() {
  const client = useClient();
  return html`
    <button type="button" class="button small" data-testid="not-ready" onClick=${() => client.room.setReady(false)}>${text("race-not-ready")}</button>
  `;
}
