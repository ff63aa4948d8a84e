"""Folding the history again from its beginning, and whether it comes to what the nodes have come to."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from redis.asyncio import Redis

from pyramid_race.history import totals as tally
from pyramid_race.history.record import RaceRecord
from pyramid_race.history.totals import Totals
from pyramid_race.store import keys
from pyramid_race.store.history_entries import Ids, entries_of, fold_totals, order_of
from pyramid_race.store.replies import text

PAGE = 500


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What all races that are kept come to, on top of those that are no longer kept."""

    races: int
    totals: dict[str, Totals]
    stored: dict[str, Totals]
    """What the nodes have come to after the same races."""

    @property
    def differing(self) -> list[str]:
        """The players for whom it isn't the same."""
        everybody = sorted(self.totals.keys() | self.stored.keys())
        return [player for player in everybody if self.totals.get(player) != self.stored.get(player)]


async def stored(redis: Redis) -> dict[str, Totals]:
    """What the nodes have come to, for everybody."""
    return _tallies(await redis.hgetall(keys.HISTORY_TOTALS))


async def recompute(redis: Redis) -> Recomputed:
    """Folds everything anew; nodes may go on meanwhile. Raises what the store raises."""
    while True:
        async with redis.pipeline(transaction=True) as pipeline:
            pipeline.hgetall(keys.HISTORY_BASE)
            pipeline.hgetall(keys.HISTORY_TOTALS)
            pipeline.get(keys.HISTORY_CURSOR)
            pipeline.xrange(keys.HISTORY, count=1)
            base, so_far, cursor, first = await pipeline.execute()
        found = _tallies(base)
        races = await _fold(redis, found, order_of(text(cursor or b"0-0")))
        # What was let go of meanwhile is in the base by now: then all of it once more.
        if await redis.xrange(keys.HISTORY, count=1) == first:
            return Recomputed(races, found, _tallies(so_far))


async def _fold(redis: Redis, found: dict[str, Totals], upto: Ids) -> int:
    """Folds the entries up to `upto` into `found`, and counts the races."""
    at, races = "-", 0
    while True:
        page = entries_of(await redis.xrange(keys.HISTORY, min=at, count=PAGE))
        for entry_id, entry in page:
            if order_of(entry_id) > upto:
                return races
            fold_totals(found, entry)
            races += isinstance(entry, RaceRecord)
        if len(page) < PAGE:
            return races
        at = f"({page[-1][0]}"


def _tallies(reply: object) -> dict[str, Totals]:
    stored = cast(dict[bytes, bytes], reply)
    return {player.decode(): tally.decode(data) for player, data in stored.items()}
