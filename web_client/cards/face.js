// Cards as SVG, in a box of 100 × 140. The upper half alone must tell the card: the next row covers the rest.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
import { isRed, rank, suit } from "../game/cards.js";
import { faceLetters } from "../i18n/cards.js";
import { html, memo } from "../views/html.js";
import { placed } from "./placed.js";
import { SUIT_PATHS } from "./suits.js";

/** What the court cards wear, above the suit in the middle. */
/** @type {Readonly<Record<string, string>>} */
const HATS = {
  J: "M30 25C29 12 39 3 52 4c11 1 18 8 18 20-12 4-28 4-40 1zM19 22c8 8 54 8 62 0 2 7-2 13-8 14-14 3-32 3-46 0-6-1-10-7-8-14zM55 7C60-7 78-13 91-5c-9 1-13 5-17 11-5 7-12 8-19 1z",
  Q: "M26 34l-4-20 13 9 6-15 9 14 9-14 6 15 13-9-4 20zM22 10a4 4 0 1 0 .1 0zM41 4a4 4 0 1 0 .1 0zM59 4a4 4 0 1 0 .1 0zM78 10a4 4 0 1 0 .1 0z",
  K: "M26 34V12l12 10 9-12V6h-4V2h4v-4h6v4h4v4h-4v4l9 12 12-10v22z",
};

/** @typedef {{ corner: string, large: string, small: string }} Outlines of a suit: beside the rank, in the middle, there below a hat */

/** @type {Readonly<Record<string, Outlines>>} */
const SUITS = Object.fromEntries(
  Object.entries(SUIT_PATHS).map(([name, path]) => [
    name,
    { corner: placed(path, 60, 12, 0.31), large: placed(path, 22, 69, 0.56), small: placed(path, 28, 87, 0.44) },
  ]),
);

/** @type {Readonly<Record<string, string>>} */
const WORN = Object.fromEntries(Object.entries(HATS).map(([name, path]) => [name, placed(path, 14, 60, 0.72)]));

/** @type {(props: { card: Card }) => VNode} */
const face = ({ card }) => {
  const letters = faceLetters(card);
  const { corner, large, small } = /** @type {Outlines} */ (SUITS[suit(card)]);
  const hat = WORN[rank(card)];
  return html`
    <svg class=${`face ${isRed(card) ? "red" : "black"} suit-${suit(card)}`} viewBox="0 0 100 140" aria-hidden="true">
      <text class=${letters.length > 1 ? "rank wide" : "rank"} x=${letters === "10" ? 6 : letters === "J" ? 15 : 9} y="47">${letters}</text>
      <path class="face-suit" d=${corner} />
      ${hat && html`<path class="middle hat" d=${hat} />`}
      <path class="middle" d=${hat ? small : large} />
    </svg>
  `;
};

export const Face = memo(face);

/** The back all cards share: a small pyramid in a frame. */
export const Back = memo(
  () => html`
    <svg class="back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="frame" x="8" y="8" width="84" height="124" rx="7" />
      <path class="motif" d="M50 36L80 92H20z" />
      <path class="motif" d="M50 36v56M40 54.7L60 92M60 54.7L40 92M30 73.3L40 92M70 73.3L60 92" />
    </svg>
  `,
);
