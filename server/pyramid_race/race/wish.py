"""Which deals a room's races are to have: the text of `RoomSettings.deal` and what it means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from pyramid_race.game.solver.levels import LEVELS, Level

LEAST_PAR, MOST_PAR = 14, 200
"""The bounds of a range of pars: no 28 cards go in fewer moves, and hardly any deal needs more than 100."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A deal to be drawn. Without a level or pars any will do, or any that can be won."""

    winnable: bool = False
    level: Level | None = None
    par: tuple[int, int] | None = None
    """The least and the most moves that its shortest win may take."""


def wish_of(deal: str) -> Wish | None:
    """What is to be drawn; None: `deal` is the code of one deal."""
    if deal == "any":
        return Wish()
    if deal == "winnable":
        return Wish(winnable=True)
    if deal in LEVELS:
        return Wish(winnable=True, level=deal)
    par = par_range(deal)
    return None if par is None else Wish(winnable=True, par=par)


def par_range(deal: str) -> tuple[int, int] | None:
    """The range in `par 40-55`; None for any other text."""
    match = re.fullmatch(r"par ([0-9]{1,3})-([0-9]{1,3})", deal)
    return None if match is None else (int(match[1]), int(match[2]))


def deal_of_par(low: int, high: int) -> str:
    """The text for a range of pars. Raises ValueError, saying what is wrong, for one that makes no sense."""
    if not LEAST_PAR <= low <= high <= MOST_PAR:
        raise ValueError(
            f"par is [lowest, highest], from {LEAST_PAR} to {MOST_PAR}: "
            f"nobody can clear a pyramid in fewer than {LEAST_PAR} moves"
        )
    return f"par {low}-{high}"


Medal = Literal["gold", "silver", "bronze"]


def medal(moves: int, par: int) -> Medal | None:
    """For a win in so many moves: gold for par, silver and bronze for at most a tenth and a quarter more."""
    if moves <= par:
        return "gold"
    if moves * 10 <= par * 11:
        return "silver"
    return "bronze" if moves * 4 <= par * 5 else None
