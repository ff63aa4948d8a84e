"""The board of one player: what may be done on it, and what it is afterwards.

`game.position` moves the cards; here are the counters, undo, the end of the game, and what of a board can be shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pyramid_race.game.action import Action, BadAction, Draw, Recycle, Remove, Undo, action_text, parse_action
from pyramid_race.game.cards import Card
from pyramid_race.game.position import DEALT, Position, dealt, draw, on_pile, recycle, removals, remove
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.table import COVERS, PLACES, PYRAMID, PYRAMID_PLACES, THIRTEEN, Table, pyramid_places

__all__ = [
    "COVERS",
    "DEALT",
    "PLACES",
    "PYRAMID",
    "PYRAMID_PLACES",
    "THIRTEEN",
    "Action",
    "BadAction",
    "Board",
    "Draw",
    "Position",
    "Recycle",
    "Remove",
    "Status",
    "Table",
    "Undo",
    "action_text",
    "apply",
    "gone",
    "is_cleared",
    "last_drawn",
    "legal_actions",
    "open_stock",
    "parse_action",
    "piles",
    "recycles_left",
    "removed",
    "start",
    "status",
    "stock_count",
    "undos_left",
    "waste",
]

POINTS = 10
"""The score of a pyramid card removed."""

Status = Literal["playing", "cleared", "stuck"]


@dataclass(frozen=True, slots=True)
class Board:
    """A position with its counters and the earlier positions to which undo leads, oldest first."""

    position: Position
    moves: int = 0
    undos: int = 0
    history: tuple[Position, ...] = field(default=(), repr=False)

    @property
    def removed(self) -> int:
        """The mask of the removed places, bit n for place n; `removed(board)` counts those of the pyramid."""
        return self.position.removed

    @property
    def recycles(self) -> int:
        return self.position.recycles

    @property
    def score(self) -> int:
        """Ten for each pyramid card removed; cards of the waste count nothing."""
        return POINTS * removed(self)


def start(table: Table) -> Board:
    """The board as dealt."""
    return Board(dealt(table.rules))


def apply(table: Table, board: Board, action: Action) -> Board | Refusal:
    """The board after the action, or why the rules don't allow it. Never raises, whatever cards are named."""
    position = board.position
    if is_cleared(table, board):
        return Refusal("race_over", "the board is cleared")
    if isinstance(action, Undo):
        return _undo(table, board)
    if isinstance(action, Remove):
        after = remove(table, position, action.cards)
    elif isinstance(action, Draw):
        after = draw(table, position, action.pile)
    else:
        after = recycle(table, position)
    if isinstance(after, Refusal):
        return after
    # Cut to the limit here, so that a board never grows however long a race is.
    limit = table.rules.undo_limit
    history = (*board.history, position)
    if limit is not None and len(history) > limit:
        history = history[1:]
    return Board(after, board.moves + 1, board.undos, history)


def _undo(table: Table, board: Board) -> Board | Refusal:
    if not board.history:
        return Refusal("nothing_to_undo", "there is nothing to take back")
    moves = board.moves + table.rules.undo_counts
    return Board(board.history[-1], moves, board.undos + 1, board.history[:-1])


def legal_actions(table: Table, board: Board) -> list[Action]:
    """Every action that `apply` takes: removals (each pair once), then draws (one for each pile), recycle, undo."""
    position = board.position
    if is_cleared(table, board):
        return []
    actions: list[Action] = [*removals(table, position)]
    if stock_count(table, board):
        actions += [Draw(pile) for pile in range(1, table.rules.waste_piles + 1)]
    elif not isinstance(recycle(table, position), Refusal):
        actions.append(Recycle())
    if board.history:
        actions.append(Undo())
    return actions


def is_cleared(table: Table, board: Board) -> bool:
    """Whether what the rules ask for is gone."""
    return board.position.removed & table.goal == table.goal


def status(table: Table, board: Board) -> Status:
    """`cleared`: what the rules ask for is gone. `stuck`: no removal, draw or recycle is possible."""
    if is_cleared(table, board):
        return "cleared"
    position = board.position
    if position.stock < len(position.order):
        return "playing"
    if any(position.piles) and recycles_left(table, board) != 0:
        return "playing"
    return "playing" if removals(table, position) else "stuck"


def gone(board: Board) -> list[int]:
    """The places (0 to 27) of the removed pyramid cards, in order."""
    return pyramid_places(board.removed)


def removed(board: Board) -> int:
    """How many pyramid cards are removed."""
    return (board.position.removed & PYRAMID).bit_count()


def waste(table: Table, board: Board) -> list[Card]:
    """The cards of the waste, the top one last; several piles one after the other."""
    return [card for pile in piles(table, board) for card in pile]


def piles(table: Table, board: Board) -> list[list[Card]]:
    """The cards of each waste pile, the top one last."""
    position = board.position
    return [[table.cards[place] for place in on_pile(position, pile)] for pile in position.piles]


def stock_count(table: Table, board: Board) -> int:  # noqa: ARG001 (which cards are the stock is for the rules to say)
    """How many cards are left to draw before a recycle."""
    return len(board.position.order) - board.position.stock


def open_stock(table: Table, board: Board) -> list[Card] | None:
    """The cards of the stock that lie face up, the next one first; None where the rules turn none of them up."""
    rules, position = table.rules, board.position
    if not rules.stock_face_up and not rules.stock_top:
        return None
    last = None if rules.stock_face_up else position.stock + 1
    return [table.cards[place] for place in position.order[position.stock : last]]


def last_drawn(table: Table, board: Board) -> Card:
    """The card that a draw has just turned; the board must be the one after that draw."""
    return table.cards[board.position.order[board.position.stock - 1]]


def recycles_left(table: Table, board: Board) -> int | None:
    """How often the waste may still go back; None: without limit."""
    limit = table.rules.recycles
    return None if limit is None else limit - board.recycles


def undos_left(table: Table, board: Board) -> int:  # noqa: ARG001 (so is how far undo goes)
    """How many actions can be taken back now."""
    return len(board.history)
