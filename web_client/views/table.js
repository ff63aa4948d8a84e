// The table: the pyramid, the stock, the waste, the foundation. Shows a board and says what was pressed; decides nothing.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card } from "../net/messages.js" */
/** @import { Ahead } from "../game/predict.js" */
import { Back, Face } from "../cards/face.js";
import { words } from "../game/cards.js";
import { at, isOpen, PLACES, ROWS } from "../game/pyramid.js";
import { Component } from "../vendor/preact.js";
import { flightsOf, fly } from "./flight.js";
import { classes, html } from "./html.js";
import { Foundation, Stock, UndoButton, Waste } from "./piles.js";

/**
 * @typedef {object} Props
 * @property {Ahead | null} board null: not dealt yet, all face down
 * @property {Card | null} selected
 * @property {readonly Card[]} returned cards that a refusal has put back
 * @property {boolean} live whether anything can be done
 * @property {(card: Card) => void} onCard
 * @property {() => void} onDraw also turns the waste over when the stock is empty
 * @property {() => void} onUndo
 */

/** @extends {Component<Props>} */
export class Table extends Component {
  /** @param {Readonly<Props>} next */
  shouldComponentUpdate(next) {
    const { board, selected, live, returned } = this.props;
    return next.board !== board || next.selected !== selected || next.live !== live || next.returned !== returned;
  }

  /** Where the cards that are about to go lie now. @param {Readonly<Props>} before */
  getSnapshotBeforeUpdate(before) {
    return this.root === null ? [] : flightsOf(this.root, before.board, this.props.board);
  }

  /**
   * @param {Readonly<Props>} _before
   * @param {Readonly<{}>} _state
   * @param {import("./flight.js").Flight[]} flights
   */
  componentDidUpdate(_before, _state, flights) {
    if (this.root !== null) fly(this.root, flights);
  }

  /** @type {HTMLElement | null} */
  root = null;

  render() {
    const { board, selected, returned, live, onCard, onDraw, onUndo } = this.props;
    return html`
      <section
        class="table"
        data-testid="board"
        aria-label="Table"
        data-status=${board?.status ?? "waiting"}
        ref=${(/** @type {HTMLElement | null} */ element) => void (this.root = element)}
      >
        <div class="felt">
          <div class="pyramid" role="group" aria-label=${board ? `Pyramid, ${28 - board.removed} cards left` : "Pyramid, face down"}>
            ${board === null
              ? faceDown()
              : board.pyramid.map(
                  (card, place) =>
                    card !== null &&
                    html`
                      <${PyramidCard}
                        key=${card}
                        card=${card}
                        place=${place}
                        open=${isOpen(board.pyramid, place)}
                        selected=${card === selected}
                        returned=${returned.includes(card)}
                        onCard=${onCard}
                      />
                    `,
                )}
          </div>
          <div class="piles left">
            <${Stock} board=${board} live=${live} onDraw=${onDraw} />
            <${Waste} board=${board} selected=${selected} returned=${returned} onCard=${onCard} />
          </div>
          <div class="piles right">
            <${UndoButton} board=${board} live=${live} onUndo=${onUndo} />
            <${Foundation} board=${board} />
          </div>
        </div>
        <div class="flights" aria-hidden="true"></div>
      </section>
    `;
  }
}

/**
 * @param {{ card: Card, place: number, open: boolean, selected: boolean, returned: boolean, onCard: (card: Card) => void }} props
 * @returns {VNode}
 */
function PyramidCard({ card, place, open, selected, returned, onCard }) {
  return html`
    <button
      type="button"
      class=${classes("card", open && "open", selected && "selected", returned && "returned")}
      style=${position(place)}
      data-testid="card"
      data-card=${card}
      data-place=${place}
      aria-label=${`${words(card)}${open ? "" : ", covered"}`}
      aria-pressed=${open ? selected : undefined}
      tabindex=${open ? 0 : -1}
      onClick=${() => onCard(card)}
    >
      <${Face} card=${card} />
    </button>
  `;
}

/** @returns {VNode[]} */
function faceDown() {
  return Array.from(
    { length: PLACES },
    (_, place) => html`<span key=${`back ${place}`} class=${classes("card down", at(place).row < ROWS - 1 && "beneath")} style=${position(place)}><${Back} /></span>`,
  );
}

/** Row and distance from the middle, in card widths; the style sheet makes lengths of them. @param {number} place */
function position(place) {
  const { row, column } = at(place);
  return { "--row": row, "--column": column - row / 2 };
}
