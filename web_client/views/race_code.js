// The deal's code in the line above a race. There is little room for it: a press shows all of it, and where the rules aren't those of its letter.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { butWords, rulesName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { CopyButton } from "./copy.js";
import { Dialog } from "./dialog.js";
import { html, memo } from "./html.js";

/** @type {(props: { code: string | null, rules: Rules }) => VNode | null} */
const dealCode = ({ code, rules }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const but = butWords(rules);
  if (code === null && but.length === 0) return null;
  return html`
    <button type="button" class="deal-code" data-testid="deal-code-button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      ${code && html`<span class="visually-hidden">${text("race-deal")} </span><code data-testid="deal-code">${code}</code>`}
      ${but.length > 0 && html`<span class="code-but" data-testid="code-but"> ${text("race-but", { options: but.join(", ") })}</span>`}
    </button>
    ${open &&
    html`
      <${Dialog} title=${text("race-deal")} onClose=${close}>
        <p class="whole-code"><code data-testid="whole-code">${code ?? text("race-sealed")}</code></p>
        <p data-testid="whole-rules">${rulesName(rules)}</p>
        <div class="buttons">
          ${code && html`<${CopyButton} text=${code} label=${text("race-copy-code")} testid="copy-code" />`}
          <button type="button" class="button primary" autofocus onClick=${close}>${text("close")}</button>
        </div>
      <//>
    `}
  `;
};

export const DealCode = memo(dealCode);
