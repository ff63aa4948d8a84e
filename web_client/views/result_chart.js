// How the race went, under its standings. The chart and the race's moves come after the result is there to be read.

/** @import { ComponentType, VNode } from "../vendor/preact.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { finishedRace } from "../races.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { classes, html } from "./html.js";
import { ReplayLink } from "./replay_links.js";

/** @typedef {{ Chart: ComponentType<any>, replay: Replay }} Drawn */

/**
 * @param {{ room: string, race: number, me: string, late: number }} props `late`: seconds until those who see the race later have seen it, and the moves are told
 * @returns {VNode}
 */
export function ResultChart({ room, race, me, late }) {
  const [drawn, setDrawn] = useState(/** @type {Drawn | "wanted" | "failed"} */ ("wanted"));
  useEffect(() => {
    if (late > 0 || drawn !== "wanted") return undefined;
    let there = true;
    load(room, race).then(
      (found) => there && setDrawn(found),
      () => there && setDrawn("failed"),
    );
    return () => void (there = false);
  }, [room, race, late > 0, drawn]);
  return html`
    <section class="panel result-chart" aria-label=${text("result-chart")} data-testid="result-chart" aria-busy=${late === 0 && drawn === "wanted"}>
      <header><h2>${text("result-chart")}</h2>${late === 0 && html`<${ReplayLink} room=${room} race=${race} />`}</header>
      ${drawn === "failed"
        ? html`
            <p class="quiet">${text("result-chart-failed")}</p>
            <button type="button" class="button small" onClick=${() => setDrawn("wanted")}>${text("loading-again")}</button>
          `
        : typeof drawn === "string"
          ? html`<div class=${classes("chart", late > 0 && "later")}>${late > 0 && html`<p data-testid="chart-later">${text("chart-later", { n: late })}</p>`}</div>`
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
