// Drag and drop by pointer events, for mouse, pen and fingers alike, and the taps that turn out to be no drags.
// The card follows by its transform alone: nothing is drawn anew and nothing measured while it moves.

/** @import { Grip, Onto } from "../game/selection.js" */
/** @import { Box } from "./geometry.js" */
import { STOCK } from "../game/selection.js";
import { holds, targetAt } from "./geometry.js";
import { sendGhost } from "./ghost.js";
import { still } from "./motion.js";

/** A press that moves no further is a tap, px. Fingers roll. */
const SLACK = { mouse: 4, pen: 6, touch: 9 };
/** So is one that ends where the card lies, if it went no further, px. */
const NEARBY = 24;
const BACK_MS = 170;
/** A click later than this is one of its own, ms. */
const SAME_PRESS_MS = 400;

/**
 * @typedef {object} Handled what the table makes of it
 * @property {(grip: Grip) => boolean} canLift
 * @property {(grip: Grip) => void} tap
 * @property {(grip: Grip, onto: Onto) => boolean} drop whether it did something
 */

/** @typedef {{ id: number, type: string, grip: Grip, element: HTMLElement, x: number, y: number, lifted: Lifted | null, dead: boolean }} Press `dead`: comes to nothing any more */
/** @typedef {{ home: Box, targets: Target[], over: Target | null, far: number }} Lifted `far`: the furthest it was away, px */
/** @typedef {{ element: Element, box: Box, weight: number, onto: Onto | undefined }} Target `onto`: undefined where the card came from */

export class Drag {
  /** @param {HTMLElement} root the table @param {Handled} handled */
  constructor(root, handled) {
    this.root = root;
    this.handled = handled;
    /** @type {Press | null} */
    this.press = null;
    /** When the last press was dealt with, so that the click that follows it isn't. */
    this.done = -Infinity;
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("click", this.#click, { capture: true });
    // No scrolling, zooming, callout or click from a finger on a card: what it means is decided here.
    root.addEventListener("touchstart", this.#touch, { passive: false });
    root.addEventListener("contextmenu", this.#menu);
  }

  stop() {
    this.cancel();
    this.root.removeEventListener("pointerdown", this.#down);
    this.root.removeEventListener("click", this.#click, { capture: true });
    this.root.removeEventListener("touchstart", this.#touch);
    this.root.removeEventListener("contextmenu", this.#menu);
  }

  /** The board has changed under the hand: what is held may be gone, or may not go any more. */
  changed() {
    const { press } = this;
    if (press === null) return;
    if (!press.element.isConnected || (press.lifted && !this.handled.canLift(press.grip))) this.cancel();
    else if (press.lifted) press.lifted.targets = this.#targets(press.element, press.lifted.home);
  }

  /** Lets go of what is held, as if nothing had been. @returns {boolean} whether anything was dragged */
  cancel() {
    const { press } = this;
    if (press === null) return false;
    this.#release(press);
    if (press.lifted) this.#back(press);
    return press.lifted !== null;
  }

  #down = (/** @type {PointerEvent} */ event) => {
    this.done = -Infinity;
    const element = gripped(event.target);
    if (element === null || event.button !== 0 || event.ctrlKey || !this.#makesWay()) return;
    const grip = element.dataset["card"] ?? STOCK;
    const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
    this.press = { id, type, grip, element, x, y, lifted: null, dead: false };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    for (const name of LOSSES) addEventListener(name, this.#lost);
  };

  /** Whoever plays with both thumbs has one down before the other is up: then the first was a tap. While a card is dragged, another finger is a palm. @returns {boolean} */
  #makesWay() {
    const { press } = this;
    if (press === null) return true;
    if (press.lifted !== null || press.type !== "touch") return false;
    this.#release(press);
    if (!press.dead) this.handled.tap(press.grip);
    return true;
  }

  #move = (/** @type {PointerEvent} */ event) => {
    const { press } = this;
    if (press === null || press.dead || event.pointerId !== press.id) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    const far = Math.hypot(x, y);
    if (press.lifted === null) {
      if (far <= (SLACK[/** @type {keyof typeof SLACK} */ (press.type)] ?? SLACK.mouse)) return;
      if (!this.handled.canLift(press.grip)) {
        press.dead = true;
        this.handled.drop(press.grip, null);
        return;
      }
      press.lifted = this.#lift(press);
    }
    const { lifted, element } = press;
    lifted.far = Math.max(lifted.far, far);
    element.style.transform = `translate3d(${x}px, ${y}px, 0) scale(1.04)`;
    const { left, top, width, height } = lifted.home;
    const over = lifted.targets[targetAt({ x: event.clientX, y: event.clientY }, { left: left + x, top: top + y, width, height }, lifted.targets)] ?? null;
    if (over === lifted.over) return;
    lifted.over?.element.removeAttribute("data-over");
    if (over?.onto !== undefined && over.weight === 1) over.element.setAttribute("data-over", "");
    lifted.over = over;
  };

  #up = (/** @type {PointerEvent} */ event) => {
    const { press } = this;
    if (press === null || event.pointerId !== press.id) return;
    this.#release(press);
    this.done = event.timeStamp;
    if (press.dead) return;
    const { grip, element, lifted } = press;
    if (lifted === null) {
      this.handled.tap(grip);
      return;
    }
    const home = lifted.over !== null && lifted.over.onto === undefined;
    if (home && lifted.far <= NEARBY && holds(lifted.home, { x: event.clientX, y: event.clientY })) {
      this.#back(press);
      this.handled.tap(grip);
    } else if (home || !this.handled.drop(grip, lifted.over?.onto ?? null)) {
      this.#back(press);
    } else {
      // Its flight begins where it was let go; what is drawn again in its place (the stock) lies where it belongs.
      requestAnimationFrame(() => settle(element));
    }
  };

  /** Alt-tab, a phone call, the browser's own gesture, a turned screen: nothing has been decided. */
  #lost = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && event.pointerId !== this.press?.id) return;
    this.cancel();
  };

  #click = (/** @type {MouseEvent} */ event) => {
    // A press that was dealt with is followed by a click; those of the keyboard and of assistive technology come alone.
    if (event.detail === 0 || event.timeStamp - this.done > SAME_PRESS_MS) return;
    this.done = -Infinity;
    event.preventDefault();
    event.stopPropagation();
  };

  #touch = (/** @type {TouchEvent} */ event) => {
    if (event.cancelable && (this.press !== null || gripped(event.target) !== null)) event.preventDefault();
  };

  #menu = (/** @type {Event} */ event) => {
    // A long press on a card is just a slow one.
    if (this.press?.type === "touch") event.preventDefault();
    else this.cancel();
  };

  /** @param {Press} press */
  #release(press) {
    this.press = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    for (const name of LOSSES) removeEventListener(name, this.#lost);
    press.lifted?.over?.element.removeAttribute("data-over");
    this.root.removeAttribute("data-dragging");
    if (this.root.hasPointerCapture(press.id)) this.root.releasePointerCapture(press.id);
  }

  /** @param {Press} press @returns {Lifted} */
  #lift({ id, element }) {
    for (const animation of element.getAnimations()) animation.cancel();
    const home = element.getBoundingClientRect();
    const targets = this.#targets(element, home);
    element.setAttribute("data-lifted", "");
    this.root.setAttribute("data-dragging", "");
    // So that the mouse may leave the window and come back.
    if (this.root.isConnected) this.root.setPointerCapture(id);
    return { home, targets, over: null, far: 0 };
  }

  /** @param {Press} press to where it came from, for all to see */
  #back({ element }) {
    const { transform } = element.style;
    settle(element);
    const layer = this.root.querySelector(".flights");
    if (layer === null || transform === "" || still() || !element.isConnected) return;
    sendGhost(element, layer, { keyframes: [{ transform }, { transform: "none" }], duration: BACK_MS, easing: "cubic-bezier(.2, .8, .3, 1)" });
  }

  /** @param {HTMLElement} dragged @param {Box} home @returns {Target[]} what lies on others last */
  #targets(dragged, home) {
    /** @type {Target[]} */
    const targets = [];
    for (const element of this.root.querySelectorAll("[data-pile].waste, .foundation, [data-card]")) {
      if (!(element instanceof HTMLElement)) continue;
      const { card, pile } = element.dataset;
      const onto = element === dragged ? undefined : card ?? (pile === undefined ? "foundation" : Number(pile) - 1);
      const covered = card !== undefined && !element.classList.contains("open") && !this.handled.canLift(card);
      targets.push({ element, box: element === dragged ? home : element.getBoundingClientRect(), weight: covered ? 0.4 : 1, onto });
    }
    if (dragged.dataset["card"] === undefined) targets.push({ element: dragged, box: home, weight: 1, onto: undefined });
    return targets;
  }
}

const LOSSES = /** @type {const} */ (["pointercancel", "blur", "resize", "pagehide"]);

/** @param {HTMLElement} element */
function settle(element) {
  element.style.transform = "";
  element.removeAttribute("data-lifted");
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} the card or stock under the pointer */
function gripped(target) {
  return target instanceof Element ? target.closest("[data-card], [data-grip]") : null;
}
