// Rows of a form: a label, a control, and what is wrong with it.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { html } from "./html.js";

/** @typedef {Event & { currentTarget: HTMLInputElement | HTMLSelectElement }} Change */

/**
 * @param {{ label: string, children?: ComponentChildren }} props
 * @returns {VNode}
 */
export function Field({ label, children }) {
  return html`<label class="row"><span>${label}</span><span class="control">${children}</span></label>`;
}

/**
 * @template {string} T
 * @param {{ label: string, name: string, value: T, options: readonly (readonly [T, string])[], disabled?: boolean, onChoice: (choice: T) => void }} props
 * @returns {VNode}
 */
export function Choice({ label, name, value, options, disabled, onChoice }) {
  return html`
    <${Field} label=${label}>
      <select name=${name} value=${value} disabled=${disabled} onChange=${(/** @type {Change} */ event) => onChoice(/** @type {T} */ (event.currentTarget.value))}>
        ${options.map(([choice, words]) => html`<option key=${choice} value=${choice} selected=${choice === value}>${words}</option>`)}
      </select>
    <//>
  `;
}

/**
 * Yes or no, with a line below that says what it means.
 * @param {{ label: string, name: string, on: boolean, line?: string, disabled?: boolean, onSwitch: (on: boolean) => void }} props
 * @returns {VNode}
 */
export function Switch({ label, name, on, line, disabled, onSwitch }) {
  const id = `switch-${name}`;
  return html`
    <label class="row switch-row">
      <span><span id=${id}>${label}</span>${line && html`<small id=${`${id}-line`} class="quiet">${line}</small>`}</span>
      <input class="switch" type="checkbox" role="switch" name=${name} checked=${on} disabled=${disabled}
        aria-labelledby=${id} aria-describedby=${line ? `${id}-line` : undefined}
        onChange=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => onSwitch(event.currentTarget.checked)} />
    </label>
  `;
}

/**
 * What is being typed stays in its field while the form is drawn anew around it, as it is with every setting that changes;
 * it gives way once this setting itself has another value, or the server has refused what was typed.
 * @param {{ value: string | number, refusals?: number, onChange: (event: Change) => void, [attribute: string]: unknown }} props the other ones go to the input
 * @returns {VNode}
 */
export function Typed({ value, refusals = 0, onChange, ...attributes }) {
  const [draft, setDraft] = useState({ over: value, text: String(value), refusals });
  const keep = (/** @type {Change} */ { currentTarget }) => setDraft({ over: value, text: currentTarget.value, refusals });
  const done = (/** @type {Change} */ event) => {
    onChange(event);
    keep(event); // the handler may have put the old value back
  };
  return html`<input ...${attributes} value=${draft.over === value && draft.refusals === refusals ? draft.text : value} onInput=${keep} onChange=${done} />`;
}

/**
 * @param {{ id: string, what: string }} props
 * @returns {VNode | false} what is wrong with the field above
 */
export function Wrong({ id, what }) {
  return what !== "" && html`<p id=${id} class="wrong" role="alert" data-testid=${id}>${what}</p>`;
}

/**
 * A number that the field's own limits don't allow is not sent: a sentence says why, and the old one comes back.
 * @param {Change} event @param {number} before @param {(wrong: string) => void} say @param {(value: number) => void} use
 */
export function wholeNumber({ currentTarget: field }, before, say, use) {
  const { min, max } = /** @type {HTMLInputElement} */ (field);
  say(field.validity.valid ? "" : text("lobby-range", { min: Number(min), max: Number(max) }));
  if (field.validity.valid) use(Number(field.value));
  else field.value = String(before);
}
