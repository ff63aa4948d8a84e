// The room before a race.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { inCharge } from "../state/hosting.js";
import { memberOf, seated } from "../state/room.js";
import { waitingFor } from "../state/starts.js";
import { useState } from "../vendor/preact-hooks.js";
import { Appointment } from "./appointment.js";
import { useNow } from "./clock.js";
import { Door } from "./door.js";
import { useFocusKept } from "./focus_kept.js";
import { Heard } from "./heard.js";
import { classes, html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { Members } from "./members.js";
import { RulesPanel } from "./rules.js";
import { RulesForm } from "./rules_form.js";
import { SeriesPanel } from "./series.js";
import { SettingsForm, SettingsList } from "./settings.js";
import { Share } from "./share.js";
import { TalkPanel } from "./talk.js";

/** @param {{ room: Room, me: string }} props @returns {VNode} */
export function Lobby({ room, me }) {
  const host = inCharge(room, me);
  const { name, rules, tell_dead: tellDead, spectator_delay_s: delay, start, starts_at: startsAt, best_of: bestOf } = room.settings;
  const main = useFocusKept(".actions .large:not(:disabled)");
  return html`
    <main ref=${main} class="lobby">
      <header class="lobby-head">
        <div>
          <h1><bdi>${name || text("lobby-room", { code: room.id })}</bdi></h1>
          <${WaitingFor} room=${room} me=${me} />
          ${room.locked && html`<p class="quiet delay-note" data-testid="locked-note"><${Icon} name="lock" />${text("hosting-locked")}</p>`}
          ${delay > 0 && html`<p class="quiet delay-note" data-testid="delay-note"><${Icon} name="eye" />${text("lobby-delay-note", { n: delay })}</p>`}
        </div>
        <${Start} room=${room} me=${me} />
        <${Heard} members=${room.members} me=${me} />
      </header>
      ${start === "scheduled" && startsAt !== null && html`<${Appointment} room=${room} startsAt=${startsAt} />`}
      <div class="lobby-main">
        <${Members} room=${room} me=${me} />
        ${bestOf > 1 && html`<${SeriesPanel} series=${room.series} bestOf=${bestOf} me=${me} />`}
        <${host ? RulesForm : RulesPanel} rules=${rules} tellDead=${tellDead} />
      </div>
      <div class="lobby-side">
        <${Share} room=${room.id} door=${host && html`<${Door} room=${room.id} locked=${room.locked} />`} />
        <${TalkPanel} room=${room} me=${me} />
        <${host ? SettingsForm : SettingsList} settings=${room.settings} />
      </div>
    </main>
  `;
}

/** Ready, start, leave: always in reach. @param {{ room: Room, me: string }} props @returns {VNode} */
function Start({ room, me }) {
  const client = useClient();
  const member = memberOf(room, me);
  const playing = member?.role === "player";
  const starts = inCharge(room, me) && room.settings.start !== "all_ready";
  const ready = member?.ready === true;
  const full = seated(room).length >= room.settings.capacity;
  // A deal that isn't at hand is looked for first, which may take some seconds.
  const [starting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    client.room.start(() => setStarting(false));
  };
  return html`
    <div class="actions">
      <${LeaveButton} />
      ${!playing &&
      html`
        <button type="button" class=${classes("button large", !starts && "primary")} data-testid="take-seat" disabled=${full} onClick=${() => client.join("player")}>
          ${text(full ? "lobby-full" : "lobby-take-seat")}
        </button>
      `}
      ${playing &&
      !starts &&
      html`
        <button
          type="button"
          class=${classes("button primary large", ready && "pressed")}
          data-testid="ready-button"
          aria-pressed=${ready}
          onClick=${() => client.room.setReady(!ready)}
        >
          ${ready && html`<${Icon} name="check" />`}${text(ready ? "lobby-is-ready" : "lobby-get-ready")}
        </button>
      `}
      ${starts &&
      html`
        <button
          type="button"
          class="button primary large"
          data-testid="start-button"
          disabled=${seated(room).length === 0 || starting}
          onClick=${start}
        >
          <span aria-live="polite">${text(starting ? "lobby-starting" : "lobby-start")}</span>
        </button>
      `}
    </div>
  `;
}

/** @returns {VNode} */
export function LeaveButton() {
  const client = useClient();
  return html`
    <button type="button" class="button plain leave" data-testid="leave" aria-label=${text("lobby-leave")} onClick=${() => client.leaveRoom()}>
      <${Icon} name="back" /><span class="leave-word">${text("lobby-leave")}</span>
    </button>
  `;
}

/** @param {{ room: Room, me: string }} props @returns {VNode} */
function WaitingFor({ room, me }) {
  const { start, starts_at: startsAt } = room.settings;
  const now = useNow(start === "scheduled" ? startsAt : room.beginsAt);
  return html`<p class="quiet" data-testid="waiting-for">${waitingFor(room, me, now)}</p>`;
}
