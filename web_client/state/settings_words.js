// A room's settings in words: what stands there for those who can't change them, and what a host can choose. Pure.

/** @import { Rules, Settings } from "../net/messages.js" */
import { orderMatters } from "../game/rules.js";
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
    ["hosting-grace", grace !== null && graceWords(grace)],
    ["lobby-delay", delay > 0 && text("lobby-delay-by", { n: delay })],
    ["hosting-sealed", settings.reveal_code === "finish" && text("lobby-password-yes")],
    ["lobby-password", settings.password && text("lobby-password-yes")],
    ["hosting-invite-only", settings.invite_only && text("lobby-password-yes")],
    ["hosting-allowed", (settings.allowed?.length ?? 0) > 0 && text("hosting-names", { n: settings.allowed?.length ?? 0 })],
  ]);
  return facts.flatMap(([id, value]) => (value === false ? [] : [/** @type {const} */ ([text(id), value])]));
}

/** @param {readonly number[]} choices @param {number} present @returns {number[]} with the present value among them */
export function withPresent(choices, present) {
  return [...new Set([...choices, present])].sort((a, b) => a - b);
}

/** What stands in a field for null: `0` is a number of its own. */
const NOTHING = "";
const GRACES = [0, 30, 60, 120, 300, 600];

/** @param {number | null} present @returns {[choice: string, words: string][]} after what time away one gives up */
export function graceChoices(present) {
  const all = present === null ? GRACES : withPresent(GRACES, present);
  return [[NOTHING, graceWords(null)], ...all.map((seconds) => /** @type {[string, string]} */ ([String(seconds), graceWords(seconds)]))];
}

/** @param {string} choice @returns {number | null} what is chosen by it */
export function amountOf(choice) {
  return choice === NOTHING ? null : Number(choice);
}

/** @param {number | null} seconds null: never @returns {string} */
function graceWords(seconds) {
  if (seconds === null) return text("hosting-never");
  return seconds === 0 ? text("hosting-grace-at-once") : lengthWords(seconds);
}

/** @param {Rules} rules @returns {[choice: string, words: string][]} whether players are told when there is no way left */
export function tellDeadChoices(rules) {
  const told = (/** @type {string} */ told) => text("hosting-tell-dead", { told });
  return [[NOTHING, told(orderMatters(rules) ? "rules-no" : "rules-yes")], ["yes", told("yes")], ["no", told("no")]];
}

/** @param {Pick<Settings, "tell_dead" | "tell_dead_set">} settings @returns {string} the choice that is made */
export function tellDeadChoice({ tell_dead: told, tell_dead_set: set }) {
  return !set ? NOTHING : told ? "yes" : "no";
}

/** @param {string} choice @returns {boolean | null} null: by the rules */
export function tellDeadOf(choice) {
  return choice === NOTHING ? null : choice === "yes";
}

/** @param {number} seconds @returns {string} `2 minutes`, `90 seconds` */
export function lengthWords(seconds) {
  return seconds % 60 === 0 && seconds > 0 ? text("lobby-minutes", { n: seconds / 60 }) : text("lobby-seconds", { n: seconds });
}
