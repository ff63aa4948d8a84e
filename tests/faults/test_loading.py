"""Rooms that a node begins or ceases to follow, while the store fails or others go on."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.node import rooms as rooms_module
from pyramid_race.node import server as server_module
from pyramid_race.race.model import RoomId
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.faults.conftest import Meet
from tests.support.nodes import RunningNode
from tests.support.proxy import Fault, Proxy
from tests.support.until import until


async def test_a_room_whose_loading_failed_is_loaded_for_the_next_who_asks(
    node: RunningNode, far_node: RunningNode, meet: Meet, redis: Redis
) -> None:
    ada = await meet("Ada", node)
    await ada.open()
    bob = await meet("Bob", far_node)
    await redis.execute_command("ACL", "SETUSER", "default", "-zadd")
    try:
        assert (await bob.join(ada.room))["code"] == "unavailable"
    finally:
        await redis.execute_command("ACL", "SETUSER", "default", "+@all")
    answer = await bob.join(ada.room)
    assert answer["type"] == "room"
    assert [member["name"] for member in answer["members"]] == ["Ada", "Bob"]


async def test_a_room_whose_log_cannot_be_read_is_not_there_for_ever(
    node: RunningNode, far_node: RunningNode, meet: Meet, redis: Redis
) -> None:
    """As when a newer version of the server has written events that this one doesn't know."""
    ada = await meet("Ada", node)
    await ada.open()
    log = keys.log(ada.room)
    dump = await redis.dump(log)
    assert dump is not None
    await redis.xadd(log, {"t": "1", "e": '{"kind":"from the future"}'}, id="3-0")
    await redis.hset(keys.head(ada.room), "v", "3")
    bob = await meet("Bob", far_node)
    with pytest.raises(ConnectionError, match="1011"):
        await bob.join(ada.room)
    await redis.restore(log, 0, dump, replace=True)
    await redis.hset(keys.head(ada.room), "v", "2")
    bob = await meet("Bob", far_node, bob.token)
    assert (await bob.join(ada.room))["type"] == "room"


async def test_what_happens_while_a_room_is_loaded_is_not_missed(
    node: RunningNode, far_node: RunningNode, meet: Meet, proxy: Proxy
) -> None:
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    await ada.open()
    proxy.on("followers", Fault.HOLD_REPLIES)
    joining = asyncio.create_task(bob.join(ada.room))
    await proxy.until_struck()
    for number in range(5):
        await ada.ask("chat", room=ada.room, text=f"{number}")
    live = far_node.node._rooms.get(RoomId(ada.room))
    assert live is not None
    assert live.is_busy, "nobody else may touch it before it is loaded"
    proxy.release()
    answer = await joining
    assert [line["text"] for line in answer["chat"]] == ["0", "1", "2", "3", "4"]
    assert answer["version"] == (await ada.join(ada.room))["version"]


async def test_a_room_that_somebody_has_just_asked_for_is_not_let_go(
    node: RunningNode, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between finding it and joining it lies the check of the password."""
    monkeypatch.setattr(rooms_module, "KEEP_IDLE_S", 0.0)
    ada = await meet("Ada", node)
    await ada.open()
    await ada.drop()
    rooms = node.node._rooms
    live = rooms.get(RoomId(ada.room))
    assert live is not None
    await until(lambda: not len(live.here.show.audience) and not live.is_busy)
    await rooms.let_go()
    assert await rooms.find(ada.room) is live
    await rooms.let_go()
    assert rooms.get(RoomId(ada.room)) is live
    await rooms.let_go()
    assert rooms.get(RoomId(ada.room)) is None


async def test_a_room_that_is_let_go_and_asked_for_at_once_is_followed(
    node: RunningNode, far_node: RunningNode, meet: Meet, proxy: Proxy, redis: Redis
) -> None:
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    await ada.open()
    await bob.join(ada.room)
    await bob.ask("leave", room=ada.room)
    rooms = far_node.node._rooms
    live = rooms.get(RoomId(ada.room))
    assert live is not None
    proxy.on("ZREM", Fault.HOLD_REQUEST)
    forgetting = asyncio.create_task(rooms._forget(live))
    await proxy.until_struck()
    coming_back = asyncio.create_task(bob.join(ada.room))
    await asyncio.wait([coming_back], timeout=0.2)
    proxy.release()
    await asyncio.gather(forgetting, coming_back)
    assert await redis.zscore(keys.followers(ada.room), far_node.node.id) is not None
    await ada.ask("chat", room=ada.room, text="still here?")
    await bob.expect("event", kind="chat", text="still here?")


async def test_a_room_that_was_let_go_does_nothing_more(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada", node)
    await ada.open(countdown_s=60)
    await ada.ask("start", room=ada.room)
    live = node.node._rooms.get(RoomId(ada.room))
    assert live is not None
    assert live.timer.is_armed
    await node.node._rooms._forget(live)
    assert not live.timer.is_armed
    live.timer.arm()
    assert not live.timer.is_armed, "what it still folds must not wake it up again"


async def test_a_node_that_stops_ends_what_it_was_loading(
    node: RunningNode, far_node: RunningNode, meet: Meet, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would use connections to the store after they have been closed."""
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    await ada.open()
    monkeypatch.setattr(server_module, "CLOSE_LIMIT_S", 0.1)
    proxy.on("XRANGE", Fault.HOLD_REPLIES, times=8)
    joining = asyncio.create_task(bob.join(ada.room))
    await proxy.until_struck()
    await far_node.stop()
    with pytest.raises(ConnectionError):
        await joining
    assert not [task for task in asyncio.all_tasks() if "Rooms._load" in repr(task.get_coro())]
