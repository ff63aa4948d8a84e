// Cards that come to lie somewhere: drawn from the stock and turned over, or back from the foundation. Only for the eye.

/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft, pilesOf, topOf, unseenOn } from "../game/available.js";
import { hide, sendGhost } from "./ghost.js";
import { afterPaint, still } from "./motion.js";

const COME_MS = 200;
const TURN_MS = 140;
/** A card whose likeness hasn't come by then shows itself. */
const PATIENCE_MS = 300;

/** @typedef {{ drawn: { card: Card, hidden: boolean }[], hidden: number[], back: Card[], stock: DOMRect | undefined, foundation: DOMRect | undefined }} Arrivals `hidden`: piles on which a card comes to lie face down until its face is known; `drawn[].hidden`: it lay there so */

/** @type {Arrivals} */
const NONE = { drawn: [], hidden: [], back: [], stock: undefined, foundation: undefined };

/** @param {HTMLElement} root the table, as it still is @param {Ahead | null} before @param {Ahead | null} after @returns {Arrivals} */
export function arrivalsOf(root, before, after) {
  if (before === null || after === null || still()) return NONE;
  const seen = new Set([...before.pyramid, ...before.waste]);
  const returns = cardsLeft(after) > cardsLeft(before);
  const cards = [...after.pyramid, ...pilesOf(after).map((pile) => pile.at(-1) ?? null)];
  const back = returns ? cards.filter((card) => card !== null && !seen.has(card)).map(String) : [];
  const piles = [...pilesOf(after).keys()];
  const hidden = piles.filter((pile) => unseenOn(after, pile) > unseenOn(before, pile));
  const drawn = piles.flatMap((pile) => {
    const card = topOf(after, pile);
    const lay = unseenOn(before, pile) > 0;
    return card !== null && !seen.has(card) && (lay || after.stock < before.stock) ? [{ card, hidden: lay }] : [];
  });
  if (back.length + hidden.length + drawn.length === 0) return NONE;
  const box = (/** @type {string} */ place) => root.querySelector(place)?.getBoundingClientRect();
  return { drawn, hidden, back, stock: box(".stock > button"), foundation: box(".foundation") };
}

/** @param {HTMLElement} root the table, as it is now @param {Arrivals} arrivals */
export function arrive(root, { drawn, hidden, back, stock, foundation }) {
  const layer = root.querySelector(".flights");
  if (layer === null) return;
  const card = (/** @type {Card} */ name) => root.querySelector(`[data-card="${name}"]`);
  for (const name of back) come(card(name), layer, foundation);
  for (const pile of hidden) come(root.querySelector(`.waste[data-pile="${pile + 1}"] .arriving`), layer, stock);
  for (const { card: name, hidden: lay } of drawn) turn(card(name), layer, lay ? undefined : stock);
}

/** @param {Element | null} element @param {Element} layer @param {DOMRect | undefined} from */
function come(element, layer, from) {
  if (from === undefined) return;
  whenPainted(element, (card) => {
    sendGhost(card, layer, { keyframes: [{ transform: shift(card, from) }, { transform: "none" }], duration: COME_MS });
  });
}

/** @param {Element | null} element @param {Element} layer @param {DOMRect | undefined} from undefined: it stays where it is */
function turn(element, layer, from) {
  whenPainted(element, (card) => {
    const [far, half] = from === undefined ? ["", ""] : [shift(card, from), shift(card, from, 0.4)];
    const keyframes = [{ transform: `${far} scaleX(1)` }, { transform: `${half} scaleX(0.04)` }, { transform: "none" }];
    sendGhost(card, layer, { keyframes, duration: from === undefined ? TURN_MS : COME_MS, turns: true });
  });
}

/**
 * To copy a card and to measure where it lies takes as long as to draw the table: the tap's effect is on the screen first.
 * @param {Element | null} element @param {(element: Element) => void} send
 */
function whenPainted(element, send) {
  if (element === null) return;
  const hidden = hide(element, PATIENCE_MS);
  afterPaint(() => {
    if (element.isConnected && hidden.playState === "running") send(element);
  });
}

/** @param {Element} element @param {DOMRect} from @param {number} [part] of the way still to go @returns {string} the transform that puts it there */
function shift(element, from, part = 1) {
  const to = element.getBoundingClientRect();
  return `translate(${(from.left - to.left) * part}px, ${(from.top - to.top) * part}px)`;
}
