"""Two finishes at the same moment: the log's order gives the places, the same for all and after a restart."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from pyramid_race.race.events import Moved

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.play import EASY_WIN
from tests.support.races import logged, play, race
from tests.support.results import without_par


async def finish_together(*racers: Client) -> None:
    """Everything but the last move one after the other, then all last moves at once."""
    for racer in racers:
        await play(racer, EASY_WIN[:-1])
    await asyncio.gather(
        *(racer.send("move", room=racer.room, race=1, seq=16, action=EASY_WIN[-1]) for racer in racers)
    )


def order_in_the_log(redis_url: str, room: str) -> list[str]:
    return [event.player for event in logged(redis_url, room) if isinstance(event, Moved) and event.seq == 16]


async def check(redis_url: str, room: str, everybody: list[Client], racers: list[Client]) -> dict[str, Any]:
    """All were told the same, as the log has it."""
    result = await everybody[0].has("result")
    order = order_in_the_log(redis_url, room)
    assert [row["player"] for row in result["standings"]] == order
    assert [row["place"] for row in result["standings"]] == list(range(1, len(racers) + 1))
    for client in everybody:
        assert without_par(await client.has("result")) == without_par(result)
        told = [(m["player"], m["place"]) for m in client.received if m["type"] == "finished"]
        assert told == [(player, place) for place, player in enumerate(order, 1)]
    for racer in racers:
        assert (await racer.has("ack", seq=16))["board"]["status"] == "cleared"
    return result


@pytest.mark.parametrize("turn", range(3))
async def test_on_one_node(redis_url: str, meet: Meet, turn: int) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve])
    racers = [ada, bob] if turn % 2 else [bob, ada]
    await finish_together(*racers)
    await check(redis_url, room, [ada, bob, eve], racers)


@pytest.mark.parametrize("turn", range(4))
async def test_on_two_nodes_and_after_a_restart(
    redis_url: str, node: RunningNode, other_node: RunningNode, meet: Meet, turn: int
) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob", at=other_node), await meet("Eve", at=other_node)
    cyd = await meet("Cyd", at=node)
    room = await race(ada, bob, cyd, spectators=[eve])
    racers = [ada, bob, cyd] if turn % 2 else [cyd, bob, ada]
    await finish_together(*racers)
    result = await check(redis_url, room, [ada, bob, cyd, eve], racers)
    for at in (node, other_node):
        assert without_par((await get(at.port, f"/api/races/{room}/1")).json["result"]) == without_par(result)
        await at.stop()
    # A fresh node knows nothing but the log.
    async with AsyncExitStack() as stack:
        fresh = await stack.enter_async_context(running_node(redis_url))
        again = await stack.enter_async_context(Client(fresh.ws, token=ada.token))
        state = await again.join(room)
        assert state["phase"] == "finished"
        replayed = (await get(fresh.port, f"/api/races/{room}/1")).json["result"]
        assert without_par(state["result"]) == without_par(replayed) == without_par(result)


async def test_where_the_first_ends_the_race_there_is_one_winner(
    redis_url: str, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await race(ada, bob, end="first")
    await finish_together(ada, bob)
    results = [await client.has("result") for client in (ada, bob)]
    assert without_par(results[0]) == without_par(results[1])
    winner, loser = results[0]["standings"]
    assert (winner["place"], winner["status"], loser["place"]) == (1, "cleared", 2)
    assert (loser["status"], loser["removed"]) == ("playing", 27)
    assert order_in_the_log(redis_url, room) == [winner["player"]]
    late = next(client for client in (ada, bob) if client.player == loser["player"])
    assert (await late.has("reject"))["code"] == "race_over"
    assert [m["player"] for m in late.received if m["type"] == "finished"] == [winner["player"]]
