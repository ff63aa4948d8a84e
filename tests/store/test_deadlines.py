"""Which rooms have something due, and which nodes are there to see to it."""

from __future__ import annotations

from pyramid_race.store import deadlines, keys, presence
from redis.asyncio import Redis


async def test_what_is_due_comes_in_the_order_of_its_times(redis: Redis) -> None:
    for room, at in (("LATE", 3000), ("FIRST", 1000), ("SECOND", 2000)):
        await deadlines.settle(redis, room, at)
    assert await deadlines.due(redis, 999) == []
    assert await deadlines.due(redis, 1000) == ["FIRST"]
    assert await deadlines.due(redis, 2500) == ["FIRST", "SECOND"]


async def test_what_is_done_is_not_due_again(redis: Redis) -> None:
    await deadlines.settle(redis, "AA", 1000)
    await deadlines.settle(redis, "AA", 5000)
    assert await deadlines.due(redis, 4999) == []
    await deadlines.settle(redis, "AA", None)
    assert await deadlines.due(redis, 9999) == []


async def test_how_long_it_has_been_due(redis: Redis) -> None:
    await deadlines.settle(redis, "AA", 1000)
    assert await deadlines.due_since(redis, "AA", 1700) == 700
    assert await deadlines.due_since(redis, "AA", 300) == 0
    assert await deadlines.due_since(redis, "NOROOM", 300) == 0


async def test_much_at_once_is_served_by_the_page(redis: Redis) -> None:
    await redis.zadd(keys.DEADLINES, {f"R{number:03}": number for number in range(deadlines.PAGE + 20)})
    found = await deadlines.due(redis, 10_000)
    assert found == [f"R{number:03}" for number in range(deadlines.PAGE)]


async def test_nodes_know_each_other_while_they_give_signs_of_life(redis: Redis) -> None:
    assert await presence.beat(redis, "node1", 1000) == {"node1"}
    assert await presence.beat(redis, "node2", 2000) == {"node1", "node2"}
    assert await presence.beat(redis, "node2", 1000 + presence.ALIVE_MS) == {"node1", "node2"}
    assert await presence.beat(redis, "node2", 1001 + presence.ALIVE_MS) == {"node2"}
    assert await presence.beat(redis, "node1", 1002 + presence.ALIVE_MS) == {"node1", "node2"}


async def test_nodes_long_dead_are_forgotten(redis: Redis) -> None:
    for number in range(20):
        await presence.beat(redis, f"node{number}", 1000)
    await presence.beat(redis, "node", 1000 + 11 * presence.ALIVE_MS)
    assert await redis.zcard(keys.NODES) == 1


async def test_whom_to_tell_about_a_room(redis: Redis) -> None:
    await presence.following(redis, "node1", ["AA", "BB"], 1000)
    await presence.following(redis, "node2", ["AA"], 2000)
    await presence.following(redis, "node1", [], 3000)
    assert await redis.zrange(keys.followers("AA"), 0, -1, withscores=True) == [(b"node1", 1000.0), (b"node2", 2000.0)]
    await presence.not_following(redis, "node1", "AA")
    assert await redis.zrange(keys.followers("AA"), 0, -1) == [b"node2"]
    assert await redis.zrange(keys.followers("BB"), 0, -1) == [b"node1"]
    assert await redis.ttl(keys.followers("BB")) > 0, "a crashed node's entries don't stay for ever"
