// How the race went, under its standings. The chart and the race's moves come after the result is there to be read.

/** @import { ComponentType, VNode } from "../vendor/preact.js" */
/** @import { ServerMs } from "../net/messages.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { finishedRace } from "../races.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { ReplayLink } from "./replay_links.js";

/** @typedef {{ Chart: ComponentType<any>, replay: Replay }} Drawn */

/**
 * @param {{ room: string, race: number, me: string, openAt?: ServerMs }} props `openAt`: until then the moves are kept from those who see the race later
 * @returns {VNode}
 */
export function ResultChart({ room, race, me, openAt = 0 }) {
  const client = useClient();
  const [drawn, setDrawn] = useState(/** @type {Drawn | "later" | "wanted" | "failed"} */ (openAt > client.now() ? "later" : "wanted"));
  useEffect(() => {
    if (drawn === "later") {
      const timer = setTimeout(() => setDrawn("wanted"), openAt - client.now());
      return () => clearTimeout(timer);
    }
    if (drawn !== "wanted") return undefined;
    let there = true;
    load(room, race).then(
      (found) => there && setDrawn(found),
      () => there && setDrawn("failed"),
    );
    return () => void (there = false);
  }, [client, room, race, openAt, drawn]);
  return html`
    <section class="panel result-chart" aria-label=${text("result-chart")} data-testid="result-chart" aria-busy=${drawn === "wanted"}>
      <header><h2>${text("result-chart")}</h2><${ReplayLink} room=${room} race=${race} /></header>
      ${drawn === "later" && html`<p class="quiet" role="status">${text("chart-later")}</p>`}
      ${drawn === "failed"
        ? html`
            <p class="quiet">${text("result-chart-failed")}</p>
            <button type="button" class="button small" onClick=${() => setDrawn("wanted")}>${text("loading-again")}</button>
          `
        : typeof drawn === "string"
          ? html`<div class="chart"></div>`
          : html`<${drawn.Chart} replay=${drawn.replay} me=${me} />`}
    </section>
  `;
}

/** @param {string} room @param {number} race @returns {Promise<Drawn>} @throws {Error} if it can't be drawn now */
async function load(room, race) {
  const [{ ProgressChart, replayOf }, told] = await Promise.all([import("./replay_chart.js"), finishedRace(room, race)]);
  if (typeof told === "string") throw new Error(`race ${race} in ${room}: ${told}`);
  return { Chart: ProgressChart, replay: replayOf(told) };
}
