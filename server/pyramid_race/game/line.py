"""A whole game from its actions: whether somebody who says that he has won it has."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.action import BadAction, parse_action
from pyramid_race.game.board import Board, apply, is_cleared, start
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.table import Table


class BadLine(ValueError):
    """The line is no game, or no win; the message says where and why."""


def played(table: Table, line: Iterable[str]) -> Board:
    """The board after these actions (`game.action.action_text`), each of them legal in its turn. Raises BadLine."""
    board = start(table)
    for number, text in enumerate(line, 1):
        try:
            after = apply(table, board, parse_action(text))
        except BadAction as error:
            raise BadLine(f"action {number}: {error}") from None
        if isinstance(after, Refusal):
            raise BadLine(f"action {number}, {text!r}: {after.message}")
        board = after
    return board


def won(table: Table, line: Iterable[str]) -> Board:
    """The same, cleared by the last of these actions. Raises BadLine."""
    board = played(table, line)
    if not is_cleared(table, board):
        raise BadLine("after its last action the board is not cleared")
    return board
