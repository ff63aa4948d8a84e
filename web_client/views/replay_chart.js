// How a race that is over went, as lines; in a replay with a cursor at its moment. Loaded on demand, for replay and result.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { coloursOf } from "../state/history.js";
import { lineOf } from "../state/replay.js";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { Chart } from "./chart.js";
import { html } from "./html.js";

export { replayOf } from "../state/replay.js";

/** A chart shows at least so much time. */
const LEAST_MS = 10_000;

/**
 * @param {{ replay: Replay, chosen?: string | null, me?: string, ms?: number, onPick?: (player: string) => void }} props `chosen`: the racer that is looked at; `ms`: where the cursor is, if there is one
 * @returns {VNode}
 */
export function ProgressChart({ replay, chosen = null, me = "", ms, onPick }) {
  const { tracks, total } = replay;
  // The lines stay as they are while the cursor moves over them.
  const chart = useMemo(() => {
    const colours = coloursOf(tracks.map(({ player }) => player));
    const lines = tracks.map((track, index) => ({
      player: track.player,
      rank: track.standing.place,
      name: track.standing.name,
      ...(track.standing.bot ? { bot: true } : {}),
      line: lineOf(track),
      look: track.player === chosen ? "focus" : index === 0 ? "lead" : track.player === me ? "own" : "plain",
      colour: colours.get(track.player) ?? 0,
    }));
    return html`<${Chart} lines=${lines} until=${total} label=${text("result-chart-label", { n: tracks.length })} onPick=${onPick} />`;
  }, [tracks, total, chosen, me, onPick]);
  return html`
    <div class="progress-chart">
      ${chart}
      ${ms !== undefined && html`<${Cursor} part=${ms / Math.max(total, LEAST_MS)} />`}
    </div>
  `;
}

/** @param {{ part: number }} props of the chart's width @returns {VNode} */
function Cursor({ part }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const place = useCallback(() => {
    const area = line.current?.parentElement?.querySelector(".u-over");
    if (!line.current || !(area instanceof HTMLElement)) return;
    const [outer, inner] = [line.current.offsetParent?.getBoundingClientRect(), area.getBoundingClientRect()];
    if (outer === undefined) return;
    line.current.style.height = `${inner.height}px`;
    line.current.style.transform = `translate(${inner.left - outer.left + part * inner.width}px, ${inner.top - outer.top}px)`;
  }, [part]);
  useLayoutEffect(place, [place]);
  useEffect(() => {
    // The chart takes its size from the page only after it has been put there, and again whenever that changes.
    const box = line.current?.parentElement;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => requestAnimationFrame(place));
    observer.observe(box);
    return () => observer.disconnect();
  }, [place]);
  return html`<div class="chart-cursor" ref=${line} aria-hidden="true" data-testid="chart-cursor"></div>`;
}
