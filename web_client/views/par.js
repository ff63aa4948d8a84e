// Par on the result page: what it is, how one did by it, and medals.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Medal, ResultMessage } from "../net/messages.js" */
import { limits } from "../state/medals.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ result: ResultMessage, me: string }} props @returns {VNode | null} null: the server says nothing of par */
export function Par({ result, me }) {
  const { par, par_pending: pending, standings } = result;
  if (par === undefined || par === 0) return null;
  if (par === null) return html`<p class="par quiet" role="status" data-testid="par">${pending ? "Working out par…" : "No par is known for this deal."}</p>`;
  const mine = standings.find(({ player, status }) => player === me && status === "cleared");
  const { gold, silver, bronze } = limits(par);
  return html`
    <p class="par" role="status" data-testid="par" data-par=${par}>
      <strong>${mine ? `You ${mine.moves}, par ${par}` : `Par ${par}`}</strong>
      <span class="quiet">Par is the fewest moves that win this deal.</span>
      <span class="medal-limits quiet">
        <${MedalMark} medal="gold" /> ${gold} <${MedalMark} medal="silver" /> up to ${silver} <${MedalMark} medal="bronze" /> up to ${bronze}
      </span>
    </p>
  `;
}

/** @type {Record<Medal, string>} */
const NAMES = { gold: "Gold medal", silver: "Silver medal", bronze: "Bronze medal" };

/** @param {{ medal: Medal }} props @returns {VNode} */
export function MedalMark({ medal }) {
  return html`
    <span class=${`medal-mark ${medal}`} data-testid="medal" data-medal=${medal} title=${NAMES[medal]}>
      <${Icon} name="medal" /><span class="visually-hidden">${NAMES[medal]}</span>
    </span>
  `;
}
