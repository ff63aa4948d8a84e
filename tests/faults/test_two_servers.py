"""Two servers on one Valkey, one of which dies; and hints between them that get lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from prometheus_client import REGISTRY
from pyramid_race.store import presence
from redis.asyncio import Redis

from tests.faults.conftest import Meet, Server
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.proxy import Fault, Proxy
from tests.support.racers import Racer
from tests.support.races import race
from tests.support.until import until


@pytest.fixture
async def mortal(redis_url: str) -> AsyncIterator[Server]:
    server = Server("--redis", redis_url)
    yield server
    await server.clean_up()


@pytest.fixture
async def survivor(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RunningNode]:
    """It needs a sign of life of the others every four seconds (they give one every three), not twelve."""
    monkeypatch.setattr(presence, "ALIVE_MS", 4000)
    monkeypatch.setattr(presence, "BEAT_EVERY_S", 0.2)
    async with running_node(redis_url) as running:
        yield running


def connected(room: dict[str, Any]) -> dict[str, bool]:
    return {member["name"]: member["connected"] for member in room["members"]}


async def test_when_one_is_killed_its_players_go_on_with_the_other(mortal: Server, survivor: RunningNode) -> None:
    """Two players on each; of those on the dead one the first comes back, the second never does."""
    ws, other = survivor.ws, await mortal.start()
    racers = [Racer(name, seed) for seed, name in enumerate(["Ada", "Bob", "Cem", "Dan"])]
    for racer, address in zip(racers, [ws, ws, other, other], strict=True):
        await racer.connect(address)
    ada, bob, cem, dan = racers
    await ada.client.open(countdown_s=0)
    for racer in racers[1:]:
        await racer.client.join(ada.client.room)
    await ada.client.send("start", room=ada.client.room)
    for racer in racers:
        racer.deal((await racer.client.expect("deal"))["code"])
    playing = [asyncio.create_task(racer.play()) for racer in racers]
    await asyncio.sleep(0.5)
    await mortal.kill()
    await asyncio.gather(*playing[2:])
    assert (await cem.come_back(ws))["phase"] == "racing"
    cem_plays = asyncio.create_task(cem.play())
    await until(lambda: told(ada.client, "connected", cem) == 2)
    # Nobody says that Dan is gone: the dead server can't. The other one finds out.
    await until(lambda: told(ada.client, "disconnected", dan) == 1)
    for racer in (ada, bob, cem):
        racer.goes_on = False
    await asyncio.gather(*playing[:2], cem_plays)
    room = await ada.client.join(ada.client.room)
    assert connected(room) == {"Ada": True, "Bob": True, "Cem": True, "Dan": False}
    seen = room["progress"]["players"]
    for racer in (ada, bob, cem):
        assert seen[racer.client.player]["moves"] == racer.client.board["moves"]
    for racer in (ada, bob, cem):
        await racer.client.send("forfeit", room=racer.client.room, race=1)
    await dan.come_back(ws)
    await dan.client.send("forfeit", room=dan.client.room, race=1)
    await ada.client.expect("result")
    moves = (await get(survivor.port, f"/api/races/{ada.client.room}/1")).json["moves"]
    for racer in racers:
        assert [move["action"] for move in moves if move["player"] == racer.client.player] == racer.actions


def told(client: Client, kind: str, racer: Racer) -> int:
    """How often the client has heard that of the racer; `expect` would lose it, as his own moves pass over it."""
    player = racer.client.player
    return sum(message.get("kind") == kind and message["player"] == player for message in client.received)


def healed() -> float:
    return REGISTRY.get_sample_value("pyramid_race_gaps_healed_total") or 0.0


def restarted() -> float:
    return REGISTRY.get_sample_value("pyramid_race_follower_restarts_total") or 0.0


async def test_a_hint_that_is_swallowed_is_made_up_for_by_the_next_check(
    node: RunningNode, far_node: RunningNode, meet: Meet, proxy: Proxy
) -> None:
    """The connection looks alive: its subscription arrives, and nothing ever comes of it."""
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    proxy.on("SSUBSCRIBE", Fault.SWALLOW)
    await race(ada)
    await bob.join(ada.room, role="spectator")
    before = healed()
    await ada.ask("chat", room=ada.room, text="do you hear me?")
    await bob.expect("event", kind="chat", text="do you hear me?")
    assert healed() > before


async def test_killed_subscriptions_lose_nothing_for_long(
    node: RunningNode, far_node: RunningNode, meet: Meet, redis: Redis
) -> None:
    ada, bob = await meet("Ada", node), await meet("Bob", far_node)
    await race(ada, bob)
    before = restarted()
    lines = [f"line {number}" for number in range(30)]
    for number, line in enumerate(lines):
        if number % 5 == 0:
            await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await (ada, bob)[number % 2].ask("chat", room=ada.room, text=line)
    for client in (ada, bob):
        await client.expect("event", kind="chat", text=lines[-1])
        heard = [message["text"] for message in client.received if message.get("kind") == "chat"]
        assert heard == lines, "all of them, once, in the order of the log"
    assert restarted() > before
