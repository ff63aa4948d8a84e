"""The committer on a store, or over a network, that fails: everything counts once, and nothing is given up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from prometheus_client import REGISTRY
from pyramid_race.store import committer as committing_module
from pyramid_race.store.connect import connect
from pyramid_race.store.log import Group
from redis.asyncio import Redis

from tests.support.log import ROOM, Writer, committing, group, head, payloads
from tests.support.proxy import Fault, Proxy
from tests.support.until import until

MOVE, CHAT = "move", "chat"


@pytest.fixture
async def append(proxy: Proxy) -> AsyncIterator[Redis]:
    """The client for appends, through the proxy."""
    clients = connect(proxy.url)
    yield clients.append
    await clients.close()


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Doesn't wait long for a reply."""
    monkeypatch.setattr(committing_module, "ROUND_TRIP_LIMIT_S", 0.2)


def event(kind: str, number: int) -> Group:
    """A move is guarded by its seq; nothing but the committer's care keeps a line of chat from being said twice."""
    return group(f"{kind}{number}", seq=("s:1:ada", number) if kind == MOVE else ("", 0))


@pytest.mark.parametrize("kind", [MOVE, CHAT])
async def test_a_lost_reply_counts_once(append: Redis, redis: Redis, proxy: Proxy, kind: str) -> None:
    async with committing(append) as committer:
        writer = Writer(committer)
        proxy.on("EVALSHA", Fault.CUT_REPLY)
        first = await writer.put(event(kind, 1))
        assert (first.groups, first.before, first.version) == (1, 0, 1)
        second = await writer.put(event(kind, 2))
        assert (second.groups, second.before) == (1, 1)
    assert proxy.struck == 1
    assert await payloads(redis) == [f"{kind}1", f"{kind}2"]


@pytest.mark.parametrize("kind", [MOVE, CHAT])
async def test_replies_lost_over_and_over_count_once(append: Redis, redis: Redis, proxy: Proxy, kind: str) -> None:
    """And no connection is lost to the pool by it: it has only two."""
    async with committing(append) as committer:
        writers = [Writer(committer, room) for room in ("ROOM00", "ROOM01", "ROOM02")]
        for number in range(1, 9):
            proxy.on("EVALSHA", Fault.CUT_REPLY, times=1 + number % 2)
            results = await asyncio.gather(*[writer.put(event(kind, number)) for writer in writers])
            assert {(result.groups, result.before) for result in results} == {(1, number - 1)}
    assert proxy.struck == 12
    for room in ("ROOM00", "ROOM01", "ROOM02"):
        assert await payloads(redis, room) == [f"{kind}{number}" for number in range(1, 9)]


@pytest.mark.parametrize("kind", [MOVE, CHAT])
@pytest.mark.parametrize("fault", [Fault.HOLD_REPLIES, Fault.SWALLOW])
async def test_a_reply_that_does_not_come_is_not_waited_for(
    append: Redis, redis: Redis, proxy: Proxy, monkeypatch: pytest.MonkeyPatch, kind: str, fault: Fault
) -> None:
    quick(monkeypatch)
    async with committing(append) as committer:
        writer = Writer(committer)
        proxy.on("EVALSHA", fault, times=3)
        first = await writer.put(event(kind, 1))
        assert (first.groups, first.before) == (1, 0)
        proxy.release()
        assert (await writer.put(event(kind, 2))).before == 1
    assert proxy.struck == 3
    assert await payloads(redis) == [f"{kind}1", f"{kind}2"]


@pytest.mark.parametrize("kind", [MOVE, CHAT])
async def test_a_request_that_arrives_after_its_repetition_changes_nothing(
    append: Redis, redis: Redis, proxy: Proxy, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    quick(monkeypatch)
    async with committing(append) as committer:
        writer = Writer(committer)
        await writer.put(event(kind, 1))
        proxy.on("EVALSHA", Fault.HOLD_REQUEST)
        await writer.put(event(kind, 2))
        await writer.put(event(kind, 3))
        proxy.release()
        await proxy.until_late()
        assert (await writer.put(event(kind, 4))).before == 3
    assert await payloads(redis) == [f"{kind}{number}" for number in (1, 2, 3, 4)]


async def test_the_answer_to_loading_the_script_may_be_lost_too(append: Redis, redis: Redis, proxy: Proxy) -> None:
    proxy.on("SCRIPT", Fault.CUT_REPLY, times=2)
    async with committing(append) as committer:
        assert (await Writer(committer).write("a")).groups == 1
    assert proxy.struck == 2


async def test_killed_connections_are_replaced(append: Redis, redis: Redis) -> None:
    async with committing(append) as committer:
        writer = Writer(committer)
        for number in range(1, 6):
            await redis.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
            assert (await writer.put(event(MOVE, number))).before == number - 1
    assert (await head(redis))["s:1:ada"] == "5"


async def test_a_store_without_memory_is_waited_for(append: Redis, redis: Redis) -> None:
    async with committing(append) as committer:
        writer = Writer(committer)
        await writer.write("a")
        before = retries()
        await redis.config_set("maxmemory", 1)
        try:
            waiting = writer.put(group("b"), remind_at=1000)
            await retried(before)
            assert not waiting.done()
            assert await payloads(redis) == ["a"]
        finally:
            await redis.config_set("maxmemory", 0)
        async with asyncio.timeout(10):
            assert (await waiting).before == 1
        assert committer.waiting_since is None
    assert await redis.zscore("pr:deadlines", ROOM) == 1000


async def test_a_store_that_is_read_only_is_waited_for(append: Redis, redis: Redis) -> None:
    async with committing(append) as committer:
        writer = Writer(committer)
        await writer.write("a")
        before = retries()
        await redis.execute_command("REPLICAOF", "127.0.0.1", "1")
        try:
            waiting = writer.put(group("b"))
            await retried(before)
            assert not waiting.done()
        finally:
            await redis.execute_command("REPLICAOF", "NO", "ONE")
        async with asyncio.timeout(10):
            assert (await waiting).before == 1
    assert await payloads(redis) == ["a", "b"]


async def test_a_store_that_does_not_answer_is_known_to_fail_before_the_limit_of_a_round_trip(
    append: Redis, proxy: Proxy
) -> None:
    async with committing(append) as committer:
        writer = Writer(committer)
        await writer.write("a")
        assert committer.waiting_since is None
        proxy.on("EVALSHA", Fault.HOLD_REPLIES)
        began = time.monotonic()
        waiting = writer.put(group("b"))
        await proxy.until_struck()
        assert committer.waiting_since is not None
        assert began <= committer.waiting_since <= time.monotonic()
        proxy.release()
        await waiting
        assert committer.waiting_since is None


def retries() -> float:
    return REGISTRY.get_sample_value("pyramid_race_append_retries_total") or 0.0


async def retried(since: float) -> None:
    """Comes back when something has been sent again."""
    await until(lambda: retries() > since)
