// What somebody prefers: language, looks, sound. One press away on every page; whatever is chosen holds at once.

/** @import { ComponentChildren, ComponentType, VNode } from "../vendor/preact.js" */
/** @import { Language } from "../i18n/languages.js" */
import { SUIT_PATHS } from "../cards/suits.js";
import { canVibrate } from "../feedback.js";
import { LANGUAGES } from "../i18n/languages.js";
import { loadPart } from "../i18n/load.js";
import { text } from "../i18n/text.js";
import { useState } from "../vendor/preact-hooks.js";
import { Dialog } from "./dialog.js";
import { Switch } from "./fields.js";
import { html, useApp, useClient } from "./html.js";
import { Icon } from "./icons.js";

/** @returns {VNode} */
export function PreferencesButton() {
  const client = useClient();
  return html`
    <button
      type="button"
      class="button plain icon-only"
      data-testid="preferences-button"
      aria-haspopup="dialog"
      aria-label=${text("preferences")}
      title=${text("preferences")}
      onClick=${() => client.prefer(true)}
    >
      <${Icon} name="sliders" />
    </button>
  `;
}

/** @returns {VNode} */
export function Preferences() {
  const client = useClient();
  const { theme, suits, index, hints, sound, vibration, chat, phrases } = useApp((app) => app.preferences);
  const language = useApp((app) => app.language);
  const [failed, setFailed] = useState(false);
  const close = () => client.prefer(false);
  const speak = async (/** @type {Language} */ code) => setFailed(!(await client.speak(code)));
  const hear = (/** @type {boolean} */ on) => {
    client.preferences.set({ sound: on });
    // The press that wants sound is the gesture which allows it.
    client.feedback.prepare().then(() => client.feedback.tell("take"));
  };
  const feel = (/** @type {boolean} */ on) => {
    client.preferences.set({ vibration: on });
    client.feedback.tell("take");
  };
  return html`
    <${Dialog} title=${text("preferences")} wide=${true} onClose=${close}>
      <div class="dialog-scroll preferences" data-testid="preferences">
        <${Own} />
        <${Choices} name="language" legend=${text("preferences-language")} value=${language} onChoice=${speak}
          options=${LANGUAGES.map(({ code, name }) => [code, html`<span lang=${code}>${name}</span>`])} />
        ${failed && html`<p class="wrong" role="alert">${text("preferences-language-failed")}</p>`}
        <${Choices} name="theme" legend=${text("preferences-theme")} value=${theme} onChoice=${(/** @type {typeof theme} */ choice) => client.preferences.set({ theme: choice })}
          options=${[
            ["system", text("preferences-theme-system")],
            ["light", text("preferences-theme-light")],
            ["dark", text("preferences-theme-dark")],
          ]} />
        <${Choices} name="suits" legend=${text("preferences-suits")} value=${suits} onChoice=${(/** @type {typeof suits} */ choice) => client.preferences.set({ suits: choice })}
          options=${[
            ["two", html`${text("preferences-suits-two")} <${Suits} colours="two" />`],
            ["four", html`${text("preferences-suits-four")} <${Suits} colours="four" />`],
          ]} />
        <${Choices} name="chat" legend=${text("preferences-chat")} value=${chat} onChoice=${(/** @type {typeof chat} */ choice) => client.preferences.set({ chat: choice })}
          options=${[
            ["always", text("preferences-chat-always")],
            ["not_racing", text("preferences-chat-not-racing")],
            ["never", text("preferences-chat-never")],
          ]} />
        <div class="switches">
          <${Switch} label=${text("preferences-index")} name="index" on=${index === "large"}
            onSwitch=${(/** @type {boolean} */ on) => client.preferences.set({ index: on ? "large" : "usual" })} />
          <${Switch} label=${text("preferences-hints")} name="hints" on=${hints} onSwitch=${(/** @type {boolean} */ on) => client.preferences.set({ hints: on })} />
          <${Switch} label=${text("preferences-phrases")} name="phrases" on=${phrases} onSwitch=${(/** @type {boolean} */ on) => client.preferences.set({ phrases: on })} />
          <${Switch} label=${text("preferences-sound")} name="sound" on=${sound} onSwitch=${hear} />
          ${canVibrate() && html`<${Switch} label=${text("preferences-vibration")} name="vibration" on=${vibration} onSwitch=${feel} />`}
        </div>
        <p class="quiet small-print">${text("preferences-kept")}</p>
      </div>
      <div class="buttons"><button type="button" class="button primary" data-testid="preferences-close" onClick=${close}>${text("close")}</button></div>
    <//>
  `;
}

const device = () => Promise.all([import("./device_dialog.js"), loadPart("device")]).then(([{ DeviceDialog }]) => DeviceDialog);
const forget = () => Promise.all([import("./forget_dialog.js"), loadPart("device")]).then(([{ ForgetDialog }]) => ForgetDialog);

/** Who one is: taken along to another device, or deleted. It comes first, as nobody looks for it below all the choices. @returns {VNode | false} */
function Own() {
  const client = useClient();
  const name = useApp(({ me }) => me?.name ?? "");
  const [asked, setAsked] = useState(/** @type {{ View: ComponentType<{ onClose: () => void }> } | null} */ (null));
  const ask = (/** @type {() => Promise<ComponentType<{ onClose: () => void }>>} */ load) =>
    load().then(
      (View) => setAsked({ View }),
      () => client.toasts.show(text("loading-failed"), "bad"),
    );
  if (name === "") return false;
  return html`
    <fieldset class="choices own">
      <legend><span class="own-name"><span class="quiet">${text("preferences-you")}</span><bdi>${name}</bdi></span></legend>
      <div class="buttons">
        <button type="button" class="button small" data-testid="device-button" aria-haspopup="dialog" onClick=${() => ask(device)}>${text("preferences-device")}</button>
        <button type="button" class="button small" data-testid="forget-button" aria-haspopup="dialog" onClick=${() => ask(forget)}>${text("preferences-forget")}</button>
      </div>
    </fieldset>
    ${asked !== null && html`<${asked.View} onClose=${() => setAsked(null)} />`}
  `;
}

/**
 * One of a few, all of them in sight.
 * @template {string} T
 * @param {{ name: string, legend: string, value: T, options: readonly (readonly [T, ComponentChildren])[], onChoice: (choice: T) => void }} props
 * @returns {VNode}
 */
function Choices({ name, legend, value, options, onChoice }) {
  return html`
    <fieldset class="choices">
      <legend>${legend}</legend>
      <div class=${`segments of-${options.length}`}>
        ${options.map(
          ([choice, label]) => html`
            <label key=${choice} class="segment">
              <input type="radio" name=${name} value=${choice} checked=${choice === value} autofocus=${choice === value && name === "language"} onChange=${() => onChoice(choice)} />
              <span>${label}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** @param {{ colours: "two" | "four" }} props the four suits, as their cards will have them @returns {VNode} */
function Suits({ colours }) {
  return html`
    <span class="suit-colours" data-suits=${colours} aria-hidden="true">
      ${Object.entries(SUIT_PATHS).map(([suit, path]) => html`<svg key=${suit} class=${`suit-${suit}`} viewBox="0 0 100 100"><path d=${path} /></svg>`)}
    </span>
  `;
}
