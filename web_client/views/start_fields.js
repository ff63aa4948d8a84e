// When the race starts: by whose word, or by what.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Settings, SettingsChange, StartPolicy } from "../net/messages.js" */
/** @import { Change } from "./fields.js" */
import { text } from "../i18n/text.js";
import { seated } from "../state/room.js";
import { lengthWords, withPresent } from "../state/settings_words.js";
import { autoAtFirst } from "../state/starts.js";
import { fieldOf, inFull, proposed, timeIn, zoneName } from "../state/times.js";
import { useEffect, useState } from "../vendor/preact-hooks.js";
import { here, useClocks } from "./clock.js";
import { Choice, Field, Wrong } from "./fields.js";
import { html, useApp } from "./html.js";

/** @type {readonly StartPolicy[]} */
const POLICIES = ["host", "all_ready", "scheduled", "auto"];
const PLAYERS = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 50];
const SECONDS = [10, 20, 30, 60, 120, 300, 600, 1800];

/** @typedef {(change: SettingsChange, onRefused?: (sentence: string) => boolean) => void} OnSettings */

/** @param {{ settings: Settings, onSettings: OnSettings }} props @returns {VNode} */
export function StartFields({ settings, onSettings }) {
  const clocks = useClocks();
  const taken = useApp(({ room }) => (room === null ? 0 : seated(room).length));
  const choose = (/** @type {StartPolicy} */ start) => {
    if (start === "auto") return onSettings(autoAtFirst(settings, taken));
    const now = Date.now();
    const at = settings.starts_at ?? 0;
    const passed = at < clocks.server(now) + 60_000;
    return onSettings(start === "scheduled" ? { start, starts_at: passed ? clocks.server(proposed(now)) : at } : { start });
  };
  return html`
    <${Choice} label=${text("lobby-starts-when")} name="start" value=${settings.start}
      options=${POLICIES.map((start) => [start, text("lobby-starts", { start })])} onChoice=${choose} />
    ${settings.start === "scheduled" && html`<${TimeField} startsAt=${settings.starts_at ?? 0} onSettings=${onSettings} />`}
    ${settings.start === "auto" && html`<${AutoFields} settings=${settings} onSettings=${onSettings} />`}
  `;
}

/** @param {{ startsAt: number, onSettings: OnSettings }} props @returns {VNode} */
function TimeField({ startsAt, onSettings }) {
  const clocks = useClocks();
  const [wrong, setWrong] = useState("");
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  useEffect(() => setTyped(null), [startsAt]);
  const at = clocks.own(startsAt);
  const use = (/** @type {Change} */ { currentTarget: { value } }) => {
    setTyped(value);
    const own = timeIn(value);
    if (own === null) return setWrong(text("hosting-time-missing"));
    setWrong("");
    return onSettings({ starts_at: clocks.server(own) }, (sentence) => {
      setWrong(sentence);
      return true;
    });
  };
  return html`
    <${Field} label=${text("hosting-time")}>
      <input name="starts_at" type="datetime-local" required aria-invalid=${wrong !== ""} aria-describedby="wrong-time starts-at-line"
        min=${fieldOf(Date.now()).slice(0, 16)} value=${typed ?? fieldOf(at)} onChange=${use} />
    <//>
    <${Wrong} id="wrong-time" what=${wrong} />
    <p class="row-line quiet" id="starts-at-line">${text("hosting-time-line", { time: inFull(at, here()), zone: zoneName(at, here()) })}</p>
  `;
}

/** @param {{ settings: Settings, onSettings: OnSettings }} props @returns {VNode} one of both at least is set */
function AutoFields({ settings: { auto_players: players, auto_s: seconds, capacity }, onSettings }) {
  const numbers = PLAYERS.filter((n) => n <= capacity);
  const amount = (/** @type {string} */ choice) => (choice === "" ? null : Number(choice));
  /** @type {(readonly [string, string])[]} */
  const byPlayers = withPresent(numbers, players ?? 2).map((n) => [String(n), text("hosting-players", { n })]);
  /** @type {(readonly [string, string])[]} */
  const byTime = withPresent(SECONDS, seconds ?? 30).map((s) => [String(s), lengthWords(s)]);
  return html`
    <${Choice} label=${text("hosting-auto-players")} name="auto_players" value=${String(players ?? "")}
      options=${seconds === null ? byPlayers : [["", text("hosting-any-number")], ...byPlayers]}
      onChoice=${(/** @type {string} */ choice) => onSettings({ auto_players: amount(choice) })} />
    <${Choice} label=${text("hosting-auto-time")} name="auto_s" value=${String(seconds ?? "")}
      options=${players === null ? byTime : [["", text("hosting-never")], ...byTime]}
      onChoice=${(/** @type {string} */ choice) => onSettings({ auto_s: amount(choice) })} />
  `;
}
