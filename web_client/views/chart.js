// The progress chart: cards removed over time, one line a racer. uPlot draws; what is drawn is decided here. Loaded on demand.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Line } from "../state/history.js" */
import { PLACES } from "../game/pyramid.js";
import { number, text } from "../i18n/text.js";
import { columns, removedAt } from "../state/history.js";
import { calledName } from "../state/rules_words.js";
import { Component } from "../vendor/preact.js";
import { linesIn, optionsOf } from "./chart_lines.js";
import { html } from "./html.js";
import { styled } from "./styled.js";
import uPlot from "../vendor/uplot.js";

await Promise.all([styled("/vendor/uplot.css"), styled("/style/chart.css")]);

/**
 * `lead`: first of all; `focus`: somebody looks at it; `own`: one's own. Others are thin, and without a colour where there are many.
 * @typedef {object} ChartLine
 * @property {string} player
 * @property {number} rank
 * @property {string} name as the server has it
 * @property {boolean} [bot]
 * @property {Line} line
 * @property {"lead" | "focus" | "own" | "plain"} look
 * @property {number} colour 0–7; see `coloursOf`
 */

/**
 * @typedef {object} Props
 * @property {readonly ChartLine[]} lines by rank, the first one first
 * @property {number} until ms since GO up to which is drawn
 * @property {string} label what is shown, in a sentence
 * @property {((player: string) => void)} [onPick] a line was pressed
 */

/** What lies on top of what. */
const ABOVE = { plain: 0, own: 1, lead: 2, focus: 3 };

/** @extends {Component<Props, { pointed: string | null }>} */
export class Chart extends Component {
  state = { pointed: /** @type {string | null} */ (null) };

  /** @type {HTMLElement | null} */
  box = null;
  /** @type {uPlot | null} */
  plot = null;
  /** What is on the canvas: the last one lies on top. @type {ChartLine[]} */
  drawn = [];
  /** Known from the observer: to ask for it while drawing would have the whole page laid out. */
  size = { width: 0, height: 0 };
  observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    this.size = { width: Math.floor(width), height: Math.floor(height) };
    if (this.plot !== null && this.size.width > 0) this.plot.setSize(this.size);
    else this.#draw();
  });
  onBox = (/** @type {HTMLElement | null} */ element) => void (this.box = element);

  componentDidMount() {
    if (this.box) this.observer.observe(this.box);
  }

  componentDidUpdate() {
    this.#draw();
  }

  componentWillUnmount() {
    this.observer.disconnect();
    this.plot?.destroy();
  }

  #draw() {
    const { box, size } = this;
    const { lines, until } = this.props;
    if (box === null || size.width === 0) return;
    const { pointed } = this.state;
    const above = (/** @type {ChartLine} */ { player, look }) => (player === pointed ? 4 : ABOVE[look]);
    this.drawn = [...lines].reverse().sort((a, b) => above(a) - above(b));
    const times = columns(until);
    /** @type {uPlot.AlignedData} */
    const data = [times, ...this.drawn.map(({ line }) => removedAt(line, times))];
    if (this.plot !== null && this.plot.series.length === data.length) {
      linesIn(this.plot, this.drawn, pointed);
      this.plot.setData(data);
      return;
    }
    this.plot?.destroy();
    this.plot = new uPlot(optionsOf(size, () => this.drawn, () => this.state.pointed, this.onPointed), data, box);
    // It draws by itself in a moment. To ask for it at once would leave it without its lower axis.
    linesIn(this.plot, this.drawn, pointed);
  }

  onPointed = (/** @type {string | null} */ player) => {
    if (player !== this.state.pointed) this.setState({ pointed: player });
  };

  onClick = () => {
    const { pointed } = this.state;
    if (pointed !== null) this.props.onPick?.(pointed);
  };

  onKey = (/** @type {KeyboardEvent} */ event) => {
    const { lines } = this.props;
    const here = lines.findIndex(({ player }) => player === this.state.pointed);
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (step !== undefined) this.onPointed(lines[Math.min(Math.max(here + step, 0), lines.length - 1)]?.player ?? null);
    else if (event.key === "Enter") this.onClick();
    else if (event.key === "Escape" && here >= 0) this.onPointed(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @returns {VNode} */
  render() {
    const { lines, label } = this.props;
    const at = Math.max(0, lines.findIndex(({ player }) => player === this.state.pointed));
    const line = lines[at];
    const shown = this.state.pointed === null ? null : line;
    return html`
      <div class="chart">
        <div class="chart-box" ref=${this.onBox} tabindex="0" role="slider" aria-orientation="vertical" aria-label=${label}
          aria-valuemin="1" aria-valuemax=${Math.max(1, lines.length)} aria-valuenow=${at + 1}
          aria-valuetext=${line ? lineWords(line) : ""} data-testid="chart" onKeyDown=${this.onKey} onClick=${this.onClick}></div>
        <p class="chart-pointed" aria-hidden="true">${shown && html`<span>${lineWords(shown)}</span>`}</p>
      </div>
    `;
  }
}

/** @param {ChartLine} line @returns {string} */
function lineWords({ rank, name, bot, line }) {
  return text("race-standing", { rank: number(rank), name: calledName(name, bot), removed: line.at(-1)?.[1] ?? 0, all: PLACES });
}
