// One racer's board at a moment, as he saw it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Rules } from "../net/messages.js" */
/** @import { Track } from "../state/replay.js" */
import { PLACES } from "../game/pyramid.js";
import { duration, text } from "../i18n/text.js";
import { boardSaid, nameOf } from "../state/replay_words.js";
import { html, memo } from "./html.js";
import { Named } from "./people.js";
import { Table } from "./table.js";

/** @type {readonly string[]} */
const NO_CARDS = [];

/** @param {{ track: Track, board: Board, rules: Rules, over: boolean }} props `over`: the last move of the race has been made @returns {VNode} */
function bigBoard({ track, board, rules, over }) {
  const name = nameOf(track);
  return html`
    <section class="replay-stage" aria-label=${text("replay-board", { name })} data-testid="replay-board" data-player=${track.player} data-removed=${board.removed}>
      <p class="replay-figures">
        <${Named} name=${track.standing.name} bot=${track.standing.bot} />
        <span>${text("replay-removed", { removed: board.removed, all: PLACES })}</span>
        <span>${text("replay-moves", { n: board.moves })}</span>
        <span>${text("replay-score", { score: board.score })}</span>
        <strong data-testid="replay-status">${outcome(track, board, over)}</strong>
      </p>
      <div class="visually-hidden">${boardSaid(board).map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}</div>
      <div class="replay-felt" inert>
        <${Table} board=${board} rules=${rules} selected=${null} returned=${NO_CARDS} live=${true} moves=${null} />
      </div>
    </section>
  `;
}

export const BigBoard = memo(bigBoard);

/** @param {Track} track @param {Board} board @param {boolean} over @returns {string} how it ended, if it has by then */
export function outcome({ standing: { status, time_ms: time } }, board, over) {
  if (board.status === "cleared") return text("replay-cleared", { time: duration(time ?? 0, true) });
  if (!over) return board.status === "stuck" ? text("result-stuck") : "";
  return status === "forfeited" ? text("result-forfeited") : status === "timeout" ? text("result-timeout") : text("result-playing");
}
