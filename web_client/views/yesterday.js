// Yesterday's daily deal: its board, and its cards to practise.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { yesterdaysDeal } from "../looking.js";
import { leaderboard } from "../past.js";
import { shortDay } from "../state/outcome_words.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { useAsked } from "./asked.js";
import { BoardTable } from "./board_table.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { PageLink } from "./page_link.js";

/** Wait before what isn't there is asked for again, ms. */
const AGAIN_MS = 10_000;

/** @param {{ me: string }} props @returns {VNode | null} null: not known (yet) */
export function Yesterday({ me }) {
  const client = useClient();
  const { told, failed, again } = useAsked(async () => {
    const deal = await yesterdaysDeal();
    return { deal, board: await leaderboard(`daily=${deal.date}`) };
  }, []);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(again, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failed, again]);
  if (told === null) return null;
  const { deal, board } = told;
  return html`
    <section class="panel yesterday" aria-label=${text("daily-yesterday")} data-testid="yesterday">
      <header>
        <div>
          <h2>${text("daily-yesterday")}</h2>
          <p class="quiet">${shortDay(deal.date)}</p>
        </div>
        <${PageLink} to=${{ at: "practice", code: deal.code, rules: null }} go=${() => client.practise(deal.code)} testid="practise-yesterday">
          <${Icon} name="play" />${text("daily-practise")}
        <//>
      </header>
      ${board === null || board.rows.length === 0
        ? html`<p class="quiet">${text("daily-nobody")}</p>`
        : html`<${BoardTable} rows=${board.rows} players=${board.players} me=${me} label=${text("daily-yesterday")} />`}
    </section>
  `;
}
