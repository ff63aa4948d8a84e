// The table: the pyramid, the stock, the waste, the foundation; taps, drags and keys on it, and what is said of it.
// Shows a board and says what is wanted of it; decides nothing.

/** @import { FunctionComponent, VNode } from "../vendor/preact.js" */
/** @import { Card, Rules } from "../net/messages.js" */
/** @import { Ahead } from "../game/available.js" */
/** @import { Grip, Onto } from "../game/selection.js" */
/** @import { Focus } from "./keyboard.js" */
import { Back } from "../cards/face.js";
import { openKing, selectable } from "../game/available.js";
import { PLACES, ROWS, SHAPE } from "../game/pyramid.js";
import { pairsOnWaste } from "../game/rules.js";
import { canLift, drop, STOCK } from "../game/selection.js";
import { text } from "../i18n/text.js";
import { Component } from "../vendor/preact.js";
import { arrivalsOf, arrive } from "./arrival.js";
import { Drag } from "./drag.js";
import { flightsOf, fly } from "./flight.js";
import { classes, ClientContext, html } from "./html.js";
import { focusedAt, onKey, refocus } from "./keyboard.js";
import { KeysButton, KeysDialog } from "./keys.js";
import { afterPaint } from "./motion.js";
import { Foundation, UndoButton } from "./piles.js";
import { POSITIONS, Rows } from "./rows.js";
import { Spoken } from "./spoken.js";
import { OpenStock, Stock } from "./stock.js";
import { hasDrawButtons, Wastes } from "./waste.js";

/**
 * @typedef {object} TableMoves what is wanted of the game; each may come to nothing
 * @property {(card: Card) => void} tap
 * @property {(dragged: Grip, onto: Onto) => void} drop
 * @property {() => void} draw from the stock; from an empty one: recycle
 * @property {(pile: number) => void} drawTo from 0
 * @property {() => void} undo
 * @property {() => void} deselect
 */

/**
 * @typedef {object} Props
 * @property {Ahead | null} board null: not dealt yet, all face down
 * @property {Rules} rules
 * @property {string | null} selected a card, or the stock; what can't be selected any more isn't shown so
 * @property {readonly Card[]} returned cards that a refusal has put back
 * @property {boolean} live whether anything can be done
 * @property {TableMoves | null} moves null: the table is only looked at
 * @property {FunctionComponent<{ board: Ahead, live: boolean }>} [notice] lies over the corners that the pyramid leaves free
 */

/** @typedef {{ keys: boolean, asked: number }} State `keys`: they are being shown; `asked`: how often what can be taken was asked for */
/** @typedef {{ flights: ReturnType<typeof flightsOf>, arrivals: ReturnType<typeof arrivalsOf>, focus: Focus | null }} Before */

/** @extends {Component<Props, State>} */
export class Table extends Component {
  static contextType = ClientContext;

  /** @type {State} */
  state = { keys: false, asked: 0 };

  /** @type {HTMLElement | null} */
  root = null;

  /** @type {Drag | null} */
  drag = null;

  componentDidMount() {
    if (this.props.moves === null) return;
    addEventListener("keydown", this.onKeyDown);
    if (this.root !== null) this.drag = new Drag(this.root, { canLift: this.canLift, tap: this.onTap, drop: this.onDrop });
  }

  componentWillUnmount() {
    removeEventListener("keydown", this.onKeyDown);
    this.drag?.stop();
  }

  /** @param {Readonly<Props>} next @param {Readonly<State>} state */
  shouldComponentUpdate(next, state) {
    const { board, rules, selected, live, returned } = this.props;
    const same = next.board === board && next.rules === rules && next.selected === selected && next.live === live && next.returned === returned;
    return !same || state !== this.state;
  }

  /** What the change is about to take away. @param {Readonly<Props>} before @returns {Before} */
  getSnapshotBeforeUpdate({ board: before }) {
    const { root } = this;
    const { board } = this.props;
    if (root === null || before === board) return { flights: [], arrivals: arrivalsOf(document.body, null, null), focus: null };
    return { flights: flightsOf(root, before, board), arrivals: arrivalsOf(root, before, board), focus: focusedAt(root) };
  }

  /** @param {Readonly<Props>} before @param {Readonly<State>} _state @param {Before} snapshot */
  componentDidUpdate({ board: before, live }, _state, { flights, arrivals, focus }) {
    if (this.root === null || (before === this.props.board && live === this.props.live)) return;
    fly(flights);
    arrive(this.root, arrivals);
    this.drag?.changed();
    const { root } = this;
    if (focus === null) return;
    // Whoever goes by keys goes on at once; after a tap it can wait, for it needs a layout of its own.
    if (focus.seen) refocus(root, focus.at);
    else afterPaint(() => refocus(root, focus.at));
  }

  // The same functions every time, so that a card is drawn again only when it has changed.
  onRoot = (/** @type {HTMLElement | null} */ element) => void (this.root = element);
  onCard = (/** @type {Card} */ card) => this.props.moves?.tap(card);
  onDraw = () => this.props.moves?.draw();
  onDrawTo = (/** @type {number} */ pile) => this.props.moves?.drawTo(pile);
  onUndo = () => this.props.moves?.undo();
  onTap = (/** @type {Grip} */ grip) => (grip === STOCK ? this.onDraw() : this.onCard(grip));

  canLift = (/** @type {Grip} */ grip) => {
    const { board, rules, live } = this.props;
    return live && board !== null && canLift(board, grip, rules);
  };

  onDrop = (/** @type {Grip} */ grip, /** @type {Onto} */ onto) => {
    const { board, rules, live, moves } = this.props;
    if (!live || board === null || moves === null) return false;
    const { action } = drop(board, grip, onto, rules);
    moves.drop(grip, onto);
    return action !== undefined;
  };

  onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (this.root !== null) onKey(event, this.keys, this.root, this.context?.preferences.get().letters ?? true);
  };

  showKeys = () => this.setState({ keys: true });
  hideKeys = () => this.setState({ keys: false });

  keys = {
    draw: this.onDraw,
    drawTo: this.onDrawTo,
    undo: this.onUndo,
    recycle: () => this.props.board?.stock === 0 && this.onDraw(),
    king: () => {
      const { board, rules } = this.props;
      const king = board && openKing(board, rules);
      if (king) this.onCard(king);
    },
    escape: () => this.drag?.cancel() || this.props.moves?.deselect(),
    say: () => this.setState(({ asked }) => ({ asked: asked + 1 })),
    help: this.showKeys,
  };

  render() {
    const { board, rules, returned, live, moves, notice } = this.props;
    const { keys, asked } = this.state;
    const selected = stillSelected(this.props);
    // What lies beside the pyramid isn't drawn again for a card in it.
    const within = board !== null && selected !== null && board.pyramid.includes(selected);
    const beside = { board, rules, live, selected: within ? null : selected, returned, onCard: this.onCard };
    return html`
      <section class="table" data-testid="board" aria-label=${text("play-table")} data-status=${board?.status ?? "waiting"} ref=${this.onRoot}>
        <div class=${felt(rules)}>
          <div class="pyramid" role="group" aria-label=${board ? text("play-pyramid", { n: PLACES - board.removed }) : text("play-pyramid-down")}>
            ${board === null ? faceDown() : html`<${Rows} pyramid=${board.pyramid} selected=${selected} returned=${returned} onCard=${this.onCard} />`}
          </div>
          <div class="piles left">
            <${Stock} ...${beside} onDraw=${this.onDraw} />
            <${Wastes} ...${beside} onDrawTo=${this.onDrawTo} />
          </div>
          <div class="piles right">
            <${UndoButton} board=${board} live=${live} onUndo=${this.onUndo} />
            <${Foundation} board=${board} rules=${rules} />
          </div>
          ${moves && html`<${KeysButton} onPress=${this.showKeys} />`}
          ${rules.stock_face_up && html`<${OpenStock} board=${board} />`}
          ${notice && board && html`<${notice} board=${board} live=${live} />`}
        </div>
        <div class="flights" aria-hidden="true"></div>
      </section>
      ${moves && html`<${Spoken} board=${board} rules=${rules} refused=${returned.length > 0} asked=${asked} />`}
      ${keys && html`<${KeysDialog} rules=${rules} onClose=${this.hideKeys} />`}
    `;
  }
}

/** @param {Readonly<Props>} props @returns {string | null} what was selected, unless that can't be any more */
export function stillSelected({ board, rules, selected }) {
  if (board === null || selected === null) return null;
  return (selected === STOCK ? board.stock > 0 : selectable(board, selected, rules)) ? selected : null;
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

/** @returns {VNode[]} */
function faceDown() {
  return SHAPE.map(
    ({ row }, place) => html`
      <span key=${`back ${place}`} class=${classes("card down", row < ROWS - 1 && "beneath")} style=${POSITIONS[place]}><${Back} /></span>
    `,
  );
}
