// Par on the result page: what it is, how one did by it, and medals.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Medal, ResultMessage } from "../net/messages.js" */
import { number, text } from "../i18n/text.js";
import { limits } from "../state/medals.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ result: ResultMessage, me: string }} props @returns {VNode | null} null: the server says nothing of par */
export function Par({ result, me }) {
  const { par, par_pending: pending, standings } = result;
  if (par === undefined || par === 0) return null;
  if (par === null) {
    return html`<p class="par quiet" role="status" data-testid="par">${pending ? text("result-par-pending") : text("result-par-unknown")}</p>`;
  }
  const mine = standings.find(({ player, status }) => player === me && status === "cleared");
  const { gold, silver, bronze } = limits(par);
  return html`
    <p class="par" role="status" data-testid="par" data-par=${par}>
      <strong>${mine ? text("result-par-yours", { moves: mine.moves, par }) : text("result-par", { par })}</strong>
      <span class="quiet">${text("result-par-meaning")}</span>
      <span class="medal-limits quiet">
        <${MedalMark} medal="gold" /> ${number(gold)} <${MedalMark} medal="silver" /> ${text("result-medal-limit", { moves: silver })}
        <${MedalMark} medal="bronze" /> ${text("result-medal-limit", { moves: bronze })}
      </span>
    </p>
  `;
}

/** @type {Record<Medal, string>} */
const NAMES = { gold: "result-medal-gold", silver: "result-medal-silver", bronze: "result-medal-bronze" };

/** @param {{ medal: Medal }} props @returns {VNode} */
export function MedalMark({ medal }) {
  const name = text(NAMES[medal]);
  return html`
    <span class=${`medal-mark ${medal}`} data-testid="medal" data-medal=${medal} title=${name}>
      <${Icon} name="medal" /><span class="visually-hidden">${name}</span>
    </span>
  `;
}
