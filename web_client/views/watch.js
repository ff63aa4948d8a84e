// Everybody's boards, for spectators and for racers who are done: side by side, or one of them large; and the chart.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { withOwnProgress } from "../state/race.js";
import { ranking } from "../state/ranking.js";
import { goesOn } from "../state/runners.js";
import { useCallback, useEffect, useReducer, useRef } from "../vendor/preact-hooks.js";
import { WatchBoards } from "./boards.js";
import { useHeld } from "./held.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";
import { ChartPanel } from "./watch_chart.js";
import { WatchFocus } from "./watch_focus.js";
import { useWatchedRoom } from "./watch_pace.js";

/** How often boards are drawn anew. */
const EVERY_MS = 250;
/** Where there is room beside the boards, the chart is there from the beginning. */
const ROOMY = "(min-width: 1100px) and (min-height: 560px)";

/**
 * @typedef {object} Looking
 * @property {string | null} focus the racer whose board is large
 * @property {boolean} follow the large board is always that of the leader
 * @property {boolean} chart
 */

/** @typedef {{ do: "focus", player: string | null } | { do: "follow" } | { do: "chart" }} Wish */

/** @param {Looking} looking @param {Wish} wish @returns {Looking} */
function look(looking, wish) {
  switch (wish.do) {
    case "focus":
      return { ...looking, focus: wish.player, follow: false };
    case "follow":
      return { ...looking, focus: null, follow: !looking.follow };
    case "chart":
      return { ...looking, chart: !looking.chart };
  }
}

/** @param {{ me: string }} props @returns {VNode | null} */
export function Watch({ me }) {
  const room = useWatchedRoom(EVERY_MS);
  const [looking, wish] = useReducer(look, null, () => ({ focus: null, follow: false, chart: matchMedia(ROOMY).matches }));
  const race = room?.race ?? null;
  const pointedAt = useRef(-Infinity);
  const ranked = useHeld(race === null ? [] : ranking(withOwnProgress(race, me)), me, pointedAt);
  const leader = ranked.find(({ runner }) => goesOn(runner.status)) ?? ranked[0];
  const focus = looking.follow ? (leader?.player ?? null) : looking.focus;
  const onFocus = useCallback((/** @type {string | null} */ player) => wish({ do: "focus", player }), [wish]);
  useKeys(wish);
  if (room === null || race === null) return null;
  const away = new Set(room.members.filter(({ connected }) => !connected).map(({ player }) => player));
  const focused = ranked.find(({ player }) => player === focus);
  // Racers who are done see the others as they are.
  const delay = race.own === null ? room.settings.spectator_delay_s : 0;
  return html`
    <section class=${classes("watch", looking.chart && "with-chart", focused && "with-focus")} aria-label=${text("race-boards")} data-testid="watch">
      <div class="watch-tools">
        <button type="button" class=${classes("button small", looking.follow && "pressed")} aria-pressed=${looking.follow} aria-keyshortcuts="F" data-testid="follow" onClick=${() => wish({ do: "follow" })}>
          <${Icon} name="crown" />${text("race-follow")}
        </button>
        <button type="button" class=${classes("button small", looking.chart && "pressed")} aria-pressed=${looking.chart} data-testid="chart-button" onClick=${() => wish({ do: "chart" })}>
          <${Icon} name="chart" />${text("race-chart")}
        </button>
        ${delay > 0 && html`<p class="quiet" data-testid="delay">${text("race-delay", { n: delay })}</p>`}
      </div>
      <div class="watch-main" onPointerMove=${() => void (pointedAt.current = performance.now())}>
        ${focused &&
        html`<${WatchFocus} race=${race} ranked=${ranked} player=${focused.player} away=${away.has(focused.player)} own=${focused.player === me} onFocus=${onFocus} />`}
        <${WatchBoards} ranked=${ranked} start=${race.start} me=${me} away=${away} focus=${focused?.player ?? null} onFocus=${onFocus} />
      </div>
      ${looking.chart && html`<${ChartPanel} me=${me} focus=${focused?.player ?? null} onFocus=${onFocus} />`}
    </section>
  `;
}

/** @param {(wish: Wish) => void} wish F follows the leader, Escape goes back to all */
function useKeys(wish) {
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      if (event.key === "f" || event.key === "F") wish({ do: "follow" });
      else if (event.key === "Escape") wish({ do: "focus", player: null });
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [wish]);
}
