"""How racers came out: whose place counts, and whose doesn't."""

from __future__ import annotations

from hypothesis import given
from pyramid_race.history.ranks import is_cleared, ranks, was_ended
from pyramid_race.history.record import RaceRecord

from tests.support.history import line, record, records


def test_where_nobody_has_cleared_who_gave_up_is_behind_who_stayed() -> None:
    nobody = record(
        line("ann", 1, status="forfeited", removed=9),
        line("bob", 2, status="timeout", removed=7),
        line("cat", 3, status="forfeited", removed=5),
        line("dan", 4, status="stuck", removed=4),
    )
    assert ranks(nobody) == [3, 1, 3, 2]
    somebody = record("eve", line("ann", 2, status="forfeited", removed=9), line("bob", 3, status="timeout"))
    assert ranks(somebody) == [1, 2, 3]


def test_where_a_host_ends_a_race_that_was_won_the_others_are_equals() -> None:
    others = (line("bob", 2, removed=9, status="timeout"), line("cat", 3, removed=5, status="timeout"))
    assert ranks(record("ann", *others, ended="host")) == [1, 2, 2]
    assert ranks(record("ann", *others, ended="time_limit")) == [1, 2, 3]
    gone = line("dan", 4, status="forfeited")
    assert ranks(record("ann", *others, gone, ended="closed")) == [1, 2, 2, 2]


@given(records())
def test_nothing_else_changes_the_order(race: RaceRecord) -> None:
    found = dict(zip((one.player for one in race.lines), ranks(race), strict=True))
    won = is_cleared(race)
    left_out = [
        one
        for one in race.lines
        if (won and was_ended(race) and one.status != "cleared") or (not won and one.status == "forfeited")
    ]
    kept = [one for one in race.lines if one not in left_out]
    for one in kept:
        for other in kept:
            assert (found[one.player] < found[other.player]) == (one.place < other.place)
    assert all(1 <= rank <= len(race.lines) for rank in found.values())
