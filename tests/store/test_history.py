"""The history on a real store: added once, folded once, whoever does it and whatever dies in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from pyramid_race.history import totals as tally
from pyramid_race.history.boards import by_daily, by_day, by_deal, by_week, day_of, week_of
from pyramid_race.history.record import RaceRecord, encode
from pyramid_race.history.totals import Totals
from pyramid_race.store import keys
from pyramid_race.store.connect import connect
from pyramid_race.store.history import _ADD, History
from pyramid_race.store.history_check import recompute
from pyramid_race.store.replies import texts
from redis.asyncio import Redis
from redis.crc import key_slot
from redis.exceptions import RedisError

from tests.support.history import ENDED, line, record
from tests.support.proxy import Fault, Proxy

DAY_MS = 24 * 3600 * 1000


@pytest.fixture
async def history(redis: Redis) -> History:
    return History(redis)


@pytest.fixture
async def other(redis_url: str) -> AsyncIterator[History]:
    """Another node's."""
    clients = connect(redis_url)
    yield History(clients.read)
    await clients.close()


async def totals(redis: Redis) -> dict[str, Totals]:
    found = cast(dict[bytes, bytes], await redis.hgetall(keys.HISTORY_TOTALS))
    return {player.decode(): tally.decode(data) for player, data in found.items()}


async def board(redis: Redis, name: str) -> list[str]:
    return texts(await redis.zrange(keys.history_board(name), 0, -1))


async def everything(redis: Redis) -> dict[str, Any]:
    """All tables of the history, without the stream."""
    found: dict[str, Any] = {}
    for key in sorted(texts(await redis.keys("pr:{history}:*"))):
        match await redis.type(key):
            case b"zset":
                found[key] = await redis.zrange(key, 0, -1, withscores=True)
            case b"hash":
                found[key] = await redis.hgetall(key)
            case b"list":
                found[key] = await redis.lrange(key, 0, -1)
            case _:
                pass
    return found


async def test_a_race_is_on_every_table_it_belongs_on(redis: Redis, history: History) -> None:
    await history.keep(record("ann", "bob", line("cat", 3, status="timeout")))
    found = await totals(redis)
    assert {player: (one.races, one.wins, one.cleared, one.rated) for player, one in found.items()} == {
        "ann": (1, 1, 1, 1), "bob": (1, 0, 1, 1), "cat": (1, 0, 0, 1)
    }  # fmt: skip
    assert found["ann"].rating.value > 1500 > found["cat"].rating.value
    for name in (by_deal("PY1-N-AAAAAAA", "N"), by_day(day_of(ENDED), "N"), by_week(week_of(ENDED), "N")):
        assert await board(redis, name) == ["ann", "bob"]
        assert 0 < await redis.pttl(keys.history_board(name)) <= 90 * DAY_MS
    assert await redis.zrange(keys.history_player("cat"), 0, -1, withscores=True) == [
        ((await redis.get(keys.history_race("ROOM22", 1))), ENDED)
    ]
    assert await redis.lrange(keys.history_ratings("ann"), 0, -1) == [f"{ENDED}:{found['ann'].rating.value}".encode()]


async def test_of_each_the_first_clear_of_a_deal_counts_and_the_best_of_a_day(redis: Redis, history: History) -> None:
    for number, time_ms in enumerate((50_000, 40_000, 45_000), 1):
        await history.keep(record(line("ann", time_ms=time_ms), number=number))
    await history.keep(record(line("ann", time_ms=30_000), number=4, again=True))
    for name, time in ((by_deal("PY1-N-AAAAAAA", "N"), 50_000), (by_day(day_of(ENDED), "N"), 40_000)):
        assert f'"time_ms":{time}'.encode() in cast(bytes, await redis.hget(keys.history_rows(name), "ann"))
    assert (await totals(redis))["ann"].rated == 0, "nobody is rated for racing alone"
    assert await redis.exists(keys.history_ratings("ann")) == 0


async def test_a_daily_try_has_a_place_however_it_ends(redis: Redis, history: History) -> None:
    day = "2025-11-30"
    await history.keep(record(line("bob", status="stuck"), daily=day, public=False))
    await history.keep(record(line("ann"), number=2, daily=day, public=False))
    assert await board(redis, by_daily(day)) == ["ann", "bob"]


async def test_what_two_nodes_record_at_once_counts_once(redis: Redis, history: History, other: History) -> None:
    races = [record("ann", "bob", line("bot", 3, bot=n % 3 == 0), number=n) for n in range(1, 61)]
    await asyncio.gather(*(node.keep(race) for race in races for node in (history, other)))
    assert await redis.xlen(keys.HISTORY) == 60
    assert (await totals(redis))["ann"].races == 60
    assert (await totals(redis))["ann"].rated == 40
    assert await redis.zcard(keys.history_player("bob")) == 60
    assert await redis.llen(keys.history_ratings("bob")) == 40


async def test_a_node_that_dies_between_adding_and_folding_loses_nothing(
    redis: Redis, history: History, other: History
) -> None:
    await history.keep(record("ann", "bob"))
    lost = record("bob", "ann", number=2)
    await _only_added(redis, lost)
    assert (await totals(redis))["ann"].races == 1
    await other.keep(record("ann", "cat", number=3))
    assert (await totals(redis))["ann"].races == 3
    # And the dead node's room, which hasn't heard that it is recorded, has it recorded again.
    await other.keep(lost)
    assert (await totals(redis))["ann"].races == 3
    # All tables are made of the stream: folded together and from the start they are the same.
    tables = await everything(redis)
    await redis.delete(keys.HISTORY_CURSOR, *tables)
    await History(redis).keep(lost)
    assert await everything(redis) == tables


@pytest.mark.parametrize("lost", [Fault.CUT_REPLY, Fault.SWALLOW])
async def test_an_answer_that_is_lost_makes_nothing_count_twice(
    redis: Redis, proxy: Proxy, monkeypatch: pytest.MonkeyPatch, lost: Fault
) -> None:
    monkeypatch.setattr("pyramid_race.store.connect.READ_TIMEOUT_S", 0.2)
    clients = connect(proxy.url)
    history = History(clients.read)
    for number, word in enumerate(("EVAL", "WATCH", "XRANGE", "EXEC", "EXEC"), 1):
        proxy.on(word, lost)
        with contextlib.suppress(RedisError, TimeoutError):
            await history.keep(record("ann", "bob", number=number))
        await history.keep(record("ann", "bob", number=number))  # as its room has it done until it has heard of it
    assert proxy.struck == 5
    assert await redis.xlen(keys.HISTORY) == 5
    assert {one.races for one in (await totals(redis)).values()} == {5}
    assert await redis.llen(keys.history_ratings("ann")) == 5
    assert (await recompute(redis)).differing == []
    await clients.close()


def test_all_of_it_is_in_one_slot_of_a_cluster() -> None:
    named = (
        keys.HISTORY, keys.HISTORY_CURSOR, keys.HISTORY_TOTALS, keys.HISTORY_BASE, keys.history_race("ROOM22", 1),
        keys.history_player("ann"), keys.history_ratings("ann"), keys.history_board("x"), keys.history_rows("x"),
    )  # fmt: skip
    assert len({key_slot(key.encode()) for key in named}) == 1


async def _only_added(redis: Redis, race: RaceRecord) -> None:
    """As far as a node comes that dies then."""
    own = keys.history_race(race.room, race.number)
    await cast(Any, redis.eval(_ADD, 2, own, keys.HISTORY, cast(str, encode(race)), str(DAY_MS)))


async def test_forgetting_leaves_others_as_they_were(redis: Redis, history: History, other: History) -> None:
    await history.keep(record("ann", "bob", daily="2025-11-30"))
    await history.keep(record("ann", "bob", number=2))
    before = (await totals(redis))["bob"]
    await history.forget("ann")
    assert (await totals(redis)) == {"bob": before}
    for name in (by_deal("PY1-N-AAAAAAA", "N"), by_day(day_of(ENDED), "N"), by_daily("2025-11-30")):
        assert await board(redis, name) == ["bob"]
        assert await redis.hkeys(keys.history_rows(name)) == [b"bob"]
    assert not await redis.keys("pr:{history}:*ann*")
    await history.forget("ann")
    await other.forget("nobody")
    # A race that he was still in ends, and others raced before and after: all in one go.
    await _only_added(redis, record("bob", "cat", number=2))
    await redis.xadd(keys.HISTORY, {"r": b'{"forgotten":"cat"}'})
    await _only_added(redis, record("ann", "bob", number=3))
    await other.keep(record("bob", "dan", number=4))
    assert {player: one.races for player, one in (await totals(redis)).items()} == {"ann": 1, "bob": 4, "dan": 1}
