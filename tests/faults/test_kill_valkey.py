"""The server's own Valkey dies, or hangs, in the middle of a race: players notice a pause and nothing else."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.faults.conftest import Server
from tests.support.http import get
from tests.support.racers import Racer, racers_in_a_race
from tests.support.until import until


def valkey_pid(data: Path) -> int:
    return int((data / "valkey.pid").read_text())


async def is_ready(server: Server) -> bool:
    return (await get(server.port, "/readyz")).status == 200


async def is_unready(server: Server) -> bool:
    return (await get(server.port, "/readyz")).status == 503


async def finish(racers: list[Racer], playing: list[asyncio.Task[None]]) -> None:
    """Lets everybody make the last move."""
    for racer in racers:
        racer.goes_on = False
    async with asyncio.timeout(15):
        await asyncio.gather(*playing)


async def end_race(racers: list[Racer]) -> None:
    for racer in racers:
        await racer.client.send("forfeit", room=racer.client.room, race=1)
    await racers[0].client.expect("result")


async def all_is_in_the_log(server: Server, racers: list[Racer]) -> None:
    await end_race(racers)
    room = racers[0].client.room
    moves = (await get(server.port, f"/api/races/{room}/1")).json["moves"]
    for racer in racers:
        own = [move["action"] for move in moves if move["player"] == racer.client.player]
        assert own == racer.actions


async def test_killed_again_and_again_it_loses_no_move_and_no_connection(server: Server, data: Path) -> None:
    dice = random.Random(7)
    racers = await racers_in_a_race(await server.start(), 4, 7)
    playing = [asyncio.create_task(racer.play()) for racer in racers]
    pids: set[int] = set()
    for _ in range(3):
        await asyncio.sleep(dice.uniform(0.05, 0.4))
        pid = valkey_pid(data)
        pids.add(pid)
        os.kill(pid, signal.SIGKILL)
        reached = sum(len(racer.actions) for racer in racers)
        await until(lambda pid=pid, reached=reached: has_gone_on(data, pid, racers, reached))
    assert len(pids) == 3
    await finish(racers, playing)
    assert {racer.client.close_code for racer in racers} == {None}
    await all_is_in_the_log(server, racers)
    status, said = await server.end()
    assert status == 0
    assert "Traceback" not in said


def has_gone_on(data: Path, dead: int, racers: list[Racer], reached: int) -> bool:
    """Whether there is a new Valkey and moves are acknowledged by it."""
    file = data / "valkey.pid"
    renewed = file.exists() and file.read_text().strip() not in ("", str(dead))
    return renewed and sum(len(racer.actions) for racer in racers) > reached + 8


async def test_while_it_hangs_the_server_is_unready_and_then_goes_on(server: Server, data: Path) -> None:
    racers = await racers_in_a_race(await server.start(), 2, 8)
    assert await is_ready(server)
    os.kill(valkey_pid(data), signal.SIGSTOP)
    playing = [asyncio.create_task(racer.play()) for racer in racers]
    await until(lambda: is_unready(server))
    assert (await get(server.port, "/healthz")).status == 200
    assert not any(racer.actions for racer in racers)
    os.kill(valkey_pid(data), signal.SIGKILL)
    await until(lambda: is_ready(server))
    await until(lambda: all(len(racer.actions) >= 10 for racer in racers))
    await finish(racers, playing)
    await all_is_in_the_log(server, racers)
    assert (await server.end())[0] == 0
