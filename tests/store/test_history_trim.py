"""Old races are let go of: from the stream, and from the leaderboards where nothing better has come since."""

from __future__ import annotations

from pyramid_race.history.boards import by_daily, by_day, day_of
from pyramid_race.store import history_reads, keys
from pyramid_race.store.history import History
from pyramid_race.store.history_entries import order_of
from pyramid_race.store.history_trim import trim
from pyramid_race.store.replies import text
from redis.asyncio import Redis

from tests.support.history import ENDED, line, record

BOARD = by_day(day_of(ENDED), "N")


async def now(redis: Redis) -> int:
    seconds, micros = await redis.time()
    return seconds * 1000 + micros // 1000


async def test_rows_go_with_their_races(redis: Redis) -> None:
    history = History(redis)
    await history.keep(record(line("ann", time_ms=50_000), line("bob", 2, time_ms=51_000), daily="2025-11-30"))
    await history.keep(record(line("cat", time_ms=70_000), number=2))
    (last, _) = order_of(text(await redis.get(keys.HISTORY_CURSOR) or b""))
    while await now(redis) == last:
        pass
    await history.keep(record(line("bob", time_ms=40_000), number=3))
    await trim(redis, last + 1)
    assert await redis.xlen(keys.HISTORY) == 1
    rows = {row.player: row.number for _, row in await history_reads.board(redis, BOARD)}
    assert rows == {"bob": 3}, "it has come since; the others' are gone"
    assert await history_reads.board(redis, by_daily("2025-11-30")) == []
    assert (await history_reads.totals(redis, "ann")).races == 1, "totals stay"
    await history.trim(10**15)
    assert await redis.xlen(keys.HISTORY) == 0
    assert await history_reads.board(redis, BOARD) == []
    assert not await redis.keys("pr:{history}:rows:*")
    await history.trim(10**15)
