"""Races that are due to end in rooms where nobody is left."""

from __future__ import annotations

from pyramid_race.node import rooms as rooms_module
from pyramid_race.race.codec import decode_event
from pyramid_race.race.events import TimeUp
from pyramid_race.race.model import RoomId
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.faults.conftest import Meet
from tests.support.log import entries
from tests.support.nodes import RunningNode
from tests.support.races import race
from tests.support.until import until


async def left_alone(node: RunningNode, meet: Meet, redis: Redis, late_ms: int) -> str:
    """A room that no node follows, with a race that was due to end `late_ms` ago, if one believes the index."""
    ada = await meet("Ada", node)
    await race(ada, time_limit_s=10)
    await ada.close()
    rooms = node.node._rooms
    live = rooms.get(RoomId(ada.room))
    assert live is not None
    await until(lambda: not len(live.here.show.audience) and not live.is_busy)
    await rooms._forget(live)
    await redis.zadd(keys.DEADLINES, {ada.room: node.node._clock.now() - late_ms})
    return ada.room


async def test_an_entry_that_is_early_is_put_right(node: RunningNode, meet: Meet, redis: Redis) -> None:
    room = await left_alone(node, meet, redis, late_ms=rooms_module.OTHERS_GO_FIRST_MS)
    before = node.node._clock.now()
    await node.node._rooms.serve_deadlines()
    at = await redis.zscore(keys.DEADLINES, room)
    assert at is not None
    assert before < at <= before + 10_000
    assert not any(isinstance(decode_event(entry.payload), TimeUp) for entry in await entries(redis, room))


async def test_a_room_is_first_left_to_the_node_that_follows_it(node: RunningNode, meet: Meet, redis: Redis) -> None:
    room = await left_alone(node, meet, redis, late_ms=100)
    await node.node._rooms.serve_deadlines()
    assert node.node._rooms.get(RoomId(room)) is None


async def test_an_entry_without_a_room_is_removed(node: RunningNode, redis: Redis) -> None:
    await redis.zadd(keys.DEADLINES, {"GHOST2": 1000, "no room": 2000})
    await node.node._rooms.serve_deadlines()
    assert await redis.zcard(keys.DEADLINES) == 0


async def test_a_room_that_cannot_be_read_does_not_hold_up_the_others(
    node: RunningNode, meet: Meet, redis: Redis
) -> None:
    broken = await left_alone(node, meet, redis, late_ms=5000)
    whole = await left_alone(node, meet, redis, late_ms=4000)
    version = len(await entries(redis, broken)) + 1
    await redis.xadd(keys.log(broken), {"t": "1", "e": '{"kind":"from the future"}'}, id=f"{version}-0")
    await redis.zadd(keys.DEADLINES, {broken: 1000})
    node.node._clock._offset_ms += 20_000  # the time limit passes, as far as this node knows
    await node.node._rooms.serve_deadlines()
    assert node.node._rooms.get(RoomId(whole)) is not None
    assert node.node._rooms.get(RoomId(broken)) is None
