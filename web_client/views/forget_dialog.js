// Being deleted: what that means, and one's own name typed so that nobody is by a slip.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { forgetMe } from "../own_devices.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { html, useApp, useClient } from "./html.js";
import { styled } from "./styled.js";

await styled("/style/device.css");

/** @param {{ onClose: () => void }} props @returns {VNode} */
export function ForgetDialog({ onClose }) {
  const client = useClient();
  const name = useApp(({ me }) => me?.name ?? "");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const forget = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setWrong(await forgetMe(client, typed));
    setBusy(false);
  };
  return html`
    <${Dialog} title=${text("forget-title")} onClose=${onClose}>
      <form class="forget" onSubmit=${forget}>
        <p>${text("forget-what")}</p>
        <label class="field">
          <span>${text("forget-type", { name })}</span>
          <input
            data-testid="forget-name"
            type="text"
            autocomplete="off"
            spellcheck=${false}
            value=${typed}
            aria-invalid=${wrong !== null}
            aria-describedby=${wrong === null ? undefined : "forget-wrong"}
            onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setTyped(event.currentTarget.value)}
          />
        </label>
        ${wrong !== null && html`<p id="forget-wrong" class="wrong" role="alert" data-testid="forget-wrong">${wrong}</p>`}
        <div class="buttons">
          <button type="button" class="button" autofocus onClick=${onClose}>${text("forget-not")}</button>
          <button type="submit" class="button danger" data-testid="forget-confirm" disabled=${busy || name === "" || typed.trim() !== name}>
            ${busy ? text("forget-doing") : text("forget-do")}
          </button>
        </div>
      </form>
    <//>
  `;
}
