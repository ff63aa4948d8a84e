"""`kill -9` of the server: whatever was acknowledged is there, and nothing by halves."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.faults.conftest import Server
from tests.support.http import get
from tests.support.racers import LOST, Racer, racers_in_a_race
from tests.support.until import until

ROUNDS = 5


def lasting(room: dict[str, Any]) -> dict[str, Any]:
    """The part of a snapshot that the kill must not change."""
    members = [{key: member[key] for key in ("player", "name", "role", "ready")} for member in room["members"]]
    names = ("room", "host", "settings", "race", "starts_at", "ends_at", "deal", "chat")
    kept = {name: room[name] for name in names if name in room and name != "deal"}
    deal = {key: value for key, value in room.get("deal", {}).items() if key != "board"}
    return kept | {"members": members, "deal": deal}


async def say(racer: Racer, said: list[str]) -> None:
    """Chat, one line after the other; `said` are those that were confirmed."""
    try:
        while True:
            line = f"line {len(said)}"
            await racer.client.ask("chat", room=racer.client.room, text=line)
            said.append(line)
            await asyncio.sleep(0.01)
    except LOST:
        return


async def test_no_acknowledged_move_is_lost_and_none_counts_twice(server: Server) -> None:
    dice = random.Random(1)
    racers = await racers_in_a_race(await server.start(), 4, 1, rules="N", name="Kill me")
    before = lasting(await racers[0].client.join(racers[0].client.room))
    for _ in range(ROUNDS):
        playing = [asyncio.create_task(racer.play()) for racer in racers]
        await asyncio.sleep(dice.uniform(0.02, 0.5))
        await server.kill()
        await asyncio.gather(*playing)
        ws = await server.start()
        rooms = await asyncio.gather(*[racer.come_back(ws) for racer in racers])
        assert all(lasting(room) == before for room in rooms)
    moves = await replay(server, racers)
    for racer in racers:
        own = [move for move in moves if move["player"] == racer.client.player]
        assert [move["seq"] for move in own] == list(range(1, len(racer.actions) + 1))
        assert [move["action"] for move in own] == racer.actions
    assert len(moves) > 20 * ROUNDS, "the kills must hit a race in full swing"
    assert (await server.end())[0] == 0


async def replay(server: Server, racers: list[Racer]) -> list[dict[str, Any]]:
    """Ends the race; all its moves from the log."""
    room = racers[0].client.room
    for racer in racers:
        await racer.client.send("forfeit", room=room, race=1)
    await racers[0].client.expect("result")
    return (await get(server.port, f"/api/races/{room}/1")).json["moves"]


async def test_chat_host_settings_and_tokens_outlive_the_server(server: Server) -> None:
    ws = await server.start()
    ada, bob = Racer("Ada", 1), Racer("Bob", 2)
    for racer in (ada, bob):
        await racer.connect(ws)
    await ada.client.open(name="Ours", password="secret", capacity=7, start="all_ready", time_limit_s=321)
    await bob.client.join(ada.client.room, password="secret")
    await bob.client.ask("ready", room=bob.client.room, ready=True)
    before = lasting(await ada.client.join(ada.client.room))
    assert [member["ready"] for member in before["members"]] == [False, True]
    said: list[str] = []
    saying = asyncio.create_task(say(bob, said))
    await until(lambda: len(said) >= 10)
    await server.kill()
    await saying
    ws = await server.start()
    after = lasting(await ada.come_back(ws))
    texts = [line["text"] for line in after.pop("chat")]
    assert texts in (said[-50:], [*said, f"line {len(said)}"][-50:]), "the last line may have had no answer"
    before.pop("chat")
    assert after == before
    assert (await bob.come_back(ws))["type"] == "room", "a member needs no password"
    assert (await server.end())[0] == 0


async def test_a_countdown_goes_on_by_its_stored_time(server: Server) -> None:
    """Killed in the countdown and back before GO: GO comes when it was to come, and nobody sees a card before."""
    ws = await server.start()
    # The first is long enough for most; a busy machine may need longer to bring the server back.
    for countdown_s in (4, 20, 60):
        racers, countdown, rooms = await killed_in_a_countdown(server, ws, countdown_s)
        assert all("deal" not in room or room["now"] >= countdown["starts_at"] for room in rooms)
        if not any("deal" in room for room in rooms):
            break
    for room in rooms:
        assert room["phase"] == "countdown"
        assert (room["starts_at"], room["ends_at"]) == (countdown["starts_at"], countdown["ends_at"])
    for racer in racers:
        deal = await racer.client.expect("deal", within_s=countdown_s + 10)
        assert deal["starts_at"] == countdown["starts_at"]
        assert (await racer.client.ask("ping", t=1))["now"] >= deal["starts_at"]
        racer.deal(deal["code"])
        await racer.move()
    assert (await server.end())[0] == 0


async def killed_in_a_countdown(
    server: Server, ws: str, countdown_s: int
) -> tuple[list[Racer], dict[str, Any], list[dict[str, Any]]]:
    """Two who are back, the countdown as they were told it, and the room as each of them has found it since."""
    ada, bob = Racer("Ada", 1), Racer("Bob", 2)
    for racer in (ada, bob):
        await racer.connect(ws)
    await ada.client.open(countdown_s=countdown_s)
    await bob.client.join(ada.client.room)
    countdown = await ada.client.ask("start", room=ada.client.room)
    await server.kill()
    ws = await server.start()
    rooms: list[dict[str, Any]] = []
    for racer in (ada, bob):
        await racer.connect(ws)
        rooms.append(await racer.client.join(ada.client.room))
    return [ada, bob], countdown, rooms


async def test_a_race_ends_at_its_stored_time_even_if_that_passed_without_a_server(server: Server) -> None:
    racers = await racers_in_a_race(await server.start(), 2, 1, time_limit_s=10)
    room = await racers[0].client.join(racers[0].client.room)
    playing = [asyncio.create_task(racer.play()) for racer in racers]
    await asyncio.sleep(1)
    await server.kill()
    await asyncio.gather(*playing)
    left = room["ends_at"] - room["now"] - 1000
    await asyncio.sleep(left / 1000 + 0.2)
    ws = await server.start()
    # Nobody is there yet: the race ends all the same.
    await until(lambda: is_over(server, room["room"]))
    after = await racers[0].rejoin(ws)
    assert after["phase"] == "finished"
    assert after["result"]["ended_at"] == room["ends_at"]
    assert {row["status"] for row in after["result"]["standings"]} == {"timeout"}
    assert (await server.end())[0] == 0


async def is_over(server: Server, room: str) -> bool:
    return (await get(server.port, f"/api/races/{room}/1")).status == 200
