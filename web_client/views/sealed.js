// A sealed deal after its race: whether it is the one that was promised at GO, and how to see that for oneself.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Opening } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { checked } from "../state/sealed.js";
import { useMemo } from "../vendor/preact-hooks.js";
import { CopyButton } from "./copy.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";

const WORDS = { shown: "sealed-shown", told: "sealed-told", broken: "sealed-broken-text" };

/**
 * @param {{ opening: Opening, code: string, shown: string | null, file: string | null }} props `shown`: the commitment of GO, if this page was there;
 * `file`: the name of the one with all moves, if it can be had
 * @returns {VNode}
 */
export function Sealed({ opening, code, shown, file }) {
  const found = useMemo(() => checked(opening, code, shown), [opening, code, shown]);
  const broken = found === "broken";
  const commitment = shown ?? opening.commitment;
  const shell = `printf %s '${opening.code}${opening.nonce}' | sha256sum`;
  const verify = `pyramid-race verify --commitment ${commitment}`;
  const command = `${verify} --code ${opening.code} --nonce ${opening.nonce}`;
  return html`
    <div class=${classes("sealed-deal", broken && "broken")} data-testid="sealed" data-found=${found}>
      <p class="sealed-mark" role=${broken ? "alert" : undefined}>
        <${Icon} name=${broken ? "warning" : "check"} />
        <strong>${broken ? text("sealed-broken") : `${text("sealed-title")} · ${text("sealed-verified")}`}</strong>
      </p>
      <p>${text(WORDS[found])}</p>
      <details>
        <summary>${text("sealed-how")}</summary>
        <dl class="sealed-values">
          <div><dt>${text("sealed-commitment")}</dt><dd><code data-testid="commitment">${commitment}</code></dd></div>
          <div><dt>${text("sealed-nonce")}</dt><dd><code>${opening.nonce}</code></dd></div>
        </dl>
        <p>${text("sealed-how-text")}</p>
        <${Line} command=${shell} />
        <p>${text("sealed-how-command")}</p>
        <${Line} command=${command} />
        ${file !== null && html`<p>${text("sealed-how-moves", { download: text("result-download") })}</p><${Line} command=${`${verify} --result ${file}`} />`}
      </details>
    </div>
  `;
}

/** @param {{ command: string }} props of a shell @returns {VNode} */
function Line({ command }) {
  return html`<p class="command"><code>${command}</code><${CopyButton} text=${command} label=${text("sealed-copy")} /></p>`;
}
