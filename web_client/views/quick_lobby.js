// A room of quick play: who is here, and when its race begins at the latest; and what may come after it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { text } from "../i18n/text.js";
import { wantedAgain } from "../state/hosting.js";
import { memberOf, seated } from "../state/room.js";
import { useNow } from "./clock.js";
import { useFocusKept } from "./focus_kept.js";
import { Heard } from "./heard.js";
import { html, useApp, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { Members } from "./members.js";
import { RulesPanel } from "./rules.js";
import { TalkPanel } from "./talk.js";

/** @param {{ room: Room, me: string }} props @returns {VNode} */
export function QuickLobby({ room, me }) {
  const client = useClient();
  const main = useFocusKept(".actions .large:not(:disabled)");
  const { rules, tell_dead: tellDead, capacity } = room.settings;
  const bots = useApp(({ preferences }) => preferences.bots);
  const alone = seated(room).length < 2;
  const playing = memberOf(room, me)?.role === "player";
  return html`
    <main ref=${main} class="lobby quick-lobby">
      <header class="lobby-head">
        <div>
          <h1>${text("quick-title")}</h1>
          <p class="quick-starts" data-testid="waiting-for" role="timer"><${Starts} room=${room} /></p>
          <p class="quiet">${text(alone ? "quick-looking" : "quick-who")}</p>
        </div>
        <div class="actions">
          <${LeaveButton} />
          ${!playing &&
          html`<button type="button" class="button primary large" data-testid="take-seat" disabled=${seated(room).length >= capacity} onClick=${() => client.join("player")}>${text("lobby-take-seat")}</button>`}
        </div>
        <${Heard} members=${room.members} me=${me} />
      </header>
      <div class="lobby-main"><${Members} room=${room} me=${me} alone=${text("quick-alone", { bots: bots ? "yes" : "no" })} /></div>
      <div class="lobby-side"><${TalkPanel} room=${room} me=${me} /><${RulesPanel} rules=${rules} tellDead=${tellDead} /></div>
    </main>
  `;
}

/** GO, and not the countdown before it, is what people wait for. @param {{ room: Room }} props @returns {string} */
function Starts({ room: { beginsAt, settings } }) {
  const goesAt = beginsAt === null ? null : beginsAt + settings.countdown_s * 1000;
  const left = useNow(goesAt);
  if (goesAt === null) return text("quick-waits");
  const seconds = Math.ceil((goesAt - left) / 1000);
  return seconds > settings.countdown_s ? text("quick-starts-within", { n: seconds }) : text("quick-starts-now");
}

/** After the race: with whoever wants one right now, or with those who are here. @param {{ room: Room, me: string }} props @returns {VNode} */
export function QuickNext({ room, me }) {
  const client = useClient();
  const { role, next = false } = memberOf(room, me) ?? {};
  const seat = role === "player";
  const { mine, others, alone } = wantedAgain(room, me);
  const waits = (mine || next) && !alone;
  return html`
    <button type="button" class="button primary quick-again" data-testid="quick-again" onClick=${() => client.quickPlay()}>${text("quick-again")}</button>
    ${seat &&
    html`<button type="button" class="button" data-testid="rematch" disabled=${waits} onClick=${() => client.room.rematch()}>${text(alone ? "result-next" : "quick-same")}</button>`}
    ${(seat || next) && (waits || others > 0) && html`<p class="quiet wanted-again" role="status" data-testid="wanted-again">${waits ? text("quick-same-wait") : text("quick-same-wanted", { n: others })}</p>`}
  `;
}
