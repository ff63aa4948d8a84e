// The places of a result as they are shown. Pure.

/** @import { Standing } from "../net/messages.js" */

/** @typedef {{ standing: Standing, place: number | null }} Placed `place`: null for who has none */

/**
 * Where nobody has cleared, who gave up has no place, however far he had come; the others move up.
 * @param {readonly Standing[]} standings as the server ranks them
 * @returns {Placed[]} best first, those without a place last
 */
export function placed(standings) {
  const all = standings.map((standing) => ({ standing, place: standing.place }));
  if (standings.some(({ status }) => status === "cleared")) return all;
  const stayed = standings.filter(({ status }) => status !== "forfeited");
  const before = (/** @type {number} */ place) => stayed.filter((other) => other.place < place).length;
  return [
    ...stayed.map((standing) => ({ standing, place: 1 + before(standing.place) })),
    ...standings.filter(({ status }) => status === "forfeited").map((standing) => ({ standing, place: null })),
  ];
}
