// Settings that a host has changed and the server hasn't confirmed yet: their fields already show them.

/** @import { Settings, SettingsChange } from "../net/messages.js" */
/** @import { OnRefused } from "../asking.js" */
/** @import { OnSettings } from "./start_fields.js" */
import { useState } from "../vendor/preact-hooks.js";
import { useClient } from "./html.js";

/** The server makes something else of these than what was sent. */
const MADE_OF = new Set(["password", "rules", "tell_dead", "allowed", "deal"]);

/**
 * @param {Settings} settings the room's
 * @param {() => void} onRefusal draws the fields once more, as a refused change must not stay in its field
 * @returns {[Settings, OnSettings]} what the fields show, and what changes it
 */
export function useChanging(settings, onRefusal) {
  const client = useClient();
  const [waiting, setWaiting] = useState(/** @type {SettingsChange} */ ({}));
  const change = (/** @type {SettingsChange} */ wanted, /** @type {OnRefused} */ onRefused = onRefusal) => {
    const shown = plain(wanted);
    setWaiting((others) => ({ ...others, ...shown }));
    const over = () => setWaiting((all) => withoutThese(all, shown));
    client.room.configure(wanted, (sentence) => (over(), onRefused(sentence)), over);
  };
  return [/** @type {Settings} */ ({ ...settings, ...waiting }), change];
}

/** @param {SettingsChange} wanted @returns {SettingsChange} what the room will have just so */
function plain(wanted) {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !MADE_OF.has(name)));
}

/** @param {SettingsChange} all @param {SettingsChange} these @returns {SettingsChange} a later change of the same setting stays */
function withoutThese(all, these) {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => these[/** @type {keyof SettingsChange} */ (name)] !== value));
}
