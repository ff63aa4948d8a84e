// A race that begins at a time: when that is where one lives, how long until then, and an entry for one's calendar.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
import { number, text } from "../i18n/text.js";
import { roomPath } from "../net/address.js";
import { calendarEntry } from "../state/calendar.js";
import { inFull, leftUntil, zoneName } from "../state/times.js";
import { here, useClocks, useNow } from "./clock.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ room: Room, startsAt: number }} props @returns {VNode | null} null once it is over */
export function Appointment({ room, startsAt }) {
  const now = useNow(startsAt);
  const clocks = useClocks();
  if (now >= startsAt || room.held) return null;
  const at = clocks.own(startsAt);
  return html`
    <section class="panel appointment" data-testid="appointment" aria-label=${text("hosting-starts-at")}>
      <div>
        <p class="quiet">${text("hosting-starts-at")}</p>
        <p class="appointment-time"><time datetime=${new Date(at).toISOString()} data-testid="starts-at">${inFull(at, here())}</time></p>
        <p class="quiet">${zoneName(at, here())}</p>
      </div>
      <${Left} ms=${startsAt - now} />
      <button type="button" class="button" data-testid="calendar" onClick=${() => save(room, at)}><${Icon} name="calendar" />${text("hosting-calendar")}</button>
    </section>
  `;
}

/** @param {{ ms: number }} props @returns {VNode} */
function Left({ ms }) {
  const { days, hours, minutes, seconds } = leftUntil(ms);
  const parts = [...(days > 0 ? [[days, "days"]] : []), [hours, "hours"], [minutes, "minutes"], [seconds, "seconds"]];
  return html`
    <p class="time-left" role="timer" data-testid="time-left">
      ${parts.map(([n, unit]) => html`<span key=${unit}><strong>${number(Number(n))}</strong> <small class="quiet">${text("hosting-unit", { unit: String(unit), n: Number(n) })}</small></span>`)}
    </p>
  `;
}

/** @param {Room} room @param {number} at ms of the own clock */
function save(room, at) {
  const title = room.settings.name ? text("hosting-calendar-title", { name: room.settings.name }) : text("app-name");
  const entry = calendarEntry({ room: room.id, title, link: location.origin + roomPath(room.id), startsAt: at, now: Date.now() });
  const address = URL.createObjectURL(new Blob([entry], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `pyramid-race-${room.id}.ics`;
  link.click();
  // The download has begun by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
