// A replay: one racer big or all side by side, the moment one looks at, and the ways to another.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Replay } from "../state/replay.js" */
import { text } from "../i18n/text.js";
import { boardAt, countUntil, timeAfter, timeBefore, trackOf } from "../state/replay.js";
import { lastSaid, moveSaid } from "../state/replay_words.js";
import { rulesName } from "../state/rules_words.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";
import { useAddress } from "./replay_address.js";
import { All, RacerStrip } from "./replay_racers.js";
import { BigBoard } from "./replay_board.js";
import { ProgressChart } from "./replay_chart.js";
import { useClock } from "./replay_clock.js";
import { Controls } from "./replay_controls.js";
import { useKeys } from "./replay_keys.js";
import { MoveList } from "./replay_moves.js";
import { Tools } from "./replay_tools.js";

/** @param {{ replay: Replay, player: string | null, ms: number | null }} props `player` and `ms` as the address has them @returns {VNode} */
export function ReplayTable({ replay, player: wanted, ms: start }) {
  const { room, race, code, rules, tracks, total } = replay;
  const [player, setPlayer] = useState(wanted);
  const clock = useClock(total, start ?? 0);
  const { ms, playing, seek } = clock;
  const track = trackOf(replay, player);
  const times = track?.times ?? replay.times;
  const moved = replay.times[countUntil(replay.times, ms) - 1] ?? 0;
  const step = (/** @type {1 | -1} */ by) => {
    const to = by === 1 ? timeAfter(times, ms) : timeBefore(times, ms);
    if (to !== null) seek(to);
  };
  useKeys({ onStep: step, onStart: () => seek(0), onEnd: () => seek(total), onPlay: clock.toggle, onSpeed: clock.changeSpeed });
  const page = useAddress(room, race, { player: track ? player : null, ms, playing }, { player: wanted, ms: start }, (moment) => {
    setPlayer(moment.player);
    seek(moment.ms ?? 0);
  });
  return html`
    <main class=${track ? "replay one" : "replay"} data-testid="replay" data-ms=${playing ? undefined : Math.round(ms)} data-playing=${String(playing)}>
      <header class="replay-head">
        <${WayBack} room=${room} />
        <h1>${text("replay-title", { race, room })}</h1>
        <p class="quiet"><code data-testid="deal-code" title=${code}>${code}</code><span>${rulesName(rules)}</span></p>
      </header>
      <${RacerStrip} replay=${replay} ms=${moved} chosen=${track?.player ?? null} onChoose=${setPlayer} />
      ${track
        ? html`
            <${BigBoard} track=${track} board=${boardAt(track, ms)} rules=${rules} over=${ms >= total} />
            <${MoveList} replay=${replay} track=${track} count=${countUntil(track.times, ms)} onGo=${seek} />
          `
        : html`<${All} replay=${replay} ms=${moved} onChoose=${setPlayer} />`}
      <${Controls} clock=${clock} times=${times} tracks=${tracks} total=${total} onStep=${step} />
      <section class="panel replay-chart" aria-label=${text("result-chart")}>
        <${ProgressChart} replay=${replay} chosen=${track?.player ?? null} ms=${ms} onPick=${setPlayer} />
      </section>
      <${Tools} replay=${replay} page=${page} />
      <${Said} sentence=${playing ? null : track ? moveSaid(track, countUntil(track.times, ms)) : lastSaid(replay, ms)} />
    </main>
  `;
}

/** @param {{ sentence: string | null }} props null: while it plays by itself nobody could follow @returns {VNode} */
function Said({ sentence }) {
  const last = useRef("");
  if (sentence !== null) last.current = sentence;
  return html`<p class="visually-hidden" role="status" data-testid="replay-said">${last.current}</p>`;
}

/** Back to the room that one has come from. @param {{ room: string }} props @returns {VNode | null} */
function WayBack({ room }) {
  const client = useClient();
  // It is left or closed for good once the page says so elsewhere; here it is enough to have been in it last.
  const [from] = useState(client.identity.lastRoom === room);
  useEffect(() => scrollTo(0, 0), []);
  const label = from ? text("replay-back") : text("replay-home");
  return html`
    <button type="button" class="button way-back" aria-label=${label} title=${label} data-testid=${from ? "back-to-room" : "go-home"} onClick=${() => (from ? client.visitRoom(room) : client.goHome())}>
      <${Icon} name="back" /><span>${label}</span>
    </button>
  `;
}
