"""Whether a board can be won, how many pyramid cards can go, and a line of play that wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pyramid_race.game.action import Action
from pyramid_race.game.board import Board, apply, is_cleared, removed
from pyramid_race.game.solver.finding import find
from pyramid_race.game.solver.found import ANY, MOST
from pyramid_race.game.solver.order_free import OrderFree, can_win, order_matters
from pyramid_race.game.solver.winning_line import winning_line
from pyramid_race.game.table import PYRAMID_PLACES, Table

MAX_STATES = 10_000_000
"""About 10 seconds and 700 MB where the search is compiled; of 7,000 labelled verdicts the most takes 8 million."""


@dataclass(frozen=True, slots=True)
class Verdict:
    verdict: Literal["winnable", "unwinnable", "unknown"]
    """`unknown`: the budget ended first."""
    most_removable: int | None
    """The most pyramid cards that can be gone in the end; None: the budget ended first."""
    line: tuple[Action, ...]
    """The actions of a win, where there is one."""
    states: int
    """How many positions were looked at."""


def verdict(table: Table, board: Board, max_states: int = MAX_STATES) -> Verdict:
    """The truth about going on from this board without undo.

    Where the order of the stock is no matter (`order_free.order_matters`) it is found at once. Elsewhere no more
    positions than `max_states` are looked at, and as many again for the most cards that can go if it can't be won."""
    if is_cleared(table, board):
        return Verdict("winnable", PYRAMID_PLACES, (), 1)
    game = OrderFree(table)
    may_win = game.can_win(board.removed)
    if may_win and not order_matters(table.rules):
        line = winning_line(table, board, game)
        return Verdict("winnable", PYRAMID_PLACES, line, len(game.fewest))
    states = len(game.fewest)
    exists: bool | None = False
    if may_win:
        found = find(table, board, ANY, max_states)
        exists, states = found.exists, found.states
        if exists:
            return Verdict("winnable", PYRAMID_PLACES, found.line, states)
    most, looked_at, line = _most_removable(table, board, game, max_states)
    if exists is None and most == PYRAMID_PLACES and table.rules.win == "pyramid":
        # The other search has come upon a win.
        return Verdict("winnable", most, line, states + looked_at)
    return Verdict("unknown" if exists is None else "unwinnable", most, (), states + looked_at)


def is_winnable(table: Table, board: Board, max_states: int = MAX_STATES) -> bool | None:
    """The verdict alone, without a line or the most cards that can go. None: the budget ended first."""
    if not can_win(table, board):
        return False
    return find(table, board, ANY, max_states).exists if order_matters(table.rules) else True


def _most_removable(
    table: Table, board: Board, game: OrderFree, max_states: int
) -> tuple[int | None, int, tuple[Action, ...]]:
    """The most pyramid cards that can be gone in the end, how many positions were looked at, and a line there."""
    if table.rules.recycles is None:
        return PYRAMID_PLACES - game.fewest_left(game.state(board.removed)), 0, ()
    found = find(table, board, MOST, max_states)
    if found.exists is None:
        return None, found.states, ()
    for action in found.line:
        after = apply(table, board, action)
        assert isinstance(after, Board)
        board = after
    return removed(board), found.states, found.line
