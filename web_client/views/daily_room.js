// The room of one in which somebody tries the daily deal, where it is other than rooms are.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Standing } from "../net/messages.js" */
import { duration, text } from "../i18n/text.js";
import { statusWords } from "../state/outcome_words.js";
import { html, useClient } from "./html.js";
import { LeaveButton } from "./lobby.js";
import { PageLink } from "./page_link.js";

/** Its countdown begins by itself: there is nothing to wait for or to change. @returns {VNode} */
export function DailyLobby() {
  return html`
    <main class="notice" data-testid="daily-lobby">
      <p class="quiet" role="status">${text("race-daily-begins")}</p>
      <${LeaveButton} />
    </main>
  `;
}

/** @param {readonly Standing[]} standings @param {string} me @returns {string} */
export function dailyHeadline(standings, me) {
  const mine = standings.find(({ player }) => player === me);
  if (mine === undefined) return text("race-daily");
  if (mine.status === "cleared" && mine.time_ms !== null) return text("result-daily-cleared", { time: duration(mine.time_ms, true) });
  if (mine.status === "forfeited") return text("race-done-forfeited");
  return mine.status === "timeout" ? text("race-done-timeout") : statusWords(mine.status);
}

/** What next. @returns {VNode} */
export function DailyNext() {
  const client = useClient();
  // The room has served: whoever goes on leaves it.
  return html`
    <div class="actions">
      <${PageLink} to=${{ at: "daily" }} go=${() => client.leaveRoom()} class="button primary" testid="to-daily">${text("result-daily-board")}<//>
    </div>
  `;
}
