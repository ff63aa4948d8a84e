// Small pyramids: how far somebody is, at a glance. With faces where there is room for them.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
import { isRed, suit } from "../game/cards.js";
import { SHAPE } from "../game/pyramid.js";
import { faceLetters } from "../i18n/cards.js";
import { html, memo } from "../views/html.js";

const WIDTH = 16;
const HEIGHT = 20;
const ACROSS = 18;
const DOWN = 12;
/** Size of the whole drawing. */
const BOX = `0 0 ${6 * ACROSS + WIDTH} ${6 * DOWN + HEIGHT}`;

/** @type {readonly { x: number, y: number }[]} upper left corner of each place */
const CORNERS = SHAPE.map(({ row, column }) => ({ x: (6 - row) * (ACROSS / 2) + column * ACROSS, y: row * DOWN }));

/** @type {readonly string[]} each place as a path */
const OUTLINES = CORNERS.map(
  ({ x, y }) => `M${x + 2} ${y}h${WIDTH - 4}q2 0 2 2v${HEIGHT - 4}q0 2-2 2h-${WIDTH - 4}q-2 0-2-2v-${HEIGHT - 4}q0-2 2-2z`,
);

/**
 * Two paths whatever the number of cards: a hundred of these change ten times a second.
 * @type {(props: { gone: readonly number[] }) => VNode}
 */
const mini = ({ gone }) => {
  const away = new Set(gone);
  return html`
    <svg class="mini" viewBox=${BOX} aria-hidden="true">
      <path class="mini-gone" d=${OUTLINES.filter((_, place) => away.has(place)).join("")} />
      <path class="mini-left" d=${OUTLINES.filter((_, place) => !away.has(place)).join("")} />
    </svg>
  `;
};

export const Mini = memo(mini);

/** A card that is null and not gone is one this page doesn't know. @type {(props: { pyramid: readonly (Card | null)[], gone: readonly number[] }) => VNode} */
const miniFaces = ({ pyramid, gone }) => {
  const away = new Set(gone);
  return html`
    <svg class="mini faces" viewBox=${BOX} aria-hidden="true">
      <path class="mini-gone" d=${OUTLINES.filter((_, place) => away.has(place)).join("")} />
      ${pyramid.map(
        (card, place) =>
          !away.has(place) &&
          html`
            <g key=${place} class=${card === null ? "black" : `${isRed(card) ? "red" : "black"} suit-${suit(card)}`}>
              <path class="mini-left" d=${OUTLINES[place]} />
              ${card !== null && html`<text x=${(CORNERS[place]?.x ?? 0) + WIDTH / 2} y=${(CORNERS[place]?.y ?? 0) + 9.5}>${faceLetters(card)}</text>`}
            </g>
          `,
      )}
    </svg>
  `;
};

export const MiniFaces = memo(miniFaces);
