"""What a search is for, and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.game.action import Action

SHORTEST, ANY, MOST = 0, 1, 2
"""The aims: the shortest win, any win, the line after which the fewest pyramid cards are left."""


@dataclass(frozen=True, slots=True)
class Found:
    exists: bool | None
    """Whether what was searched for is there; None: the budget ended first."""
    line: tuple[Action, ...]
    """The actions that lead there."""
    states: int
    """How many positions were looked at."""
