"""Whole games of a bot, from what the owner of a board sees of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.strengths import MOST_ROUNDS, next_action
from pyramid_race.game.board import (
    Action,
    Board,
    Remove,
    apply,
    is_cleared,
    open_stock,
    piles,
    recycles_left,
    start,
    stock_count,
)
from pyramid_race.game.table import Table
from pyramid_race.protocol.host_commands import Strength

MOST_TURNS = MOST_ROUNDS * 25
"""The most actions between two removals: the draw pile has at most 24 cards, and a recycle."""


def seen(table: Table, board: Board) -> Sight:
    """What the owner of a board sees and has seen."""
    return Sight(
        table.rules,
        tuple(None if board.removed >> place & 1 else table.cards[place] for place in range(28)),
        tuple(map(tuple, piles(table, board))),
        stock_count(table, board),
        recycles_left(table, board),
        frozenset(card for place, card in enumerate(table.cards) if board.removed >> place & 1),
        tuple(open_stock(table, board) or ()),
        board.position.drawn,
    )


def play_on(table: Table, board: Board, choose: Callable[[Sight, int], Action | None]) -> list[Board]:
    """The board and all that follow, as long as something is chosen. All of it must be allowed, and come to an end."""
    boards, turns = [board], 0
    while not is_cleared(table, boards[-1]):
        action = choose(seen(table, boards[-1]), turns)
        if action is None:
            break
        after = apply(table, boards[-1], action)
        assert isinstance(after, Board), f"{action} is refused: {after.message}"
        turns = 0 if isinstance(action, Remove) else turns + 1
        assert turns <= MOST_TURNS
        boards.append(after)
    return boards


def play(table: Table, strength: Strength, random: Random, board: Board | None = None) -> list[Board]:
    """A game of this strength, without a line that it knows."""
    first = start(table) if board is None else board
    return play_on(table, first, lambda sight, turns: next_action(strength, sight, turns, random))
