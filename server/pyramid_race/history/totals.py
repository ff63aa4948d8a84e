"""What a player's races come to: totals, best results and rating, folded from the history in its order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import orjson

from pyramid_race.history.ratings import START, Rating, is_rated, rated
from pyramid_race.history.record import Line, RaceRecord
from pyramid_race.race.winner import has_won


@dataclass(frozen=True, slots=True)
class Totals:
    races: int = 0
    wins: int = 0
    cleared: int = 0
    best_time_ms: int | None = None
    best_moves: int | None = None
    """The fewest of a race in which the pyramid was cleared."""
    rated: int = 0
    """Races that counted for the rating."""
    rating: Rating = START


def won(record: RaceRecord, line: Line) -> bool:
    """Whether the race was a win for who has this line: over somebody, since alone one beats nobody."""
    return len(record.lines) > 1 and has_won(line.place, line.status == "cleared")


def folded(before: Mapping[str, Totals], record: RaceRecord) -> dict[str, Totals]:
    """The totals, after a race, of the people who were in it; bots have none."""
    ratings = {player: totals.rating for player, totals in before.items()}
    after = rated(record, ratings) if is_rated(record) else None
    found: dict[str, Totals] = {}
    for line in record.lines:
        if line.bot:
            continue
        totals = _plus(before.get(line.player, Totals()), record, line)
        if after is not None:
            totals = replace(totals, rated=totals.rated + 1, rating=after[line.player])
        found[line.player] = totals
    return found


def _plus(totals: Totals, record: RaceRecord, line: Line) -> Totals:
    cleared = line.status == "cleared"
    return replace(
        totals,
        races=totals.races + 1,
        wins=totals.wins + won(record, line),
        cleared=totals.cleared + cleared,
        best_time_ms=_least(totals.best_time_ms, line.time_ms),
        best_moves=_least(totals.best_moves, line.moves if cleared else None),
    )


def _least(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)


def encode(totals: Totals) -> bytes:
    return orjson.dumps(totals)


def decode(data: bytes) -> Totals:
    values = orjson.loads(data)
    return Totals(**values | {"rating": Rating(**values["rating"])})
