// Giving up, after a question.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @returns {VNode} */
export function ForfeitButton() {
  const [asking, setAsking] = useState(false);
  return html`
    <button type="button" class="button plain" data-testid="forfeit" onClick=${() => setAsking(true)}>
      <${Icon} name="flag" /><span>${text("race-forfeit")}</span>
    </button>
    ${asking && html`<${ForfeitDialog} onClose=${() => setAsking(false)} />`}
  `;
}

/** @param {{ onClose: () => void }} props @returns {VNode} */
export function ForfeitDialog({ onClose }) {
  const client = useClient();
  const daily = useApp(({ room }) => room?.settings.daily !== undefined);
  return html`
    <${Dialog} title=${text(daily ? "race-forfeit-daily-ask" : "race-forfeit-ask")} onClose=${onClose}>
      <p>${text(daily ? "race-forfeit-daily-then" : "race-forfeit-then")}</p>
      <div class="buttons">
        <button type="button" class="button" autofocus onClick=${onClose}>${text("race-forfeit-not")}</button>
        <button
          type="button"
          class="button danger"
          data-testid="forfeit-confirm"
          onClick=${() => {
            onClose();
            client.room.forfeit();
          }}
        >
          ${text("race-forfeit")}
        </button>
      </div>
    <//>
  `;
}
