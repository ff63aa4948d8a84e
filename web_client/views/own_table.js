// One's own table with what lies over it: why a tap did nothing, and what comes next.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
/** @import { Own } from "../state/own.js" */
import { selectable } from "../game/available.js";
import { STOCK } from "../game/selection.js";
import { text } from "../i18n/text.js";
import { hint } from "../state/refusals.js";
import { useEffect } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { onKey } from "./keyboard.js";
import { Spoken } from "./spoken.js";
import { Table } from "./table.js";

/** @type {readonly string[]} */
const NONE = [];

/** @param {{ own: Own | null, rules: Rules, selected: string | null, live: boolean }} props @returns {VNode} */
export function OwnTable({ own, rules, selected, live }) {
  const client = useClient();
  const board = own?.board ?? null;
  const play = live && own !== null && !own.waiting && board?.status !== "cleared";
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, client.moves);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [client]);
  const still = board !== null && selected !== null && (selected === STOCK ? board.stock > 0 : selectable(board, selected, rules));
  return html`
    <${Table}
      board=${board}
      rules=${rules}
      selected=${still ? selected : null}
      returned=${own?.returned ?? NONE}
      live=${play}
      moves=${client.moves}
    />
    <div class="over-table"><${Hint} asks=${still && selected === STOCK} /></div>
    <${Spoken} board=${board} refused=${(own?.returned.length ?? 0) > 0} />
  `;
}

/** @param {{ asks: boolean }} props `asks`: a pile is to be chosen @returns {VNode} */
function Hint({ asks }) {
  const why = useApp((app) => app.hint);
  const said = asks ? text("play-choose-pile") : why === null ? "" : hint(why);
  return html`<p class=${said === "" ? "hint" : "hint shown"} role="status" data-testid="hint">${said}</p>`;
}
