"""Best of n races with a running table (`race/series.py`)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.race.commands import Configure, Disconnect, EndRace, Leave, Record, Rematch
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.series import Finisher, Series, SeriesRace, is_over, table, winner
from pyramid_race.race.status import RunnerStatus

from tests.race.driver import ANN, BOB, CAT, DAN, LINE, Play


def race(number: int, *order: PlayerId, cleared: bool = True) -> SeriesRace:
    """Finishers in the order of their places, of whom at least the first has cleared the pyramid (if `cleared`)."""
    status: RunnerStatus = "cleared" if cleared else "timeout"
    finishers = tuple(Finisher(player, player.title(), False, place, status) for place, player in enumerate(order, 1))
    return SeriesRace(number, finishers)


def lines(series: Series) -> list[tuple[int, str, int, tuple[int | None, ...]]]:
    return [(row.rank, row.player, row.wins, row.places) for row in table(series)]


def series_of(play: Play) -> Series:
    assert play.room.series is not None
    return play.room.series


class TestTable:
    def test_most_wins_first_then_the_lower_sum_of_places(self) -> None:
        series = Series(5, (race(1, ANN, BOB, CAT), race(2, BOB, CAT, ANN), race(3, CAT, BOB, ANN)))
        assert lines(series) == [
            (1, BOB, 1, (2, 1, 2)),
            (2, CAT, 1, (3, 2, 1)),
            (3, ANN, 1, (1, 3, 3)),
        ]

    def test_who_missed_a_race_was_behind_its_last(self) -> None:
        series = Series(5, (race(1, ANN, BOB), race(2, CAT, BOB, ANN, cleared=False)))
        assert lines(series) == [
            (1, ANN, 1, (1, 3)),
            (2, BOB, 0, (2, 2)),
            (2, CAT, 0, (None, 1)),
        ]

    def test_of_equals_the_first_to_have_raced_is_named_first(self) -> None:
        series = Series(3, (race(1, ANN, BOB, cleared=False), race(2, BOB, ANN, cleared=False)))
        assert [(row.rank, row.player) for row in table(series)] == [(1, ANN), (1, BOB)]

    def test_how_each_came_out_of_each_race(self) -> None:
        series = Series(3, (race(1, ANN, BOB, cleared=False), race(2, CAT)))
        assert {row.player: row.statuses for row in table(series)} == {
            ANN: ("timeout", None),
            BOB: ("timeout", None),
            CAT: (None, "cleared"),
        }

    def test_nobody_yet(self) -> None:
        assert table(Series(3)) == []

    def test_the_latest_name(self) -> None:
        again = replace(race(2, ANN).finishers[0], name="Anna")
        assert table(Series(3, (race(1, ANN, BOB), SeriesRace(2, (again,)))))[0].name == "Anna"

    def test_nobodys_name(self) -> None:
        series = Series(3, (race(1, ANN, BOB), race(2, BOB, ANN))).without_name(BOB)
        assert {row.player: row.name for row in table(series)} == {ANN: "Ann", BOB: ""}


class TestEnd:
    def test_more_than_half_of_the_races_won(self) -> None:
        series = Series(3, (race(1, ANN, BOB),))
        assert not is_over(series)
        assert winner(series) is None
        series = series.plus(race(2, ANN, BOB))
        assert is_over(series)
        assert winner(series) == ANN

    def test_all_races_run(self) -> None:
        series = Series(3, (race(1, ANN, BOB), race(2, BOB, ANN), race(3, CAT, ANN, BOB)))
        assert is_over(series)
        assert winner(series) == ANN

    def test_a_draw_has_no_winner(self) -> None:
        series = Series(2, (race(1, ANN, BOB), race(2, BOB, ANN)))
        assert is_over(series)
        assert winner(series) is None

    def test_nor_has_a_series_in_which_nobody_has_cleared(self) -> None:
        series = Series(1, (race(1, ANN, BOB, cleared=False),))
        assert race(1, ANN, cleared=False).winner is None
        assert is_over(series)
        assert winner(series) is None


@st.composite
def any_series(draw: st.DrawFn) -> Series:
    races: list[SeriesRace] = []
    for number in range(1, draw(st.integers(0, 5)) + 1):
        who = draw(st.lists(st.sampled_from([ANN, BOB, CAT, DAN]), min_size=1, unique=True))
        clears = draw(st.integers(0, len(who)))
        places, place = [], 1
        for index in range(len(who)):  # only those who haven't cleared may share a place
            place = place if index > clears and draw(st.booleans()) else index + 1
            places.append(place)
        ordered = zip(who, places, strict=True)
        races.append(
            SeriesRace(
                number,
                tuple(
                    Finisher(p, p, False, place, "cleared" if index < clears else "forfeited")
                    for index, (p, place) in enumerate(ordered)
                ),
            )
        )
    return Series(draw(st.integers(max(1, len(races)), 7)), tuple(races))


@given(any_series())
def test_every_table(series: Series) -> None:
    rows = table(series)
    raced = {one.player for race in series.races for one in race.finishers}
    assert sorted(row.player for row in rows) == sorted(raced)
    assert sum(row.wins for row in rows) == sum(any(one.cleared for one in race.finishers) for race in series.races)

    def score(places: tuple[int | None, ...]) -> int:
        return sum(
            len(race.finishers) + 1 if place is None else place
            for race, place in zip(series.races, places, strict=True)
        )

    for better, worse in pairwise(rows):
        ahead = (-better.wins, score(better.places))
        behind = (-worse.wins, score(worse.places))
        assert ahead <= behind
        assert (better.rank == worse.rank) == (ahead == behind)
    for index, row in enumerate(rows, 1):
        assert 1 <= row.rank <= index
        # Missing a race is never better than having been its last.
        for race, place in zip(series.races, row.places, strict=True):
            assert place is not None or all(len(race.finishers) + 1 > one.place for one in race.finishers)
    # It doesn't matter in which order the racers of a race are listed, but for the order of equals.
    turned = replace(
        series, races=tuple(replace(race, finishers=tuple(reversed(race.finishers))) for race in series.races)
    )
    assert {row.player: replace(row, rank=0) for row in table(turned)} == {r.player: replace(r, rank=0) for r in rows}
    decided = winner(series)
    assert decided is None or (is_over(series) and rows[0].player == decided and rows[0].wins > 0)
    if rows and rows[0].wins * 2 > series.best_of:
        assert decided == rows[0].player


class TestInARoom:
    def room(self, best_of: int = 3) -> Play:
        play = Play()
        play.open(best_of=best_of)
        play.join(BOB)
        return play

    def run(self, play: Play, first: PlayerId, second: PlayerId) -> None:
        if play.room.race is not None:
            play.do(Rematch(ANN))
        play.start()
        play.clear(first)
        play.clear(second)

    def test_races_count_as_they_end(self) -> None:
        play = self.room()
        assert play.room.series is None
        self.run(play, ANN, BOB)
        assert lines(series_of(play)) == [(1, ANN, 1, (1,)), (2, BOB, 0, (2,))]
        play.do(Rematch(ANN))
        assert len(series_of(play).races) == 1, "the table stays in the lobby"
        play.start()
        assert len(series_of(play).races) == 1
        play.do(EndRace(ANN, 2))
        assert [race.number for race in series_of(play).races] == [1, 2]
        assert series_of(play).races[1].winner is None
        play.do(Record(1))
        assert play.replayed() == play.room

    def test_the_next_one_begins_with_the_rematch(self) -> None:
        play = self.room()
        for _ in range(2):
            self.run(play, BOB, ANN)
        assert winner(series_of(play)) == BOB
        play.do(Rematch(ANN))
        assert play.room.series is None
        self.run(play, ANN, BOB)
        assert [race.number for race in series_of(play).races] == [3]

    def test_another_number_of_races_is_another_series(self) -> None:
        play = self.room()
        self.run(play, ANN, BOB)
        play.do(Rematch(ANN))
        play.do(Configure(ANN, replace(play.room.settings, name="still the same", time_limit_s=60)))
        assert play.room.series is not None
        play.do(Configure(ANN, replace(play.room.settings, best_of=5)))
        assert play.room.series is None
        self.run(play, ANN, BOB)
        play.do(Rematch(ANN))
        play.do(Configure(ANN, replace(play.room.settings, best_of=1)))
        play.start()
        play.clear(ANN)
        play.clear(BOB)
        assert play.room.series is None

    def test_who_leaves_or_comes_later_has_missed_races(self) -> None:
        play = self.room(5)
        self.run(play, ANN, BOB)
        play.do(Leave(BOB))
        play.join(CAT)
        self.run(play, CAT, ANN)
        assert lines(series_of(play)) == [
            (1, ANN, 1, (1, 2)),
            (2, CAT, 1, (None, 1)),
            (3, BOB, 0, (2, None)),
        ]

    def test_however_a_race_ends_it_counts_once(self) -> None:
        play = self.room(15)
        for number in range(1, 6):
            if number > 1:
                play.do(Rematch(ANN))
            play.start()
            play.move(BOB, LINE[0])
            if number == 1:
                play.do(EndRace(ANN, 1))
            elif number == 2:
                play.now = play.race.ends_at
                play.tick()
            elif number == 3:
                play.forfeit(ANN, BOB)
            elif number == 4:
                play.do(Disconnect(ANN, "n1/ann"))
                play.do(Disconnect(BOB, "n1/bob"))
                play.now += 120_000
                play.tick()
                play.join(ANN, BOB)
            else:
                play.do(Leave(BOB))
                play.clear(ANN)
            assert play.phase == "finished"
        assert [race.number for race in series_of(play).races] == [1, 2, 3, 4, 5]
        assert [race.number for race in play.room.unrecorded] == [1, 2, 3, 4, 5]
