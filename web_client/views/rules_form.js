// The rules of the room, for its host: a preset, and every option under "More options".

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Rules, RulesSpec } from "../net/messages.js" */
/** @import { Options } from "../game/rules.js" */
import { specOf } from "../game/rules.js";
import { text } from "../i18n/text.js";
import { butList, presetName, presetWords } from "../state/rules_words.js";
import { useEffect, useRef, useState } from "../vendor/preact-hooks.js";
import { Wrong } from "./fields.js";
import { html, memo, useClient } from "./html.js";
import { OptionFields } from "./options.js";
import { RulesButton } from "./rules.js";

/** @type {(props: { rules: Rules, tellDead: boolean | undefined }) => VNode} */
const rulesForm = ({ rules, tellDead }) => {
  const client = useClient();
  const [wrong, setWrong] = useState("");
  const [refusals, setRefusals] = useState(0);
  // Two options changed at once: the second must not undo the first, whose answer is still to come.
  const asked = useRef({ from: rules, to: rules });
  if (asked.current.from !== rules) asked.current = { from: rules, to: rules };
  const ask = (/** @type {Rules} */ to, /** @type {string | RulesSpec} */ spec) => {
    setWrong("");
    asked.current.to = to;
    client.room.configure({ rules: spec }, (sentence) => {
      asked.current.to = asked.current.from;
      setRefusals((times) => times + 1);
      setWrong(sentence);
      return true;
    });
  };
  const change = (/** @type {Partial<Options>} */ options) => {
    const to = { ...asked.current.to, ...options };
    ask(to, specOf(to));
  };
  const presets = presetWords();
  const but = butList(rules);
  const differs = but !== "";
  // What is set by them is to be seen; they stay open when it is taken back, with somebody at work there.
  const [open, setOpen] = useState(differs);
  useEffect(() => {
    if (differs) setOpen(true);
  }, [differs]);
  return html`
    <form class="panel settings rules-form" data-testid="rules-form" aria-label=${text("rules-title")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <div class="rules-head"><h2>${text("rules-title")}</h2><${RulesButton} rules=${rules} tellDead=${tellDead} /></div>
      <div class="presets" role="radiogroup" aria-label=${text("rules-title")}>
        ${presets.map(
          ({ letter, name, line }) => html`
            <label key=${letter} class="preset">
              <input type="radio" name="preset" value=${letter} checked=${letter === rules.preset} aria-labelledby=${`preset-${letter}`} aria-describedby=${`preset-${letter}-line`}
                onChange=${() => ask(rules, letter)} />
              <span><strong id=${`preset-${letter}`}>${name}</strong><small id=${`preset-${letter}-line`} class="quiet">${line}</small></span>
            </label>
          `,
        )}
      </div>
      <p class="preset-line quiet">${presets.find(({ letter }) => letter === rules.preset)?.line}</p>
      ${differs &&
      html`
        <p class="but" role="status" data-testid="overrides">
          <span><strong>${text("rules-changed", { preset: presetName(rules.preset) })}</strong> ${but}</span>
          <button type="button" class="button small" data-testid="rules-reset" onClick=${() => ask(rules, rules.preset)}>${text("rules-reset")}</button>
        </p>
      `}
      <${Wrong} id="wrong-rules" what=${wrong} />
      <details class="more" open=${open} onToggle=${(/** @type {Event & { currentTarget: HTMLDetailsElement }} */ event) => setOpen(event.currentTarget.open)}>
        <summary data-testid="more-options">${text("rules-more")}</summary>
        <${OptionFields} key=${refusals} rules=${rules} onChange=${change} />
      </details>
    </form>
  `;
};

export const RulesForm = memo(rulesForm);
