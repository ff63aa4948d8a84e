"""A node lets go of rooms in which nobody is connected to it, and never of one that somebody is about to enter."""

from __future__ import annotations

import asyncio
import time

from pyramid_race.race.model import RoomId

from tests.node.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.until import until


def has_been_idle(node: RunningNode, room: str) -> None:
    live = node.node._rooms.get(RoomId(room))
    assert live is not None
    live.idle_since = time.monotonic() - 3600


async def test_a_room_without_connections_is_let_go_and_comes_back(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    room = (await ada.open(name="Friday"))["room"]
    rooms = node.node._rooms
    await rooms.let_go()
    has_been_idle(node, room)
    await rooms.let_go()
    assert rooms.get(RoomId(room)) is not None  # Ada is here
    await ada.drop()
    await until(lambda: not node.node._connections)
    await until(lambda: all(not live.is_busy for live in rooms))
    has_been_idle(node, room)
    await rooms.let_go()
    assert rooms.get(RoomId(room)) is None
    assert (await get(node.port, f"/api/rooms/{room}")).json["settings"]["name"] == "Friday"
    again = await meet(token=ada.token)
    assert (await again.join(room))["settings"]["name"] == "Friday"


async def test_a_room_is_not_let_go_while_somebody_is_about_to_enter(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = (await ada.open(password="secret"))["room"]
    await ada.drop()
    await until(lambda: len(node.node._connections) == 1)
    await until(lambda: all(not live.is_busy for live in node.node._rooms))
    has_been_idle(node, room)
    entering = asyncio.create_task(bob.join(room, password="secret"))
    await until(lambda: node.node._desk._in_rooms._passwords._at_once._value < 2)  # checking it takes a while
    while not entering.done():
        await node.node._rooms.let_go()
        await asyncio.sleep(0.001)
    assert (await entering)["type"] == "room"
    again = await meet(token=ada.token)
    await again.join(room)
    await again.ask("chat", room=room, text="are you here?")
    assert (await bob.expect("event", kind="chat"))["player"] == ada.player
