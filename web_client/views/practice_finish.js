// After a win alone: how good it was, and what next.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Practice } from "../state/practice.js" */
/** @import { Game } from "../state/practice_best.js" */
import { duration, number, text } from "../i18n/text.js";
import { limits, medalOf } from "../state/medals.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { MedalMark } from "./par.js";
import { useDesk, usePractising } from "./practice_state.js";

/** @param {{ game: Practice, finished: Game }} props @returns {VNode} */
export function Finish({ game, finished }) {
  const desk = useDesk();
  const { par, records, dealing } = usePractising();
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // Not onto a button: whoever plays on the keyboard is about to press the next key.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const medal = medalOf({ status: "cleared", moves: finished.moves, medal: null }, par?.par);
  return html`
    <section class="practice-finish" role="region" aria-label=${text("practice-finish")} data-testid="practice-finish">
      <h2 ref=${heading} tabindex="-1">${game.rules.win === "all" ? text("practice-cleared-all") : text("practice-cleared")}</h2>
      <dl>
        <div>
          <dt>${text("practice-time")}</dt>
          <dd data-testid="finish-time">${duration(finished.time_ms, true)}</dd>
        </div>
        <div>
          <dt>${text("practice-moves")}</dt>
          <dd data-testid="finish-moves">${medal && html`<${MedalMark} medal=${medal} /> `}${number(finished.moves)}</dd>
        </div>
        <div>
          <dt>${text("practice-score")}</dt>
          <dd data-testid="finish-score">${number(game.board.score)}</dd>
        </div>
        ${finished.undos > 0 &&
        html`
          <div>
            <dt>${text("practice-undos")}</dt>
            <dd>${number(finished.undos)}</dd>
          </div>
        `}
      </dl>
      ${(records.time || records.moves) &&
      html`
        <p class="practice-records" data-testid="records">
          ${records.time && html`<span>${text("practice-record-time")}</span>`} ${records.moves && html`<span>${text("practice-record-moves")}</span>`}
        </p>
      `}
      <${Par} par=${par} />
      <div class="practice-next">
        <button type="button" class="button primary large" data-testid="finish-next" disabled=${dealing} onClick=${() => desk.next()}>${text("practice-next")}</button>
        <button type="button" class="button" data-testid="finish-again" onClick=${() => desk.restart()}><${Icon} name="replay" />${text("practice-again")}</button>
        <button type="button" class="button" data-testid="finish-race" onClick=${async () => setWrong(await desk.race())}><${Icon} name="people" />${text("practice-race")}</button>
      </div>
      ${wrong !== null && html`<p class="wrong" role="alert">${wrong}</p>`}
    </section>
  `;
}

/** @param {{ par: { par: number | null, pending: boolean } | null }} props null: by these rules no par is known @returns {VNode | null} */
function Par({ par }) {
  if (par === null) return null;
  if (par.par === null) return html`<p class="practice-par quiet" role="status" data-testid="par">${par.pending ? text("practice-par-pending") : text("practice-par-none")}</p>`;
  const { gold, silver, bronze } = limits(par.par);
  return html`
    <p class="practice-par" role="status" data-testid="par" data-par=${par.par}>
      <span>${text("practice-par", { par: par.par })}</span>
      <span class="medal-limits quiet"><${MedalMark} medal="gold" /> ${number(gold)} <${MedalMark} medal="silver" /> ${number(silver)} <${MedalMark} medal="bronze" /> ${number(bronze)}</span>
    </p>
  `;
}
