"""Leaderboards: which ones, and in which order."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.history.boards import (
    Row,
    by_day,
    by_deal,
    by_week,
    day_of,
    is_day,
    is_week,
    order,
    placed,
    results,
    stays,
    week_of,
)
from pyramid_race.history.record import RaceRecord

from tests.support.history import line, record, records

ROWS = st.lists(records(), max_size=6).map(lambda races: [row for race in races for _, row in results(race)])


def test_days_and_weeks_are_those_of_utc() -> None:
    midnight = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp() * 1000)
    assert [day_of(midnight - 1), day_of(midnight)] == ["2026-12-31", "2027-01-01"]
    assert [week_of(midnight), week_of(midnight + 3 * 24 * 3600 * 1000)] == ["2026-W53", "2027-W01"]


@pytest.mark.parametrize("text", ["2026-02-29", "20261130", "2026-11-3", "", "2026-11-30 ", "today", "\uff12026-11-30"])
def test_what_is_no_day(text: str) -> None:
    assert not is_day(text)
    assert is_day("2026-11-30")


@pytest.mark.parametrize(
    "text", ["2026-W54", "2026-W00", "2025-W53", "2026-49", "W49", "2026-W9", "", "0000-W01", "²²²²-W01"]
)
def test_what_is_no_week(text: str) -> None:
    assert not is_week(text)
    assert is_week("2026-W53")


def test_who_clears_is_on_the_boards_of_the_deal_the_day_and_the_week() -> None:
    race = record(line("ann"), line("bot", bot=True), line("bob", status="stuck"))
    assert [(name, row.player) for name, row in results(race)] == [
        ("deal:PY1-N-AAAAAAA:N", "ann"), ("day:2025-11-30:N", "ann"), ("week:2025-W48:N", "ann")
    ]  # fmt: skip
    daily = record(line("bob", status="stuck"), daily="2025-11-29")
    assert [name for name, _ in results(daily)] == ["daily:2025-11-29"]
    # By day and week it could be seen there by those who have yet to try it.
    won = record(line("bob"), daily="2025-11-29")
    assert [name for name, _ in results(won)] == ["deal:PY1-N-AAAAAAA:N", "daily:2025-11-29"]


def test_a_deal_that_was_raced_in_the_room_before_counts_nowhere() -> None:
    assert list(results(record("ann", "bob", again=True))) == []


def test_a_deal_chosen_by_its_code_counts_on_its_own_board() -> None:
    assert [name for name, _ in results(record("ann", chosen=True))] == ["deal:PY1-N-AAAAAAA:N"]


def test_the_first_result_of_a_deal_counts_and_the_best_of_a_day() -> None:
    assert stays(by_deal("PY1-N-AAAAAAA", "N"), known=60_000, new=50_000)
    for board in (by_day("2025-11-30", "N"), by_week("2025-W48", "N")):
        assert not stays(board, known=60_000, new=50_000)
        assert stays(board, known=50_000, new=50_000)


def test_time_comes_before_moves_and_clearing_before_all() -> None:
    race = record(
        line("slow", time_ms=60_001, moves=5),
        line("quick", time_ms=59_999, moves=90),
        line("neat", time_ms=60_000, moves=20),
        line("same", time_ms=60_000, moves=20),
        line("little", status="timeout", removed=3, moves=1),
        line("much", status="stuck", removed=27, moves=200),
        daily="2025-11-30",
    )
    rows = [row for name, row in results(race) if name.startswith("daily")]
    assert [(place, row.player) for place, row in placed(rows)] == [
        (1, "quick"), (2, "neat"), (2, "same"), (4, "slow"), (5, "much"), (6, "little")
    ]  # fmt: skip


@given(ROWS, st.randoms())
def test_places_depend_on_the_rows_alone(rows: list[Row], chance: Random) -> None:
    shuffled = list(rows)
    chance.shuffle(shuffled)
    found = placed(shuffled)
    assert found == placed(rows)
    for place, row in found:
        assert place == 1 + sum(order(other) < order(row) for other in rows)


@given(records())
def test_bots_are_on_no_board(race: RaceRecord) -> None:
    assert not any(row.player.startswith("bot") for _, row in results(race))
