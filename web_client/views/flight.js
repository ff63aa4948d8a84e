// Cards on their way to the foundation. They are copies for the eye: the real ones are gone at once, so nothing waits.

/** @import { Ahead } from "../game/predict.js" */

const FLIGHT_MS = 280;

/** @typedef {{ copy: HTMLElement, from: DOMRect }} Flight */

/**
 * @param {HTMLElement} root the table, as it still is
 * @param {Ahead | null} before
 * @param {Ahead | null} after
 * @returns {Flight[]} one for each card that is taken away by a removal
 */
export function flightsOf(root, before, after) {
  if (before === null || after === null || after.removed <= before.removed || still()) return [];
  const left = new Set([...after.pyramid, ...after.waste]);
  const cards = [...before.pyramid, before.waste.at(-1)].filter((card) => card != null && !left.has(card));
  return cards.flatMap((card) => {
    const element = root.querySelector(`[data-card="${card}"]`);
    if (!(element instanceof HTMLElement)) return [];
    const copy = document.createElement("div");
    copy.className = "card open flying";
    copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    return [{ copy, from: element.getBoundingClientRect() }];
  });
}

/**
 * @param {HTMLElement} root the table, as it is now
 * @param {readonly Flight[]} flights
 */
export function fly(root, flights) {
  const layer = root.querySelector(".flights");
  const target = root.querySelector(".foundation")?.getBoundingClientRect();
  if (flights.length === 0 || layer === null || target === undefined) return;
  const origin = layer.getBoundingClientRect();
  for (const { copy, from } of flights) {
    Object.assign(copy.style, {
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    layer.append(copy);
    const [x, y] = [target.left - from.left, target.top - from.top];
    const scale = target.width / from.width;
    const flight = copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x * 0.75}px, ${y * 0.75}px) scale(${scale})`, opacity: 0.9, offset: 0.8 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, easing: "cubic-bezier(.3, .1, .3, 1)" },
    );
    const land = () => copy.remove();
    flight.finished.then(land, land);
  }
}

/** @returns {boolean} the person wants no motion, or nobody is looking */
function still() {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
