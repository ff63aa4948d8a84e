"""A player's totals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.history import totals as tally
from pyramid_race.history.ratings import is_rated
from pyramid_race.history.record import RaceRecord
from pyramid_race.history.totals import Totals, folded

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
    assert folded({}, record(line("ann", status="timeout"), line("bob", 2, status="timeout")))["ann"].wins == 1
    given_up = record(line("ann", status="forfeited"), line("bob", status="forfeited"))
    assert [one.wins for one in folded({}, given_up).values()] == [0, 0]


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
