// The moves of the racer that is shown, the present one marked; each leads to its moment.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Replay, Step, Track } from "../state/replay.js" */
import { duration, number, text } from "../i18n/text.js";
import { lastChances } from "../state/replay.js";
import { moveWords, nameOf } from "../state/replay_words.js";
import { useLayoutEffect, useMemo, useRef } from "../vendor/preact-hooks.js";
import { classes, html, memo } from "./html.js";

/** @param {{ replay: Replay, track: Track, count: number, onGo: (ms: number) => void }} props `count`: how many have been made @returns {VNode} */
function moveList({ replay, track, count, onGo }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lost = useMemo(() => lastChances(replay, track), [replay, track]);
  useLayoutEffect(() => {
    const box = list.current;
    const entry = box?.querySelector("[aria-current]");
    if (!box || !(entry instanceof HTMLElement)) return;
    // Only the list moves: the page stays where it is.
    // One more entry before and after it stays in sight.
    const [top, high] = [entry.offsetTop, entry.offsetHeight];
    box.scrollTop = Math.min(Math.max(box.scrollTop, top + 2 * high - box.clientHeight), top - high);
  }, [track, count]);
  return html`
    <section class="panel replay-moves" aria-label=${text("replay-moves-of", { name: nameOf(track) })}>
      <h2>${text("replay-moves-title")}</h2>
      <ol ref=${list} data-testid="move-list">
        <li>
          <button type="button" class="move" aria-current=${count === 0 ? "step" : undefined} onClick=${() => onGo(0)}>
            <span class="move-number">${number(0)}</span><span class="move-words">${text("replay-deal")}</span><span class="move-time">${duration(0, true)}</span>
          </button>
        </li>
        ${track.steps.map((step, index) => html`<${Move} key=${index} step=${step} index=${index} current=${index === count - 1} lost=${lost.has(index)} onGo=${onGo} />`)}
      </ol>
    </section>
  `;
}

export const MoveList = memo(moveList);

/** @type {(props: { step: Step, index: number, current: boolean, lost: boolean, onGo: (ms: number) => void }) => VNode} */
const move = ({ step, index, current, lost, onGo }) => html`
  <li>
    <button
      type="button"
      class=${classes("move", step.undone && "undone", step.undoes !== null && "undo", lost && "lost")}
      aria-current=${current ? "step" : undefined}
      data-testid="move"
      data-index=${index + 1}
      onClick=${() => onGo(step.ms)}
    >
      <span class="move-number">${number(index + 1)}</span>
      <span class="move-words">
        ${step.undone ? html`<s>${moveWords(step)}</s>` : moveWords(step)}
        ${step.undone && html`<span class="visually-hidden">${text("replay-taken-back")}</span>`}
        ${lost && html`<small>${text("replay-lost")}</small>`}
      </span>
      <span class="move-time">${duration(step.ms, true)}</span>
    </button>
  </li>
`;

const Move = memo(move);
