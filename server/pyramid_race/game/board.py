"""The board of one player: what may be done on it, and what it is afterwards.

Cards keep the places of the deal (`game.table`): a position is the set of removed places and how far the stock has been
drawn. The waste is what lies before that point, so its top is the last place there that isn't removed."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal, NamedTuple

from pyramid_race.game.action import Action, BadAction, Draw, Recycle, Remove, Undo, action_text, parse_action
from pyramid_race.game.cards import NAMES, Card, value
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.table import ALL, COVERS, PLACES, PYRAMID, PYRAMID_PLACES, THIRTEEN, Table

__all__ = [
    "COVERS",
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
    "legal_actions",
    "parse_action",
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


class Position(NamedTuple):
    """Where the cards are: all that an action changes and an undo restores."""

    removed: int
    """The mask of the removed places."""
    stock: int
    """The place from which the stock goes on; cards on places from 28 up to it have been drawn."""
    recycles: int = 0
    """How often the waste has gone back."""


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
    return Board(Position(removed=0, stock=PYRAMID_PLACES + table.rules.initial_waste))


def apply(table: Table, board: Board, action: Action) -> Board | Refusal:
    """The board after the action, or why the rules don't allow it. Never raises, whatever cards are named."""
    position = board.position
    if is_cleared(table, board):
        return Refusal("race_over", "the board is cleared")
    if isinstance(action, Undo):
        return _undo(table, board)
    if isinstance(action, Remove):
        after = _remove(table, position, action.cards)
    elif isinstance(action, Draw):
        after = _draw(position)
    else:
        after = _recycle(table, position)
    if isinstance(after, Refusal):
        return after
    # Cut to the limit here, so that a board never grows however long a race is.
    limit = table.rules.undo_limit
    history = (*board.history, position)
    if limit is not None and len(history) > limit:
        history = history[1:]
    return Board(after, board.moves + 1, board.undos, history)


def _remove(table: Table, position: Position, cards: tuple[Card, ...]) -> Position | Refusal:
    removed, stock, recycles = position
    total = 0
    for card in cards:
        refusal = _blocked(table, position, card, cards)
        if refusal is not None:
            return refusal
        bit = 1 << table.place[card]
        if removed & bit:
            return Refusal("not_available", f"{NAMES[card]} is named twice")
        removed |= bit
        total += value(card)
    if total == THIRTEEN and len(cards) <= 2:
        return Position(removed, stock, recycles)
    if len(cards) > 1 and any(value(card) == THIRTEEN for card in cards):
        return Refusal("king_alone", "a king goes alone")
    return Refusal("not_thirteen", "only a king goes alone" if len(cards) == 1 else "two cards must add up to 13")


def _blocked(table: Table, position: Position, card: Card, cards: tuple[Card, ...]) -> Refusal | None:
    """Why a card is not available for an action that names these cards; None if it is."""
    place = table.place.get(card)
    if place is None:
        return Refusal("not_available", "there is no such card")
    removed, stock, _ = position
    if removed >> place & 1:
        return Refusal("not_available", f"{NAMES[card]} is removed already")
    if place < PYRAMID_PLACES:
        cover = COVERS[place] & ~removed
        if not cover or (table.rules.pair_with_cover and _is_partner(table, cover, cards)):
            return None
        return Refusal("covered", f"{NAMES[card]} is covered")
    if place >= stock:
        return Refusal("not_available", f"{NAMES[card]} is still in the stock")
    if place != _waste_top(position):
        return Refusal("not_available", f"{NAMES[card]} lies under other cards of the waste")
    return None


def _is_partner(table: Table, cover: int, cards: tuple[Card, ...]) -> bool:
    """Whether all that covers a card is the other card of the pair. (That one's own covers are checked in its turn.)"""
    return len(cards) == 2 and any(cover == 1 << table.place.get(other, PLACES) for other in cards)


def _waste_top(position: Position) -> int:
    """The place of the top waste card; below the first stock place if the waste is empty."""
    drawn = (1 << position.stock) - 1
    return (drawn & ~position.removed).bit_length() - 1


def _draw(position: Position) -> Position | Refusal:
    removed, stock, recycles = position
    rest = (ALL & ~removed) >> stock
    if not rest:
        return Refusal("stock_empty", "the stock is empty")
    return Position(removed, stock + (rest & -rest).bit_length(), recycles)


def _recycle(table: Table, position: Position) -> Position | Refusal:
    removed, stock, recycles = position
    left = ALL & ~PYRAMID & ~removed
    if left >> stock:
        return Refusal("stock_not_empty", "the stock is not empty yet")
    if not left:
        return Refusal("nothing_to_recycle", "stock and waste are empty")
    if table.rules.recycles is not None and recycles >= table.rules.recycles:
        return Refusal("no_recycles_left", "the waste can't go back any more")
    return Position(removed, PYRAMID_PLACES, recycles + 1)


def _undo(table: Table, board: Board) -> Board | Refusal:
    if not board.history:
        return Refusal("nothing_to_undo", "there is nothing to take back")
    moves = board.moves + table.rules.undo_counts
    return Board(board.history[-1], moves, board.undos + 1, board.history[:-1])


def legal_actions(table: Table, board: Board) -> list[Action]:
    """Every action that `apply` takes: removals (each pair once), then draw, recycle, undo."""
    position = board.position
    if is_cleared(table, board):
        return []
    actions: list[Action] = [*_removals(table, position)]
    if not isinstance(_draw(position), Refusal):
        actions.append(Draw())
    if not isinstance(_recycle(table, position), Refusal):
        actions.append(Recycle())
    if board.history:
        actions.append(Undo())
    return actions


def _removals(table: Table, position: Position) -> list[Remove]:
    """Every removal allowed, in the order of the places."""
    removed, top = position.removed, _waste_top(position)
    covers_allowed = int(table.rules.pair_with_cover)
    places = [
        place
        for place in range(PYRAMID_PLACES)
        if not removed >> place & 1 and (COVERS[place] & ~removed).bit_count() <= covers_allowed
    ]
    if top >= PYRAMID_PLACES:
        places.append(top)
    cards = [table.cards[place] for place in places]
    candidates = [(card,) for card in cards if value(card) == THIRTEEN]
    candidates += [pair for pair in combinations(cards, 2) if value(pair[0]) + value(pair[1]) == THIRTEEN]
    return [Remove(named) for named in candidates if isinstance(_remove(table, position, named), Position)]


def is_cleared(table: Table, board: Board) -> bool:
    """Whether what the rules ask for is gone."""
    return board.position.removed & table.goal == table.goal


def status(table: Table, board: Board) -> Status:
    """`cleared`: what the rules ask for is gone. `stuck`: no removal, draw or recycle is possible."""
    if is_cleared(table, board):
        return "cleared"
    removed, stock, recycles = board.position
    left = ALL & ~PYRAMID & ~removed
    limit = table.rules.recycles
    if left >> stock or (left and (limit is None or recycles < limit)):
        return "playing"
    return "playing" if _removals(table, board.position) else "stuck"


def gone(board: Board) -> list[int]:
    """The places (0 to 27) of the removed pyramid cards, in order."""
    return [place for place in range(PYRAMID_PLACES) if board.position.removed >> place & 1]


def removed(board: Board) -> int:
    """How many pyramid cards are removed."""
    return (board.position.removed & PYRAMID).bit_count()


def waste(table: Table, board: Board) -> list[Card]:
    """The cards of the waste, the top one last."""
    removed, stock, _ = board.position
    return [table.cards[place] for place in range(PYRAMID_PLACES, stock) if not removed >> place & 1]


def stock_count(table: Table, board: Board) -> int:  # noqa: ARG001 (which cards are the stock is for the rules to say)
    """How many cards are left to draw before a recycle."""
    removed, stock, _ = board.position
    return ((ALL & ~removed) >> stock).bit_count()


def recycles_left(table: Table, board: Board) -> int | None:
    """How often the waste may still go back; None: without limit."""
    limit = table.rules.recycles
    return None if limit is None else limit - board.recycles


def undos_left(table: Table, board: Board) -> int:  # noqa: ARG001 (so is how far undo goes)
    """How many actions can be taken back now."""
    return len(board.history)
