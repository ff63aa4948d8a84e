// The room's settings: a form for the host, lines for everybody else. A change goes out as soon as it is made.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Settings, SettingsChange } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { useState } from "../vendor/preact-hooks.js";
import { number, text } from "../i18n/text.js";
import { dealWords, tellDeadWords } from "../state/rules_words.js";
import { DealForm } from "./deal_form.js";
import { Choice, Field, Switch, Typed, wholeNumber, withPresent, Wrong } from "./fields.js";
import { html, memo, useClient } from "./html.js";

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120];
const COUNTDOWNS = [0, 3, 5, 10, 20, 30, 60];

/** @type {(props: { settings: Settings }) => VNode} */
const settingsForm = ({ settings }) => {
  const client = useClient();
  // A refused change must not stay in its field: a new key draws the form anew from what the server has.
  const [refusals, setRefusals] = useState(0);
  const change = (/** @type {SettingsChange} */ settings) =>
    client.room.configure(settings, () => setRefusals((times) => times + 1));
  const [wrongSeats, setWrongSeats] = useState("");
  return html`
    <form key=${refusals} class="panel settings" data-testid="settings-form" aria-label=${text("lobby-settings")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h2>${text("lobby-settings")}</h2>
      <${Field} label=${text("lobby-name")}>
        <${Typed} name="name" type="text" maxlength="60" placeholder=${text("lobby-none")} value=${settings.name}
          onChange=${(/** @type {Change} */ event) => change({ name: event.currentTarget.value })} />
      <//>
      <${Choice} label=${text("lobby-visibility")} name="visibility" value=${settings.visibility}
        options=${[["public", text("lobby-public")], ["unlisted", text("lobby-unlisted")]]}
        onChoice=${(/** @type {any} */ visibility) => change({ visibility })} />
      <${Field} label=${text("lobby-password")}>
        <${Typed} name="password" type="text" autocomplete="off" maxlength="128" placeholder=${text(settings.password ? "lobby-password-set" : "lobby-none")} value=""
          onChange=${(/** @type {Change} */ event) => change({ password: event.currentTarget.value })} />
        ${settings.password && html`<button type="button" class="button small" onClick=${() => change({ password: "" })}>${text("lobby-password-remove")}</button>`}
      <//>
      <${Field} label=${text("lobby-capacity")}>
        <${Typed} name="capacity" type="number" inputmode="numeric" min="1" max="100" required value=${settings.capacity}
          aria-describedby="wrong-seats"
          onChange=${(/** @type {Change} */ event) => wholeNumber(event, settings.capacity, setWrongSeats, (capacity) => change({ capacity }))} />
      <//>
      <${Wrong} id="wrong-seats" what=${wrongSeats} />
      <${Choice} label=${text("lobby-starts-when")} name="start" value=${settings.start}
        options=${["host", "all_ready"].map((start) => [start, text("lobby-starts", { start })])}
        onChoice=${(/** @type {any} */ start) => change({ start })} />
      <${Choice} label=${text("lobby-countdown")} name="countdown_s" value=${String(settings.countdown_s)}
        options=${withPresent(COUNTDOWNS, settings.countdown_s).map((s) => [String(s), text("lobby-seconds", { n: s })])}
        onChoice=${(/** @type {string} */ s) => change({ countdown_s: Number(s) })} />
      <${Choice} label=${text("lobby-time-limit")} name="time_limit_s" value=${String(settings.time_limit_s)}
        options=${withPresent(MINUTES.map((m) => m * 60), settings.time_limit_s).map((s) => [String(s), limit(s)])}
        onChoice=${(/** @type {string} */ s) => change({ time_limit_s: Number(s) })} />
      <${Choice} label=${text("lobby-ends-when")} name="end" value=${settings.end}
        options=${["all", "first"].map((end) => [end, text("lobby-ends", { end })])}
        onChoice=${(/** @type {any} */ end) => change({ end })} />
      <${DealForm} deal=${settings.deal} preset=${settings.rules.preset} />
      ${settings.tell_dead !== undefined &&
      html`
        <${Switch} label=${text("lobby-tell-dead")} name="tell_dead" on=${settings.tell_dead} line=${tellDeadWords(settings.rules, settings.tell_dead)}
          onSwitch=${(/** @type {boolean} */ on) => change({ tell_dead: on })} />
      `}
    </form>
  `;
};

export const SettingsForm = memo(settingsForm);

/** For those who can't change them. @type {(props: { settings: Settings }) => VNode} */
const settingsList = ({ settings }) => html`
  <section class="panel settings" aria-label=${text("lobby-settings")}>
    <h2>${text("lobby-settings")}</h2>
    <dl>
      <dt>${text("lobby-starts-when")}</dt><dd>${text("lobby-starts", { start: settings.start })}</dd>
      <dt>${text("lobby-time-limit")}</dt><dd>${limit(settings.time_limit_s)}</dd>
      <dt>${text("lobby-ends-when")}</dt><dd>${text("lobby-ends", { end: settings.end })}</dd>
      <dt>${text("lobby-deal")}</dt><dd>${dealWords(settings.deal)}</dd>
      <dt>${text("lobby-capacity")}</dt><dd>${number(settings.capacity)}</dd>
      ${settings.spectator_delay_s > 0 && html`<dt>${text("lobby-delay")}</dt><dd>${text("lobby-delay-by", { n: settings.spectator_delay_s })}</dd>`}
      ${settings.password && html`<dt>${text("lobby-password")}</dt><dd>${text("lobby-password-yes")}</dd>`}
    </dl>
  </section>
`;

export const SettingsList = memo(settingsList);

/** @param {number} seconds @returns {string} */
function limit(seconds) {
  return seconds % 60 === 0 ? text("lobby-minutes", { n: seconds / 60 }) : text("lobby-seconds", { n: seconds });
}
