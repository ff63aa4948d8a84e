// One's own race is over while others still race.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Room } from "../state/room.js" */
/** @import { Runner } from "../state/runners.js" */
import { ordinal, text } from "../i18n/text.js";
import { goesOn } from "../state/runners.js";
import { memberOf } from "../state/room.js";
import { html } from "./html.js";
import { TakeBack } from "./take_back.js";

/** @param {{ room: Room, mine: Runner }} props @returns {VNode} */
export function DoneBanner({ room, mine }) {
  const racing = Object.entries(room.race?.runners ?? {}).filter(([, { status }]) => goesOn(status));
  const away = racing.filter(([player]) => memberOf(room, player)?.connected !== true).length;
  return html`
    <p class=${mine.status === "cleared" ? "done good" : "done"} data-testid="done">
      <strong>${doneWords(mine, room.settings.rules.win === "all")}</strong> ${stillRacing(racing.length, away)}
      ${mine.status === "forfeited" && mine.gaveUpAt !== null && html`<${TakeBack} key=${mine.gaveUpAt} gaveUpAt=${mine.gaveUpAt} />`}
    </p>
  `;
}

/** @param {number} n how many still race @param {number} away how many of them aren't connected @returns {string} whom one waits for */
export function stillRacing(n, away) {
  if (n === 0) return "";
  if (away === 0) return text("race-still-racing", { n });
  return away === n ? text("race-still-all-away", { n }) : text("race-still-some-away", { n, away });
}

/** @param {Pick<Runner, "status" | "place" | "takenOut">} mine whose race is over @param {boolean} all all cards had to go @returns {string} */
export function doneWords({ status, place, takenOut }, all) {
  if (takenOut && status === "forfeited") return text("said-taken-out");
  if (status !== "cleared") return text(status === "forfeited" ? "race-done-forfeited" : "race-done-timeout");
  if (place === null) return text(all ? "race-done-all" : "race-done-pyramid");
  return text(all ? "race-done-all-at" : "race-done-pyramid-at", { place: ordinal(place) });
}
