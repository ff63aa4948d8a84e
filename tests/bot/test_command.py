"""`pyramid-race bot` as people use it, with a real server."""

from __future__ import annotations

import asyncio
import json
import signal

import pytest

from tests.bot.conftest import StartBots
from tests.support.client import Client
from tests.support.nodes import ServeProcess
from tests.support.play import EASY


async def test_bots_come_play_and_leave_with_the_room(
    server: ServeProcess, host: Client, start_bots: StartBots
) -> None:
    await host.open("spectator", deal=EASY, countdown_s=0)
    bots = await start_bots("--url", server.ws, "--room", host.room.lower(), "--count", "3", "--pace", "0.2")
    for _ in range(3):
        await host.expect("event", kind="ready", ready=True)
    await host.send("start", room=host.room)
    await host.expect("result", race=1)
    await host.send("leave", room=host.room)
    status, told = await bots.end()
    assert status == 0
    assert told.count("the room is closed") == 3


async def test_bots_leave_on_a_signal(server: ServeProcess, host: Client, start_bots: StartBots) -> None:
    await host.open("player")
    bots = await start_bots("--url", server.ws, "--room", host.room, "--count", "2")
    for _ in range(2):
        await host.expect("event", kind="ready", ready=True)
    bots.process.send_signal(signal.SIGINT)
    for _ in range(2):
        await host.expect("event", kind="left")
    status, told = await bots.end()
    assert status == 0
    assert "Traceback" not in told


async def test_a_bot_watches_a_race_under_way_and_plays_in_the_next(
    server: ServeProcess, host: Client, start_bots: StartBots
) -> None:
    await host.open("player", deal=EASY, countdown_s=0)
    await host.send("start", room=host.room)
    await host.expect("deal")
    await start_bots("--url", server.ws, "--room", host.room, "--pace", "0.2")
    joined = await host.expect("event", kind="joined")
    assert joined["role"] == "spectator"
    await host.send("forfeit", room=host.room, race=1)
    await host.expect("result", race=1)
    await host.send("rematch", room=host.room)
    joined = await host.expect("event", kind="joined", player=joined["player"])
    assert joined["role"] == "player", "it is given the seat that it waits for"
    await host.expect("event", kind="ready", player=joined["player"], ready=True)


async def test_orders_on_standard_input(server: ServeProcess, host: Client, start_bots: StartBots) -> None:
    await host.open("player")
    bots = await start_bots("--url", server.ws, "--orders", "-")
    stdin = bots.process.stdin
    assert stdin is not None
    stdin.write(b"nonsense\n" + b'{"room":"%b","pace":99}\n' % host.room.encode())
    stdin.write(b'{"room":"NOSUCH","pace":1.0,"invite":"x"}\n')
    for _ in range(2):
        stdin.write(json.dumps({"room": host.room, "pace": 1.0, "invite": "x"}).encode() + b"\n")
    stdin.write_eof()
    names = {(await host.expect("event", kind="joined"))["name"] for _ in range(2)}
    assert len(names) == 2
    await host.send("leave", room=host.room)
    status, told = await bots.end()
    assert status == 0
    assert told.count("an order that makes no sense") == 2
    assert "there is no room NOSUCH" in told
    assert "Traceback" not in told


async def test_says_in_one_line_why_no_bot_can_play(server: ServeProcess, host: Client, start_bots: StartBots) -> None:
    await host.open("player", capacity=1, password="sesame")

    async def refusal(*options: str, status: int) -> str:
        bots = await start_bots(*options)
        ended, told = await bots.end()
        assert ended == status, told
        assert "Traceback" not in told
        return told.strip().splitlines()[-1]

    nobody, http = "ws://127.0.0.1:9/ws", server.ws.replace("ws://", "http://")
    elsewhere = server.ws.removesuffix("/ws") + "/healthz"
    lines = await asyncio.gather(
        refusal("--url", server.ws, "--room", "NOSUCH", status=2),
        refusal("--url", server.ws, "--room", host.room, status=2),
        refusal("--url", server.ws, "--room", host.room, "--password", "sesame", status=1),
        refusal("--url", nobody, "--room", host.room, status=1),
        refusal("--url", http, "--room", host.room, status=2),
        refusal("--url", elsewhere, "--room", host.room, status=1),
    )
    assert all(line.startswith("pyramid-race: ") for line in lines)
    assert "there is no room NOSUCH" in lines[0]
    assert "password" in lines[1]
    assert "seats" in lines[2]
    assert nobody in lines[3]
    assert "is the address of a socket" in lines[4]
    assert "status 200" in lines[5]


@pytest.mark.parametrize(
    "options",
    [
        ("--count", "0", "--room", "ABCDEF"),
        ("--pace", "0.1", "--room", "ABCDEF"),
        ("--pace", "nan", "--room", "ABCDEF"),
        ("--strength", "godlike", "--room", "ABCDEF"),
        (),
        ("--orders", "file"),
        ("--orders", "-", "--room", "ABCDEF"),
    ],
)
async def test_refuses_options_that_make_no_sense(options: tuple[str, ...], start_bots: StartBots) -> None:
    status, told = await (await start_bots(*options)).end()
    assert status == 2
    assert told.startswith("pyramid-race: ")
    assert len(told.splitlines()) == 1
