// The page's addresses: which view a path means, and the path of a view.

import { namesRoom, roomMeant, roomPath } from "./address.js";

const BOARDS = /** @type {const} */ (["deal", "week", "day"]);

/**
 * Where the page is. `room`: to be in a room; `practice`: alone, on a deal or still to choose one, `rules` as a query
 * carries them; `device`: to go on here as on another device, whose code may be in the address; `replay`: a race that is over, of one racer or all, at a moment (ms since GO);
 * `player`: somebody's races; `leaderboard`: the fastest; `daily`: the day's one deal for all.
 * @typedef {{ at: "home" }
 *   | { at: "room", id: string }
 *   | { at: "practice", code: string | null, rules: string | null }
 *   | { at: "device", code: string | null }
 *   | { at: "replay", room: string, race: number, player: string | null, ms: number | null }
 *   | { at: "player", id: string }
 *   | { at: "leaderboard", board: Board }
 *   | { at: "daily" }} Page
 */
/**
 * Which board: of a day (`2026-11-30`), of a week (`2026-W49`), or of a deal's code. `of` null: of now, or still to be said; `rules` as a query carries
 * them, null: the usual ones.
 * @typedef {{ by: "day" | "week" | "deal", of: string | null, rules: string | null }} Board
 */

/**
 * @param {string} pathname
 * @param {string} search with its question mark, or empty
 * @returns {Page | null} null: there is nothing at this address; a room's, perhaps, but no room can have that code
 */
export function pageAt(pathname, search) {
  const { room: id } = roomMeant(pathname, "");
  if (id !== null) return { at: "room", id };
  if (namesRoom(pathname)) return null;
  const query = new URLSearchParams(search);
  const [, place = "", first = "", second = ""] = pathname.split("/");
  if (place === "practice") return { at: "practice", code: decoded(first) || null, rules: query.get("rules") };
  if (place === "device") return { at: "device", code: decoded(first) || null };
  if (place === "replay" && first !== "" && /^[1-9][0-9]{0,5}$/.test(second)) {
    const ms = query.get("t");
    return {
      at: "replay",
      room: decoded(first).toUpperCase(),
      race: Number(second),
      player: query.get("player"),
      ms: ms !== null && /^[0-9]{1,9}$/.test(ms) ? Number(ms) : null,
    };
  }
  if (place === "player" && first !== "") return { at: "player", id: decoded(first) };
  if (place === "leaderboard") return { at: "leaderboard", board: boardIn(query) };
  if (place === "daily") return { at: "daily" };
  return pathname === "/" || pathname === "/index.html" ? { at: "home" } : null;
}

/** @param {Page} page @returns {string} its path and query */
export function pathOf(page) {
  switch (page.at) {
    case "home":
      return "/";
    case "room":
      return roomPath(page.id);
    case "practice":
      return (page.code === null ? "/practice" : `/practice/${encodeURIComponent(page.code)}`) + queryOf({ rules: page.rules });
    case "device":
      return page.code === null ? "/device" : `/device/${encodeURIComponent(page.code)}`;
    case "replay":
      return `/replay/${encodeURIComponent(page.room)}/${page.race}` + queryOf({ player: page.player, t: page.ms });
    case "player":
      return `/player/${encodeURIComponent(page.id)}`;
    case "leaderboard":
      return "/leaderboard" + queryOf(boardQuery(page.board));
    case "daily":
      return "/daily";
  }
}

/** @param {URLSearchParams} query @returns {Board} */
function boardIn(query) {
  const by = BOARDS.find((kind) => query.has(kind)) ?? "day";
  return { by, of: query.get(by) || null, rules: query.get("rules") };
}

/** @param {Board} board @returns {Record<string, string | null>} the day of now needs no words */
function boardQuery({ by, of, rules }) {
  return { [by]: by === "day" ? of : (of ?? ""), rules };
}

/** @param {Record<string, string | number | null>} values @returns {string} those that are there */
function queryOf(values) {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

/** @param {string} part of a path @returns {string} as typed; a broken escape stays as it is */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
