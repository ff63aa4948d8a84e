"""A player's totals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.history import totals as tally
from pyramid_race.history.ratings import is_rated
from pyramid_race.history.record import RaceRecord
from pyramid_race.history.totals import Totals, folded
from pyramid_race.race.standings import StandingStatus

from tests.support.history import line, record, records


def test_a_race_more() -> None:
    before = {"ann": Totals(races=3, wins=1, cleared=2, best_time_ms=50_000, best_moves=30)}
    race = record(line("ann"), line("bob", 2, status="timeout", moves=3), line("bot", 3, bot=True))
    after = folded(before, race)
    assert after["ann"] == Totals(4, 2, 3, 50_000, 20)
    assert after["bob"] == Totals(1, 0, 0, None, None)
    assert "bot" not in after


def test_a_win_is_one_against_somebody() -> None:
    assert folded({}, record("ann"))["ann"].wins == 0
    assert [one.wins for one in folded({}, record("ann", "bob")).values()] == [1, 0]


@pytest.mark.parametrize("status", ["forfeited", "timeout", "stuck", "playing"])
def test_nobody_has_won_where_nobody_has_cleared(status: StandingStatus) -> None:
    nobody = record(line("ann", status=status), line("bob", 2, status="timeout"), ended="host")
    assert [one.wins for one in folded({}, nobody).values()] == [0, 0]


@given(st.lists(records(), max_size=8))
def test_they_are_sums_over_all_races(races: list[RaceRecord]) -> None:
    found: dict[str, Totals] = {}
    for race in races:
        found |= folded(found, race)
    own = {player: [r for r in races if any(one.player == player for one in r.lines)] for player in found}
    for player, totals in found.items():
        lines = [one for r in own[player] for one in r.lines if one.player == player]
        assert totals.races == len(lines)
        assert totals.cleared == sum(one.status == "cleared" for one in lines)
        assert totals.best_time_ms == min((one.time_ms for one in lines if one.time_ms is not None), default=None)
        assert totals.rated == sum(map(is_rated, own[player]))
        assert tally.decode(tally.encode(totals)) == totals
