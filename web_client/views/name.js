// Choosing one's name.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { NAME_LENGTH, tooLong } from "../state/names.js";
import { html } from "./html.js";

/** @param {HTMLInputElement | null} field */
const begin = (field) => field?.focus();

/**
 * @param {{ value: string, guest: string, wrong: string | null, onInput: (name: string) => void, onCommit?: () => void, focus?: boolean }} props
 *   `guest`: the name one has without choosing. It comes late, and must not get into what is being typed; `wrong`: what the server has against the last one
 * @returns {VNode}
 */
export function NameField({ value, guest, wrong, onInput, onCommit, focus }) {
  const why = tooLong(value) ?? wrong;
  return html`
    <label class="field">
      <span class="field-head">${text("home-name")}<small class="quiet">${text("home-name-most", { most: NAME_LENGTH })}</small></span>
      <input
        data-testid="name-input"
        type="text"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck=${false}
        placeholder=${guest || text("home-name-seen")}
        value=${value}
        ref=${focus ? begin : undefined}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => onInput(event.currentTarget.value)}
        aria-invalid=${why !== null}
        aria-describedby=${why === null ? undefined : "name-wrong"}
        onChange=${onCommit}
      />
      ${why !== null && html`<p id="name-wrong" class="wrong" role="alert" data-testid="name-wrong">${why}</p>`}
    </label>
  `;
}
