// A likeness of a card that is on its way to where the card lies already: the card itself can be pressed from the first moment on.

/** @typedef {{ keyframes: Keyframe[], duration: number, easing?: string, turns?: boolean }} Way `keyframes` end where the card lies; `turns`: its back is seen for the first half */

const UNSEEN = "unseen";
const EASING = "cubic-bezier(.3, .1, .3, 1)";

/**
 * @param {Element} element a card, as it lies
 * @param {Element} layer what all that flies is in
 * @param {Way} way
 * @returns {Promise<void>} resolves when it is there
 */
export function sendGhost(element, layer, { keyframes, duration, easing = EASING, turns = false }) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const animation of element.getAnimations()) if (animation.id === UNSEEN) animation.cancel();
  place(ghost, element.getBoundingClientRect(), layer);
  if (turns) {
    const back = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
    ghost.animate(back, { duration, easing, pseudoElement: "::before" });
  }
  const unseen = hide(element, duration);
  const way = ghost.animate(keyframes, { duration, easing });
  const arrived = () => {
    ghost.remove();
    unseen.cancel();
  };
  // The card may be taken away, or let go by a drag, before the likeness has come to it.
  unseen.oncancel = () => way.cancel();
  return way.finished.then(arrived, arrived);
}

/** @param {Element} element @param {number} duration ms @returns {Animation} for so long it isn't seen, but can be pressed */
export function hide(element, duration) {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration, id: UNSEEN });
}

/**
 * Makes a card a mere picture on the layer.
 * @param {HTMLElement} card
 * @param {DOMRect} at
 * @param {Element} layer
 * @param {DOMRect} [origin] where the layer lies, for whoever has measured that already
 */
export function place(card, at, layer, origin = layer.getBoundingClientRect()) {
  const names = card.className;
  for (const name of card.getAttributeNames()) card.removeAttribute(name);
  card.className = `${/\bdown\b/.test(names) ? "card down" : "card open"} flying`;
  if (card instanceof HTMLButtonElement) card.disabled = true;
  Object.assign(card.style, { left: `${at.left - origin.left}px`, top: `${at.top - origin.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  layer.append(card);
}
