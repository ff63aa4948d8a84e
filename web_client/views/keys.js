// Which keys there are: one press away, for those who have a keyboard.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules } from "../net/messages.js" */
import { text } from "../i18n/text.js";
import { Dialog } from "./dialog.js";
import { Switch } from "./fields.js";
import { html, memo, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @type {(props: { onPress: () => void }) => VNode} */
const keysButton = ({ onPress }) => html`
  <button
    type="button"
    class="keys-button"
    data-testid="keys-button"
    aria-label=${text("play-keys")}
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    title=${text("play-keys-key")}
    onClick=${onPress}
  >
    <${Icon} name="keyboard" />
  </button>
`;

/** Only shown where there is a keyboard, as far as a style sheet can tell. */
export const KeysButton = memo(keysButton);

/** @param {{ rules: Rules, onClose: () => void }} props @returns {VNode} */
export function KeysDialog({ rules, onClose }) {
  const { preferences } = useClient();
  const letters = useApp((app) => app.preferences.letters);
  return html`
    <${Dialog} title=${text("play-keys")} onClose=${onClose}>
      <div class="dialog-scroll" tabindex="0">
        <dl class="keys" data-testid="keys">
          ${keysFor(rules).map(
            ([keys, what]) => html`
              <div key=${what}>
                <dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt>
                <dd>${what}</dd>
              </div>
            `,
          )}
        </dl>
        <${Switch} label=${text("play-keys-letters")} name="letters" on=${letters} onSwitch=${(/** @type {boolean} */ on) => preferences.set({ letters: on })} />
      </div>
      <div class="buttons"><button type="button" class="button primary" data-testid="keys-close" autofocus onClick=${onClose}>${text("play-keys-close")}</button></div>
    <//>
  `;
}

/** @param {Rules} rules @returns {[string[], string][]} */
function keysFor({ waste_piles: piles, recycles }) {
  return [
    [["←", "↑", "↓", "→"], text("play-keys-walk")],
    [["Enter", text("play-keys-space")], text("play-keys-take")],
    [["K"], text("play-keys-king")],
    [["D"], piles > 1 ? text("play-keys-draw-choose") : text("play-keys-draw")],
    ...(piles > 1 ? [/** @type {[string[], string]} */ ([["1", "2", "3"].slice(0, piles), text("play-keys-draw-to")])] : []),
    ...(recycles === 0 ? [] : [/** @type {[string[], string]} */ ([["R"], text("play-keys-recycle")])]),
    [["U"], text("play-keys-undo")],
    [["Esc"], text("play-keys-escape")],
    [["A"], text("play-keys-say")],
    [["?"], text("play-keys-help")],
  ];
}
