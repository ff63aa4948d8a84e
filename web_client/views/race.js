// A race: countdown, one's own table with the others beside it, or everybody's boards for those who only watch.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
/** @import { Board } from "../net/messages.js" */
/** @import { Own } from "../state/own.js" */
import { openPlaceOf } from "../game/pyramid.js";
import { memberOf } from "../state/room.js";
import { ordinal } from "../state/words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { ConnectionState } from "./connection.js";
import { Countdown } from "./countdown.js";
import { Dialog } from "./dialog.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { onKey } from "./keyboard.js";
import { LeaveButton } from "./lobby.js";
import { Rivals } from "./rivals.js";
import { Spoken } from "./spoken.js";
import { Table } from "./table.js";
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
      <h1 class="visually-hidden">${racing && !done ? "Race" : "Watching the race"}</h1>
      <${RaceBar} room=${room} me=${me} done=${done} racing=${racing} />
      ${done && html`<${DoneBanner} room=${room} me=${me} />`}
      ${race && (!racing || done)
        ? html`<div class="stage"><${Watch} race=${race} members=${room.members} me=${me} />${countdown}</div>`
        : html`
            <div class="arena">
              <div class="stage own-table">
                <${OwnTable} own=${race?.own ?? null} selected=${race?.selected ?? null} live=${race !== null} />
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
      </div>
      <div class="race-bar-middle">
        ${race
          ? html`<${Timer} startsAt=${race.startsAt} endsAt=${race.endsAt} stopped=${race.runners[me]?.timeMs ?? null} />`
          : html`<span class="timer wide-only">0:00</span>`}
        ${race?.code && html`<${DealCode} code=${race.code} />`}
      </div>
      <dl class="figures">
        ${racing &&
        html`
          <div><dt>Score</dt><dd data-testid="score">${board?.score ?? 0}</dd></div>
          <div><dt>Moves</dt><dd data-testid="moves">${board?.moves ?? 0}</dd></div>
        `}
        ${!racing && html`<div><dt>Watching</dt><dd>${room.spectators}</dd></div>`}
      </dl>
      <${ConnectionState} />
    </header>
  `;
}

/** @param {{ code: string }} props @returns {VNode} */
function DealCode({ code }) {
  return html`<span class="deal-code"><span class="visually-hidden">Deal </span><code data-testid="deal-code">${code}</code></span>`;
}

/** @param {{ own: Own | null, selected: string | null, live: boolean }} props @returns {VNode} */
function OwnTable({ own, selected, live }) {
  const client = useClient();
  const board = own?.board ?? null;
  const play = live && own !== null && !own.waiting && board?.status !== "cleared";
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, client.moves);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [client]);
  return html`
    <${Table}
      board=${board}
      selected=${board && selected && openPlaceOf(board, selected) !== null ? selected : null}
      returned=${own?.returned ?? NONE}
      live=${play}
      moves=${client.moves}
    />
    <${Stuck} board=${board} />
    <${Spoken} board=${board} refused=${(own?.returned.length ?? 0) > 0} />
  `;
}

/** @type {readonly string[]} */
const NONE = [];

/** @param {{ board: Board | null }} props @returns {VNode | null} */
function Stuck({ board }) {
  if (board?.status !== "stuck" && board?.status !== "dead") return null;
  return html`
    <p class="stuck" role="status">
      ${board.status === "stuck" ? "No more moves." : "This pyramid can't be cleared any more."}
      ${board.undos_left > 0 ? " Undo, or give up." : ""}
    </p>
  `;
}

/** Stops the countdown of a room that starts when all are ready. @returns {VNode} */
function NotReadyButton() {
  const client = useClient();
  return html`
    <button type="button" class="button small" data-testid="not-ready" onClick=${() => client.room.setReady(false)}>Not ready</button>
  `;
}

/** @returns {VNode} */
function ForfeitButton() {
  const client = useClient();
  const [asking, setAsking] = useState(false);
  return html`
    <button type="button" class="button plain" data-testid="forfeit" onClick=${() => setAsking(true)}>
      <${Icon} name="flag" /><span class="wide-only">Give up</span><span class="visually-hidden narrow-only">Give up</span>
    </button>
    ${asking &&
    html`
      <${Dialog} title="Give up this race?" onClose=${() => setAsking(false)}>
        <p>Your pyramid stays as it is, and you watch the others.</p>
        <div class="buttons">
          <button type="button" class="button" autofocus onClick=${() => setAsking(false)}>Play on</button>
          <button
            type="button"
            class="button danger"
            data-testid="forfeit-confirm"
            onClick=${() => {
              setAsking(false);
              client.room.forfeit();
            }}
          >
            Give up
          </button>
        </div>
      <//>
    `}
  `;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function DoneBanner({ room, me }) {
  const mine = room.race?.runners[me];
  const playing = Object.values(room.race?.runners ?? {}).filter(({ status }) => status === "playing" || status === "stuck").length;
  const text =
    mine?.status === "cleared"
      ? `Pyramid cleared${mine.place === null ? "" : `: ${ordinal(mine.place)} place`}.`
      : mine?.status === "forfeited"
        ? "You gave up this race."
        : "Your time is over.";
  return html`
    <p class=${mine?.status === "cleared" ? "done good" : "done"} role="status" data-testid="done">
      <strong>${text}</strong> ${playing > 0 && (playing === 1 ? "One racer is still at it." : `${playing} racers are still at it.`)}
    </p>
  `;
}
