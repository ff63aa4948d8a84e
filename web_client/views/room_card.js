// One room in the list of the first page: what it is, who is in, how far they are, and the way in.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Phase, RoomSummary, SummaryRacer } from "../net/messages.js" */
/** @import { Listed } from "../state/listing.js" */
import { Mini } from "../cards/mini.js";
import { PLACES } from "../game/pyramid.js";
import { language, ordinal, text } from "../i18n/text.js";
import { isLive, isOpen, placesFree } from "../state/listing.js";
import { presetName, shownName } from "../state/rules_words.js";
import { inShort, regional } from "../state/times.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";
import { BotMark, People } from "./people.js";

/** @typedef {(room: string, role: "player" | "spectator") => void} OnVisit */

/** @type {Record<Phase, string>} */
const PHASES = {
  lobby: "home-phase-lobby",
  countdown: "home-phase-countdown",
  racing: "home-phase-racing",
  finished: "home-phase-finished",
};

/** @param {{ listed: Listed, onVisit: OnVisit }} props @returns {VNode} */
export function RoomCard({ listed: { room, live, gone }, onVisit }) {
  // By where it stands, not by its phase: a card must not grow under a pointer.
  const racers = live ? (room.racers ?? []) : [];
  return html`
    <li class=${classes("room-card", gone && "is-gone")} data-testid="room" data-room=${room.room} data-phase=${room.phase}>
      <div class="room-head">
        <h3><bdi data-testid="room-name">${roomName(room)}</bdi></h3>
        ${room.password && html`<${Lock} />`}
        <${PhaseChip} phase=${room.phase} />
      </div>
      ${racers.length > 0
        ? html`<ol class=${`room-racers of-${racers.length}`}>${racers.map((racer, index) => html`<${Racer} key=${index} racer=${racer} />`)}</ol>`
        : (room.names ?? []).length > 0 && html`<p class="in-room"><${People} names=${room.names} bots=${room.bot_names} all=${room.players} /></p>`}
      <div class="room-foot">
        <p class="quiet facts">${facts(room).map((fact) => html`<span key=${fact}>${fact}</span>`)}</p>
        ${gone ? html`<span class="quiet">${text("home-closed")}</span>` : html`<${Ways} room=${room} onVisit=${onVisit} />`}
      </div>
    </li>
  `;
}

/** @returns {VNode} */
export function Lock() {
  return html`<span class="lock" title=${text("home-locked")}><${Icon} name="lock" /><span class="visually-hidden">${text("home-locked")}</span></span>`;
}

/** @param {{ phase: Phase }} props @returns {VNode} */
export function PhaseChip({ phase }) {
  return html`<span class=${`chip phase-${phase}`}>${text(PHASES[phase])}</span>`;
}

/** @param {RoomSummary} room @returns {string} */
export function roomName(room) {
  return room.name || (room.quick ? text("home-quick") : text("home-room", { room: room.room }));
}

/** @param {RoomSummary} room @returns {string[]} in a few words each */
export function facts(room) {
  const seats = isLive(room.phase) ? text("home-racers", { n: room.players }) : text("home-places-free", { n: placesFree(room) });
  const starts = room.phase === "lobby" && room.start === "scheduled" ? (room.starts_at ?? 0) : 0;
  return [
    ...(starts > Date.now() ? [text("home-starts-at", { time: inShort(starts, Date.now(), regional(language(), navigator.languages)) })] : []),
    ...(room.locked ? [text("home-is-locked")] : room.invite_only ? [text("home-invited-only")] : []),
    seats,
    ...(room.rules ? [presetName(room.rules)] : []),
    ...(room.spectators ? [text("home-watching", { n: room.spectators })] : []),
  ];
}

/** @param {{ room: RoomSummary, onVisit: OnVisit }} props @returns {VNode} */
function Ways({ room, onVisit }) {
  const name = roomName(room);
  const open = isOpen(room);
  if (room.locked) return html`<span class="ways"></span>`;
  return html`
    <span class="ways">
      <button
        type="button"
        class=${open ? "button small plain" : "button small"}
        data-testid="watch-room"
        aria-label=${text("home-watch-room", { name })}
        onClick=${() => onVisit(room.room, "spectator")}
      >
        <${Icon} name="eye" />${text("home-watch")}
      </button>
      ${open &&
      html`
        <button
          type="button"
          class="button small primary"
          data-testid="join-room"
          aria-label=${text("home-join-room", { name })}
          onClick=${() => onVisit(room.room, "player")}
        >
          ${text("home-join")}
        </button>
      `}
    </span>
  `;
}

/** @param {{ racer: SummaryRacer }} props @returns {VNode} */
function Racer({ racer: { name, removed, gone, place, bot } }) {
  return html`
    <li class="room-racer" data-testid="room-racer" data-removed=${removed}>
      <${Mini} gone=${gone} />
      <span class="racer-name">
        ${place != null && html`<strong>${ordinal(place)}</strong> `}<bdi>${shownName(name, bot).name}</bdi>${bot && html`<${BotMark} />`}
        <span class="visually-hidden">${text("home-removed", { n: removed, of: PLACES })}</span>
      </span>
    </li>
  `;
}
