// Said calmly when nothing can be done any more, or when all that can be done leads nowhere; with the way out of it. Who hears the
// table is told by spoken.js.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Ahead } from "../game/available.js" */
import { text } from "../i18n/text.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { ForfeitDialog } from "./forfeit.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @param {Ahead} board */
function headline(board) {
  if (board.status !== "dead") return text("play-stuck");
  return board.moves === 0 ? text("play-dead-deal") : text("play-dead");
}

/** @param {{ board: Ahead, live: boolean }} props @returns {VNode | null} */
export function NoWayOn({ board, live }) {
  const client = useClient();
  const [playsOn, setPlaysOn] = useState(false);
  const [asking, setAsking] = useState(false);
  const { status } = board;
  const ended = status === "dead" || status === "stuck";
  // Whoever finds a way and loses it again is told again.
  useEffect(() => {
    if (!ended) setPlaysOn(false);
  }, [ended]);
  if (!ended) return null;
  const undos = board.undos_left;
  const giveUp = asking && html`<${ForfeitDialog} onClose=${() => setAsking(false)} />`;
  if (playsOn) return giveUp || null;
  return html`
    <div class="no-way-on" data-testid=${status === "dead" ? "dead-notice" : "stuck-notice"}>
      <p>
        <strong>${headline(board)}</strong>
        <span data-testid="undos-left">${undos === 0 && board.moves === 0 ? "" : text("play-undos-left", { n: undos })}</span>
      </p>
      <div class="buttons">
        ${undos > 0
          ? html`
              <button type="button" class="button small light" data-testid="dead-undo" disabled=${!live} onClick=${() => client.moves.undo()}>
                <${Icon} name="undo" />${text("play-undo")}
              </button>
            `
          : html`
              <button type="button" class="button small light" data-testid="dead-forfeit" onClick=${() => setAsking(true)}><${Icon} name="flag" />${text("play-give-up")}</button>
            `}
        ${status === "dead" && html`<button type="button" class="button small ghost" data-testid="dead-play-on" onClick=${() => setPlaysOn(true)}>${text("play-on")}</button>`}
      </div>
    </div>
    ${giveUp}
  `;
}
