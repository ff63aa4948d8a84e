"""The shortest win: the fewest removals, draws and recycles that clear a board."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.game.action import Action
from pyramid_race.game.board import Board
from pyramid_race.game.solver.finding import find
from pyramid_race.game.solver.found import SHORTEST
from pyramid_race.game.solver.order_free import can_win
from pyramid_race.game.table import Table

MAX_STATES = 10_000_000
"""About 10 seconds and 700 MB where the search is compiled."""


@dataclass(frozen=True, slots=True)
class Shortest:
    fewest_moves: int | None
    """0: proved that there is no win (or there is nothing left to do). None: the budget ended first."""
    line: tuple[Action, ...]
    """The actions of one shortest win."""
    states: int
    """How many positions were looked at."""


def shortest(table: Table, board: Board, max_states: int = MAX_STATES) -> Shortest:
    """The shortest win going on from this board without undo, looking at no more positions than `max_states`."""
    if not can_win(table, board):
        return Shortest(0, (), 1)
    found = find(table, board, SHORTEST, max_states)
    return Shortest(None if found.exists is None else len(found.line), found.line, found.states)
