"""Being forgotten: the name is gone from rooms, results, replays, the list and the store; what was played stays."""

from __future__ import annotations

import json
from typing import Any

from pyramid_race.game.board import action_text
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.race.driver import EASY, LINE
from tests.support.client import Client
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY_WIN
from tests.support.races import clear, open_room, play, race
from tests.support.stored import everything
from tests.support.until import until

NAME = "Rumpelstilzchen"


async def test_nothing_is_left_of_a_name(
    redis_url: str, node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    bob, ada = await meet("Bob"), await meet(NAME, at=other_node)
    room = await race(bob, ada)
    await clear(ada)
    await play(bob, [DRAW])
    await ada.ask("chat", room=room, text=f"It is {NAME} who says so")
    await bob.ask("forfeit", room=room, race=1)
    assert (await bob.expect("result"))["standings"][0]["name"] == NAME
    for at in (node, other_node):
        assert NAME in (await get(at.port, f"/api/races/{room}/1")).text
    left = await open_room(ada, visibility="public")
    await ada.ask("leave", room=left)
    another_tab = await meet(token=ada.token)
    async with Redis.from_url(redis_url) as redis:
        assert NAME.encode() in await everything(redis)

        for typed in ("", "Rumpel", "\u200b"):
            assert (await ada.ask("forget_me", confirm=typed))["code"] == "bad_name"
        assert (await ada.ask("forget_me", confirm=f" {NAME} "))["type"] == "forgotten"

        # The list of rooms is written once a second.
        async def nothing_left() -> bool:
            return NAME.encode() not in await everything(redis)

        await until(nothing_left)
        assert keys.player(ada.player).encode() not in await everything(redis)
    shown = await bob.expect("room")
    assert NAME not in json.dumps(shown)
    assert [row["name"] for row in shown["result"]["standings"]] == ["", "Bob"]
    assert shown["chat"] == []
    await bob.expect("event", kind="left", player=ada.player)
    for at in (node, other_node):
        replay = await get(at.port, f"/api/races/{room}/1")
        assert NAME not in replay.text
        assert [row["place"] for row in replay.json["result"]["standings"]] == [1, 2]
        assert NAME not in (await get(at.port, "/api/rooms")).text
    # Nobody comes back by the token, by a connection that was open, or into a room.
    await ada.ws.wait_closed()
    assert ada.ws.close_code == 4003
    assert (await another_tab.ask("open_room"))["code"] == "unauthorized"
    won = {"code": str(EASY), "line": [action_text(action) for action in LINE], "time_ms": 60_000}
    kept: list[tuple[str, dict[str, Any]]] = [("practice", won), ("device_code", {}), ("daily_start", {})]
    for kind, fields in kept:
        assert (await another_tab.ask(kind, **fields))["code"] == "unauthorized"
    async with Redis.from_url(redis_url) as redis:
        assert ada.player.encode() not in b" ".join([key async for key in redis.scan_iter()]), "nothing is kept"
    stranger = Client(node.ws)
    await stranger.connect(hello=False)
    assert (await stranger.ask("hello", token=ada.token))["code"] == "unauthorized"
    await stranger.close()
    again = await meet(NAME)
    assert again.player != ada.player, "the name is free"
    assert (await again.join(room))["type"] == "room"


async def test_who_is_forgotten_during_a_race_gives_it_up(
    node: RunningNode, other_node: RunningNode, meet: Meet
) -> None:
    ada, bob = await meet(NAME), await meet("Bob", at=other_node)
    eye = await meet("Eye")
    room = await race(ada, bob, spectator_delay_s=600)
    assert NAME in json.dumps(await eye.join(room, "spectator"))
    await play(ada, EASY_WIN[:2])
    await ada.ask("forget_me", confirm=NAME)
    assert (await bob.expect("event", kind="host"))["player"] == bob.player
    await clear(bob)
    standings = (await bob.has("result"))["standings"]
    assert [(row["name"], row["status"]) for row in standings] == [("Bob", "cleared"), ("", "forfeited")]
    # The spectators, who are behind, have not seen the end yet; the name they don't see any more either.
    shown = await eye.join(room, "spectator")
    assert NAME not in json.dumps(shown)
    assert shown["phase"] != "finished"
