// The places of a result as they are shown. Pure.

/** @import { BoardStatus } from "../net/messages.js" */

/**
 * Where nobody has cleared, who gave up has no place, however far he had come; the others move up.
 * @template {{ place: number, status: BoardStatus }} T
 * @param {readonly T[]} standings as the server ranks them
 * @returns {{ standing: T, place: number | null }[]} best first, those without a place last; null for who has none
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
