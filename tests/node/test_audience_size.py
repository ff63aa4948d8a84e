"""Rooms with many people in them."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node
from tests.support.play import EASY_WIN
from tests.support.races import clear, open_room, play, race


async def test_comings_and_goings_in_a_large_crowd_are_not_told(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    room = await open_room(ada)
    async with AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(Client(node.ws, f"Fan {number}")) for number in range(103)]
        await asyncio.gather(*(fan.join(room, role="spectator") for fan in crowd))
        told = [m["player"] for m in ada.received if m.get("kind") == "joined"]
        assert len(told) == 100
        state = await crowd[-1].join(room, role="spectator")
        assert state["spectators"] == 103
        assert crowd[-1].player in [member["player"] for member in state["members"]]
        # What matters still reaches all of them.
        await ada.send("start", room=room)
        for fan in crowd:
            await fan.expect("deal")
        await clear(ada)
        result = await ada.has("result")
        for fan in crowd:
            assert await fan.has("result") == result
            feed = [move["seq"] for m in fan.received if m["type"] == "feed" for move in m["moves"]]
            assert feed == list(range(1, 17))
    await ada.ask("ping", t=1)
    assert len([m for m in ada.received if m.get("kind") == "joined"]) == 100


async def test_thirty_racers(node: RunningNode, meet: Meet) -> None:
    racers = [await meet(f"Racer {number}") for number in range(30)]
    await race(*racers, capacity=30)
    await asyncio.gather(*(play(racer, EASY_WIN) for racer in racers))
    results = [await racer.has("result") for racer in racers]
    assert all(result == results[0] for result in results)
    assert [row["place"] for row in results[0]["standings"]] == list(range(1, 31))
    for racer in racers:
        finished = [(m["player"], m["place"]) for m in racer.received if m["type"] == "finished"]
        assert finished == [(row["player"], row["place"]) for row in results[0]["standings"]]


@pytest.mark.timeout(300)
async def test_a_hundred_racers_before_five_hundred_spectators(redis_url: str) -> None:
    async with AsyncExitStack() as stack:
        # All of them read in the server's own process, and wait for each other: none is to be taken for a slow reader.
        node = await stack.enter_async_context(running_node(redis_url, slow_reader_s=120))

        async def come(name: str, number: int) -> Client:
            client = Client(node.ws, f"{name} {number}", checked=number % 50 == 0)
            return await stack.enter_async_context(client)

        racers = [await come("Racer", number) for number in range(100)]
        crowd = [await come("Fan", number) for number in range(500)]
        room = await open_room(racers[0], capacity=100)
        await asyncio.gather(*(racer.join(room) for racer in racers[1:]))
        await asyncio.gather(*(fan.join(room, role="spectator") for fan in crowd))
        await racers[0].send("start", room=room)
        for client in (*racers, *crowd):
            await client.expect("deal", within_s=60)
            client.seq = 0
        await asyncio.gather(*(play(racer, EASY_WIN, within_s=60) for racer in racers))
        result = await racers[0].has("result", within_s=60)
        assert [row["place"] for row in result["standings"]] == list(range(1, 101))
        for client in (*racers, *crowd):
            assert await client.has("result", within_s=60) == result
            finished = [m["place"] for m in client.received if m["type"] == "finished"]
            assert finished == list(range(1, 101))
