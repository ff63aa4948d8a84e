// Whether the pyramid can still be cleared, where the order of the stock is no matter: then to tell gives nothing away.
//
// Every card of the stock can be brought up then, so only counts matter. Of two values that make 13, so many pairs must be
// made inside the pyramid as there are more cards of the one here than of the other in stock and waste. When such a pair
// of values needs no more of them, its cards go one by one with cards of the stock, at once and like kings; a choice is
// left only in the others.

/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Deal, Whole } from "./whole.js" */
import { value } from "./cards.js";
import { coversOf, PLACES } from "./pyramid.js";
import { orderMatters } from "./rules.js";

const KING = 13;
/** A pair of values is named by the lower one. */
const PAIRS = [1, 2, 3, 4, 5, 6];
const NEED_BITS = 3;
const NEED = (1 << NEED_BITS) - 1;
/** In front of the mask of places, in one number: `need` takes 18 bits. */
const PYRAMIDS = 2 ** PLACES;

const COVERS = Array.from({ length: PLACES }, (_, place) => coversOf(place).reduce((mask, cover) => mask | (1 << cover), 0));

/** @param {Rules} rules @returns {boolean} whether `isDead` has an answer under these rules */
export function tellsDead(rules) {
  return !orderMatters(rules);
}

/** @param {Whole} whole @returns {boolean} it isn't won, and can't be won any more. False as well where the rules don't let it be told. */
export function isDead({ deal, board }) {
  if (!tellsDead(deal.rules) || board.status === "cleared") return false;
  let game = games.get(deal);
  if (game === undefined) games.set(deal, (game = new OrderFree(deal)));
  return !game.canClear(board.pyramid, [...board.waste, ...(board.stock_cards ?? [])]);
}

/** @type {WeakMap<Deal, OrderFree>} what is known of each deal, as long as it is played */
const games = new WeakMap();

class OrderFree {
  /** @param {Deal} deal */
  constructor({ cards, rules }) {
    this.withCover = rules.pair_with_cover;
    this.values = cards.slice(0, PLACES).map(value);
    /** The places of each value, as a mask. */
    this.places = Array.from({ length: KING + 1 }, (_, number) =>
      this.values.reduce((mask, card, place) => (card === number ? mask | (1 << place) : mask), 0),
    );
    /** @type {Map<number, boolean>} by the places left and the pairs needed, settled */
    this.known = new Map();
  }

  /** @param {readonly (Card | null)[]} pyramid @param {readonly Card[]} others cards of stock and waste @returns {boolean} */
  canClear(pyramid, others) {
    const left = pyramid.reduce((mask, card, place) => (card === null ? mask : mask | (1 << place)), 0);
    const counts = new Array(KING + 1).fill(0);
    for (const card of others) counts[value(card)] += 1;
    let need = 0;
    // The other value of the pair gives the same number: every removal takes one of each.
    for (const low of PAIRS) need |= Math.max(0, bits(left & this.#at(low)) - counts[KING - low]) << shift(low);
    return this.#clears(this.#settled(left, need), need);
  }

  /** @param {number} left settled @param {number} need @returns {boolean} */
  #clears(left, need) {
    if (left === 0) return true;
    const state = need * PYRAMIDS + left;
    const known = this.known.get(state);
    if (known !== undefined) return known;
    const clears = this.#choices(left, need).some(([after, needed]) => this.#clears(this.#settled(after, needed), needed));
    this.known.set(state, clears);
    return clears;
  }

  /** Takes all that can go at no cost. @param {number} left @param {number} need @returns {number} */
  #settled(left, need) {
    const free = PAIRS.reduce((mask, low) => (needed(need, low) > 0 ? mask : mask | this.#at(low) | this.#at(KING - low)), this.#at(KING));
    let rest = left;
    for (let going = open(rest) & free; going !== 0; going = open(rest) & free) rest &= ~going;
    return rest;
  }

  /** @param {number} left @param {number} need @returns {[left: number, need: number][]} what one removal leaves, among values that need pairs */
  #choices(left, need) {
    const available = open(left);
    /** @type {[number, number][]} */
    const choices = [];
    for (const low of PAIRS) {
      if (needed(need, low) === 0) continue;
      const paired = need - (1 << shift(low));
      for (const number of [low, KING - low]) {
        // As many cards of the other value are in the stock as there are more of this one here than pairs needed.
        const spare = bits(left & this.#at(number)) > needed(need, low);
        for (const one of each(available & this.#at(number))) {
          if (spare) choices.push([left & ~one, need]);
          const partners = this.#at(KING - number) & (number === low ? available | this.#under(left, one) : this.#under(left, one));
          for (const other of each(partners)) choices.push([left & ~(one | other), paired]);
        }
      }
    }
    return choices;
  }

  /** @param {number} left @param {number} cover one place @returns {number} what may go together with the only card that lies on it */
  #under(left, cover) {
    if (!this.withCover) return 0;
    return COVERS.reduce((mask, covers, place) => ((covers & left) === cover ? mask | (left & (1 << place)) : mask), 0);
  }

  /** @param {number} number a card's value @returns {number} its places */
  #at(number) {
    return this.places[number] ?? 0;
  }
}

/** @param {number} low @returns {number} */
function shift(low) {
  return NEED_BITS * (low - 1);
}

/** @param {number} need @param {number} low @returns {number} how many pairs must be made inside the pyramid */
function needed(need, low) {
  return (need >> shift(low)) & NEED;
}

/** @param {number} left @returns {number} the places on which nothing lies */
function open(left) {
  return COVERS.reduce((mask, covers, place) => ((covers & left) === 0 ? mask | (left & (1 << place)) : mask), 0);
}

/** @param {number} mask @returns {number[]} its places, each as a mask */
function each(mask) {
  const single = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) single.push(rest & -rest);
  return single;
}

/** @param {number} mask @returns {number} */
function bits(mask) {
  return each(mask).length;
}
