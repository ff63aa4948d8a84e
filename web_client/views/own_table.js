// One's own table in a race, with what lies over it: why a tap did nothing, what comes next, and that there is no way on.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Own } from "../state/own.js" */
import { STOCK } from "../game/selection.js";
import { text } from "../i18n/text.js";
import { hint } from "../state/refusals.js";
import { html, useApp, useClient } from "./html.js";
import { NoWayOn } from "./no_way_on.js";
import { Table } from "./table.js";

/** @type {readonly string[]} */
const NONE = [];

/** @param {{ own: Own | null, rules: Rules, selected: string | null, live: boolean }} props @returns {VNode} */
export function OwnTable({ own, rules, selected, live }) {
  const client = useClient();
  const board = own?.board ?? null;
  return html`
    <${Table}
      board=${board}
      rules=${rules}
      selected=${selected}
      returned=${own?.returned ?? NONE}
      live=${live && own !== null && !own.waiting && own.board.status !== "cleared"}
      moves=${client.moves}
      notice=${NoWayOn}
    />
    <div class="over-table"><${Hint} asks=${selected === STOCK && board !== null && board.stock > 0} /></div>
  `;
}

/** @param {{ asks: boolean }} props `asks`: a pile is to be chosen @returns {VNode} */
function Hint({ asks }) {
  const why = useApp((app) => app.hint);
  const said = asks ? text("play-choose-pile") : why === null ? "" : hint(why);
  return html`<p class=${said === "" ? "hint" : "hint shown"} role="status" data-testid="hint">${said}</p>`;
}
