// Choosing one's name.

/** @import { VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { NAME_LENGTH, characters } from "../state/names.js";
import { html } from "./html.js";

/** @param {HTMLInputElement | null} field */
const begin = (field) => field?.focus();

/**
 * What is written, no longer than the server takes it. It counts characters, where `maxlength` would count an emoji twice.
 * @param {InputEvent & { currentTarget: HTMLInputElement }} event
 * @returns {string}
 */
function shortened({ currentTarget: field, isComposing }) {
  const typed = characters(field.value);
  if (typed.length > NAME_LENGTH && !isComposing) field.value = typed.slice(0, NAME_LENGTH).join("");
  return field.value;
}

/**
 * @param {{ value: string, guest: string, wrong: string | null, onInput: (name: string) => void, onCommit?: () => void, focus?: boolean }} props
 *   `guest`: the name one has without choosing. It comes late, and must not get into what is being typed; `wrong`: what the server has against the last one
 * @returns {VNode}
 */
export function NameField({ value, guest, wrong, onInput, onCommit, focus }) {
  return html`
    <label class="field">
      <span>${text("home-name")}</span>
      <input
        data-testid="name-input"
        type="text"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck=${false}
        placeholder=${guest || text("home-name-seen")}
        value=${value}
        ref=${focus ? begin : undefined}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => onInput(shortened(event))}
        aria-invalid=${wrong !== null}
        aria-describedby=${wrong === null ? undefined : "name-wrong"}
        onChange=${onCommit}
      />
      ${wrong !== null && html`<p id="name-wrong" class="wrong" role="alert" data-testid="name-wrong">${wrong}</p>`}
    </label>
  `;
}
