// A deal code to be typed or pasted, and what is wrong with it.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Wrong } from "../game/deal.js" */
import { EXACT, parseCode, SHORT } from "../game/deal.js";
import { codeText } from "../game/deal.js";
import { PRESETS } from "../game/rules.js";
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { html, useClient } from "./html.js";

/** @param {{ first?: string }} props `first`: one that is wrong @returns {VNode} */
export function CodeForm({ first = "" }) {
  const client = useClient();
  const [code, setCode] = useState(first);
  const [wrong, setWrong] = useState(() => (first === "" ? null : wrongIn(first)));
  const play = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = parseCode(code);
    if ("why" in found) setWrong(found);
    else client.practise(codeText(found));
  };
  return html`
    <form class="practice-code" onSubmit=${play}>
      <label class="field">
        <span>${text("practice-code")}</span>
        <input
          name="practice_code"
          data-testid="practice-code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          placeholder="PY1-N-AAAAAAS"
          value=${code}
          aria-invalid=${wrong !== null}
          aria-describedby=${wrong === null ? "practice-code-line" : "practice-code-wrong"}
          onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
            setCode(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </label>
      <button type="submit" class="button" data-testid="practice-code-play">${text("practice-play")}</button>
      ${wrong === null
        ? html`<p id="practice-code-line" class="quiet">${text("practice-code-line")}</p>`
        : html`<p id="practice-code-wrong" class="wrong" role="alert" data-testid="practice-code-wrong">${wrongCode(wrong)}</p>`}
    </form>
  `;
}

/** @param {string} code @returns {Wrong | null} */
function wrongIn(code) {
  const found = parseCode(code);
  return "why" in found ? found : null;
}

/** @param {Wrong} wrong @returns {string} in a sentence */
function wrongCode(wrong) {
  const presets = Object.keys(PRESETS).join(", ");
  switch (wrong.why) {
    case "empty":
      return text("practice-code-empty");
    case "start":
      return text("practice-code-start");
    case "space":
      return text("practice-code-space");
    case "no_preset":
      return text("practice-code-no-preset", { presets });
    case "preset":
      return text("practice-code-preset", { preset: wrong.preset, presets });
    case "letter":
      return text("practice-code-letter", { letter: wrong.letter, at: wrong.at });
    case "length":
      return text("practice-code-length", { n: wrong.length, short: SHORT, exact: EXACT });
    case "beyond":
      return text("practice-code-beyond");
  }
}
