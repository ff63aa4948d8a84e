"""Letting go of races that have been kept long enough, so that those which stay can still be folded from the start.

What the old ones have come to becomes the base of the others' totals, and their rows leave the leaderboards: what
stands there can be looked at."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import contextlib
from typing import Any, cast

import orjson
from redis.asyncio import Redis
from redis.exceptions import WatchError

from pyramid_race.history import totals as tally
from pyramid_race.history.boards import results
from pyramid_race.history.record import Entry, RaceRecord
from pyramid_race.store import keys
from pyramid_race.store.history_entries import entries_of, fold_totals, order_of, people_of
from pyramid_race.store.replies import text

PAGE = 20
"""Entries that are let go of together."""


async def trim(redis: Redis, before: int) -> None:
    """Lets go of what was added before `before` (ms). Any number of nodes may do it at once."""
    while await _trim_some(redis, before):
        pass


async def _trim_some(redis: Redis, before: int) -> bool:
    """False if there is nothing to let go of."""
    async with redis.pipeline(transaction=True) as pipeline:
        # The cursor too: while somebody folds, rows may be replaced by better ones.
        await pipeline.watch(keys.HISTORY_BASE, keys.HISTORY_CURSOR)
        cursor = order_of(text(await pipeline.get(keys.HISTORY_CURSOR) or b"0-0"))
        entries = entries_of(await pipeline.xrange(keys.HISTORY, max=f"({before}-0", count=PAGE))
        old = [(entry_id, entry) for entry_id, entry in entries if order_of(entry_id) <= cursor]
        if not old:
            return False
        people = sorted({player for _, entry in old for player in people_of(entry)})
        known = cast(list[bytes | None], await pipeline.hmget(keys.HISTORY_BASE, people) if people else [])
        base = {player: tally.decode(data) for player, data in zip(people, known, strict=True) if data is not None}
        rows = await _own_rows(redis, [entry for _, entry in old])
        for _, entry in old:
            fold_totals(base, entry)
        gone = [player for player in people if player not in base]
        pipeline.multi()
        if base:
            encoded = {player: tally.encode(totals) for player, totals in base.items()}
            pipeline.hset(keys.HISTORY_BASE, mapping=cast(Any, encoded))
        if gone:
            pipeline.hdel(keys.HISTORY_BASE, *gone)
        for board, player in rows:
            pipeline.zrem(keys.history_board(board), player)
            pipeline.hdel(keys.history_rows(board), player)
        pipeline.xdel(keys.HISTORY, *(entry_id for entry_id, _ in old))
        with contextlib.suppress(WatchError):
            await pipeline.execute()
    return True


async def _own_rows(redis: Redis, entries: list[Entry]) -> list[tuple[str, str]]:
    """The rows, by board and player, that come from these races and from no other."""
    found = [
        (board, row) for entry in entries if isinstance(entry, RaceRecord) for board, row in results(entry)
    ]  # fmt: skip
    async with redis.pipeline(transaction=False) as pipeline:
        for board, row in found:
            pipeline.hget(keys.history_rows(board), row.player)
        stored = cast(list[bytes | None], await pipeline.execute())
    return [
        (board, row.player)
        for (board, row), data in zip(found, stored, strict=True)
        if data == orjson.dumps(row)
    ]  # fmt: skip
