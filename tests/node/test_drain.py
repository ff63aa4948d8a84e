"""A clean stop: not ready first, everybody sent elsewhere, everything that was taken written."""

from __future__ import annotations

import asyncio
import re
import signal
from contextlib import AsyncExitStack

import pytest
from pyramid_race.race.events import Disconnected, Moved
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import ServeProcess, running_node
from tests.support.play import DRAW
from tests.support.races import logged, race, send_moves
from tests.support.until import until


async def test_connections_are_sent_elsewhere_in_batches_while_nobody_new_comes(redis_url: str) -> None:
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(running_node(redis_url, drain_s=2.0))
        clients = [await stack.enter_async_context(Client(node.ws, f"Player {n}")) for n in range(20)]
        assert (await get(node.port, "/readyz")).status == 200
        stopping = asyncio.create_task(node.stop())
        await until(lambda: any(client.close_code for client in clients))
        assert not all(client.close_code for client in clients)
        reply = await get(node.port, "/readyz")
        assert (reply.status, reply.text) == (503, "shutting down\n")
        assert (await get(node.port, "/healthz")).status == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(node.ws)
        assert refused.value.response.status_code == 503
        await stopping
        assert {client.close_code for client in clients} == {1012}
        for client in clients:
            advice = re.fullmatch(r"retry_ms=(\d+)", client.ws.close_reason or "")
            assert advice is not None
            assert 100 <= int(advice[1]) <= 2000
        assert len({client.ws.close_reason for client in clients}) > 1
        with pytest.raises(OSError, match="Connect call failed"):
            await get(node.port, "/healthz")


async def test_what_was_taken_is_in_the_log(redis_url: str) -> None:
    async with running_node(redis_url) as node, Client(node.ws, "Ada") as ada, Client(node.ws, "Bob") as bob:
        room = await race(ada, bob)
        await send_moves(ada, [DRAW] * 20)
        await ada.expect("ack", seq=1)
        await node.stop()
        events = logged(redis_url, room)
        acked = [m["seq"] for m in ada.received if m["type"] == "ack"]
        moved = [event.seq for event in events if isinstance(event, Moved)]
        assert moved == list(range(1, len(moved) + 1))
        assert acked == moved[: len(acked)]
        assert not any(isinstance(event, Disconnected) for event in events), "sent away is not gone"
    async with running_node(redis_url) as fresh, Client(fresh.ws, token=ada.token) as again:
        state = await again.join(room)
        assert (state["phase"], state["seq"], state["board"]["moves"]) == ("racing", len(moved), len(moved))
        assert len(state["members"]) == 2


async def test_nobody_forfeits_by_being_sent_away(redis_url: str) -> None:
    async with running_node(redis_url) as node, Client(node.ws, "Ada") as ada, Client(node.ws, "Bob") as bob:
        room = await race(ada, bob, disconnect_grace_s=0)
        await node.stop()
    async with running_node(redis_url) as fresh, Client(fresh.ws, token=ada.token) as again:
        assert (await again.join(room))["phase"] == "racing"
        assert (await again.move(DRAW))["type"] == "ack"
        async with Client(fresh.ws, token=bob.token) as bob:
            assert (await bob.join(room))["board"]["status"] == "playing"
            assert (await bob.move(DRAW))["type"] == "ack"


async def test_a_node_without_anybody_stops_at_once(redis_url: str) -> None:
    async with asyncio.timeout(5), running_node(redis_url, drain_s=600.0) as node:
        await node.stop()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_stops_the_server_cleanly(redis_url: str, number: signal.Signals) -> None:
    async with ServeProcess("--redis", redis_url, "--no-bots") as server:
        async with Client(server.ws, "Ada") as ada, Client(server.ws, "Bob") as bob:
            room = await race(ada, bob)
            await send_moves(ada, [DRAW] * 5)
            await ada.expect("ack", seq=5)
            said = await server.end(number)
            with pytest.raises(ConnectionError):
                await ada.expect("pong")
            assert (ada.close_code, bob.close_code) == (1012, 1012)
        assert server.process.returncode == 0
        assert "Traceback" not in said
        assert said.splitlines()[0] == "stopping: sending everybody elsewhere …"
    assert sum(isinstance(event, Moved) for event in logged(redis_url, room)) == 5
