// Races that are over, as the server's API tells them.

/** @import { Recorded } from "./state/replay.js" */

/** `none`: no such race; `racing`: it isn't over; `away`: no answer @typedef {Recorded | "none" | "racing" | "away"} Told */

/** The last one asked for: the result, its chart and its replay are looked at one after the other. @type {{ path: string, told: Promise<Told> } | null} */
let kept = null;

/** @param {string} room @param {number} number @returns {Promise<Told>} */
export function finishedRace(room, number) {
  const path = pathOf(room, number);
  if (kept?.path !== path) kept = { path, told: ask(room, number) };
  const { told } = kept;
  // What isn't known yet may be known the next time.
  told.then((answer) => {
    if (typeof answer === "string" && kept?.told === told) kept = null;
  });
  return told;
}

/** @param {string} room @param {number} number @returns {Promise<string | null>} as the server writes it now; null: no answer */
export async function raceText(room, number) {
  try {
    const response = await fetch(pathOf(room, number));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** @param {string} room @param {number} number @returns {Promise<Told>} */
async function ask(room, number) {
  try {
    const response = await fetch(pathOf(room, number));
    if (response.ok) return await response.json();
    if (response.status !== 404) return "away";
    const open = await fetch(`/api/rooms/${encodeURIComponent(room)}`);
    const seen = open.ok ? await open.json() : null;
    const racing = seen?.race === number && (seen.phase === "countdown" || seen.phase === "racing");
    return racing ? "racing" : "none";
  } catch {
    return "away";
  }
}

/** @param {string} room @param {number} number @returns {string} */
function pathOf(room, number) {
  return `/api/races/${encodeURIComponent(room)}/${number}`;
}
