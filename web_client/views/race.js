// A race: countdown, one's own table with the others beside it, or everybody's boards for those who only watch.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { memberOf } from "../state/room.js";
import { Countdown } from "./countdown.js";
import { DoneBanner } from "./done.js";
import { html } from "./html.js";
import { OwnTable } from "./own_table.js";
import { RaceBar } from "./race_bar.js";
import { RaceHeard } from "./race_heard.js";
import { Rivals } from "./rivals.js";
import { NextSeat } from "./seat.js";
import { useWatchSoon, Watching } from "./watching.js";

const OVER = new Set(["cleared", "forfeited", "timeout"]);

/** @param {{ room: Room, me: string }} props @returns {VNode} */
export function RaceView({ room, me }) {
  const { race, startsAt } = room;
  const mine = race?.runners[me];
  const racing = race ? race.own !== null : memberOf(room, me)?.role === "player";
  const done = mine !== undefined && racing && OVER.has(mine.status);
  const playing = racing && !done;
  // A spectator has nothing to look at before GO either: the same table, face down, that everybody gets.
  const boards = race !== null && !playing;
  useWatchSoon(race !== null && playing);
  // Once there are boards, it is said above them.
  const delay = racing || race !== null ? 0 : room.settings.spectator_delay_s;
  const countdown = startsAt !== null && html`<${Countdown} key=${startsAt} startsAt=${startsAt} dealt=${race !== null} delay=${delay} />`;
  return html`
    <main class=${boards ? "race watching" : "race"}>
      <h1 class="visually-hidden">${playing ? text("race-heading") : text("race-heading-watching")}</h1>
      <${RaceBar} room=${room} me=${me} playing=${playing} />
      ${done && html`<${DoneBanner} room=${room} mine=${mine} />`}
      ${!racing && html`<${NextSeat} next=${memberOf(room, me)?.next === true} />`}
      ${boards
        ? html`<div class="stage"><${Watching} me=${me} />${countdown}</div>`
        : html`
            <div class="arena">
              <div class="stage own-table">
                <${OwnTable} own=${race?.own ?? null} rules=${race?.rules ?? room.settings.rules} selected=${race?.selected ?? null} live=${race !== null} />
                ${countdown}
              </div>
              <${Rivals} me=${me} />
            </div>
          `}
      <${RaceHeard} mine=${mine ?? null} all=${room.settings.rules.win === "all"} />
    </main>
  `;
}
