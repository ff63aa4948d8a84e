// Times on the server's clock as somebody reads and types them: in the own zone, by the own clock. Pure.

/** @typedef {{ days: number, hours: number, minutes: number, seconds: number }} Left */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Who plans by a clock that is wrong plans all the same: 20:00 is when that clock says so. Seconds don't count, so that
 * a round time stays a round one.
 * @param {number} server the server's clock now, ms
 * @param {number} own this machine's
 * @returns {number} by how much the server's is ahead, in whole minutes, as ms
 */
export function ahead(server, own) {
  return Math.round((server - own) / MINUTE) * MINUTE;
}

/** @param {number} ms of the own clock @returns {string} what a `datetime-local` field has for it */
export function fieldOf(ms) {
  const at = new Date(ms);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const seconds = at.getSeconds() === 0 ? "" : `:${two(at.getSeconds())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}${seconds}`;
}

/** @param {string} field of a `datetime-local` field @returns {number | null} ms of the own clock; null: no whole date */
export function timeIn(field) {
  const ms = field === "" ? NaN : new Date(field).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** @param {number} own ms of the own clock @returns {number} what is proposed to somebody who plans a race: a full hour, not too soon */
export function proposed(own) {
  const at = new Date(own + 20 * MINUTE);
  at.setMinutes(60, 0, 0);
  return at.getTime();
}

/** @param {number} ms until then @returns {Left} never below 0; what is left of a second counts as one */
export function leftUntil(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { days: Math.floor(seconds / 86_400), hours: Math.floor(seconds / 3600) % 24, minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** @param {string} language of the page @param {readonly string[]} preferred the browser's @returns {string} the same language as it is written where one lives: `en-GB` has other dates than `en-US` */
export function regional(language, preferred) {
  return preferred.find((tag) => tag.split("-")[0] === language) ?? language;
}

/** @param {number} ms of the own clock @param {string} language @returns {string} `Tuesday, 1 December 2026 at 20:00` */
export function inFull(ms, language) {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(ms);
}

/** @param {number} ms @param {string} language @returns {string} the name of the own zone at that time: `Central European Standard Time` */
export function zoneName(ms, language) {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "long" }).formatToParts(ms);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @param {number} ms @param {number} own the own clock now @param {string} language @returns {string} `20:00` on the same day, else with the day */
export function inShort(ms, own, language) {
  const sameDay = new Date(ms).toDateString() === new Date(own).toDateString();
  const day = sameDay ? {} : ms - own < 6 * 24 * HOUR ? { weekday: /** @type {const} */ ("short") } : { day: /** @type {const} */ ("numeric"), month: /** @type {const} */ ("short") };
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(ms);
}
