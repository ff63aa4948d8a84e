// The line of a rating. uPlot draws. Loaded with a player's page.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { ServerMs } from "../net/messages.js" */
import { language } from "../i18n/text.js";
import { DAY_MS } from "../state/boards.js";
import { momentWords } from "../state/outcome_words.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";
import { styled } from "./styled.js";
import uPlot from "../vendor/uplot.js";

await Promise.all([styled("/vendor/uplot.css"), styled("/style/chart.css")]);

/** Up to so many races have a dot each. */
const DOTS = 40;
const MINUTE_MS = 60_000;
/** Labels that are so far apart stand for months. */
const MONTH_MS = 28 * DAY_MS;
/** Room for a label of a moment, px. */
const LABEL = 84;
const MOST_STEPS = 6;
/** Air above and below the line. */
const AIR = 15;

/** @param {{ ratings: readonly (readonly [ServerMs, number])[], label: string }} props `label`: all of it in a sentence @returns {VNode} */
export function RatingChart({ ratings, label }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [pointed, setPointed] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    /** @type {uPlot | null} */
    let plot = null;
    const observer = new ResizeObserver(([entry]) => {
      const size = { width: Math.floor(entry?.contentRect.width ?? 0), height: Math.floor(entry?.contentRect.height ?? 0) };
      if (size.width === 0) return;
      if (plot !== null) plot.setSize(size);
      else plot = new uPlot(optionsOf(size, ratings.length, setPointed), [ratings.map(([at]) => at), ratings.map(([, value]) => value)], element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot?.destroy();
    };
  }, [ratings]);
  const [at, value] = (pointed === null ? null : ratings[pointed]) ?? [];
  return html`
    <div class="chart rating-chart">
      <div class="chart-box" ref=${box} role="img" aria-label=${label} data-testid="rating-chart"></div>
      <p class="chart-pointed quiet" aria-hidden="true">${at === undefined ? label : html`<span>${momentWords(at)}: <strong>${value}</strong></span>`}</p>
    </div>
  `;
}

/** @param {number} step between two labels, ms @returns {Intl.DateTimeFormat} that tells their moments apart */
function formatFor(step) {
  if (step < MINUTE_MS) return new Intl.DateTimeFormat(language(), { timeStyle: "medium" });
  if (step < DAY_MS) return new Intl.DateTimeFormat(language(), { timeStyle: "short" });
  return new Intl.DateTimeFormat(language(), step < MONTH_MS ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" });
}

/** @param {ServerMs} from @param {ServerMs} to @param {number} width of the chart, px @returns {ServerMs[]} moments that have a label: the first, the last, and as many between as have room */
function spread(from, to, width) {
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.floor(width / LABEL) - 1));
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}

/** @param {readonly ServerMs[]} moments @returns {string[]} no two neighbours alike */
function named(moments) {
  const format = formatFor((moments[1] ?? 0) - (moments[0] ?? 0));
  const names = moments.map((ms) => format.format(ms));
  return names.map((name, index) => (name === names[index - 1] ? "" : name));
}

/** @param {{ width: number, height: number }} size @param {number} count @param {(index: number | null) => void} onPointed @returns {uPlot.Options} */
function optionsOf(size, count, onPointed) {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const axis = { stroke: colour("--quiet"), grid: { stroke: colour("--line"), width: 1 }, ticks: { show: false }, font: "12px system-ui, sans-serif" };
  return {
    ...size,
    ms: 1,
    padding: [8, LABEL / 2, 0, 0],
    scales: { y: { range: (_, from, to) => [from - AIR, to + AIR] } },
    axes: [
      { ...axis, size: 24, gap: 4, splits: ({ width }, _axis, from, to) => spread(from, to, width), values: (_, moments) => named(moments) },
      { ...axis, size: 44, gap: 4, space: 24, incrs: [10, 20, 50, 100, 200, 500], values: (_, values) => values.map(String) },
    ],
    series: [{}, { stroke: colour("--accent"), width: 2, points: { show: count <= DOTS, size: 6, fill: colour("--accent") } }],
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 9, fill: colour("--accent"), stroke: colour("--surface") } },
    hooks: { setCursor: [({ cursor }) => onPointed(cursor.idx ?? null)] },
  };
}
