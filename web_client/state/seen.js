// What the moves that are told of somebody reveal of the draw piles: the waste as far as it is known, and the last moves. Pure, and bounded.

/** @import { Action, Board, Card, FeedMessage, Progress, Rules, ServerMs } from "../net/messages.js" */

/** @typedef {{ cards: readonly Card[], whole: boolean }} Pile top last; `whole`: nothing unknown lies beneath */
/** @typedef {{ piles: readonly Pile[], stock: number | null }} Draws `stock`: cards left to draw; null: not known */
/** @typedef {{ seq: number, action: Action, at: ServerMs, drawn?: Card | undefined }} Deed */

/**
 * @typedef {object} Seen
 * @property {number} seq of the last move that is known of
 * @property {Draws} draws
 * @property {readonly Draws[]} past what undo goes back to, newest last
 * @property {readonly Deed[]} deeds the last moves, newest last
 */

const PAST_KEPT = 40;
const DEEDS_KEPT = 8;

/** @param {Board} start everybody's board at GO @returns {Seen} */
export function seenAtStart({ waste, piles = [waste], stock }) {
  return { seq: 0, draws: { piles: piles.map((cards) => ({ cards, whole: true })), stock }, past: [], deeds: [] };
}

/**
 * After a snapshot: what was known holds if no move has been missed.
 * @param {Seen} seen
 * @param {Progress} progress
 * @param {Rules} rules
 * @returns {Seen}
 */
export function caughtUp(seen, { moves, undos }, { undo_counts: counts }) {
  const seq = moves + (counts ? 0 : undos);
  return seq === seen.seq ? seen : { ...forgotten(seen), seq };
}

/**
 * @param {Seen} seen
 * @param {FeedMessage["moves"][number]} move
 * @param {readonly (Card | null)[]} pyramid as it was dealt
 * @returns {Seen}
 */
export function withMove(seen, { seq, action, at, drawn }, pyramid) {
  // Told in a snapshot already.
  if (seq <= seen.seq) return seen;
  const known = seq === seen.seq + 1 ? seen : forgotten(seen);
  const deeds = [...known.deeds, { seq, action, at, drawn }].slice(-DEEDS_KEPT);
  if (action.do === "undo") {
    const before = known.past.at(-1) ?? forgotten(known).draws;
    return { seq, draws: before, past: known.past.slice(0, -1), deeds };
  }
  return { seq, draws: after(known.draws, action, drawn, pyramid), past: [...known.past, known.draws].slice(-PAST_KEPT), deeds };
}

/** @param {Seen} seen @returns {Seen} */
function forgotten({ seq, draws, deeds }) {
  return { seq, draws: { piles: draws.piles.map(() => ({ cards: [], whole: false })), stock: null }, past: [], deeds };
}

/**
 * @param {Draws} draws
 * @param {Exclude<Action, { do: "undo" }>} action
 * @param {Card | undefined} drawn
 * @param {readonly (Card | null)[]} pyramid
 * @returns {Draws}
 */
function after(draws, action, drawn, pyramid) {
  const { piles, stock } = draws;
  switch (action.do) {
    case "draw": {
      const onto = (action.pile ?? 1) - 1;
      const next = piles.map((pile, index) => (index === onto && drawn ? { ...pile, cards: [...pile.cards, drawn] } : pile));
      return { piles: next, stock: stock === null ? null : stock - 1 };
    }
    case "recycle": {
      const whole = piles.every((pile) => pile.whole);
      const cards = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
      return { piles: piles.map(() => ({ cards: [], whole: true })), stock: whole ? cards : null };
    }
    case "remove":
      return action.cards.filter((card) => !pyramid.includes(card)).reduce(without, draws);
  }
}

/** @param {Draws} draws @param {Card} card of the waste, or the stock's top one @returns {Draws} */
function without({ piles, stock }, card) {
  if (piles.some(({ cards }) => cards.includes(card))) {
    return { piles: piles.map((pile) => ({ ...pile, cards: pile.cards.filter((other) => other !== card) })), stock };
  }
  // From the stock itself if all of the waste is known; else it may have lain among the unknown.
  const fromStock = piles.every(({ whole }) => whole);
  return { piles, stock: stock !== null && fromStock ? stock - 1 : null };
}
