"""A series: best of n races in one room, with a running table.

A race is won by whoever cleared the pyramid first. The series is over when somebody has won more than half of its
races, or when all have been run: then most wins decide, and among equals the lower sum of places (a race that somebody
missed counts as one place behind its last)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pyramid_race.race.ids import PlayerId
from pyramid_race.race.status import RunnerStatus
from pyramid_race.race.winner import has_won


@dataclass(frozen=True, slots=True)
class Finisher:
    """How one racer came out of one race."""

    player: PlayerId
    name: str
    bot: bool
    place: int
    status: RunnerStatus

    @property
    def cleared(self) -> bool:
        return self.status == "cleared"


@dataclass(frozen=True, slots=True)
class SeriesRace:
    number: int
    finishers: tuple[Finisher, ...]

    @property
    def winner(self) -> PlayerId | None:
        return next((one.player for one in self.finishers if has_won(one.place, one.cleared)), None)


@dataclass(frozen=True, slots=True)
class Series:
    best_of: int
    races: tuple[SeriesRace, ...] = ()

    def plus(self, race: SeriesRace) -> Series:
        return Series(self.best_of, (*self.races, race))

    def without_name(self, player: PlayerId) -> Series:
        """As it is, with nobody's name in the player's place."""
        races = tuple(
            replace(race, finishers=tuple(replace(f, name="") if f.player == player else f for f in race.finishers))
            for race in self.races
        )
        return Series(self.best_of, races)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table."""

    player: PlayerId
    name: str
    bot: bool
    wins: int
    places: tuple[int | None, ...]
    """In each race so far; None: not in it."""
    statuses: tuple[RunnerStatus | None, ...]
    """How they came out of each."""
    rank: int
    """Equal rows share one."""


def table(series: Series) -> list[Row]:
    """Everybody who has raced in the series, the best first; equals in the order in which they first raced."""
    known: dict[PlayerId, Finisher] = {}
    for race in series.races:
        for one in race.finishers:
            known[one.player] = one  # the latest name, the first place in the order
    wins = {player: sum(race.winner == player for race in series.races) for player in known}
    came = {player: tuple(_came(race, player) for race in series.races) for player in known}
    places = {player: tuple(one and one.place for one in row) for player, row in came.items()}
    statuses: dict[PlayerId, tuple[RunnerStatus | None, ...]] = {
        player: tuple(one and one.status for one in row) for player, row in came.items()
    }
    sums = {player: _sum(series.races, row) for player, row in places.items()}

    def key(player: PlayerId) -> tuple[int, int]:
        return (-wins[player], sums[player])

    order = sorted(known, key=key)
    ranks: dict[PlayerId, int] = {}
    for index, player in enumerate(order):
        before = order[index - 1] if index else None
        ranks[player] = ranks[before] if before is not None and key(before) == key(player) else index + 1
    return [Row(p, known[p].name, known[p].bot, wins[p], places[p], statuses[p], ranks[p]) for p in order]


def is_over(series: Series) -> bool:
    return len(series.races) >= series.best_of or any(row.wins * 2 > series.best_of for row in table(series))


def winner(series: Series) -> PlayerId | None:
    """Who has won the series; None: it goes on, or nobody has won a race, or it is a draw."""
    if not is_over(series):
        return None
    first = [row for row in table(series) if row.rank == 1]
    return first[0].player if len(first) == 1 and first[0].wins else None


def _came(race: SeriesRace, player: PlayerId) -> Finisher | None:
    return next((one for one in race.finishers if one.player == player), None)


def _sum(races: Iterable[SeriesRace], places: tuple[int | None, ...]) -> int:
    return sum(len(race.finishers) + 1 if place is None else place for race, place in zip(races, places, strict=True))
