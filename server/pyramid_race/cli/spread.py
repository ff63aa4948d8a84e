"""How random deals are spread over the levels, and over pars and win shares: as an object of JSON and in text bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pyramid_race.game.solver.levels import LEVELS
from pyramid_race.solving.work import Rating

QUANTILES = (0, 5, 25, 50, 75, 95, 100)
"""In percent; the first and the last are the least and the most there is."""
PAR_STEP = 5
SHARE_STEP = 10
_BAR = 40
_NAMES = ("least", "5%", "25%", "half", "75%", "95%", "most")
_LABEL = 20


def percent(share: float) -> float:
    """A share of ways to play as it is told; to two places, of which the hardest deals have need."""
    return round(100 * share, 2)


def as_object(ratings: Sequence[Rating]) -> dict[str, Any]:
    """Numbers of deals, and quantiles by their percentages."""
    winnable = [rating for rating in ratings if rating.winnable]
    return {
        "deals": len(ratings),
        "unwinnable": sum(rating.winnable is False for rating in ratings),
        "undecided": sum(rating.winnable is None for rating in ratings),
        "winnable": _quantiles_of(winnable),
        "par_unknown": sum(rating.par is None for rating in winnable),
        **{level: _quantiles_of([rating for rating in winnable if rating.level == level]) for level in LEVELS},
    }


def _quantiles_of(ratings: Sequence[Rating]) -> dict[str, Any]:
    pars, shares = _pars(ratings), _shares(ratings)
    return {
        "deals": len(ratings),
        "par": {str(at): quantile(pars, at) for at in QUANTILES} if pars else None,
        "win_share": {str(at): quantile(shares, at) for at in QUANTILES} if shares else None,
    }


def as_text(ratings: Sequence[Rating]) -> str:
    winnable = [rating for rating in ratings if rating.winnable]
    verdicts = Counter({True: "can be won", False: "can't be won", None: "not decided"}[r.winnable] for r in ratings)
    parts = [_bars(verdicts, ("can't be won", "can be won", "not decided"))]
    if winnable:
        levels = Counter(rating.level or "par not found" for rating in winnable)
        pars = Counter(par // PAR_STEP for par in _pars(winnable))
        shares = Counter(min(int(share) // SHARE_STEP, 100 // SHARE_STEP - 1) for share in _shares(winnable))
        parts += [
            "Of those that can be won:",
            _bars(levels, (*LEVELS, "par not found")),
            _bars(_named(pars, "par", PAR_STEP, PAR_STEP - 1)),
            _bars(_named(shares, "win share", SHARE_STEP, SHARE_STEP, "%")),
            _table(winnable),
        ]
    return "\n\n".join(parts)


def _named(counts: Counter[int], name: str, step: int, last: int, unit: str = "") -> Counter[str]:
    """With a row for each step between the first and the last."""
    steps = range(min(counts, default=0), max(counts, default=-1) + 1)
    return Counter({f"{name} {at * step}-{at * step + last}{unit}": counts[at] for at in steps})


def _bars(counts: Counter[str], rows: Iterable[str] | None = None) -> str:
    """A row for each name: its share, and a bar. Names that are given may have no row, if there are none of them."""
    total, most = sum(counts.values()), max(counts.values(), default=0)
    lines = [
        f"{name:{_LABEL}}{100 * counts[name] / total:5.1f}%  {'#' * round(_BAR * counts[name] / most)}".rstrip()
        for name in (counts if rows is None else filter(counts.get, rows))
    ]
    return "\n".join(lines)


def _table(winnable: Sequence[Rating]) -> str:
    """The quantiles of pars and win shares, of all and by level."""
    groups = {"all": winnable} | {level: [r for r in winnable if r.level == level] for level in LEVELS}
    lines = [" " * _LABEL + "".join(f"{name:>8}" for name in _NAMES)]
    for title, numbers, places in (("par", _pars, 0), ("win share", _shares, 2)):
        for name, group in groups.items():
            row = numbers(group)
            if row:
                cells = "".join(f"{quantile(row, at):8.{places}f}" for at in QUANTILES)
                lines.append(f"{f'{title}, {name}':{_LABEL}}{cells}")
    return "\n".join(lines)


def _pars(ratings: Iterable[Rating]) -> list[int]:
    return sorted(rating.par for rating in ratings if rating.par is not None)


def _shares(ratings: Iterable[Rating]) -> list[float]:
    return sorted(percent(rating.share) for rating in ratings)


def quantile(ordered: Sequence[float], at: int) -> float:
    """The number at so many percent of the way through them, one of theirs."""
    return ordered[round((len(ordered) - 1) * at / 100)]
