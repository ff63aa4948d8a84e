// Everybody who raced, at one moment: as a strip to choose from, or all boards side by side.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Card } from "../net/messages.js" */
/** @import { Replay, Track } from "../state/replay.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { number, text } from "../i18n/text.js";
import { boardAt, ranksAt } from "../state/replay.js";
import { useLayoutEffect, useRef } from "../vendor/preact-hooks.js";
import { classes, html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { Named } from "./people.js";
import { outcome } from "./replay_board.js";

/** Of the racer next to the chosen one so much is seen. */
const MARGIN_PX = 40;

/** More boards than this are drawn without faces: nobody could read them. */
const WITH_FACES = 12;

/** @type {WeakMap<Board, number[]>} the same list for the same board, so that its pyramid is drawn once */
const places = new WeakMap();

/** @param {Board} board @returns {readonly number[]} places of removed cards */
function goneOf(board) {
  let gone = places.get(board);
  if (gone === undefined) places.set(board, (gone = board.pyramid.flatMap((card, place) => (card === null ? [place] : []))));
  return gone;
}

/** @type {(props: { replay: Replay, ms: number, chosen: string | null, onChoose: (player: string | null) => void }) => VNode} */
const racerStrip = ({ replay, ms, chosen, onChoose }) => {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(chosen);
  useLayoutEffect(() => {
    const box = strip.current;
    const button = box?.querySelector("[aria-pressed=true]");
    if (!box || !(button instanceof HTMLElement)) return;
    box.scrollLeft = Math.min(Math.max(box.scrollLeft, button.offsetLeft + button.offsetWidth - box.clientWidth + MARGIN_PX), button.offsetLeft - MARGIN_PX);
    // The board that was pressed among all is gone.
    if (before.current === null && chosen !== null && document.activeElement === document.body) button.focus({ preventScroll: true });
    before.current = chosen;
  }, [chosen]);
  return html`
    <div class="racer-strip" role="group" aria-label=${text("replay-racers")} ref=${strip}>
      <button type="button" class="racer all" aria-pressed=${chosen === null} data-testid="racer-all" onClick=${() => onChoose(null)}>
        <${Icon} name="people" /><span>${text("replay-all")}</span>
      </button>
      ${replay.tracks.map(
        (track) => html`<${Racer} key=${track.player} track=${track} board=${boardAt(track, ms)} chosen=${track.player === chosen} onChoose=${onChoose} />`,
      )}
    </div>
  `;
};

/** `chosen` null: all of them. Drawn again only when somebody has moved: `ms` is to be the time of a move. */
export const RacerStrip = memo(racerStrip);

/** @type {(props: { track: Track, board: Board, chosen: boolean, onChoose: (player: string) => void }) => VNode} */
const racer = ({ track, board, chosen, onChoose }) => html`
  <button type="button" class="racer" aria-pressed=${chosen} data-testid="racer" data-player=${track.player} data-removed=${board.removed} onClick=${() => onChoose(track.player)}>
    <${Mini} gone=${goneOf(board)} /><${Named} name=${track.standing.name} bot=${track.standing.bot} /><span class="quiet">${number(board.removed)}</span>
  </button>
`;

const Racer = memo(racer);

/** @type {(props: { replay: Replay, ms: number, onChoose: (player: string) => void }) => VNode} */
const all = ({ replay, ms, onChoose }) => {
  const { tracks, total } = replay;
  const ranks = ranksAt(replay, ms);
  const pyramid = tracks.length <= WITH_FACES ? tracks[0]?.boards[0]?.pyramid ?? null : null;
  return html`
    <section class=${classes("replay-all", tracks.length > WITH_FACES && "many", tracks.length <= 2 && "few")} aria-label=${text("replay-all")}>
      <ol>
        ${tracks.map(
          (track) => html`
            <${Cell} key=${track.player} track=${track} board=${boardAt(track, ms)} rank=${ranks.get(track.player) ?? 0} pyramid=${pyramid} over=${ms >= total} onChoose=${onChoose} />
          `,
        )}
      </ol>
    </section>
  `;
};

/** All boards, best in the end first; the rank is that of the moment. `ms` as above. */
export const All = memo(all);

/** @type {(props: { track: Track, board: Board, rank: number, pyramid: readonly (Card | null)[] | null, over: boolean, onChoose: (player: string) => void }) => VNode} */
const cell = ({ track, board, rank, pyramid, over, onChoose }) => html`
  <li>
    <button type="button" class=${classes("replay-cell-board", board.status === "cleared" && "is-cleared")} data-testid="replay-cell" data-player=${track.player} data-removed=${board.removed} data-rank=${rank} onClick=${() => onChoose(track.player)}>
      <span class="cell-head">
        <span class="rank">${number(rank)}</span><${Named} name=${track.standing.name} bot=${track.standing.bot} /><span class="quiet">${text("replay-removed", { removed: board.removed, all: PLACES })}</span>
      </span>
      ${pyramid === null ? html`<${Mini} gone=${goneOf(board)} />` : html`<${MiniFaces} pyramid=${pyramid} gone=${goneOf(board)} />`}
      <span class="cell-foot quiet"><span>${text("replay-moves", { n: board.moves })}</span><span>${outcome(track, board, over)}</span></span>
    </button>
  </li>
`;

const Cell = memo(cell);
