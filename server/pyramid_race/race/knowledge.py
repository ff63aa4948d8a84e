"""What is known of a race's deal beyond its cards: no part of the race's state, but true of it for whoever asks.

It is worked out beside the race and handed in when it is there. Nothing is decided by it."""

from __future__ import annotations

from dataclasses import dataclass

from pyramid_race.game.solver.dead_ends import DeadEnds


@dataclass(slots=True)
class Knowledge:
    dead_ends: DeadEnds | None = None
    """None: this race doesn't tell its racers."""
    par: int | None = None
    """The fewest moves of a win; None: not known."""
    par_asked_for: bool = False
    par_pending: bool = False
    """Whether somebody is working it out."""
