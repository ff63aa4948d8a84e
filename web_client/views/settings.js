// The room's settings: a form for the host, lines for everybody else. A change goes out as soon as it is made.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Settings } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { useState } from "../vendor/preact-hooks.js";
import { text } from "../i18n/text.js";
import { lengthWords, settingsFacts, withPresent } from "../state/settings_words.js";
import { useChanging } from "./changing.js";
import { DealForm } from "./deal_form.js";
import { Choice, Field, Typed, wholeNumber, Wrong } from "./fields.js";
import { html, memo } from "./html.js";
import { MoreSettings } from "./more_settings.js";
import { StartFields } from "./start_fields.js";

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120];
const COUNTDOWNS = [0, 3, 5, 10, 20, 30, 60];
const SERIES = [1, 3, 5, 7, 9, 11, 13, 15];

/** @type {(props: { settings: Settings }) => VNode} */
const settingsForm = ({ settings: present }) => {
  // A refused change must not stay in its field: drawn once more, each has what the server has.
  const [refusals, setRefusals] = useState(0);
  const anew = () => setRefusals((times) => times + 1);
  const [settings, change] = useChanging(present, anew);
  const [wrongSeats, setWrongSeats] = useState("");
  return html`
    <form class="panel settings" data-testid="settings-form" aria-label=${text("lobby-settings")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h2>${text("lobby-settings")}</h2>
      <${Field} label=${text("lobby-name")}>
        <${Typed} refusals=${refusals} name="name" type="text" maxlength="60" placeholder=${text("lobby-none")} value=${settings.name}
          onChange=${(/** @type {Change} */ event) => change({ name: event.currentTarget.value })} />
      <//>
      <${Choice} label=${text("lobby-visibility")} name="visibility" value=${settings.visibility}
        options=${[["public", text("lobby-public")], ["unlisted", text("lobby-unlisted")]]}
        onChoice=${(/** @type {any} */ visibility) => change({ visibility })} />
      <${Field} label=${text("lobby-password")}>
        <${Typed} refusals=${refusals} name="password" type="text" autocomplete="off" maxlength="128" placeholder=${text(settings.password ? "lobby-password-set" : "lobby-none")} value=""
          onChange=${(/** @type {Change} */ event) => change({ password: event.currentTarget.value })} />
        ${settings.password && html`<button type="button" class="button small" onClick=${() => change({ password: "" })}>${text("lobby-password-remove")}</button>`}
      <//>
      <${Field} label=${text("lobby-capacity")}>
        <${Typed} refusals=${refusals} name="capacity" type="number" inputmode="numeric" min="1" max="100" required value=${settings.capacity}
          aria-describedby="wrong-seats"
          onChange=${(/** @type {Change} */ event) => wholeNumber(event, settings.capacity, setWrongSeats, (capacity) => change({ capacity }))} />
      <//>
      <${Wrong} id="wrong-seats" what=${wrongSeats} />
      <${StartFields} settings=${settings} onSettings=${change} />
      <${Choice} label=${text("lobby-countdown")} name="countdown_s" value=${String(settings.countdown_s)}
        options=${withPresent(COUNTDOWNS, settings.countdown_s).map((s) => [String(s), text("lobby-seconds", { n: s })])}
        onChoice=${(/** @type {string} */ s) => change({ countdown_s: Number(s) })} />
      <${Choice} label=${text("lobby-time-limit")} name="time_limit_s" value=${String(settings.time_limit_s)}
        options=${withPresent(MINUTES.map((m) => m * 60), settings.time_limit_s).map((s) => [String(s), lengthWords(s)])}
        onChoice=${(/** @type {string} */ s) => change({ time_limit_s: Number(s) })} />
      <${DealForm} deal=${settings.deal} preset=${settings.rules.preset} sealed=${settings.reveal_code === "finish"} />
      <${Choice} label=${text("series-label")} name="best_of" value=${String(settings.best_of)}
        options=${withPresent(SERIES, settings.best_of).map((n) => [String(n), n === 1 ? text("series-none") : text("series-title", { races: n })])}
        onChoice=${(/** @type {string} */ n) => change({ best_of: Number(n) })} />
      <details class="more">
        <summary data-testid="more-settings">${text("hosting-more")}</summary>
        <${MoreSettings} settings=${settings} onSettings=${change} />
      </details>
    </form>
  `;
};

export const SettingsForm = memo(settingsForm);

/** For those who can't change them. @type {(props: { settings: Settings }) => VNode} */
const settingsList = ({ settings }) => html`
  <section class="panel settings" aria-label=${text("lobby-settings")}>
    <h2>${text("lobby-settings")}</h2>
    <dl>
      ${settingsFacts(settings).map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
  </section>
`;

export const SettingsList = memo(settingsList);
