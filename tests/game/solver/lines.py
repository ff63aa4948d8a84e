"""Lines of play, through the engine."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.action import Action, action_text
from pyramid_race.game.board import Board, Table, apply


def played_out(table: Table, board: Board, line: Iterable[Action]) -> Board:
    """The board after these actions, which must all be allowed."""
    for number, action in enumerate(line, 1):
        after = apply(table, board, action)
        assert isinstance(after, Board), f"action {number}, {action_text(action)}: {after.message}"
        board = after
    return board
