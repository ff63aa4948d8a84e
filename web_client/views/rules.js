// The rules in plain words: always one press away, and in the lobby for everybody who can't change them.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { rulesName, rulesText } from "../state/rules_words.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { Switch } from "./fields.js";
import { html, memo, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {{ rules: Rules, tellDead: boolean | undefined }} Props `tellDead`: undefined where the server doesn't say */

/** @type {(props: Props) => VNode} */
const rulesList = ({ rules, tellDead }) => html`
  <dl class="rules-text" data-testid="rules-text">
    ${rulesText(rules, tellDead).map(
      ({ about, lines }) => html`<dt key=${about}>${about}</dt>${lines.map((line) => html`<dd key=${line}>${line}</dd>`)}`,
    )}
  </dl>
`;

const RulesText = memo(rulesList);

/** @param {Props} props @returns {VNode} */
export function RulesPanel({ rules, tellDead }) {
  return html`
    <section class="panel rules-panel" aria-label=${text("rules-title")}>
      <h2>${text("rules-title")}</h2>
      <p class="rules-name" data-testid="rules-name">${rulesName(rules)}</p>
      <${RulesText} rules=${rules} tellDead=${tellDead} />
    </section>
  `;
}

/** @param {Props & { small?: boolean }} props `small`: where only a sign has room @returns {VNode} */
export function RulesButton({ rules, tellDead, small }) {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const hints = useApp((app) => app.preferences.hints);
  const close = () => setOpen(false);
  return html`
    <button type="button" class=${small ? "button plain rules-button" : "button small"} data-testid="rules-button" aria-haspopup="dialog" aria-label=${small ? text("rules-title") : undefined} onClick=${() => setOpen(true)}>
      <${Icon} name="rules" /><span class=${small ? "rules-word" : ""}>${text(small ? "rules-title" : "rules-what-is-allowed")}</span>
    </button>
    ${open &&
    html`
      <${Dialog} title=${text("rules-title")} onClose=${close}>
        <div class="dialog-scroll" tabindex="0">
          <p class="rules-name" data-testid="rules-name">${rulesName(rules)}</p>
          <${RulesText} rules=${rules} tellDead=${tellDead} />
          <${Switch} label=${text("preferences-hints")} name="hints" on=${hints}
            onSwitch=${(/** @type {boolean} */ on) => client.preferences.set({ hints: on })} />
        </div>
        <div class="buttons"><button type="button" class="button primary" data-testid="rules-close" autofocus onClick=${close}>${text("close")}</button></div>
      <//>
    `}
  `;
}
