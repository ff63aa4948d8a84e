// A room's settings in words, for those who can't change them. Pure.

/** @import { Settings } from "../net/messages.js" */
import { number, text } from "../i18n/text.js";
import { dealWords } from "./rules_words.js";

/** @param {Settings} settings @returns {(readonly [name: string, value: string])[]} the usual ones are left out where they say nothing */
export function settingsFacts(settings) {
  const { best_of: bestOf, disconnect_grace_s: grace, spectator_delay_s: delay } = settings;
  const facts = /** @type {(readonly [string, string | false])[]} */ ([
    ["lobby-starts-when", text("lobby-starts", { start: settings.start })],
    ["lobby-time-limit", lengthWords(settings.time_limit_s)],
    ["lobby-ends-when", text("lobby-ends", { end: settings.end })],
    ["lobby-deal", dealWords(settings.deal)],
    ["series-label", bestOf > 1 && text("series-title", { races: bestOf })],
    ["lobby-capacity", number(settings.capacity)],
    ["hosting-grace", grace !== null && lengthWords(grace)],
    ["lobby-delay", delay > 0 && text("lobby-delay-by", { n: delay })],
    ["hosting-sealed", settings.reveal_code === "finish" && text("lobby-password-yes")],
    ["lobby-password", settings.password && text("lobby-password-yes")],
    ["hosting-invite-only", settings.invite_only && text("lobby-password-yes")],
    ["hosting-allowed", (settings.allowed?.length ?? 0) > 0 && text("hosting-names", { n: settings.allowed?.length ?? 0 })],
  ]);
  return facts.flatMap(([id, value]) => (value === false ? [] : [/** @type {const} */ ([text(id), value])]));
}

/** @param {number} seconds @returns {string} `2 minutes`, `90 seconds` */
export function lengthWords(seconds) {
  return seconds % 60 === 0 && seconds > 0 ? text("lobby-minutes", { n: seconds / 60 }) : text("lobby-seconds", { n: seconds });
}
