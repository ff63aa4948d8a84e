"""Nodes that take each other, or a store, for dead."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from pyramid_race.node.rooms import run_every
from pyramid_race.race.model import RoomId
from pyramid_race.store import presence

from tests.faults.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode
from tests.support.proxy import Fault, Proxy
from tests.support.races import race
from tests.support.until import until


async def members(client: Client) -> dict[str, Any]:
    """What the room looks like to somebody in it."""
    room = await client.join(client.room)
    return {member["name"]: member for member in room["members"]}


@pytest.fixture
async def two(node: RunningNode, far_node: RunningNode, meet: Meet) -> tuple[Client, Client, Client]:
    """Ada on one node; Bob, a player, and Eve, who watches, on the other."""
    ada, bob, eve = await meet("Ada", node), await meet("Bob", far_node), await meet("Eve", far_node)
    await race(ada, bob, spectators=[eve], disconnect_grace_s=60)
    return ada, bob, eve


async def test_people_of_a_node_that_was_wrongly_taken_for_dead_are_back_at_once(
    two: tuple[Client, Client, Client], node: RunningNode
) -> None:
    """It had a long pause, or the store had; its connections are open all the time."""
    ada, bob, eve = two
    node.node._rooms.drop_ghosts(alive={node.node.id})
    await ada.expect("event", kind="disconnected", player=bob.player)
    await ada.expect("event", kind="connected", player=bob.player)
    await until(lambda: same_members(ada, "Ada", "Bob", "Eve"))
    assert (await members(ada))["Eve"]["role"] == "spectator"
    await ada.ask("chat", room=ada.room, text="everybody here?")
    for client in (bob, eve):
        await client.expect("event", kind="chat", text="everybody here?")
    assert bob.close_code is None
    assert eve.close_code is None


async def same_members(client: Client, *names: str) -> bool:
    found = await members(client)
    return set(found) == set(names) and all(member["connected"] for member in found.values())


@pytest.fixture
def short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node counts as dead after two seconds without a sign of life."""
    monkeypatch.setattr(presence, "BEAT_EVERY_S", 0.2)
    monkeypatch.setattr(presence, "ALIVE_MS", 2000)


@pytest.mark.usefixtures("short_lives")
async def test_people_of_a_node_that_is_dead_are_disconnected(
    two: tuple[Client, Client, Client], node: RunningNode, far_node: RunningNode
) -> None:
    ada, bob, eve = two
    await far_node.stop()
    for client in (bob, eve):
        assert client.close_code == 1012
    await until(lambda: only_ada_is_there(ada))


async def only_ada_is_there(ada: Client) -> bool:
    found = await members(ada)
    return set(found) == {"Ada", "Bob"} and not found["Bob"]["connected"]


async def test_a_connection_that_its_own_node_has_lost_track_of_is_dropped(
    two: tuple[Client, Client, Client], node: RunningNode, far_node: RunningNode
) -> None:
    ada, bob, _ = two
    live = far_node.node._rooms.get(RoomId(ada.room))
    assert live is not None
    live.here.show.audience.take_out(live.room.members[bob.player].player)  # type: ignore[index]
    far_node.node._rooms.drop_ghosts(alive={node.node.id, far_node.node.id})
    await ada.expect("event", kind="disconnected", player=bob.player)


async def test_nobody_is_dropped_while_all_nodes_live(
    two: tuple[Client, Client, Client], node: RunningNode, far_node: RunningNode
) -> None:
    ada, *_ = two
    for running in (node, far_node):
        running.node._rooms.drop_ghosts(alive={node.node.id, far_node.node.id})
    await ada.ask("chat", room=ada.room, text="end")
    kinds = [message["kind"] for message in ada.received if message["type"] == "event"]
    assert not {"disconnected", "left"} & set(kinds)


async def test_what_is_due_is_asked_for_once_while_the_store_hangs(
    far_node: RunningNode, meet: Meet, proxy: Proxy
) -> None:
    ada = await meet("Ada", far_node)
    await race(ada, time_limit_s=10)
    live = far_node.node._rooms.get(RoomId(ada.room))
    assert live is not None
    proxy.on("EVALSHA", Fault.HOLD_REPLIES)
    await ada.send("chat", room=ada.room, text="waits")
    await proxy.until_struck()
    clock = live.services.clock
    clock._offset_ms += 60_000  # the time limit passes
    for _ in range(50):
        live.timer.on_time()
    assert len(live._pending) == 1
    proxy.release()
    await ada.expect("event", kind="chat")


async def test_work_that_fails_in_any_way_is_tried_again() -> None:
    done = asyncio.Event()
    faults: list[Exception] = [KeyError("a fault in the code"), ConnectionError("no store")]

    def work() -> None:
        if faults:
            raise faults.pop()
        done.set()

    task = asyncio.create_task(run_every(0.01, work, "work"))
    async with asyncio.timeout(5):
        await done.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
