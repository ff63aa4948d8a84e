// What a host sets more rarely: the end of a race, who may come in, spectators, those who lose their connection.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Settings } from "../net/messages.js" */
/** @import { OnSettings } from "./start_fields.js" */
import { text } from "../i18n/text.js";
import { tellDeadWords } from "../state/rules_words.js";
import { amountOf, graceChoices, lengthWords, tellDeadChoice, tellDeadChoices, tellDeadOf, withPresent } from "../state/settings_words.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { Choice, Switch, Wrong } from "./fields.js";
import { html } from "./html.js";

const DELAYS = [0, 10, 30, 60, 120, 300, 600];
const MOST_NAMES = 100;

/** @param {{ settings: Settings, onSettings: OnSettings }} props @returns {VNode} */
export function MoreSettings({ settings, onSettings }) {
  const { rules, tell_dead: tellDead, disconnect_grace_s: grace, spectator_delay_s: delay } = settings;
  return html`
    <${Choice} label=${text("lobby-ends-when")} name="end" value=${settings.end}
      options=${["all", "first"].map((end) => [end, text("lobby-ends", { end })])}
      onChoice=${(/** @type {any} */ end) => onSettings({ end })} />
    <${Choice} label=${text("hosting-grace")} name="disconnect_grace_s" value=${String(grace ?? "")} options=${graceChoices(grace)}
      onChoice=${(/** @type {string} */ choice) => onSettings({ disconnect_grace_s: amountOf(choice) })} />
    <${Choice} label=${text("hosting-delay")} name="spectator_delay_s" value=${String(delay)}
      options=${withPresent(DELAYS, delay).map((s) => [String(s), s === 0 ? text("hosting-at-once") : lengthWords(s)])}
      onChoice=${(/** @type {string} */ s) => onSettings({ spectator_delay_s: Number(s) })} />
    <${Switch} label=${text("hosting-sealed")} name="reveal_code" on=${settings.reveal_code === "finish"} line=${text("hosting-sealed-line")}
      onSwitch=${(/** @type {boolean} */ on) => onSettings({ reveal_code: on ? "finish" : "start" })} />
    ${tellDead !== undefined &&
    html`
      <${Choice} label=${text("lobby-tell-dead")} name="tell_dead" value=${tellDeadChoice(settings)} options=${tellDeadChoices(rules)}
        onChoice=${(/** @type {string} */ choice) => onSettings({ tell_dead: tellDeadOf(choice) })} />
      <p class="row-line quiet" data-testid="tell-dead-line">${tellDeadWords(rules, tellDead)}</p>
    `}
    <${Switch} label=${text("hosting-invite-only")} name="invite_only" on=${settings.invite_only} line=${text("hosting-invite-only-line")}
      onSwitch=${(/** @type {boolean} */ on) => onSettings({ invite_only: on })} />
    <${AllowedNames} allowed=${settings.allowed} onSettings=${onSettings} />
  `;
}

/** @param {{ allowed: readonly string[] | null, onSettings: OnSettings }} props @returns {VNode} */
function AllowedNames({ allowed, onSettings }) {
  const known = (allowed ?? []).join("\n");
  const [typed, setTyped] = useState(known);
  const [wrong, setWrong] = useState("");
  // What the server has made of the names is what is shown.
  useEffect(() => setTyped(known), [known]);
  const use = () => {
    const names = namesIn(typed);
    if (names.length > MOST_NAMES) return setWrong(text("hosting-too-many-names", { most: MOST_NAMES }));
    setWrong("");
    return onSettings({ allowed: names.length === 0 ? null : names }, (sentence) => {
      setWrong(sentence);
      return true;
    });
  };
  return html`
    <label class="row">
      <span><span>${text("hosting-allowed")}</span><small class="quiet" id="allowed-line">${text("hosting-allowed-line")}</small></span>
      <textarea name="allowed" rows="3" spellcheck=${false} autocomplete="off" placeholder=${text("hosting-everybody")} aria-invalid=${wrong !== ""} aria-describedby="allowed-line wrong-allowed"
        value=${typed}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLTextAreaElement }} */ { currentTarget }) => setTyped(currentTarget.value)}
        onChange=${use}></textarea>
    </label>
    <${Wrong} id="wrong-allowed" what=${wrong} />
  `;
}

/** @param {string} lines @returns {string[]} the names, one a line */
function namesIn(lines) {
  return lines.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
