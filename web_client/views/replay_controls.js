// The moment of a replay, and the ways to another one: the scrubber, steps, playing on.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Track } from "../state/replay.js" */
/** @import { Clock } from "./replay_clock.js" */
import { duration, number, text } from "../i18n/text.js";
import { nameOf } from "../state/replay_words.js";
import { timeAfter, timeBefore } from "../state/replay.js";
import { html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { SPEEDS } from "./replay_clock.js";

/** @typedef {Event & { currentTarget: HTMLInputElement }} Slid */
/** @typedef {Event & { currentTarget: HTMLSelectElement }} Chosen */

/**
 * @param {{ clock: Clock, times: readonly number[], tracks: readonly Track[], total: number, onStep: (by: 1 | -1) => void }} props `times` of the moves that one steps through
 * @returns {VNode}
 */
export function Controls({ clock, times, tracks, total, onStep }) {
  const { ms, playing, speed, seek, toggle, setSpeed } = clock;
  const moment = text("replay-moment", { now: duration(ms, true), total: duration(total, true) });
  return html`
    <section class="replay-controls" aria-label=${text("replay-controls")}>
      <div class="scrub-line">
        <div class="scrubber">
          <input
            type="range"
            min="0"
            max=${total}
            step="1"
            value=${Math.round(ms)}
            aria-label=${text("replay-scrubber")}
            aria-valuetext=${moment}
            data-testid="scrubber"
            onInput=${(/** @type {Slid} */ event) => seek(Number(event.currentTarget.value))}
          />
          <${Finishes} tracks=${tracks} total=${total} />
        </div>
        <span class="replay-time" data-testid="replay-time">${duration(ms, true)}<span class="quiet"> / ${duration(total, true)}</span></span>
      </div>
      <div class="replay-buttons">
        <${Press} icon="first" label=${text("replay-first")} keys="Home" testid="first" disabled=${ms <= 0} onPress=${() => seek(0)} />
        <${Press} icon="back" label=${text("replay-previous")} keys="ArrowLeft" testid="previous" disabled=${timeBefore(times, ms) === null} onPress=${() => onStep(-1)} />
        <button type="button" class="button primary play" data-testid="play" aria-label=${playing ? text("replay-pause") : text("replay-play")} aria-keyshortcuts="Space" disabled=${total === 0} onClick=${toggle}>
          <${Icon} name=${playing ? "pause" : "play"} /><span>${playing ? text("replay-pause") : text("replay-play")}</span>
        </button>
        <${Press} icon="next" label=${text("replay-next")} keys="ArrowRight" testid="next" disabled=${timeAfter(times, ms) === null} onPress=${() => onStep(1)} />
        <${Press} icon="last" label=${text("replay-last")} keys="End" testid="last" disabled=${ms >= total} onPress=${() => seek(total)} />
        <select name="speed" aria-label=${text("replay-speed")} title=${text("replay-speed-keys")} value=${speed} onChange=${(/** @type {Chosen} */ event) => setSpeed(Number(event.currentTarget.value))}>
          ${SPEEDS.map((one) => html`<option key=${one} value=${one} selected=${one === speed}>${text("replay-times", { n: number(one) })}</option>`)}
        </select>
      </div>
    </section>
  `;
}

/**
 * @param {{ icon: string, label: string, keys: string, testid: string, disabled: boolean, onPress: () => void }} props
 * @returns {VNode}
 */
function Press({ icon, label, keys, testid, disabled, onPress }) {
  // Not `disabled`: who steps to the end must not lose the focus there.
  return html`
    <button type="button" class="button plain icon-only" aria-label=${label} title=${label} aria-keyshortcuts=${keys} aria-disabled=${disabled} data-testid=${testid} onClick=${() => disabled || onPress()}>
      <${Icon} name=${icon} />
    </button>
  `;
}

/** Where somebody has cleared, on the line of the scrubber. @type {(props: { tracks: readonly Track[], total: number }) => VNode} */
const finishes = ({ tracks, total }) => html`
  <div class="finishes" aria-hidden="true">
    ${tracks.map((track) => {
      const { player, standing, times } = track;
      const ms = times.at(-1);
      if (standing.status !== "cleared" || ms === undefined || total === 0) return null;
      return html`<i key=${player} data-testid="finish" style=${{ "--at": ms / total }} title=${text("replay-finish", { name: nameOf(track), time: duration(standing.time_ms ?? ms, true) })}></i>`;
    })}
  </div>
`;

const Finishes = memo(finishes);
