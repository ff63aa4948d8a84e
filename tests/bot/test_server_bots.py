"""Bots that a host adds: in a real server, in the process that it starts for them."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from pyramid_race.game.board import start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.table import Table

from tests.support.client import Client, Message
from tests.support.nodes import ServeProcess
from tests.support.play import EASY


async def race_end(host: Client) -> Message:
    """The result of a race that may take longer than one waits for an answer."""
    async with asyncio.timeout(60):
        while not (results := [message for message in host.received if message["type"] == "result"]):
            await host.expect("progress")
    return results[0]


async def test_bots_join_get_ready_race_and_stay_for_the_rematch(host: Client) -> None:
    await host.open("spectator", deal=EASY, countdown_s=0, password="sesame")
    for _ in range(2):
        answer = await host.ask("add_bot", room=host.room, pace=0.2)
        assert answer["type"] == "bot_added"
    joined = [await host.expect("event", kind="joined") for _ in range(2)]
    assert all(event["bot"] and event["role"] == "player" for event in joined)
    assert len({event["name"] for event in joined}) == 2
    for event in joined:
        assert event["name"].startswith("Bot ")
    bots = {event["player"] for event in joined}
    everybody_ready = {message["player"] for message in host.received if message.get("kind") == "ready"}
    while everybody_ready != bots:
        everybody_ready.add((await host.expect("event", kind="ready", ready=True))["player"])

    await host.send("start", room=host.room)
    result = await host.expect("result", race=1)
    assert [row["status"] for row in result["standings"]] == ["cleared", "cleared"]
    assert all(row["bot"] and row["moves"] == 16 for row in result["standings"])

    await host.send("rematch", room=host.room)
    again = {(await host.expect("event", kind="ready", ready=True))["player"] for _ in range(2)}
    assert again == bots


async def test_a_perfect_bot_wins_in_the_fewest_moves_and_shows_its_strength(host: Client) -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    # Before the race, so that the machine code is there: compiling it takes longer than a bot waits for its line.
    par = shortest(table, start(table)).fewest_moves
    await host.open("spectator", deal="PY1-N-AAAAAAS", countdown_s=0)
    await host.ask("add_bot", room=host.room, pace=0.2, strength="perfect")
    joined = await host.expect("event", kind="joined")
    assert joined["name"].endswith(" (perfect)")
    await host.expect("event", kind="ready", ready=True)
    await host.send("start", room=host.room)
    (row,) = (await race_end(host))["standings"]
    assert (row["status"], row["moves"]) == ("cleared", par)


async def test_a_perfect_bot_finishes_a_race_whose_code_is_sealed(host: Client) -> None:
    await host.open("spectator", deal=EASY, countdown_s=0, reveal_code="finish")
    await host.ask("add_bot", room=host.room, pace=0.2, strength="perfect")
    await host.expect("event", kind="ready", ready=True)
    await host.send("start", room=host.room)
    assert (await host.expect("result"))["standings"][0]["status"] == "cleared"


async def test_weaker_bots_come_to_an_end_as_well(host: Client) -> None:
    await host.open("spectator", deal=EASY, countdown_s=0, rules={"preset": "L", "recycles": 0}, end="all")
    for strength in ("random", "greedy"):
        await host.ask("add_bot", room=host.room, pace=0.2, strength=strength)
        assert (await host.expect("event", kind="joined"))["name"].endswith(f" ({strength})")
        await host.expect("event", kind="ready", ready=True)
    await host.send("start", room=host.room)
    result = await race_end(host)
    assert {row["status"] for row in result["standings"]} <= {"cleared", "forfeited"}


async def test_a_kicked_bot_is_gone_and_its_place_is_free_for_another(host: Client) -> None:
    await host.open("player", capacity=2)
    await host.ask("add_bot", room=host.room)
    bot = (await host.expect("event", kind="ready"))["player"]
    await host.send("kick", room=host.room, player=bot)
    await host.expect("event", kind="kicked", player=bot)
    assert (await host.ask("add_bot", room=host.room))["type"] == "bot_added"
    other = await host.expect("event", kind="ready")
    assert other["player"] != bot
    room = await host.join(host.room)
    assert [member["player"] for member in room["members"]] == [host.player, other["player"]]


async def test_everybody_ready_begins_a_race_with_a_bot(host: Client) -> None:
    await host.open("player", start="all_ready", countdown_s=0, deal=EASY)
    await host.send("ready", room=host.room, ready=True)
    await host.expect("event", kind="ready")
    await host.ask("add_bot", room=host.room, pace=0.2)
    await host.expect("deal", race=1)
    progress = await host.expect("progress")
    assert host.player not in progress["players"]


async def test_a_bot_gets_ready_again_for_new_terms(host: Client) -> None:
    await host.open(deal=EASY, countdown_s=0)
    await host.ask("add_bot", room=host.room, pace=0.3)
    await host.expect("event", kind="ready", ready=True)
    await host.ask("configure", room=host.room, settings={"start": "all_ready"})
    assert (await host.expect("event", kind="ready"))["ready"] is False
    await host.expect("event", kind="ready", ready=True)
    await host.send("ready", room=host.room, ready=True)
    await host.expect("deal", race=1)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
async def test_bots_go_on_with_the_race_after_the_server_has_ended(end: signal.Signals, tmp_path: Path) -> None:
    """Their process outlives the server that started it, killed or stopped."""
    data = str(tmp_path / "data")
    async with ServeProcess("--data", data) as server:
        async with Client(server.ws, "Host") as host:
            await host.open("spectator", deal=EASY, countdown_s=0)
            for _ in range(2):
                await host.ask("add_bot", room=host.room, pace=0.2)
            for _ in range(2):
                await host.expect("event", kind="ready", ready=True)
            await host.send("start", room=host.room)
            await host.expect("progress", lambda message: any(p["removed"] for p in message["players"].values()))
            server.process.send_signal(end)
            with pytest.raises(ConnectionError):
                await host.expect("result")
            await server.process.wait()
        async with (
            ServeProcess("--data", data, PYRAMID_RACE_PORT=str(server.port)) as again,
            Client(again.ws, token=host.token) as back,
        ):
            room = await back.join(host.room, "spectator")
            assert any(progress["removed"] for progress in room["progress"]["players"].values())
            result = await back.expect("result", race=1) if room["phase"] == "racing" else room["result"]
            assert [(row["status"], row["moves"]) for row in result["standings"]] == [("cleared", 16)] * 2
            await back.send("leave", room=host.room)
            await back.expect("left")
