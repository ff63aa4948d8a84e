// Everybody who raced, at one moment: as a strip to choose from, or all boards side by side.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Card } from "../net/messages.js" */
/** @import { Replay, Track } from "../state/replay.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { number, text } from "../i18n/text.js";
import { boardAt, ranksAt } from "../state/replay.js";
import { nameOf } from "../state/replay_words.js";
import { classes, html, memo } from "./html.js";
import { Icon } from "./icons.js";
import { outcome } from "./replay_board.js";

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

/**
 * @param {{ replay: Replay, ms: number, chosen: string | null, onChoose: (player: string | null) => void }} props `chosen` null: all of them
 * @returns {VNode}
 */
export function RacerStrip({ replay, ms, chosen, onChoose }) {
  return html`
    <div class="racer-strip" role="group" aria-label=${text("replay-racers")}>
      <button type="button" class="racer all" aria-pressed=${chosen === null} data-testid="racer-all" onClick=${() => onChoose(null)}>
        <${Icon} name="people" /><span>${text("replay-all")}</span>
      </button>
      ${replay.tracks.map(
        (track) => html`<${Racer} key=${track.player} track=${track} board=${boardAt(track, ms)} chosen=${track.player === chosen} onChoose=${onChoose} />`,
      )}
    </div>
  `;
}

/** @type {(props: { track: Track, board: Board, chosen: boolean, onChoose: (player: string) => void }) => VNode} */
const racer = ({ track, board, chosen, onChoose }) => html`
  <button type="button" class="racer" aria-pressed=${chosen} data-testid="racer" data-player=${track.player} data-removed=${board.removed} onClick=${() => onChoose(track.player)}>
    <${Mini} gone=${goneOf(board)} /><bdi>${nameOf(track)}</bdi><span class="quiet">${number(board.removed)}</span>
  </button>
`;

const Racer = memo(racer);

/** All boards, best first in the end; the rank is that of the moment. @param {{ replay: Replay, ms: number, onChoose: (player: string) => void }} props @returns {VNode} */
export function All({ replay, ms, onChoose }) {
  const { tracks, cards, total } = replay;
  const ranks = ranksAt(replay, ms);
  const pyramid = tracks.length <= WITH_FACES ? tracks[0]?.boards[0]?.pyramid ?? cards.slice(0, PLACES) : null;
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
}

/** @type {(props: { track: Track, board: Board, rank: number, pyramid: readonly (Card | null)[] | null, over: boolean, onChoose: (player: string) => void }) => VNode} */
const cell = ({ track, board, rank, pyramid, over, onChoose }) => html`
  <li>
    <button type="button" class=${classes("replay-cell-board", board.status === "cleared" && "is-cleared")} data-testid="replay-cell" data-player=${track.player} data-removed=${board.removed} data-rank=${rank} onClick=${() => onChoose(track.player)}>
      <span class="cell-head">
        <span class="rank">${number(rank)}</span><bdi>${nameOf(track)}</bdi><span class="quiet">${text("replay-removed", { removed: board.removed, all: PLACES })}</span>
      </span>
      ${pyramid === null ? html`<${Mini} gone=${goneOf(board)} />` : html`<${MiniFaces} pyramid=${pyramid} gone=${goneOf(board)} />`}
      <span class="cell-foot quiet"><span>${text("replay-moves", { n: board.moves })}</span><span>${outcome(track, board, over)}</span></span>
    </button>
  </li>
`;

const Cell = memo(cell);
