// Said calmly when nothing can be done any more, or when nothing that can be done leads to a win. Who hears the table is told there.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Ahead } from "../game/available.js" */
import { text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useDesk, usePractising } from "./practice_state.js";

/** @param {{ board: Ahead }} props @returns {VNode | null} */
export function PracticeNotice({ board }) {
  const desk = useDesk();
  const { dealing } = usePractising();
  const [playsOn, setPlaysOn] = useState(false);
  const { status, moves, undos_left: undos } = board;
  const ended = status === "dead" || status === "stuck";
  // Whoever finds a way and loses it again is told again.
  useEffect(() => {
    if (!ended) setPlaysOn(false);
  }, [ended]);
  if (!ended || (playsOn && status === "dead")) return null;
  const begun = moves > 0;
  const said = status === "stuck" ? text("play-stuck") : begun ? text("play-dead") : text("play-dead-deal");
  return html`
    <div class="no-way-on practice-notice" data-testid=${status === "dead" ? "dead-notice" : "stuck-notice"}>
      <p>
        <strong>${said}</strong>
        ${begun && html`<span data-testid="undos-left">${text("play-undos-left", { n: undos })}</span>`}
      </p>
      <div class="buttons">
        ${undos > 0
          ? html`<button type="button" class="button small light" data-testid="dead-undo" onClick=${() => desk.undo()}><${Icon} name="undo" />${text("play-undo")}</button>`
          : begun && html`<button type="button" class="button small light" data-testid="dead-restart" onClick=${() => desk.restart()}><${Icon} name="replay" />${text("practice-restart")}</button>`}
        ${!begun && html`<button type="button" class="button small light" data-testid="dead-next" disabled=${dealing} onClick=${() => desk.next()}><${Icon} name="next" />${text("practice-next")}</button>`}
        ${status === "dead" && html`<button type="button" class="button small ghost" data-testid="dead-play-on" onClick=${() => setPlaysOn(true)}>${text("play-on")}</button>`}
      </div>
    </div>
  `;
}
