// Cards on their way: to the foundation, back into the stock. The board has changed already and takes the next tap; this is only for the eye.

/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
import { pilesOf, removedBetween } from "../game/available.js";
import { place } from "./ghost.js";
import { still } from "./motion.js";

const FLIGHT_MS = 260;

/** @typedef {{ element: HTMLElement, from: DOMRect, to: DOMRect, layer: Element, origin: DOMRect }} Flight `origin`: where the layer lies */

/**
 * Everything is measured here, before the change, when the layout is known: measuring afterwards would make it twice.
 * @param {HTMLElement} root the table, as it still is
 * @param {Ahead | null} before
 * @param {Ahead | null} after
 * @returns {Flight[]} one for each card that is taken away
 */
export function flightsOf(root, before, after) {
  if (before === null || after === null || still()) return [];
  const layer = root.querySelector(".flights");
  if (layer === null) return [];
  const removed = removedBetween(before, after);
  const [cards, end] = removed.length > 0 ? [removed, ".foundation"] : [backToStock(before, after), ".stock"];
  const to = root.querySelector(end)?.getBoundingClientRect();
  if (cards.length === 0 || to === undefined) return [];
  const origin = layer.getBoundingClientRect();
  return cards.flatMap((card) => {
    const element = root.querySelector(`[data-card="${card}"]`);
    return element instanceof HTMLElement ? [{ element, from: element.getBoundingClientRect(), to, layer, origin }] : [];
  });
}

/** @param {Ahead} before @param {Ahead} after @returns {Card[]} tops of the waste that are in the stock again */
function backToStock(before, after) {
  if (after.stock <= before.stock) return [];
  const left = new Set([...after.waste, ...after.pyramid]);
  return pilesOf(before).flatMap((pile) => pile.slice(-1).filter((card) => !left.has(card)));
}

/** Lets the very elements fly that the view has just let go of. @param {readonly Flight[]} flights */
export function fly(flights) {
  for (const { element, from, to, layer, origin } of flights) {
    if (element.isConnected) continue;
    for (const animation of element.getAnimations()) animation.cancel();
    place(element, from, layer, origin);
    const [x, y, scale] = [to.left - from.left, to.top - from.top, to.width / from.width];
    const flight = element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x * 0.75}px, ${y * 0.75}px) scale(${scale})`, opacity: 0.9, offset: 0.8 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, easing: "cubic-bezier(.3, .1, .3, 1)" },
    );
    const land = () => element.remove();
    flight.finished.then(land, land);
  }
}
