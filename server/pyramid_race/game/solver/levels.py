"""How hard a deal is, in three levels: by its par (the fewest moves of a win) and by how forgiving it is.

A deal is *easy* if its par is low and many ways of play win, *hard* if its par is high and few do, *medium* otherwise.
The bounds are those below, by preset, since a par means something else under each; with options overridden those of the
preset hold. `docs/rules.md` shows how random deals are spread over them."""

from __future__ import annotations

from typing import Literal, NamedTuple

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")


class _Bounds(NamedTuple):
    easy_par: int
    """Easy: no more moves than this ..."""
    easy_share: float
    """... and at least this share of ways to play wins (see `forgiveness`)."""
    hard_par: int
    """Hard: at least so many moves ..."""
    hard_share: float
    """... and no greater share than this."""


_BOUNDS: dict[str, _Bounds] = {
    "N": _Bounds(56, 0.15, 59, 0.10),
    "C": _Bounds(52, 0.45, 56, 0.30),
    "S": _Bounds(58, 0.15, 60, 0.10),
    "L": _Bounds(56, 0.15, 59, 0.10),
    "M": _Bounds(40, 0.15, 42, 0.10),
    "O": _Bounds(43, 0.60, 45, 0.55),
}
"""So that of the deals that can be won about a quarter is easy and a quarter hard, as measured on 1,000 random deals of
each preset (`pyramid-race deals --spread`); of O, where few can be won, on 2,000."""


def level(preset: str, par: int, share: float) -> Level:
    """The level of a deal that can be won, from its par and the share of ways to play that win."""
    bounds = _BOUNDS[preset]
    if par <= bounds.easy_par and share >= bounds.easy_share:
        return "easy"
    if par >= bounds.hard_par and share <= bounds.hard_share:
        return "hard"
    return "medium"


def may_be(wanted: Level, preset: str, share: float) -> bool:
    """Whether a deal can have the level whatever its par is: what spares the search for most pars."""
    bounds = _BOUNDS[preset]
    if wanted == "easy":
        return share >= bounds.easy_share
    return wanted == "medium" or share <= bounds.hard_share
