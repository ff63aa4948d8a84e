// A game that somebody plays alone: the deal, what was done so far, the clock. Pure; times are given, ms of any steady clock.

/** @import { Action, Board, Card, Rules } from "../net/messages.js" */
/** @import { Grip, Onto, Selected, Tap } from "../game/selection.js" */
/** @import { Why } from "../game/available.js" */
/** @import { Whole } from "../game/whole.js" */
import { codeText, dealCards, parseCode } from "../game/deal.js";
import { isDead } from "../game/dead.js";
import { parseRules, rulesQuery } from "../game/rules_query.js";
import { drawTo, drop, STOCK, tap } from "../game/selection.js";
import { act, dealWhole, lineText, parse, visible } from "../game/whole.js";

/** What kind of deal it is, and so what the next one will be: by how hard it is, or one that was given. @typedef {"winnable" | "easy" | "medium" | "hard" | "any" | "given"} Kind */

/** @type {readonly string[]} */
const KINDS = ["winnable", "easy", "medium", "hard", "any", "given"];

/** So much of a game is kept for a reload. It is more than anybody plays; whoever draws on for hours without end loses only that. */
export const MOST_KEPT = 3_000;

/**
 * @typedef {object} Practice
 * @property {string} code
 * @property {Rules} rules
 * @property {Kind} kind
 * @property {Whole} whole
 * @property {Board} board what is seen of it; `dead`: there is no way left, and to say so gives nothing away
 * @property {Selected} selected
 * @property {readonly string[]} line what was done, undos and all, each as the log writes it
 * @property {number} ms on the clock up to `since`
 * @property {number | null} since when the clock was last set going; null: it stands
 */

/** @typedef {{ code: string, rules: string, kind: Kind, line: string[], ms: number }} Saved as it is kept for a reload */

/** A game that was won. @typedef {{ code: string, rules: string, time_ms: number, moves: number, undos: number, score: number, line: readonly string[] }} Won */

/**
 * @param {string} letters of a deal code
 * @param {Rules} rules their preset's letter is that of the game's code: so the same game always has the same code
 * @param {Kind} kind
 * @returns {Practice} as dealt; the clock stands until the first move
 */
export function begin(letters, rules, kind) {
  const code = codeText({ preset: rules.preset, letters });
  return shown({ code, rules, kind, selected: null, line: [], ms: 0, since: null }, dealWhole(dealCards(letters), rules));
}

/** @param {Practice} game @returns {Practice} the same deal from the start */
export function restarted(game) {
  const { code, rules, kind, whole } = game;
  return shown({ code, rules, kind, selected: null, line: [], ms: 0, since: null }, dealWhole(whole.deal.cards, rules));
}

/** @param {Practice} a @param {Practice} b @returns {boolean} whether it is one deal by the same rules */
export function same(a, b) {
  return a.code === b.code && rulesQuery(a.rules) === rulesQuery(b.rules);
}

/** @param {Rules} rules @returns {string | null} as an address carries them; null: the letter of the code says it all */
export function rulesInAddress(rules) {
  const query = rulesQuery(rules);
  return query === rules.preset ? null : query;
}

/** @param {Practice} game @param {Action} action @param {number} now @returns {Practice} unchanged if the rules don't allow it */
export function play(game, action, now) {
  const whole = act(game.whole, action);
  if (whole === null) return game;
  const next = shown({ ...game, line: [...game.line, lineText(action)], since: game.since ?? now }, whole);
  return next.board.status === "cleared" ? stopped({ ...next, selected: null }, now) : next;
}

/** @typedef {{ game: Practice, why: Why | null }} Decided `why` a tap or a drop did nothing */

/** @param {Practice} game @param {Card} card @param {number} now @returns {Decided} */
export function tapped(game, card, now) {
  return decided(game, tap(game.board, game.selected, card, game.rules), now);
}

/** @param {Practice} game @param {Grip} dragged @param {Onto} onto @param {number} now @returns {Decided} */
export function dropped(game, dragged, onto, now) {
  return decided(game, drop(game.board, dragged, onto, game.rules), now);
}

/** @param {Practice} game @param {Tap} tap @param {number} now @returns {Decided} */
function decided(game, { selected, action, why }, now) {
  if (game.board.status === "cleared") return { game, why: null };
  const next = selected === game.selected ? game : { ...game, selected };
  return { game: action ? play(next, action, now) : next, why: why ?? null };
}

/** The stock: its next card, or a pile asked for; when it is empty, the waste turned over. @param {Practice} game @param {number} now @returns {Practice} */
export function drawn(game, now) {
  if (game.board.stock === 0) return play(game, { do: "recycle" }, now);
  if (game.rules.waste_piles === 1) return drawnTo(game, 0, now);
  return { ...game, selected: game.selected === STOCK ? null : STOCK };
}

/** @param {Practice} game @param {number} pile from 0 @param {number} now @returns {Practice} */
export function drawnTo(game, pile, now) {
  if (game.board.stock === 0 || pile >= game.rules.waste_piles) return game;
  return play(game.rules.waste_piles > 1 ? { ...game, selected: null } : game, drawTo(pile, game.rules), now);
}

/** @param {Practice} game @param {number} now @returns {number} ms on the clock */
export function elapsed({ ms, since }, now) {
  return ms + (since === null ? 0 : Math.max(0, now - since));
}

/** @param {Practice} game @param {number} now @returns {Practice} with the clock standing: nobody looks, or it is over */
export function stopped(game, now) {
  return game.since === null ? game : { ...game, ms: elapsed(game, now), since: null };
}

/** @param {Practice} game @param {number} now @returns {Practice} somebody looks again: the clock goes on if it was going */
export function resumed(game, now) {
  const goes = game.since === null && game.line.length > 0 && game.board.status !== "cleared";
  return goes ? { ...game, since: now } : game;
}

/** @param {Practice} game @returns {Won | null} null: not won yet */
export function won({ code, rules, ms, board, whole, line }) {
  if (board.status !== "cleared") return null;
  const { moves, score } = board;
  return { code, rules: rulesQuery(rules), time_ms: Math.round(ms), moves, undos: whole.undos, score, line };
}

/** @param {Practice} game @param {number} now @returns {Saved | null} null: there is nothing to keep */
export function saved(game, now) {
  const { code, rules, kind, line, board } = game;
  if (line.length === 0 || line.length > MOST_KEPT || board.status === "cleared") return null;
  return { code, rules: rulesQuery(rules), kind, line: [...line], ms: Math.round(elapsed(game, now)) };
}

/** @param {unknown} value whatever was kept, by this page or an earlier one @returns {Practice | null} null: no game that can be gone on with. The clock stands. */
export function restored(value) {
  const { code, rules, kind, line, ms } = /** @type {Partial<Saved>} */ (value ?? {});
  if (typeof code !== "string" || typeof rules !== "string" || typeof kind !== "string" || !KINDS.includes(kind)) return null;
  if (!Array.isArray(line) || line.length === 0 || line.length > MOST_KEPT || typeof ms !== "number" || !(ms >= 0)) return null;
  const meant = parseRules(rules);
  const found = parseCode(code);
  if (meant === null || "why" in found) return null;
  const start = begin(found.letters, meant, kind);
  let { whole } = start;
  for (const text of line) {
    const action = typeof text === "string" ? parse(text) : null;
    const next = action === null ? null : act(whole, action);
    if (next === null) return null;
    whole = next;
  }
  const game = shown({ ...start, line, ms }, whole);
  return game.board.status === "cleared" ? null : game;
}

/** @param {Omit<Practice, "whole" | "board">} game @param {Whole} whole @returns {Practice} */
function shown(game, whole) {
  const board = visible(whole);
  return { ...game, whole, board: board.status === "playing" && isDead(whole) ? { ...board, status: "dead" } : board };
}
