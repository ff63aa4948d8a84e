// A rating over time, once there is something to draw.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { PlayerSeen } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { html, useApp } from "./html.js";
import { RatingChart } from "./rating_chart.js";

/** @param {{ player: PlayerSeen }} props @returns {VNode | null} */
export function RatingPanel({ player: { ratings, bot } }) {
  const theme = useApp(({ preferences }) => preferences.theme);
  if (bot) return null;
  const values = ratings.map(([, value]) => value);
  const [first, last] = [values[0], values.at(-1)];
  return html`
    <section class="panel" aria-label=${text("history-rating-chart")}>
      <h2>${text("history-rating-chart")}</h2>
      ${first === undefined || last === undefined || values.length < 2
        ? html`<p class="quiet">${text("history-unrated")}</p>`
        : html`
            <${RatingChart}
              key=${theme}
              ratings=${ratings}
              label=${text("history-rating-summary", { n: values.length, first: String(first), last: String(last), highest: String(Math.max(...values)) })}
            />
          `}
    </section>
  `;
}
