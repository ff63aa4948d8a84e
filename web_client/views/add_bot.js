// A bot for the room, as strong as its host wants it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { BotStrength } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { text } from "../i18n/text.js";
import { botLine, botNames } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @param {{ disabled: boolean }} props @returns {VNode} */
export function AddBot({ disabled }) {
  const client = useClient();
  const [strength, setStrength] = useState(/** @type {BotStrength} */ ("careful"));
  return html`
    <div class="add-bot">
      <button type="button" class="button" data-testid="add-bot" disabled=${disabled} onClick=${() => client.room.addBot(strength)}>
        <${Icon} name="bot" />${text("lobby-add-bot")}
      </button>
      <select
        name="strength"
        aria-label=${text("lobby-bot-plays")}
        aria-describedby="bot-line"
        data-testid="bot-strength"
        value=${strength}
        onChange=${(/** @type {Change} */ event) => setStrength(/** @type {BotStrength} */ (event.currentTarget.value))}
      >
        ${botNames().map(([choice, name]) => html`<option key=${choice} value=${choice} selected=${choice === strength}>${name}</option>`)}
      </select>
      <small id="bot-line" class="quiet">${botLine(strength)}</small>
    </div>
  `;
}
