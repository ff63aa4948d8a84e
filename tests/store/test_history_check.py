"""Folding everything again: it comes to the same, also when old races are let go of and somebody was forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyramid_race.history import totals as tally
from pyramid_race.history.record import RaceRecord
from pyramid_race.store import keys
from pyramid_race.store.connect import Clients
from pyramid_race.store.history import History
from pyramid_race.store.history_check import recompute
from pyramid_race.store.history_entries import entries_of, order_of
from pyramid_race.store.history_trim import trim
from redis.asyncio import Redis

from tests.support.history import record, records

HOUR_MS = 3600 * 1000
FAR_AHEAD_MS = 10**15


async def now(redis: Redis) -> int:
    seconds, micros = await redis.time()
    return seconds * 1000 + micros // 1000


async def let_go_of_all_so_far(redis: Redis, history: History) -> None:
    """As when the history's time has passed since."""
    ((last, _),) = entries_of(await redis.xrevrange(keys.HISTORY, count=1))
    while await now(redis) <= order_of(last)[0]:
        pass
    await history.trim(await now(redis) + HOUR_MS)


async def test_it_comes_to_the_same_after_old_races_are_gone(redis: Redis) -> None:
    history = History(redis, kept_ms=HOUR_MS)
    for number in range(1, 8):
        await history.keep(record("ann", "bob", "cat", number=number))
    await let_go_of_all_so_far(redis, history)
    assert await redis.xlen(keys.HISTORY) == 0
    assert await redis.hgetall(keys.HISTORY_BASE) == await redis.hgetall(keys.HISTORY_TOTALS)
    for number in range(8, 12):
        await history.keep(record("bob", "dan", "ann", number=number))
    again = await recompute(redis)
    assert (again.races, again.differing, sorted(again.totals)) == (4, [], ["ann", "bob", "cat", "dan"])
    assert again.totals["ann"].rated == 11
    await history.forget("cat")
    await history.keep(record("ann", "dan", number=12))
    assert (await recompute(redis)).differing == []
    await let_go_of_all_so_far(redis, history)
    assert (await recompute(redis)).differing == []
    assert sorted(await redis.hkeys(keys.HISTORY_BASE)) == [b"ann", b"bob", b"dan"]
    # What is not as it should be is found.
    await redis.hset(keys.HISTORY_TOTALS, "ann", cast(str, tally.encode(tally.Totals())))
    assert (await recompute(redis)).differing == ["ann"]


async def test_two_nodes_that_let_go_at_once_do_it_once(redis: Redis, clients: Clients) -> None:
    nodes = [History(clients.read, kept_ms=HOUR_MS), History(clients.read, kept_ms=HOUR_MS)]
    await asyncio.gather(*(nodes[n % 2].keep(record("ann", "bob", number=n)) for n in range(1, 131)))
    await asyncio.gather(*(trim(clients.read, FAR_AHEAD_MS) for _ in nodes))
    assert await redis.xlen(keys.HISTORY) == 0
    assert (await recompute(redis)).differing == []
    assert await redis.hgetall(keys.HISTORY_BASE) == await redis.hgetall(keys.HISTORY_TOTALS)


@pytest.mark.parametrize("at_once", [1, 50])
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.one_of(records(), st.sampled_from(["ann", "bob", "trim"])), max_size=12))
def test_it_always_comes_to_the_same(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, at_once: int, steps: list[RaceRecord | str]
) -> None:
    """Whatever is recorded, forgotten and let go of, folded one by one or many together."""
    monkeypatch.setattr("pyramid_race.store.history.PAGE", at_once)

    async def run() -> None:
        async with Redis.from_url(redis_url) as redis:
            await redis.flushdb()
            history = History(redis, kept_ms=HOUR_MS)
            for number, step in enumerate(steps):
                if isinstance(step, RaceRecord):
                    await history.keep(replace(step, number=number))
                elif step == "trim":
                    await trim(redis, FAR_AHEAD_MS)
                else:
                    await history.forget(step)
            assert (await recompute(redis)).differing == []

    asyncio.run(run())
