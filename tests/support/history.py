"""Records of races as the history keeps them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from hypothesis import strategies as st
from pyramid_race.history.record import Line, RaceRecord
from pyramid_race.race.model import Why
from pyramid_race.race.standings import StandingStatus

ENDED = 1_764_500_000_000
"""2025-11-30, in the 48th week."""

STATUSES: tuple[StandingStatus, ...] = ("cleared", "forfeited", "timeout", "stuck")


def line(player: str, place: int = 1, **fields: Any) -> Line:
    """Who has cleared in a minute and twenty moves, unless something else is said."""
    cleared = Line(player, False, place, "cleared", 28, 20, 0, 60_000)
    if fields.get("status", "cleared") != "cleared":
        cleared = replace(cleared, removed=10, time_ms=None)
    return replace(cleared, **fields)


def record(*lines: Line | str, number: int = 1, **fields: Any) -> RaceRecord:
    """A public race; racers named alone come in one after the other."""
    given = tuple(
        line(one, index, time_ms=60_000 + index, moves=20 + index) if isinstance(one, str) else one
        for index, one in enumerate(lines, 1)
    )
    usual = RaceRecord("ROOM22", number, "PY1-N-AAAAAAA", "N", False, True, None, ENDED - 90_000, ENDED, given)
    return replace(usual, **fields)


@st.composite
def records(draw: st.DrawFn) -> RaceRecord:
    """Any race of up to five of seven players, two of them bots; some share a place."""
    players = draw(
        st.lists(st.sampled_from(["ann", "bob", "cat", "dan", "eve", "bot", "bot2"]), unique=True, max_size=5)
    )
    lines: list[Line] = []
    place = 1
    for index, player in enumerate(players, 1):
        place = place if draw(st.booleans()) and index > 1 else index
        status = draw(st.sampled_from(STATUSES))
        time_ms = draw(st.integers(1, 7_200_000)) if status == "cleared" else None
        removed = 28 if status == "cleared" else draw(st.integers(0, 27))
        moves = draw(st.integers(0, 300))
        lines.append(Line(player, player.startswith("bot"), place, status, removed, moves, 0, time_ms))
    daily = draw(st.sampled_from([None, None, "2025-11-30"]))
    ended = ENDED + draw(st.integers(0, 10**9))
    again, chosen = daily is None and draw(st.booleans()), daily is None and draw(st.booleans())
    why = draw(st.sampled_from([None, *get_args(Why)]))
    known = {"again": again, "chosen": chosen, "interfered": draw(st.booleans()), "ended": why}
    return record(*lines, number=draw(st.integers(1, 9)), ended_at=ended, daily=daily, **known)
