// The race by keyboard: D or space draws, 1 to 3 draw to that pile, U takes back, the arrows walk over the cards that can be taken.

/** @typedef {{ draw: () => void, drawTo: (pile: number) => void, undo: () => void, deselect: () => void }} Keys */

/**
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 */
export function onKey(event, keys) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, textarea, select, dialog")) return;
  const onButton = target.closest("button, a, summary") !== null;
  switch (event.key) {
    case " ":
      // On a button the space bar presses that button.
      if (onButton) return;
      keys.draw();
      break;
    case "d":
    case "D":
      keys.draw();
      break;
    case "1":
    case "2":
    case "3":
      keys.drawTo(Number(event.key) - 1);
      break;
    case "u":
    case "U":
      keys.undo();
      break;
    case "Escape":
      keys.deselect();
      break;
    case "ArrowLeft":
    case "ArrowUp":
      walk(-1);
      break;
    case "ArrowRight":
    case "ArrowDown":
      walk(1);
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** @returns {HTMLElement[]} what the arrows stop at: cards that can be taken, the stock, the waste */
function stops() {
  return [...document.querySelectorAll(".table button.card:not(:disabled):not([tabindex='-1'])")].filter(
    (stop) => stop instanceof HTMLElement,
  );
}

/** @param {1 | -1} step */
function walk(step) {
  const all = stops();
  const here = all.findIndex((stop) => stop === document.activeElement);
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[next]?.focus();
}

/** @returns {number | null} which stop has the focus */
export function focusedStop() {
  const here = stops().findIndex((stop) => stop === document.activeElement);
  return here < 0 ? null : here;
}

/** The card with the focus went: so that the keyboard isn't thrown back to the page's start, the next one gets it. @param {number} index */
export function refocus(index) {
  if (document.activeElement !== document.body) return;
  const all = stops();
  all[Math.min(index, all.length - 1)]?.focus({ preventScroll: true });
}
