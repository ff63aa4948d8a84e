// The table: the pyramid, the stock, the waste, the foundation. Shows a board and says what was pressed; decides nothing.

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Moves } from "../moves.js" */
/** @import { Ahead } from "../game/available.js" */
import { Back, Face } from "../cards/face.js";
import { pairsOnWaste } from "../game/rules.js";
import { isOpen, PLACES, ROWS, SHAPE } from "../game/pyramid.js";
import { cardWords } from "../i18n/cards.js";
import { text } from "../i18n/text.js";
import { Component } from "../vendor/preact.js";
import { flightsOf, fly } from "./flight.js";
import { classes, html, memo } from "./html.js";
import { focusedStop, refocus } from "./keyboard.js";
import { NoWayOn } from "./no_way_on.js";
import { Foundation, UndoButton } from "./piles.js";
import { OpenStock, Stock } from "./stock.js";
import { hasDrawButtons, Wastes } from "./waste.js";

/** By place: row and distance from the middle, in card widths. The style sheet makes lengths of them. */
const POSITIONS = SHAPE.map(({ row, column }) => ({ "--row": row, "--column": column - row / 2 }));

/**
 * @typedef {object} Props
 * @property {Ahead | null} board null: not dealt yet, all face down
 * @property {Rules} rules
 * @property {string | null} selected a card, or the stock
 * @property {readonly Card[]} returned cards that a refusal has put back
 * @property {boolean} live whether anything can be done
 * @property {Pick<Moves, "tap" | "draw" | "drawTo" | "undo">} moves what a press leads to
 */

/** @typedef {{ flights: import("./flight.js").Flight[], focus: number | null }} Leaving */

/** @extends {Component<Props>} */
export class Table extends Component {
  /** @param {Readonly<Props>} next */
  shouldComponentUpdate(next) {
    const { board, rules, selected, live, returned } = this.props;
    return next.board !== board || next.rules !== rules || next.selected !== selected || next.live !== live || next.returned !== returned;
  }

  /** What the change is about to take away. @param {Readonly<Props>} before @returns {Leaving} */
  getSnapshotBeforeUpdate(before) {
    const flights = this.root === null ? [] : flightsOf(this.root, before.board, this.props.board);
    return { flights, focus: focusedStop() };
  }

  /** @param {Readonly<Props>} _before @param {Readonly<{}>} _state @param {Leaving} leaving */
  componentDidUpdate(_before, _state, { flights, focus }) {
    fly(flights);
    if (focus !== null) refocus(focus);
  }

  /** @type {HTMLElement | null} */
  root = null;

  // The same functions every time, so that a card is drawn again only when it has changed.
  onCard = (/** @type {Card} */ card) => this.props.moves.tap(card);
  onDraw = () => this.props.moves.draw();
  onDrawTo = (/** @type {number} */ pile) => this.props.moves.drawTo(pile);
  onUndo = () => this.props.moves.undo();
  onRoot = (/** @type {HTMLElement | null} */ element) => void (this.root = element);

  render() {
    const { board, rules, selected, returned, live } = this.props;
    const beside = { board, rules, live, selected, returned, onCard: this.onCard };
    return html`
      <section
        class="table"
        data-testid="board"
        aria-label=${text("play-table")}
        data-status=${board?.status ?? "waiting"}
        ref=${this.onRoot}
      >
        <div class=${felt(rules)}>
          <div class="pyramid" role="group" aria-label=${board ? text("play-pyramid", { n: PLACES - board.removed }) : text("play-pyramid-down")}>
            ${board === null
              ? faceDown()
              : board.pyramid.map(
                  (/** @type {Card | null} */ card, /** @type {number} */ place) =>
                    card !== null &&
                    html`
                      <${PyramidCard}
                        key=${card}
                        card=${card}
                        place=${place}
                        open=${isOpen(board.pyramid, place)}
                        selected=${card === selected}
                        returned=${returned.includes(card)}
                        onCard=${this.onCard}
                      />
                    `,
                )}
          </div>
          <div class="piles left">
            <${Stock} ...${beside} onDraw=${this.onDraw} />
            <${Wastes} ...${beside} onDrawTo=${this.onDrawTo} />
          </div>
          <div class="piles right">
            <${UndoButton} board=${board} live=${live} onUndo=${this.onUndo} />
            <${Foundation} board=${board} rules=${rules} />
          </div>
          ${rules.stock_face_up && html`<${OpenStock} board=${board} />`}
          <${NoWayOn} board=${board} live=${live} />
        </div>
        <div class="flights" aria-hidden="true"></div>
      </section>
    `;
  }
}

/** What lies beside the pyramid, for the style sheet to make room for. @param {Rules} rules @returns {string} */
function felt(rules) {
  return classes(
    "felt",
    rules.waste_piles > 1 && `piles-${rules.waste_piles}`,
    pairsOnWaste(rules) && "with-second",
    hasDrawButtons(rules) && "with-buttons",
    rules.recycles !== null && "with-caption",
    rules.stock_face_up && "with-list",
  );
}

/** @type {(props: { card: Card, place: number, open: boolean, selected: boolean, returned: boolean, onCard: (card: Card) => void }) => VNode} */
const pyramidCard = ({ card, place, open, selected, returned, onCard }) => html`
  <button
    type="button"
    class=${classes("card", open && "open", selected && "selected", returned && "returned")}
    style=${POSITIONS[place]}
    data-testid="card"
    data-card=${card}
    data-place=${place}
    aria-label=${open ? cardWords(card) : text("play-covered", { card: cardWords(card) })}
    aria-pressed=${open ? selected : undefined}
    tabindex=${open ? 0 : -1}
    onClick=${() => onCard(card)}
  >
    <${Face} card=${card} />
  </button>
`;

const PyramidCard = memo(pyramidCard);

/** @returns {VNode[]} */
function faceDown() {
  return SHAPE.map(
    ({ row }, place) => html`
      <span key=${`back ${place}`} class=${classes("card down", row < ROWS - 1 && "beneath")} style=${POSITIONS[place]}><${Back} /></span>
    `,
  );
}

