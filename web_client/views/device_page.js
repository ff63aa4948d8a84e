// To go on here as on another device, by its code: in the address, or to be typed.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { comeBy, spaced } from "../own_devices.js";
import { useState } from "../vendor/preact-hooks.js";
import { html, useApp, useClient } from "./html.js";
import { styled } from "./styled.js";

await styled("/style/device.css");

/** @param {{ code: string | null }} props @returns {VNode} */
export function DevicePage({ code }) {
  const client = useClient();
  const name = useApp(({ me }) => me?.name ?? "");
  const connected = useApp(({ link }) => link.status === "open");
  const [typed, setTyped] = useState(code === null ? "" : spaced(code));
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const go = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    setBusy(true);
    const refused = await comeBy(client, typed);
    setBusy(false);
    setWrong(refused);
    if (refused !== null) return;
    // The code is used up: the way back needn't lead to it.
    history.replaceState(null, "", "/");
    client.goHome();
    client.toasts.show(text("device-done", { name: client.identity.name }), "good");
  };
  const asks = code === null || wrong !== null;
  return html`
    <main class="notice device-page" data-testid="device-page">
      <h1>${text("device-here")}</h1>
      <p>${text("device-here-line")}</p>
      ${client.identity.name !== "" && name !== "" && html`<p class="quiet" data-testid="device-instead">${text("device-instead", { name })}</p>`}
      <form class="stack" onSubmit=${go}>
        ${asks &&
        html`
          <label class="field">
            <span>${text("device-field")}</span>
            <input
              class="code"
              data-testid="device-input"
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck=${false}
              maxlength="20"
              value=${typed}
              ref=${begin}
              aria-invalid=${wrong !== null}
              aria-describedby=${wrong === null ? "device-line" : "device-wrong"}
              onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setTyped(event.currentTarget.value)}
            />
            ${wrong !== null && html`<p id="device-wrong" class="wrong" role="alert" data-testid="device-wrong">${wrong}</p>`}
            <small id="device-line" class="quiet">${text("device-field-line")}</small>
          </label>
        `}
        ${!asks && html`<p class="room-code">${typed}</p>`}
        <button type="submit" class="button primary large" data-testid="device-go" disabled=${busy || !connected || typed.trim() === ""}>${text("device-go")}</button>
        <button type="button" class="button plain" data-testid="device-not" onClick=${() => client.goHome()}>${text("device-not")}</button>
      </form>
    </main>
  `;
}

/** @param {HTMLInputElement | null} field */
const begin = (field) => field?.value === "" && field.focus();
