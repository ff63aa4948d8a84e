// Cards that come to lie somewhere: drawn from the stock and turned over, or back from the foundation. Only for the eye: they can be
// pressed from the first moment on, there where they will lie.

/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { cardsLeft, pilesOf, topOf, unseenOn } from "../game/available.js";
import { still } from "./motion.js";

const DRAW_MS = 200;
const TURN_MS = 140;
const BACK_MS = 220;
const EASING = "cubic-bezier(.3, .1, .3, 1)";

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
  for (const card of back) come(root.querySelector(`[data-card="${card}"]`), foundation, BACK_MS);
  for (const pile of hidden) come(root.querySelector(`.waste[data-pile="${pile + 1}"] .arriving`), stock, DRAW_MS);
  for (const { card, hidden: lay } of drawn) {
    const element = root.querySelector(`[data-card="${card}"]`);
    if (lay) turn(element, undefined, TURN_MS);
    else turn(element, stock, DRAW_MS);
  }
}

/** @param {Element | null} element @param {DOMRect | undefined} from @param {number} duration ms */
function come(element, from, duration) {
  if (element === null || from === undefined) return;
  element.animate([{ transform: shift(element, from) }, { transform: "none" }], { duration, easing: EASING });
}

/** Its back is seen for the first half. @param {Element | null} element @param {DOMRect | undefined} from undefined: it stays where it is @param {number} duration ms */
function turn(element, from, duration) {
  if (element === null) return;
  const [far, half] = from === undefined ? ["", ""] : [shift(element, from), shift(element, from, 0.4)];
  element.animate([{ transform: `${far} scaleX(1)` }, { transform: `${half} scaleX(0.04)` }, { transform: "none" }], { duration, easing: EASING });
  element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { duration, easing: EASING, pseudoElement: "::before" });
}

/** @param {Element} element @param {DOMRect} from @param {number} [part] of the way still to go @returns {string} the transform that puts it there */
function shift(element, from, part = 1) {
  const to = element.getBoundingClientRect();
  return `translate(${(from.left - to.left) * part}px, ${(from.top - to.top) * part}px)`;
}
