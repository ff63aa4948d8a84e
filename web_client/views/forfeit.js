// Giving up, after a question.

/** @import { VNode } from "../vendor/preact.js" */
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @returns {VNode} */
export function ForfeitButton() {
  const [asking, setAsking] = useState(false);
  return html`
    <button type="button" class="button plain" data-testid="forfeit" onClick=${() => setAsking(true)}>
      <${Icon} name="flag" /><span class="wide-only">Give up</span><span class="visually-hidden narrow-only">Give up</span>
    </button>
    ${asking && html`<${ForfeitDialog} onClose=${() => setAsking(false)} />`}
  `;
}

/** @param {{ onClose: () => void }} props @returns {VNode} */
export function ForfeitDialog({ onClose }) {
  const client = useClient();
  return html`
    <${Dialog} title="Give up this race?" onClose=${onClose}>
      <p>Your pyramid stays as it is, and you watch the others.</p>
      <div class="buttons">
        <button type="button" class="button" autofocus onClick=${onClose}>Play on</button>
        <button
          type="button"
          class="button danger"
          data-testid="forfeit-confirm"
          onClick=${() => {
            onClose();
            client.room.forfeit();
          }}
        >
          Give up
        </button>
      </div>
    <//>
  `;
}
