// The deal's code in the line above a race. There is little room for it: a press shows all of it, and where the rules aren't those of its letter.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { butWords, rulesName } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { CopyButton } from "./copy.js";
import { Dialog } from "./dialog.js";
import { html, memo } from "./html.js";

/** @type {(props: { code: string | null, commitment: string | null, rules: Rules }) => VNode | null} `commitment`: what is promised of a code that is still sealed */
const dealCode = ({ code, commitment, rules }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const but = butWords(rules);
  const sealed = code === null ? commitment : null;
  if (code === null && sealed === null && but.length === 0) return null;
  return html`
    <button type="button" class="deal-code" data-testid="deal-code-button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      ${code && html`<span class="visually-hidden">${text("race-deal")} </span><code data-testid="deal-code">${code}</code>`}
      ${sealed && html`<span>${text("sealed-title")} </span><code data-testid="sealed-code">${sealed.slice(0, 8)}…</code>`}
      ${but.length > 0 && html`<span class="code-but" data-testid="code-but"> ${text("race-but", { options: but.join(", ") })}</span>`}
    </button>
    ${open &&
    html`
      <${Dialog} title=${text("race-deal")} onClose=${close}>
        ${code && html`<p class="whole-code"><code data-testid="whole-code">${code}</code></p>`}
        ${code === null && html`<p data-testid="whole-code">${text("race-sealed")}</p>`}
        ${sealed && html`<p>${text("sealed-promise")}</p><p class="whole-code"><code data-testid="commitment">${sealed}</code></p>`}
        <p data-testid="whole-rules">${rulesName(rules)}</p>
        <div class="buttons">
          ${sealed && html`<${CopyButton} text=${sealed} label=${text("sealed-copy")} testid="copy-commitment" />`}
          ${code && html`<${CopyButton} text=${code} label=${text("race-copy-code")} testid="copy-code" />`}
          <button type="button" class="button primary" autofocus onClick=${close}>${text("close")}</button>
        </div>
      <//>
    `}
  `;
};

export const DealCode = memo(dealCode);
