// One track with everybody's position: a mark for each while they are few, the shape of the pack when they are many.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Entry } from "../state/ranking.js" */
import { PLACES } from "../game/pyramid.js";
import { number, ordinal, text } from "../i18n/text.js";
import { classes, html, memo } from "./html.js";
import { Avatar } from "./members.js";
import { Bubble } from "./phrases.js";

/** @typedef {readonly Entry[]} Ranked */

/** More marks than this lie on top of each other. */
const MARKS = 10;

/** @param {{ ranked: Ranked, me: string }} props @returns {VNode} */
export function Track({ ranked, me }) {
  const mine = ranked.find(({ player }) => player === me);
  return html`
    <div class="track-block">
      ${mine &&
      ranked.length > 1 &&
      html`
        <p class="track-place" data-testid="own-place">
          ${text("race-place", { place: ordinal(mine.rank), n: ranked.length })}
        </p>
      `}
      <div class="track" aria-hidden="true" data-testid="track">
        ${ranked.length > MARKS ? html`<${Pack} ranked=${ranked} mine=${mine?.runner.removed ?? null} />` : marks(ranked, me)}
        <span class="track-end"></span>
      </div>
    </div>
  `;
}

/** @param {Ranked} ranked @param {string} me @returns {VNode[]} the last one first, so that who leads lies on top; those at one place stand behind each other */
function marks(ranked, me) {
  /** @type {Map<number, number>} removed -> how many of them stand there already */
  const there = new Map();
  const mine = ranked.find(({ player }) => player === me);
  if (mine) there.set(mine.runner.removed, 1);
  return [...ranked].reverse().map(({ player, runner }) => {
    const beside = player === me ? 0 : (there.get(runner.removed) ?? 0);
    if (player !== me) there.set(runner.removed, beside + 1);
    return html`<${Mark} key=${player} player=${player} name=${runner.name} bot=${runner.bot} removed=${runner.removed} beside=${beside} own=${player === me} gone=${runner.status === "forfeited" || runner.status === "timeout"} />`;
  });
}

/** @type {(props: { player: string, name: string, bot: boolean, removed: number, beside: number, own: boolean, gone: boolean }) => VNode} */
const mark = ({ player, name, bot, removed, beside, own, gone }) => html`
  <span class=${classes("track-mark", own && "own", gone && "gone")} style=${{ "--at": removed / PLACES, "--nth": beside }}>
    <${Avatar} player=${player} name=${name} bot=${bot} /><${Bubble} player=${player} small=${true} />
  </span>
`;

const Mark = memo(mark);

/** Size of the pack's drawing: a column for each number of cards. */
const [COLUMN, HIGH] = [10, 100];

/** @param {{ ranked: Ranked, mine: number | null }} props @returns {VNode} how many stand at each number of cards: three shapes, however many they are */
function Pack({ ranked, mine }) {
  const counts = Array.from({ length: PLACES + 1 }, () => 0);
  for (const { runner } of ranked) counts[runner.removed] = (counts[runner.removed] ?? 0) + 1;
  const most = Math.max(...counts);
  const lead = counts.findLastIndex((count) => count > 0);
  const column = (/** @type {number} */ removed) => {
    const high = Math.round(HIGH * (0.18 + (0.82 * (counts[removed] ?? 0)) / most));
    return `M${removed * COLUMN} ${HIGH}v-${high}h${COLUMN - 1}v${high}z`;
  };
  const rest = counts.flatMap((count, removed) => (count === 0 || removed === mine || removed === lead ? [] : [column(removed)]));
  return html`
    <svg class="track-pack" viewBox=${`0 0 ${counts.length * COLUMN - 1} ${HIGH}`} preserveAspectRatio="none">
      <path d=${rest.join("")} />
      ${lead >= 0 && lead !== mine && html`<path class="lead" d=${column(lead)} />`}
      ${mine !== null && html`<path class="own" d=${column(mine)} />`}
    </svg>
    ${lead >= 0 && html`<span class="track-lead" style=${{ "--at": lead / PLACES }}>${number(lead)}</span>`}
  `;
}
