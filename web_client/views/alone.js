// What there is without others in sight: the daily deal, any deal one likes, and the races of the past.

/** @import { VNode } from "../vendor/preact.js" */
import { Mini } from "../cards/mini.js";
import { language, text } from "../i18n/text.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { html, useApp, useClient, useRenderAgain } from "./html.js";
import { Icon } from "./icons.js";
import { PageLink } from "./page_link.js";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** @returns {VNode} */
export function Alone() {
  const client = useClient();
  const me = useApp((app) => app.me?.player ?? "");
  const again = useRenderAgain();
  useEffect(() => {
    const timer = setInterval(again, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return html`
    <section class="solo" aria-label=${text("home-alone")}>
      <${PageLink} to=${{ at: "daily" }} class="tile" testid="daily">
        <${Mini} gone=${NONE} />
        <strong>${text("home-daily")}</strong>
        <span class="quiet">${text("home-daily-line")}</span>
        <span class="quiet">${text("home-daily-next", { when: fromNow(DAY_MS - (client.now() % DAY_MS)) })}</span>
      <//>
      <${PageLink} to=${{ at: "practice", code: null, rules: null }} class="tile" testid="practise">
        <${Mini} gone=${BEGUN} />
        <strong>${text("home-practice")}</strong>
        <span class="quiet">${text("home-practice-line")}</span>
      <//>
      <nav class="past-links" aria-label=${text("home-leaderboards")}>
        <${PageLink} to=${{ at: "leaderboard", board: { by: "day", of: null, rules: null } }} class="button plain" testid="leaderboards">
          <${Icon} name="medal" />${text("home-leaderboards")}
        <//>
        ${me !== "" && html`<${PageLink} to=${{ at: "player", id: me }} class="button plain" testid="my-races"><${Icon} name="flag" />${text("my-races")}<//>`}
      </nav>
    </section>
  `;
}

/** @type {readonly number[]} */
const NONE = [];
/** A game that has come some way. */
const BEGUN = [21, 22, 23, 15, 26, 27];

/** @param {number} ms @returns {string} `in 5 hours`, `in 12 minutes` */
function fromNow(ms) {
  const format = new Intl.RelativeTimeFormat(language());
  return ms >= HOUR_MS ? format.format(Math.round(ms / HOUR_MS), "hour") : format.format(Math.ceil(ms / MINUTE_MS), "minute");
}
