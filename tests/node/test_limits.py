"""Limits of one connection: how fast it may talk, how much it may leave unanswered, how many there are."""

from __future__ import annotations

import asyncio

import pytest
import redis
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import running_node
from tests.support.play import DRAW
from tests.support.races import log_length, race
from tests.support.until import until


def kinds(client: Client) -> list[str]:
    return [message["type"] for message in client.received]


async def test_who_talks_too_fast_is_told_so_and_may_go_on(redis_url: str) -> None:
    async with running_node(redis_url, rate=20, burst=5) as node, Client(node.ws) as ada:
        for number in range(20):
            await ada.send("ping", t=number)
        refusal = await ada.expect("error")
        assert (refusal["code"], "20 commands a second" in refusal["message"]) == ("rate_limited", True)
        assert kinds(ada)[:5] == ["welcome", "pong", "pong", "pong", "pong"]  # hello was the first of the five

        async def served() -> bool:  # at 20 a second the next one is due soon
            before = len(ada.received)
            await ada.send("ping", t=99)
            await until(lambda: len(ada.received) > before)
            return ada.received[-1]["type"] == "pong"

        await until(lambda: len(ada.received) == 21)
        await until(served)


async def test_who_goes_on_regardless_is_closed(redis_url: str) -> None:
    async with running_node(redis_url, rate=0.01, burst=3) as node:
        ada = Client(node.ws)
        await ada.connect()
        for _ in range(203):
            await ada.send("ping", t=1)
        with pytest.raises(ConnectionError):
            await ada.expect("left")
        assert ada.close_code == 1008
        assert kinds(ada) == ["welcome", "pong", "pong"] + ["error"] * 201
        async with Client(node.ws, token=ada.token) as again:  # a fresh start, and the others never noticed
            assert again.player == ada.player


async def test_a_slow_pace_is_never_limited(redis_url: str) -> None:
    async with running_node(redis_url, rate=1000, burst=1) as node, Client(node.ws) as ada:
        for number in range(30):
            await asyncio.sleep(0.002)
            assert (await ada.ask("ping", t=number))["type"] == "pong"


async def test_only_so_many_commands_may_wait_for_their_answer(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = await race(ada)
    length = log_length(redis_url, room)
    with redis.Redis.from_url(redis_url) as store:
        store.execute_command("CLIENT", "PAUSE", 10_000, "WRITE")
        try:
            for seq in range(1, 81):
                await ada.send("move", room=room, race=1, seq=seq, action=DRAW, ref=str(seq))
            refusal = await ada.expect("error", ref="80")
            assert refusal["code"] == "rate_limited"
            assert len([m for m in ada.received if m["type"] == "error"]) == 16
            assert "ack" not in kinds(ada)
        finally:
            store.execute_command("CLIENT", "UNPAUSE")
    await ada.expect("reject", ref="64")  # the stock was empty by then
    assert log_length(redis_url, room) == length + 23
    assert (await ada.move({"do": "recycle"}, seq=24))["type"] == "ack"


async def test_a_full_node_says_so_before_the_handshake(redis_url: str) -> None:
    async with running_node(redis_url, max_connections=1) as node:
        async with Client(node.ws):
            with pytest.raises(InvalidStatus) as refused:
                await connect(node.ws)
            assert refused.value.response.status_code == 503
            assert refused.value.response.headers["Retry-After"] == "2"
        await until(lambda: not node.node._connections)
        async with Client(node.ws):
            pass
