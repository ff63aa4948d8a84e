"""The load generator on real servers: it counts what really happened, and says nothing if anything went wrong."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import sys
from typing import Any

import orjson
import redis
from pyramid_race.bench.floor import Client, Floor, Message
from pyramid_race.bench.plan import Plan
from pyramid_race.race.codec import decode_event
from pyramid_race.race.events import Moved
from pyramid_race.store import keys
from websockets.asyncio.server import serve

from tests.support.nodes import SERVER, running_node

LIMIT_S = 60.0


def plan(url: str, **fields: Any) -> Plan:
    chosen: dict[str, Any] = {"rooms": 2, "players": 2, "warm_up_s": 0.2, "window_s": 0.3} | fields
    return Plan(mode=chosen.pop("mode", "closed"), url=url, server_pid=os.getpid(), valkey_pid=None, **chosen)


async def load(what: Plan) -> dict[str, Any]:
    """What the load generator prints when it carries out the plan."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "pyramid_race.bench.load",
        cwd=SERVER, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with asyncio.timeout(LIMIT_S):
        told, _ = await process.communicate(orjson.dumps(dataclasses.asdict(what)))
    return orjson.loads(told)


async def load_floor(floor: Floor, **fields: Any) -> dict[str, Any]:
    async with serve(floor.connection, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        return await load(plan(f"ws://127.0.0.1:{port}/ws", **fields))


async def test_as_many_moves_are_in_the_log_as_were_acked(redis_url: str) -> None:
    async with running_node(redis_url) as node:
        told = await load(plan(node.ws))
    assert 0 < told["moves"] < told["moves_in_all"]
    with redis.Redis.from_url(redis_url) as client:
        rooms = [key for key in client.scan_iter(keys.log("*")) if client.type(key) == b"stream"]
        entries: list[Any] = [entry for room in rooms for entry in client.xrange(room) or ()]
    assert len(rooms) == 2
    assert sum(is_move(fields) for _, fields in entries) == told["moves_in_all"]


def is_move(fields: dict[bytes, bytes]) -> bool:
    return any(isinstance(decode_event(value), Moved) for value in fields.values() if value.startswith(b"["))


async def test_others_see_every_move(redis_url: str) -> None:
    async with running_node(redis_url) as node:
        told = await load(plan(node.ws, mode="open", rate=20.0, players=3, window_s=0.5))
    assert told["seen"]["count"] == 2 * told["ack"]["count"]


async def test_the_floor_shows_every_move(redis_url: str) -> None:
    told = await load_floor(Floor(), mode="open", rate=20.0, players=3, window_s=0.5)
    assert told["seen"]["count"] == 2 * told["ack"]["count"]


async def test_a_refusal_is_a_problem(redis_url: str) -> None:
    async with running_node(redis_url, rate=1, burst=5) as node:
        told = await load(plan(node.ws))
    assert told["problem"].startswith("the server refused: rate_limited")


async def test_a_lost_connection_is_a_problem() -> None:
    class HangsUp(Floor):
        def _move(self, client: Client, move: Message) -> None:
            client.ws.transport.abort()

    told = await load_floor(HangsUp())
    assert told["problem"] == "the connection was lost"


async def test_an_ack_for_another_move_is_a_problem() -> None:
    class Skips(Floor):
        def _move(self, client: Client, move: Message) -> None:
            super()._move(client, move | {"seq": move["seq"] + 1})

    told = await load_floor(Skips())
    assert "an ack for move 2" in told["problem"]


async def test_a_move_without_an_answer_is_a_problem() -> None:
    class Forgets(Floor):
        def _move(self, client: Client, move: Message) -> None:
            if move["seq"] != 3:
                super()._move(client, move)

    told = await load_floor(Forgets(), drain_s=0.5)
    assert told["problem"] == "the server did not answer all within 0.5 s"


async def test_nobody_there_is_a_problem() -> None:
    told = await load(plan("ws://127.0.0.1:9/ws"))
    assert "refused" in told["problem"].lower()


async def test_holds_connections(redis_url: str) -> None:
    async with running_node(redis_url) as node:
        told = await load(plan(node.ws, mode="memory", connections=30))
    assert told["connections"] == 30
    assert told["after_bytes"] >= told["before_bytes"] > 0
