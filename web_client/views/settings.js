// The room's settings: a form for the host, lines for everybody else. A change goes out as soon as it is made.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Settings, SettingsChange } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { useState } from "../vendor/preact-hooks.js";
import { dealWords, tellDeadWords } from "../state/rules_words.js";
import { count } from "../state/words.js";
import { DealForm } from "./deal_form.js";
import { Choice, Field, number, Switch, Typed, withPresent, Wrong } from "./fields.js";
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
    <form key=${refusals} class="panel settings" data-testid="settings-form" aria-label="Settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h2>Settings</h2>
      <${Field} label="Room name">
        <${Typed} name="name" type="text" maxlength="60" placeholder="None" value=${settings.name}
          onChange=${(/** @type {Change} */ event) => change({ name: event.currentTarget.value })} />
      <//>
      <${Choice} label="Who finds it" name="visibility" value=${settings.visibility}
        options=${[["public", "Everybody"], ["unlisted", "Those with the link"]]}
        onChoice=${(/** @type {any} */ visibility) => change({ visibility })} />
      <${Field} label="Password">
        <${Typed} name="password" type="text" autocomplete="off" maxlength="128" placeholder=${settings.password ? "Set. Type a new one" : "None"} value=""
          onChange=${(/** @type {Change} */ event) => change({ password: event.currentTarget.value })} />
        ${settings.password && html`<button type="button" class="button small" onClick=${() => change({ password: "" })}>Remove</button>`}
      <//>
      <${Field} label="Seats">
        <${Typed} name="capacity" type="number" inputmode="numeric" min="1" max="100" required value=${settings.capacity}
          aria-describedby="wrong-seats"
          onChange=${(/** @type {Change} */ event) => number(event, settings.capacity, setWrongSeats, (capacity) => change({ capacity }))} />
      <//>
      <${Wrong} id="wrong-seats" text=${wrongSeats} />
      <${Choice} label="Starts when" name="start" value=${settings.start}
        options=${[["host", "the host says so"], ["all_ready", "all are ready"]]}
        onChoice=${(/** @type {any} */ start) => change({ start })} />
      <${Choice} label="Countdown" name="countdown_s" value=${String(settings.countdown_s)}
        options=${withPresent(COUNTDOWNS, settings.countdown_s).map((s) => [String(s), s === 0 ? "None" : count(s, "second")])}
        onChoice=${(/** @type {string} */ s) => change({ countdown_s: Number(s) })} />
      <${Choice} label="Time limit" name="time_limit_s" value=${String(settings.time_limit_s)}
        options=${withPresent(MINUTES.map((m) => m * 60), settings.time_limit_s).map((s) => [String(s), limit(s)])}
        onChoice=${(/** @type {string} */ s) => change({ time_limit_s: Number(s) })} />
      <${Choice} label="Ends when" name="end" value=${settings.end}
        options=${[["all", "all are done"], ["first", "the first clears"]]}
        onChoice=${(/** @type {any} */ end) => change({ end })} />
      <${DealForm} deal=${settings.deal} preset=${settings.rules.preset} />
      ${settings.tell_dead !== undefined &&
      html`
        <${Switch} label="Tell players when there is no way left" name="tell_dead" on=${settings.tell_dead} line=${tellDeadWords(settings.rules, settings.tell_dead)}
          onSwitch=${(/** @type {boolean} */ on) => change({ tell_dead: on })} />
      `}
    </form>
  `;
};

export const SettingsForm = memo(settingsForm);

/** For those who can't change them. @type {(props: { settings: Settings }) => VNode} */
const settingsList = ({ settings }) => html`
  <section class="panel settings" aria-label="Settings">
    <h2>Settings</h2>
    <dl>
      <dt>Starts when</dt><dd>${settings.start === "host" ? "the host says so" : "all are ready"}</dd>
      <dt>Time limit</dt><dd>${limit(settings.time_limit_s)}</dd>
      <dt>Ends when</dt><dd>${settings.end === "all" ? "all are done" : "the first clears"}</dd>
      <dt>Deal</dt><dd>${dealWords(settings.deal)}</dd>
      <dt>Seats</dt><dd>${settings.capacity}</dd>
      ${settings.password && html`<dt>Password</dt><dd>Yes</dd>`}
    </dl>
  </section>
`;

export const SettingsList = memo(settingsList);

/** @param {number} seconds @returns {string} */
function limit(seconds) {
  return seconds % 60 === 0 ? count(seconds / 60, "minute") : count(seconds, "second");
}
