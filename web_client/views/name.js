// Choosing one's name.

/** @import { VNode } from "../vendor/preact.js" */
import { html } from "./html.js";

export const NAME_LENGTH = 24;

/**
 * @param {{ value: string, onInput: (name: string) => void, onCommit?: () => void, focus?: boolean }} props
 * @returns {VNode}
 */
export function NameField({ value, onInput, onCommit, focus }) {
  return html`
    <label class="field">
      <span>Your name</span>
      <input
        data-testid="name-input"
        type="text"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck=${false}
        maxlength=${NAME_LENGTH}
        placeholder="What others see"
        value=${value}
        autofocus=${focus}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => onInput(event.currentTarget.value)}
        onChange=${onCommit}
      />
    </label>
  `;
}
