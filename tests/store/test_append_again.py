"""append.lua run again, and what it does beside the log: lifetimes and hints."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from pyramid_race.store import keys, presence
from pyramid_race.store.log import RETENTION_MS
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from tests.support.log import ROOM, Script, group, head, payloads


async def test_the_same_batch_again_gets_the_first_answer_and_is_not_appended(script: Script, redis: Redis) -> None:
    first = await script(group("a"), group("b", bump=True), op=7)
    for _ in range(3):
        assert await script(group("a"), group("b", bump=True), op=7) == first
    assert await payloads(redis) == ["a", "b"]


async def test_again_after_others_have_written_it_tells_where_the_batch_is_and_where_the_room_is(
    script: Script, redis: Redis
) -> None:
    first = await script(group("a", "b"), op=1)
    await script(group("c", bump=True), op=1, node="node2")
    again = await script(group("a", "b"), op=1)
    assert (again.groups, again.before, again.at) == (first.groups, first.before, first.at)
    assert (again.version, again.epoch) == (3, 3)
    assert await payloads(redis) == ["a", "b", "c"]


async def test_a_batch_taken_in_part_is_not_completed_the_second_time(script: Script, redis: Redis) -> None:
    """What it lacks has been decided anew meanwhile."""
    batch = (group("a", seq=("s:1:ada", 1)), group("b", seq=("s:1:bob", 2)))
    first = await script(*batch, op=1)
    assert first.groups == 1
    await script(group("c", seq=("s:1:bob", 1)), op=1, node="node2")
    again = await script(*batch, op=1)
    assert (again.groups, again.before, again.at) == (1, 0, first.at)
    assert await payloads(redis) == ["a", "c"]


async def test_an_older_batch_that_comes_late_is_not_appended(script: Script, redis: Redis) -> None:
    """It lay in a network buffer while it was sent again, and the next one after it."""
    await script(group("a"), op=5)
    await script(group("b"), op=6)
    late = await script(group("a"), op=5)
    assert late.groups == 1
    assert await payloads(redis) == ["a", "b"]


async def test_a_refused_batch_may_be_tried_again(script: Script, redis: Redis) -> None:
    refused = await script(group("a", seq=("s:1:ada", 2)), op=1)
    assert refused.groups == 0
    await script(group("b", seq=("s:1:ada", 1)), op=1, node="node2")
    assert (await script(group("a", seq=("s:1:ada", 2)), op=1)).groups == 1
    assert await payloads(redis) == ["b", "a"]


async def test_ops_are_counted_for_each_node(script: Script, redis: Redis) -> None:
    await script(group("a"), op=9, node="node1")
    assert (await script(group("b"), op=1, node="node2")).groups == 1
    assert await payloads(redis) == ["a", "b"]


async def test_the_log_lives_on_from_each_event_that_bumps(script: Script, redis: Redis) -> None:
    await script(group("a", bump=True), op=1)
    for key in (keys.log(ROOM), keys.head(ROOM)):
        assert RETENTION_MS - 10_000 < await redis.pttl(key) <= RETENTION_MS
        await redis.pexpire(key, 10_000)
    await script(group("b"), epoch=1, op=2)
    assert await redis.pttl(keys.log(ROOM)) <= 10_000, "plain moves don't cost the two more commands"
    await script(group("c", bump=True), epoch=1, op=3)
    for key in (keys.log(ROOM), keys.head(ROOM)):
        assert await redis.pttl(key) > RETENTION_MS - 10_000


async def test_what_is_noted_of_a_node_is_its_last_append_only(script: Script, redis: Redis) -> None:
    for op in range(1, 20):
        await script(group("a"), op=op)
    assert set(await head(redis)) == {"v", "epoch", "op:node1", "res:node1"}


@asynccontextmanager
async def listening(redis: Redis) -> AsyncIterator[PubSub]:
    async with redis.pubsub() as pubsub:
        await pubsub.ssubscribe(keys.hints(ROOM))
        assert (await pubsub.get_message(timeout=5))["type"] == "ssubscribe"  # type: ignore[index]
        yield pubsub


async def hints(redis: Redis, pubsub: PubSub) -> list[bytes]:
    """What has been published so far: a message of our own comes after all of it."""
    await redis.execute_command("SPUBLISH", keys.hints(ROOM), "end")
    found: list[bytes] = []
    async with asyncio.timeout(5):
        while True:
            message = await pubsub.get_message(timeout=1)
            if message is not None and message["data"] == b"end":
                return found
            if message is not None:
                found.append(message["data"])


@pytest.mark.parametrize(
    ("followers", "told"),
    [((), False), (("node1",), False), (("node2",), True), (("node1", "node2"), True), (("node2", "node3"), True)],
)
async def test_a_hint_is_published_if_another_node_follows(
    script: Script, redis: Redis, followers: tuple[str, ...], told: bool
) -> None:
    for node in followers:
        await presence.following(redis, node, [ROOM], int(time.time() * 1000))
    async with listening(redis) as pubsub:
        await script(group("a"), op=1)
        await script(group("x", seq=("s:1:ada", 7)), op=2)
        done = await script(group("b", "c"), op=3)
        assert await script(group("b", "c"), op=3) == done
        found = await hints(redis, pubsub)
    assert (found[1:] == [b"node1 1 %d\nb\nc" % done.at]) is told, "one for each append: none if refused or again"
    assert len(found) == (2 if told else 0)


async def test_a_node_that_has_long_said_nothing_gets_no_hints(script: Script, redis: Redis) -> None:
    now = int(time.time() * 1000)
    await presence.following(redis, "node2", [ROOM], now - 31_000)
    async with listening(redis) as pubsub:
        await script(group("a"), op=1)
        await presence.following(redis, "node1", [ROOM], now)
        await script(group("b"), op=2)
        assert await hints(redis, pubsub) == []


async def test_a_writer_that_has_long_said_nothing_still_tells_the_one_who_follows(
    script: Script, redis: Redis
) -> None:
    now = int(time.time() * 1000)
    await presence.following(redis, "node1", [ROOM], now - 31_000)
    await presence.following(redis, "node2", [ROOM], now)
    async with listening(redis) as pubsub:
        await script(group("a"), op=1, node="node1")
        assert len(await hints(redis, pubsub)) == 1
