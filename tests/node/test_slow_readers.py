"""Who reads too slowly is never buffered for: he skips to the latest state, or is closed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
import uvloop
from pyramid_race.node import connection

from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.races import open_room
from tests.support.until import until


@pytest.fixture(autouse=True)
def _short_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody waits for long for those who don't read."""
    monkeypatch.setattr(connection, "CLOSE_LIMIT_S", 0.3)


LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
Loop = Callable[[], asyncio.AbstractEventLoop]


async def figure(node: RunningNode, name: str) -> float:
    found = re.search(rf"^pyramid_race_{name}_total (\S+)$", (await get(node.port, "/metrics")).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def fall_behind(node: RunningNode, reader: Client) -> None:
    """Asks for the room again and again without reading anything, until the node drops what it would send."""
    before = await figure(node, "frames_dropped")
    reader.ws.transport.pause_reading()
    while await figure(node, "frames_dropped") == before:
        for _ in range(50):
            await reader.send("join", room=reader.room, role="player")
        await asyncio.sleep(0)


async def room_with_much_to_say(node: RunningNode) -> tuple[Client, Client]:
    ada, bob = Client(node.ws, "Ada"), Client(node.ws, "Bob")
    for client in (ada, bob):
        await client.connect()
    await open_room(ada, bob)
    for number in range(50):
        await ada.send("chat", room=ada.room, text=f"{number:02}" + "🃏" * 298)
    await ada.expect("event", lambda m: m["text"].startswith("49"), kind="chat")
    await bob.expect("event", lambda m: m["text"].startswith("49"), kind="chat")
    return ada, bob


@LOOPS
def test_who_catches_up_gets_the_latest_state(redis_url: str, loop: Loop) -> None:
    async def scenario() -> None:
        async with running_node(redis_url, slow_reader_s=60) as node:
            ada, bob = await room_with_much_to_say(node)
            await fall_behind(node, bob)
            await ada.ask("chat", room=ada.room, text="you will not hear this")
            last = await ada.ask("configure", room=ada.room, settings={"name": "Later"})
            bob.ws.transport.resume_reading()
            state = await bob.expect("room", version=last["version"])
            assert "ref" not in state
            assert state["settings"]["name"] == "Later"
            assert state["chat"][-1]["text"] == "you will not hear this"
            assert not [m for m in bob.received if m.get("text") == "you will not hear this"]
            assert (await bob.ask("ping", t=1))["type"] == "pong"  # and from here on everything comes again
            await ada.ask("chat", room=ada.room, text="but this")
            await bob.expect("event", kind="chat", text="but this")
            for client in (ada, bob):
                await client.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scenario())


@LOOPS
def test_who_stays_behind_is_closed_and_learns_why_if_he_ever_reads(redis_url: str, loop: Loop) -> None:
    async def scenario() -> None:
        async with running_node(redis_url, slow_reader_s=0.2) as node:
            ada, bob = await room_with_much_to_say(node)
            before = await figure(node, "slow_closed")

            async def was_closed() -> bool:
                return await figure(node, "slow_closed") > before

            await fall_behind(node, bob)
            await until(was_closed)
            bob.ws.transport.resume_reading()
            with pytest.raises(ConnectionError):
                await bob.expect("pong")
            assert bob.close_code == 4008
            await ada.expect("event", kind="disconnected", player=bob.player)
            await ada.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scenario())


@LOOPS
def test_who_never_reads_again_is_gone_all_the_same(redis_url: str, loop: Loop) -> None:
    async def scenario() -> None:
        async with running_node(redis_url, slow_reader_s=0.2) as node:
            ada, bob = await room_with_much_to_say(node)
            await fall_behind(node, bob)
            await ada.expect("event", kind="disconnected", player=bob.player)
            bob.ws.transport.abort()
            await ada.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scenario())


@LOOPS
def test_who_is_removed_while_behind_is_gone_all_the_same(redis_url: str, loop: Loop) -> None:
    async def scenario() -> None:
        async with running_node(redis_url, slow_reader_s=60) as node:
            ada, bob = await room_with_much_to_say(node)
            await fall_behind(node, bob)
            await ada.ask("kick", room=ada.room, player=bob.player)
            await until(lambda: len(node.node._connections) == 1)
            bob.ws.transport.abort()
            await ada.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scenario())


@LOOPS
def test_a_stop_waits_for_nobody_who_does_not_read(redis_url: str, loop: Loop) -> None:
    async def scenario() -> None:
        async with running_node(redis_url, slow_reader_s=60, drain_s=0.2) as node:
            ada, bob = await room_with_much_to_say(node)
            await fall_behind(node, bob)
            async with asyncio.timeout(15):
                await node.stop()
            assert not node.node._connections
            await ada.close()
            bob.ws.transport.abort()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scenario())
