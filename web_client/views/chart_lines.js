// How the lines of the progress chart look, and what uPlot is told. Loaded with the chart.

/** @import { ChartLine } from "./chart.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, number } from "../i18n/text.js";
import { calledName, shownName } from "../state/rules_words.js";
import uPlot from "../vendor/uplot.js";

/** Up to so many lines have a colour and a name of their own. */
const FEW = 8;
const LABEL_PX = 92;
const STEPPED = uPlot.paths.stepped?.({ align: 1 });
const LINEAR = uPlot.paths.linear?.();

/** Told apart by those who don't see all colours, too, and each clear enough on its ground. */
const LIGHT = ["#0068b0", "#c04a00", "#00785a", "#a8327f", "#7a6200", "#4b4ba8", "#38424a", "#8c2d1f"];
const DARK = ["#6db9f2", "#ff9a5c", "#4fd1a5", "#f08bcb", "#e6cf4a", "#b0a8ff", "#d5dde0", "#ff8f80"];

/** @typedef {{ few: readonly string[], many: string, lead: string, own: string, ink: string, quiet: string, grid: string }} Colours */

/** @returns {Colours} as they are now: the page may have become dark since; asked for once a drawing, for it is slow */
function coloursNow() {
  const style = getComputedStyle(document.documentElement);
  const dark = style.colorScheme === "dark";
  const of = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    few: dark ? DARK : LIGHT,
    many: dark ? "rgb(160 172 166 / 24%)" : "rgb(86 97 91 / 24%)",
    lead: dark ? "#ecb844" : "#a87400",
    own: of("--accent"),
    ink: of("--ink"),
    quiet: of("--quiet"),
    grid: of("--line"),
  };
}

/** @param {ChartLine} line @param {boolean} few @param {boolean} pointed @param {Colours} colours @returns {{ stroke: string, width: number }} */
function lookOf({ look, colour: index }, few, pointed, colours) {
  const width = pointed ? 4 : look === "focus" || look === "lead" ? 3 : look === "own" ? 2.5 : few ? 1.75 : 1;
  if (few) return { stroke: colours.few[index] ?? colours.ink, width };
  if (pointed || look === "focus") return { stroke: colours.ink, width };
  return { stroke: look === "lead" ? colours.lead : look === "own" ? colours.own : colours.many, width };
}

/** @param {uPlot} plot @param {readonly ChartLine[]} drawn @param {string | null} pointed */
export function linesIn(plot, drawn, pointed) {
  const few = drawn.length <= FEW;
  const colours = coloursNow();
  for (const [index, line] of drawn.entries()) {
    const series = plot.series[index + 1];
    if (series === undefined) continue;
    const { stroke, width } = lookOf(line, few, line.player === pointed, colours);
    series.width = width;
    series.stroke = () => stroke;
  }
}

/**
 * @param {{ width: number, height: number }} size
 * @param {() => readonly ChartLine[]} drawn
 * @param {() => string | null} pointed
 * @param {(player: string | null) => void} onPointed
 * @returns {uPlot.Options}
 */
export function optionsOf(size, drawn, pointed, onPointed) {
  let colours = coloursNow();
  /** @type {uPlot.Series.PathBuilder} */
  const paths = (plot, index, from, to) => {
    const line = drawn()[index - 1];
    if (drawn().length <= FEW) return STEPPED?.(plot, index, from, to) ?? null;
    return line === undefined || inCrowd(line, pointed()) ? null : (LINEAR?.(plot, index, from, to) ?? null);
  };
  const axis = { stroke: () => colours.quiet, grid: { stroke: () => colours.grid, width: 1 }, ticks: { show: false }, font: "12px system-ui, sans-serif" };
  return {
    ...size,
    padding: [8, LABEL_PX, 0, 0],
    scales: { x: { time: false, range: (_, from, to) => [from, Math.max(to, 10_000)] }, y: { auto: false, range: () => [0, PLACES] } },
    axes: [
      { ...axis, size: 24, gap: 4, space: 64, incrs: [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600].map((s) => s * 1000), values: (_, times) => times.map((ms) => duration(ms)) },
      { ...axis, size: 30, gap: 4, splits: () => [0, 7, 14, 21, PLACES], values: (_, counts) => counts.map(number) },
    ],
    series: [{}, ...drawn().map(() => ({ points: { show: false }, paths }))],
    legend: { show: false },
    cursor: { x: false, y: false, points: { show: false }, drag: { setScale: false, x: false, y: false }, focus: { prox: 20 } },
    focus: { alpha: 1 },
    hooks: {
      setSeries: [(_, index) => onPointed(index === null ? null : (drawn()[index - 1]?.player ?? null))],
      drawClear: [() => void (colours = coloursNow())],
      drawAxes: [(plot) => crowd(plot, drawn(), pointed(), colours)],
      draw: [(plot) => nameLines(plot, drawn(), pointed(), colours)],
    },
  };
}

/** @param {ChartLine} line @param {string | null} pointed @returns {boolean} whether it is one of many that nobody looks at */
function inCrowd({ look, player }, pointed) {
  return look === "plain" && player !== pointed;
}

/** A hundred lines of one look are one drawing. @param {uPlot} plot @param {readonly ChartLine[]} drawn @param {string | null} pointed @param {Colours} colours */
function crowd(plot, drawn, pointed, colours) {
  if (drawn.length <= FEW) return;
  const { ctx } = plot;
  const across = plot.data[0].map((ms) => plot.valToPos(ms, "x", true));
  const up = Array.from({ length: PLACES + 1 }, (_, removed) => plot.valToPos(removed, "y", true));
  ctx.save();
  ctx.beginPath();
  for (const [index, line] of drawn.entries()) {
    if (!inCrowd(line, pointed)) continue;
    const counts = plot.data[index + 1] ?? [];
    for (const [at, x] of across.entries()) {
      const y = up[counts[at] ?? 0] ?? 0;
      if (at === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
  }
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = colours.many;
  ctx.stroke();
  ctx.restore();
}

/** Names at the ends of the lines: of all where they are few, else of those that stand out. @param {uPlot} plot @param {readonly ChartLine[]} drawn @param {string | null} pointed @param {Colours} colours */
function nameLines(plot, drawn, pointed, colours) {
  const few = drawn.length <= FEW;
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const high = 15 * scale;
  const named = drawn
    .flatMap((line, index) => {
      const y = plot.data[index + 1]?.at(-1);
      if (y == null || (!few && inCrowd(line, pointed))) return [];
      return [{ line, y: plot.valToPos(y, "y", true), stroke: lookOf(line, few, line.player === pointed, colours).stroke }];
    })
    .sort((a, b) => a.y - b.y);
  // From the top down each one below the one before; if that leads out of the chart, all of them up again.
  for (const [index, name] of named.entries()) name.y = Math.max(name.y, (named[index - 1]?.y ?? -Infinity) + high);
  const most = bbox.top + bbox.height;
  for (const [index, name] of [...named.entries()].reverse()) name.y = Math.min(name.y, (named[index + 1]?.y ?? most + high) - high);
  ctx.save();
  ctx.font = `600 ${12 * scale}px system-ui, sans-serif`;
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  for (const { line, y, stroke } of named) {
    ctx.fillStyle = stroke;
    ctx.fillText(shortened(ctx, line, (LABEL_PX - 12) * scale), bbox.left + bbox.width + 6 * scale, y);
  }
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {ChartLine} line @param {number} width px @returns {string} as much of the name as fits; a bot is still called one */
function shortened(ctx, { name: whole, bot }, width) {
  const { name } = shownName(whole, bot);
  const fits = (/** @type {string} */ words) => ctx.measureText(words).width <= width;
  // No name is longer than what anybody could read here, whatever it is made of.
  let letters = [...name].slice(0, 24);
  if (letters.join("") === name && fits(calledName(name, bot))) return calledName(name, bot);
  const cut = () => calledName(`${letters.join("")}…`, bot);
  while (letters.length > 1 && !fits(cut())) letters = letters.slice(0, -1);
  return cut();
}
