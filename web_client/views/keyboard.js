// The race by keyboard: D or space draws, U takes back, the arrows walk over the cards that can be taken.

/** @typedef {{ draw: () => void, undo: () => void, deselect: () => void }} Keys */

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

/** @param {1 | -1} step */
function walk(step) {
  const stops = [...document.querySelectorAll(".table button.card:not(:disabled):not([tabindex='-1'])")];
  if (stops.length === 0) return;
  const here = stops.indexOf(/** @type {Element} */ (document.activeElement));
  const next = here < 0 ? (step > 0 ? 0 : stops.length - 1) : (here + step + stops.length) % stops.length;
  const stop = stops[next];
  if (stop instanceof HTMLElement) stop.focus();
}
