// The public rooms: races that are on, with their boards as they stand, and rooms one can join.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Listed } from "../state/listing.js" */
/** @import { OnVisit } from "./room_card.js" */
import { text } from "../i18n/text.js";
import { arranged } from "../state/listing.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { HowItGoes } from "./how_it_goes.js";
import { RoomCard } from "./room_card.js";

/** The server renews what it lists each second. */
const REFRESH_MS = 3_000;
/** With fewer rooms there is space for how the game goes. */
const FEW = 4;

/** @param {{ before: () => Promise<boolean> }} props `before` says whether one may go on @returns {VNode} */
export function PublicRooms({ before }) {
  const client = useClient();
  const rooms = useApp((app) => app.rooms);
  const [pointed, point] = useState(false);
  const [focused, focus] = useState(false);
  const held = pointed || focused;
  const last = useRef(/** @type {readonly Listed[]} */ ([]));
  const list = useMemo(() => (last.current = arranged(last.current, rooms ?? [], held)), [rooms, held]);
  useEffect(() => {
    const refresh = () => document.hidden || client.refreshRooms();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [client]);
  const visit = async (/** @type {string} */ room, /** @type {"player" | "spectator"} */ role) => {
    if (await before()) client.visitRoom(room, role);
  };
  const live = list.filter((listed) => listed.live);
  const open = list.filter((listed) => !listed.live);
  return html`
    <div
      class="rooms"
      data-testid="room-list"
      onPointerEnter=${() => point(true)}
      onPointerLeave=${() => point(false)}
      onFocusIn=${() => focus(true)}
      onFocusOut=${() => focus(false)}
    >
      ${live.length > 0 && html`<${Section} title=${text("home-live")} kind="live" list=${live} onVisit=${visit} />`}
      ${open.length > 0 && html`<${Section} title=${text("home-rooms")} kind="open" list=${open} onVisit=${visit} />`}
      ${list.length === 0 &&
      (rooms === null ? html`<p class="quiet looking" role="status">${text("home-looking")}</p>` : html`<${Nobody} />`)}
      ${list.length < FEW && html`<${HowItGoes} />`}
    </div>
  `;
}

/** @param {{ title: string, kind: "live" | "open", list: readonly Listed[], onVisit: OnVisit }} props @returns {VNode} */
function Section({ title, kind, list, onVisit }) {
  return html`
    <section class=${`rooms-${kind}`} aria-label=${title}>
      <h2>${title}</h2>
      <ul data-testid=${`rooms-${kind}`}>
        ${list.map((listed) => html`<${RoomCard} key=${listed.room.room} listed=${listed} onVisit=${onVisit} />`)}
      </ul>
    </section>
  `;
}

/** @returns {VNode} */
function Nobody() {
  return html`
    <section class="nobody" data-testid="no-rooms">
      <h2>${text("home-nobody")}</h2>
      <p class="quiet">${text("home-be-first")}</p>
    </section>
  `;
}
