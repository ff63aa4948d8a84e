"""The history of finished races, and what it is folded into: totals, ratings, leaderboards, each player's races.

An entry is added to a stream once, whoever adds it and however often. Then whichever node comes first folds all that is
new, in the order of the stream: it watches the cursor, works out what follows, and writes that and the new cursor in
one transaction. If another node was first, or this one dies, nothing has been written and somebody begins anew. So each
entry is folded exactly once, and folding them all again comes to the same (`store.history_check`)."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, cast

import orjson
from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.exceptions import WatchError

from pyramid_race.history import totals as tally
from pyramid_race.history.boards import Row, order, results, stays
from pyramid_race.history.record import Entry, Forgotten, RaceRecord, encode
from pyramid_race.history.totals import Totals, folded
from pyramid_race.store import keys
from pyramid_race.store.history_entries import entries_of, order_of, read_entries
from pyramid_race.store.history_trim import trim
from pyramid_race.store.log import RETENTION_MS
from pyramid_race.store.replies import text, texts

PAGE = 20
"""Entries that are folded together: so few that nobody who races waits for it."""
LONGER_MS = 24 * 3600 * 1000
"""For so long the list of a player's races outlasts the races: it must be there when they are let go of."""
TIDIED_EVERY = 16
"""Races of a player after which what is too old is taken out of his lists."""
POINTS_KEPT = 1000
"""Ratings of a player that are kept at least, the last ones."""

_ADD = resources.files("pyramid_race.store").joinpath("history_add.lua").read_text()


class History:
    def __init__(self, redis: Redis, kept_ms: int = RETENTION_MS) -> None:
        """`kept_ms`: how long a race is kept. Totals and ratings stay."""
        self._redis = redis
        self._kept_ms = kept_ms
        self._folding = asyncio.Lock()
        self._folded = (0, 0)
        """So far everything has been folded, as this process knows."""

    async def keep(self, record: RaceRecord) -> None:
        """The race is in the history, and in all that follows from it, when this comes back. Again does no harm."""
        own = keys.history_race(record.room, record.number)
        # redis-py types the answer of a script as that of both its clients.
        added = self._redis.eval(_ADD, 2, own, keys.HISTORY, cast(str, encode(record)), str(self._kept_ms))
        await self._fold_upto(text(await cast(Any, added)))

    async def forget(self, player: str) -> None:
        """Takes a player off all tables. In the records he stays as an id that leads to nobody, while they are kept."""
        await self._fold_upto(text(await self._redis.xadd(keys.HISTORY, {"r": encode(Forgotten(player))})))

    async def trim(self, now: int) -> None:
        """Lets go of the races that have been kept long enough at `now` (ms)."""
        await trim(self._redis, now - self._kept_ms)

    async def _fold_upto(self, entry: str) -> None:
        async with self._folding:  # who waits here finds most often that his entry was folded with the one before
            while self._folded < order_of(entry) and await self._fold_some():
                pass

    async def _fold_some(self) -> bool:
        """Folds the next entries. False if there are none."""
        async with self._redis.pipeline(transaction=True) as pipeline:
            await pipeline.watch(keys.HISTORY_CURSOR)
            cursor = text(await pipeline.get(keys.HISTORY_CURSOR) or b"0-0")
            entries = entries_of(await pipeline.xrange(keys.HISTORY, min=f"({cursor}", count=PAGE))
            if not entries:
                self._folded = max(self._folded, order_of(cursor))
                return False
            first = entries[0][1]
            if isinstance(first, Forgotten):
                entries = entries[:1]
                boards = await self._boards_with(first.player)
                pipeline.multi()
                _forget(pipeline, first.player, boards)
            else:
                records = list(_until_forgotten(entries))
                entries = entries[: len(records)]
                state = await self._state(records)
                for entry, record in zip(entries, records, strict=True):
                    state.fold(entry[0], record)
                    await asyncio.sleep(0)  # a race of a hundred takes some milliseconds; others are served in between
                pipeline.multi()
                self._write(pipeline, state)
            last = entries[-1][0]
            pipeline.set(keys.HISTORY_CURSOR, last)
            try:
                await pipeline.execute()
            except WatchError:
                return True  # another node was first: on from where it has come to
            self._folded = order_of(last)
        return True

    async def _state(self, records: list[RaceRecord]) -> _State:
        """What is known of all who are in the records."""
        people = sorted({line.player for record in records for line in record.lines if not line.bot})
        boards: dict[str, list[str]] = {}
        for board, row in (found for record in records for found in results(record)):
            boards.setdefault(board, []).append(row.player)
        async with self._redis.pipeline(transaction=False) as pipeline:
            if people:
                pipeline.hmget(keys.HISTORY_TOTALS, people)
            for board, players in boards.items():
                pipeline.zmscore(keys.history_board(board), players)
            replies = await pipeline.execute()
        known = cast(list[bytes | None], replies.pop(0)) if people else []
        totals = {player: tally.decode(data) for player, data in zip(people, known, strict=True) if data is not None}
        counts: dict[tuple[str, str], int] = {}
        for (board, players), scores in zip(boards.items(), replies, strict=True):
            ranks = zip(players, cast(list[float | None], scores), strict=True)
            counts |= {(board, player): int(score) for player, score in ranks if score is not None}
        return _State(totals, counts)

    def _write(self, pipeline: Pipeline, state: _State) -> None:
        kept = self._kept_ms
        if state.changed:
            changed = {player: tally.encode(state.totals[player]) for player in state.changed}
            pipeline.hset(keys.HISTORY_TOTALS, mapping=cast(Any, changed))
        for board, rows in state.rows.items():
            ranks, shown = keys.history_board(board), keys.history_rows(board)
            pipeline.zadd(ranks, {player: order(row) for player, row in rows.items()})
            pipeline.hset(shown, mapping=cast(Any, {player: orjson.dumps(row) for player, row in rows.items()}))
            pipeline.pexpire(ranks, kept)
            pipeline.pexpire(shown, kept)
        for player, races in state.races.items():
            key = keys.history_player(player)
            pipeline.zadd(key, races)
            pipeline.pexpire(key, kept + LONGER_MS)
            if state.totals[player].races % TIDIED_EVERY < len(races):
                pipeline.zremrangebyscore(key, "-inf", max(races.values()) - kept - LONGER_MS)
                pipeline.ltrim(keys.history_ratings(player), -POINTS_KEPT, -1)
        for player, points in state.points.items():
            pipeline.rpush(keys.history_ratings(player), *points)

    async def _boards_with(self, player: str) -> set[str]:
        ids = texts(await self._redis.zrange(keys.history_player(player), 0, -1))
        entries = await read_entries(self._redis, ids)
        records = (entry for entry in entries if isinstance(entry, RaceRecord))
        return {board for record in records for board, row in results(record) if row.player == player}


@dataclass(slots=True)
class _State:
    """What is known of some players and boards, and what folding records has made of it."""

    totals: dict[str, Totals]
    counts: dict[tuple[str, str], int]
    """By board and player: how the result that counts there is ordered."""
    changed: set[str] = field(default_factory=set[str])
    rows: dict[str, dict[str, Row]] = field(default_factory=dict[str, dict[str, Row]])
    """By board and player."""
    races: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    points: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def fold(self, entry: str, record: RaceRecord) -> None:
        after = folded(self.totals, record)
        for player, totals in after.items():
            before = self.totals.get(player)
            if totals.rated != (before.rated if before is not None else 0):
                self.points.setdefault(player, []).append(f"{record.ended_at}:{totals.rating.value}")
            self.races.setdefault(player, {})[entry] = record.ended_at
        self.totals |= after
        self.changed |= after.keys()
        for board, row in results(record):
            at, rank = (board, row.player), order(row)
            if at not in self.counts or not stays(board, self.counts[at], rank):
                self.counts[at] = rank
                self.rows.setdefault(board, {})[row.player] = row


def _until_forgotten(entries: list[tuple[str, Entry]]) -> Iterable[RaceRecord]:
    for _, entry in entries:
        if isinstance(entry, Forgotten):
            return
        yield entry


def _forget(pipeline: Pipeline, player: str, boards: Iterable[str]) -> None:
    pipeline.hdel(keys.HISTORY_TOTALS, player)
    pipeline.delete(keys.history_player(player), keys.history_ratings(player))
    for board in boards:
        pipeline.zrem(keys.history_board(board), player)
        pipeline.hdel(keys.history_rows(board), player)
