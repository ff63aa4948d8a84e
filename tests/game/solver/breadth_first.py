"""A second opinion: try everything, nearest boards first, by the engine's own legal actions.

Slow and plain; shares nothing with `pyramid_race.game.solver`."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.game.action import Undo
from pyramid_race.game.board import Board, Table, apply, is_cleared, legal_actions, removed
from pyramid_race.game.position import Position


@dataclass(frozen=True)
class Opinion:
    winnable: bool
    fewest_moves: int
    """0 where there is no win (or nothing left to do)."""
    most_removable: int
    """Pyramid cards, those counted that are gone already."""
    boards: int


class TooMany(Exception):
    """There are more boards than were to be looked at."""


def breadth_first(table: Table, board: Board, at_most: int) -> Opinion:
    """All that can come of a board without undo. Raises TooMany beyond so many boards."""
    layer = [Board(board.position)]
    seen = {_key(table, board)}
    most = 0
    moves = 0
    while layer:
        for here in layer:
            most = max(most, removed(here))
            if is_cleared(table, here):
                return Opinion(True, moves, most, len(seen))
        next_layer: list[Board] = []
        for here in layer:
            for action in legal_actions(table, here):
                assert not isinstance(action, Undo)
                after = apply(table, here, action)
                assert isinstance(after, Board)
                if _key(table, after) not in seen:
                    seen.add(_key(table, after))
                    next_layer.append(Board(after.position))
            if len(seen) > at_most:
                raise TooMany
        layer = next_layer
        moves += 1
    return Opinion(False, 0, most, len(seen))


def _key(table: Table, board: Board) -> Position:
    """The position, without the number of recycles where it is no matter: else there would be no end."""
    return board.position._replace(recycles=0) if table.rules.recycles is None else board.position
