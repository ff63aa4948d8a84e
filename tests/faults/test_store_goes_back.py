"""A store that has lost its last writes (a power failure, a failover): nodes take its word for it."""

from __future__ import annotations

import asyncio
import contextlib

from pyramid_race.race.model import RoomId
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.faults.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, RECYCLE
from tests.support.races import race


async def backup(redis: Redis, room: str) -> dict[str, bytes]:
    found = {key: await redis.dump(key) for key in (keys.log(room), keys.head(room))}
    return {key: dump for key, dump in found.items() if dump is not None}


async def restore(redis: Redis, dumps: dict[str, bytes]) -> None:
    async with redis.pipeline() as pipeline:
        for key, dump in dumps.items():
            pipeline.restore(key, 0, dump, replace=True)
        await pipeline.execute()


async def play_on(client: Client) -> None:
    """Moves as fast as they are acknowledged, for as long as the connection lasts."""
    with contextlib.suppress(ConnectionError):
        while True:
            await client.move(DRAW if client.board["stock"] else RECYCLE)


async def test_a_room_at_rest_goes_back_with_the_store(node: RunningNode, meet: Meet, redis: Redis) -> None:
    ada = await meet("Ada", node)
    await race(ada)
    await ada.move(DRAW)
    dumps = await backup(redis, ada.room)
    await ada.move(DRAW)
    await ada.move(DRAW)
    await restore(redis, dumps)
    await node.node._rooms.heal()
    await until_closed(ada, 1012)
    again = await meet("Ada", node, ada.token)
    room = await again.join(ada.room)
    assert room["seq"] == 1
    assert room["board"]["moves"] == 1
    assert (await again.move(DRAW))["type"] == "ack"


async def test_a_room_in_full_swing_goes_back_too(node: RunningNode, meet: Meet, redis: Redis) -> None:
    """It is never at rest: there is always a move on its way."""
    ada, bob = await meet("Ada", node), await meet("Bob", node)
    await race(ada, bob)
    dumps = await backup(redis, ada.room)
    playing = [asyncio.create_task(play_on(client)) for client in (ada, bob)]
    await ada.expect("ack", seq=20)
    await restore(redis, dumps)
    async with asyncio.timeout(10):
        while not ada.ws.close_code:
            await node.node._rooms.heal()
            await asyncio.sleep(0.05)
    await asyncio.gather(*playing)
    again = await meet("Bob", node, bob.token)
    room = await again.join(ada.room)
    head = await redis.hgetall(keys.head(ada.room))
    assert room["seq"] == int(head.get(f"s:1:{bob.player}".encode(), 0)) == room["board"]["moves"]
    again.seq = room["seq"]
    assert (await again.move(DRAW))["type"] == "ack"


async def test_a_room_that_the_store_has_lost_altogether_is_no_more(
    node: RunningNode, meet: Meet, redis: Redis
) -> None:
    ada = await meet("Ada", node)
    await ada.open()
    await redis.delete(keys.log(ada.room), keys.head(ada.room))
    await node.node._rooms.heal()
    await until_closed(ada, 1012)
    again = await meet("Ada", node, ada.token)
    assert (await again.join(ada.room))["code"] == "not_found"
    assert node.node._rooms.get(RoomId(ada.room)) is None


async def until_closed(client: Client, code: int) -> None:
    async with asyncio.timeout(10):
        await client.ws.wait_closed()
    assert client.ws.close_code == code
