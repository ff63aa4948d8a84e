"""What the scripted players of the benchmark play: about like people, legally, and without end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, cycle
from random import Random

from pyramid_race.game.board import Action, Board, Draw, Recycle, Remove, Undo, apply, legal_actions, start
from pyramid_race.game.table import Table

OPENING_REMOVALS = 4
"""Removals that stay: far from a cleared pyramid, and enough is left to remove and take back."""
REMOVES_IN_OPENING = 0.6
TAKES_BACK = 0.9
"""How likely it is that what can be removed after a draw is removed and taken back. About half of all moves are then
draws, as with people, and a fifth each removals and undos (people make fewer of these, but don't play without end)."""


@dataclass(frozen=True, slots=True)
class Script:
    """First the opening, then laps: each ends on the position on which it began."""

    opening: tuple[Action, ...]
    lap: tuple[Action, ...]

    def __iter__(self) -> Iterator[Action]:
        return chain(self.opening, cycle(self.lap))


def script(table: Table, random: Random) -> Script:
    """A script for a deal on which the waste may be recycled without limit and moves can be taken back."""
    board = start(table)
    opening: list[Action] = []
    kept = 0
    while not (opening and isinstance(opening[-1], Recycle)):
        actions = legal_actions(table, board)
        removals = [action for action in actions if isinstance(action, Remove)]
        if removals and kept < OPENING_REMOVALS and random.random() < REMOVES_IN_OPENING:
            kept += 1
            opening.append(random.choice(removals))
        else:
            opening.append(next(action for action in actions if isinstance(action, Draw | Recycle)))
        board = _played(table, board, opening[-1])

    lap: list[Action] = []
    while not (lap and isinstance(lap[-1], Recycle)):
        actions = legal_actions(table, board)
        removals = [action for action in actions if isinstance(action, Remove)]
        if removals and random.random() < TAKES_BACK:
            lap += [random.choice(removals), Undo()]
        lap.append(next(action for action in actions if isinstance(action, Draw | Recycle)))
        board = _played(table, board, lap[-1])
    return Script(tuple(opening), tuple(lap))


def _played(table: Table, board: Board, action: Action) -> Board:
    after = apply(table, board, action)
    assert isinstance(after, Board)
    return after
