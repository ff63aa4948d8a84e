"""SIGTERM, and a second server on the same data."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.faults.conftest import Server
from tests.support.client import Client
from tests.support.nodes import ServeProcess
from tests.support.racers import Racer, racers_in_a_race


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_stopped_in_a_race_it_sends_everybody_away_cleanly_and_goes_on_later(
    server: Server, data: Path, number: signal.Signals
) -> None:
    racers = await racers_in_a_race(await server.start(), 4, 3)
    playing = [asyncio.create_task(racer.play()) for racer in racers]
    await asyncio.sleep(0.3)
    status, said = await server.end(number)
    await asyncio.gather(*playing)
    assert status == 0
    assert said == "stopping: sending everybody elsewhere …\n"
    assert {racer.client.close_code for racer in racers} == {1012}
    assert not (data / "valkey.pid").exists(), "its Valkey has ended too"
    ws = await server.start()
    rooms = await asyncio.gather(*[racer.come_back(ws) for racer in racers])
    assert all(room["phase"] == "racing" for room in rooms)
    assert min(len(racer.actions) for racer in racers) > 0
    await racers[0].move()
    assert (await server.end())[0] == 0


async def test_who_was_sent_away_and_does_not_come_back_is_shown_as_away(server: Server) -> None:
    ws = await server.start()
    ada, bob = Racer("Ada", 1), Racer("Bob", 2)
    for racer in (ada, bob):
        await racer.connect(ws)
    await ada.client.open()
    await bob.client.join(ada.client.room)
    await server.end()
    await ada.come_back(await server.start())
    # At first he may be on his way; then the node that he was connected to is known to be gone.
    await ada.client.has("event", kind="disconnected", player=bob.client.player, within_s=30)
    room = await ada.client.join(ada.client.room)
    assert {member["name"]: member["connected"] for member in room["members"]} == {"Ada": True, "Bob": False}
    assert (await server.end())[0] == 0


async def test_a_second_server_on_the_same_data_is_refused_in_one_line(server: Server, data: Path) -> None:
    ws = await server.start()
    async with Client(ws) as ada:
        await ada.open()
        second = ServeProcess("--data", str(data), "--no-bots")
        with pytest.raises(RuntimeError) as refusal:
            await second.__aenter__()
        assert second.process.returncode == 1
        said = str(refusal.value).removeprefix("the server did not start: ")
        assert said.count("\n") == 1
        assert said.startswith("pyramid-race: the data folder")
        assert "in use by another server" in said
        assert (await ada.ask("chat", room=ada.room, text="the first one goes on"))["type"] == "event"
    assert (await server.end())[0] == 0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--redis", "redis://127.0.0.1:1"], "no Redis answers at redis://127.0.0.1:1"),
        (["--redis", "unix:///nowhere/valkey.sock"], "no Redis answers at unix:///nowhere/valkey.sock"),
        (["--redis", "redis://127.0.0.1:port"], "needs a host and a valid port"),
        (["--redis", "redis://[::1"], "needs a host and a valid port"),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
    ],
)
async def test_what_it_cannot_do_it_says_in_one_line(data: Path, options: list[str], words: str) -> None:
    process = ServeProcess(*options, "--data", str(data), "--no-bots")
    with pytest.raises(RuntimeError) as refusal:
        await process.__aenter__()
    said = str(refusal.value).removeprefix("the server did not start: ")
    assert said.startswith("pyramid-race: ")
    assert said.count("\n") == 1
    assert words in said
    assert process.process.returncode in (1, 2)


async def test_a_port_that_is_taken_is_named_and_its_valkey_is_not_left_running(
    server: Server, data: Path, tmp_path: Path
) -> None:
    await server.start()
    other = ServeProcess("--data", str(tmp_path / "other"), "--port", str(server.port), "--no-bots")
    with pytest.raises(RuntimeError, match=f"cannot listen on 127.0.0.1:{server.port}"):
        await other.__aenter__()
    assert other.process.returncode == 1
    assert not (tmp_path / "other" / "valkey.pid").exists()
    assert (await server.end())[0] == 0
