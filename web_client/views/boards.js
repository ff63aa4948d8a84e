// A board for each racer, as large as they fit; the arrows walk from one to the next.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Board, Card } from "../net/messages.js" */
/** @import { Grid } from "../state/grid.js" */
/** @import { Entry } from "../state/ranking.js" */
/** @import { Runner } from "../state/runners.js" */
import { Mini, MiniFaces } from "../cards/mini.js";
import { number, ordinal, text } from "../i18n/text.js";
import { GAP, gridFor, heightOf } from "../state/grid.js";
import { shownName } from "../state/rules_words.js";
import { useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { classes, html, memo } from "./html.js";
import { Bubble } from "./phrases.js";
import { Ranked } from "./ranked.js";
import { cardsRemoved, standing, standingWords } from "./standing.js";
import { deedWords } from "./watch_words.js";

/** On a board narrower than this there is room for a bot's strength or for the last move, but not for both; px. */
const NARROW = 250;

/**
 * @typedef {object} Props
 * @property {readonly Entry[]} ranked
 * @property {Board} start everybody's board at GO
 * @property {string} me
 * @property {ReadonlySet<string>} away
 * @property {string | null} focus whose board is shown large elsewhere; then all here are small
 * @property {(player: string | null) => void} onFocus the same function every time, so that a board is drawn again only when it has changed
 */

/** @param {Props} props @returns {VNode} */
export function WatchBoards({ ranked, start, me, away, focus, onFocus }) {
  const [room, onList] = useRoom();
  const grid = focus === null ? gridFor(ranked.length, room.width, room.height) : smallGrid(room.width);
  const small = focus !== null || grid.span === 2;
  // One of them is reached by Tab, the others by the arrows.
  const [stop, setStop] = useState(/** @type {string | null} */ (null));
  const tabbed = ranked.some(({ player }) => player === stop) ? stop : (ranked[0]?.player ?? null);
  return html`
    <div class=${classes("boards", grid.span === 2 && "packed", grid.width * grid.span < NARROW && "narrow")} ref=${onList} onKeyDown=${walk} onFocusIn=${(/** @type {FocusEvent} */ event) => setStop(playerAt(event.target))}>
      <${Ranked} order=${ranked.map(({ player }) => player)} slots=${`${grid.columns} ${grid.width} ${grid.span} ${room.height}`}
        style=${{ "--columns": grid.columns, "--width": `${grid.width}px`, "--height": `${Math.round(heightOf(grid.width, small))}px` }}>
        ${ranked.map(({ player, runner, rank }, index) => {
          const big = index < grid.big;
          return html`
            <${Tile}
              key=${player}
              player=${player}
              name=${runner.name}
              bot=${runner.bot}
              removed=${runner.removed}
              gone=${runner.gone}
              status=${runner.status}
              place=${runner.place}
              timeMs=${runner.timeMs}
              rank=${rank}
              own=${player === me}
              away=${away.has(player)}
              size=${!big ? "small" : grid.span === 2 ? "lead" : "big"}
              pyramid=${big ? start.pyramid : null}
              seen=${big ? runner.seen : null}
              focused=${player === focus}
              tabbed=${player === tabbed}
              onPress=${onFocus}
            />
          `;
        })}
      <//>
    </div>
  `;
}

/** @param {number} width @returns {Grid} */
function smallGrid(width) {
  const columns = Math.max(1, Math.floor((width + GAP) / (72 + GAP)));
  return { columns, big: 0, span: 1, width: Math.floor((width + GAP) / columns - GAP) };
}

/**
 * @typedef {Pick<Runner, "name" | "bot" | "removed" | "gone" | "status" | "place" | "timeMs" | "seen"> & {
 *   player: string, rank: number, own: boolean, away: boolean, size: "big" | "lead" | "small", pyramid: readonly (Card | null)[] | null,
 *   focused: boolean, tabbed: boolean, onPress: (player: string) => void
 * }} TileProps
 */

/** @type {(props: TileProps) => VNode} */
const tile = (props) => {
  const { player, bot, removed, gone, status, rank, own, away, size, pyramid, seen, focused, tabbed, onPress } = props;
  const { name, chip } = shownName(props.name, bot);
  const how = standing(props, away);
  const deed = seen?.deeds.at(-1);
  return html`
    <li
      class=${classes("watched", `size-${size}`, own && "own", focused && "focused", `is-${status}`)}
      data-testid=${own ? "own-progress" : "opponent"}
      data-player=${player}
      data-removed=${removed}
      data-status=${status}
    >
      <button type="button" class="watched-button" tabindex=${tabbed ? 0 : -1} aria-current=${focused ? "true" : undefined} onClick=${() => onPress(player)}>
        <span class="visually-hidden">${standingWords(props, rank, away)}</span>
        <span class="watched-board" aria-hidden="true">
          ${pyramid === null ? html`<${Mini} gone=${gone} />` : html`<${MiniFaces} pyramid=${pyramid} gone=${gone} />`}
          <span class="watched-rank">${number(rank)}</span>
          <span class="watched-removed">${number(removed)}</span>
          ${status === "cleared" && html`<span class="watched-place">${ordinal(rank)}</span>`}
        </span>
        <span class="watched-line" aria-hidden="true">
          <bdi class="rival-name">${name}</bdi>
          ${size !== "small" && own && html`<span class="chip">${text("race-you")}</span>`}
          ${size !== "small" && chip && html`<span class="chip">${chip}</span>`}
          ${size !== "small" && html`<span class="watched-deed quiet">${how || (deed ? deedWords(deed) : cardsRemoved(removed))}</span>`}
        </span>
      </button>
      <${Bubble} player=${player} />
    </li>
  `;
};

const Tile = memo(tile);

/** @returns {[{ width: number, height: number }, (element: HTMLElement | null) => void]} the room of an element, which is kept up to date */
function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const [onElement] = useState(() => (/** @type {HTMLElement | null} */ found) => void (element.current = found));
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return undefined;
    const measure = () => {
      const style = getComputedStyle(list);
      const width = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const height = list.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return [room, onElement];
}

/** @param {EventTarget | null} target @returns {string | null} whose board it is in */
function playerAt(target) {
  return target instanceof Element ? (target.closest("[data-player]")?.getAttribute("data-player") ?? null) : null;
}

/** To the next board in the direction of an arrow. @param {KeyboardEvent} event */
function walk(event) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const here = event.target instanceof Element ? event.target.closest(".watched-button") : null;
  if (direction === undefined || here === null) return;
  event.preventDefault();
  const [x = 0, y = 0] = direction;
  const all = [...document.querySelectorAll(".boards .watched-button")].filter((button) => button instanceof HTMLElement);
  const from = here.getBoundingClientRect();
  if (x !== 0) {
    all[all.findIndex((button) => button === here) + x]?.focus();
    return;
  }
  // The nearest row in that direction, and in it the nearest board.
  const found = all
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (y > 0 ? box.top >= from.bottom : box.bottom <= from.top))
    .map(({ button, box }) => ({ button, far: Math.abs(box.top - from.top) * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2) }))
    .reduce((best, next) => (best === null || next.far < best.far ? next : best), /** @type {{ button: HTMLElement, far: number } | null} */ (null));
  found?.button.focus();
}
