// What can be heard and felt of the game, for those who want it. Nothing is loaded or made before somebody does.

/** @import { Kind } from "./sounds.js" */
/** @import { Preferences } from "./state/preferences.js" */

/** Milliseconds on, off, on, … @type {Record<Kind, readonly number[]>} */
const SHAKES = {
  take: [14],
  draw: [7],
  wrong: [25, 40, 25],
  undo: [10],
  tick: [12],
  go: [70],
  finish: [50, 60, 50, 60, 140],
  rival: [25],
};

/** Whether this device can vibrate at all; a desktop browser may say so and do nothing. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export class Feedback {
  /** @param {() => Pick<Preferences, "sound" | "vibration">} wanted */
  constructor(wanted) {
    this.wanted = wanted;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {typeof import("./sounds.js").sound | null} */
    this.sound = null;
    // A browser lets a page sound only after a gesture on it, and some only what was made in one.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.prepare(), { capture: true, passive: true });
  }

  /** @param {Kind} kind of what has happened */
  tell(kind) {
    const { sound, vibration } = this.wanted();
    if (sound && this.context?.state === "running") this.sound?.(this.context, kind);
    if (vibration && canVibrate()) navigator.vibrate([...SHAKES[kind]]);
  }

  /** In a gesture: makes sound possible from now on, if it is wanted. @returns {Promise<void>} */
  async prepare() {
    if (!this.wanted().sound || typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    // Also after a call, or another app's turn, on a phone.
    if (this.context.state !== "running") this.context.resume().catch(() => undefined);
    try {
      this.sound ??= (await import("./sounds.js")).sound;
    } catch {
      // No connection: the next gesture asks again.
    }
  }
}
