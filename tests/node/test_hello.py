"""Who one is: hello, tokens, names; and what is answered before that."""

from __future__ import annotations

import json
from typing import Any

from pyramid_race.protocol.messages import MESSAGES

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.nodes import RunningNode
from tests.support.races import race


async def test_a_new_player_gets_an_identity_and_a_token(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    welcome = ada.received[0]
    assert welcome.keys() == {"type", "player", "name", "token", "now"}
    assert welcome["name"] == "Ada"
    bob = await meet("Ada")
    assert bob.player != ada.player
    assert bob.token != ada.token


async def test_the_token_is_the_identity_on_any_node(node: RunningNode, other_node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    again = await meet(at=other_node, token=ada.token)
    assert again.player == ada.player
    assert again.received[0]["name"] == "Ada"
    assert "token" not in again.received[0]


async def test_without_a_name_one_gets_a_name(node: RunningNode) -> None:
    client = Client(node.ws)
    await client.connect(hello=False)
    welcome = await client.ask("hello")
    assert welcome["name"].startswith("Guest ")
    await client.close()


async def test_a_known_token_with_a_name_renames(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    answer = await ada.ask("hello", token=ada.token, name="  Ada\u0301   Lovelace ")
    assert (answer["type"], answer["name"], answer["player"]) == ("welcome", "Ad\u00e1 Lovelace", ada.player)
    assert (await meet(token=ada.token)).received[0]["name"] == "Ad\u00e1 Lovelace"
    room = await ada.open()
    assert room["members"][0]["name"] == "Ad\u00e1 Lovelace"


async def test_the_new_name_shows_in_a_room_that_one_returns_to(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    await ada.open()
    await bob.join(ada.room)
    await bob.ask("ready", room=ada.room, ready=True)
    await bob.ask("hello", token=bob.token, name="Robert")
    room = await bob.join(ada.room)
    assert [(member["name"], member["ready"]) for member in room["members"]] == [("Ada", False), ("Robert", True)]
    assert (await ada.expect("event", kind="joined", name="Robert"))["player"] == bob.player


async def test_while_a_race_runs_a_new_name_tells_the_racers_nothing(meet: Meet) -> None:
    ada, bob, eve = await meet("Ada"), await meet("Bob"), await meet("Eve")
    room = await race(ada, bob, spectators=[eve])
    for client, role in ((bob, "player"), (eve, "spectator")):
        await client.ask("hello", token=client.token, name="next is KD")
        await client.join(room, role)
    for client in (ada, bob):
        await client.ask("forfeit", room=room, race=1)
    assert [row["name"] for row in (await ada.expect("result"))["standings"]] == ["Ada", "Bob"]
    assert "next is KD" not in json.dumps(ada.received)
    await eve.join(room, "spectator")
    assert (await ada.expect("event", kind="joined", name="next is KD"))["player"] == eve.player


async def test_a_bot_is_marked_as_one(node: RunningNode) -> None:
    async with Client(node.ws, "Robot", bot=True) as robot:
        room = await robot.open()
        assert room["members"][0]["bot"] is True
        assert (await robot.ask("chat", room=robot.room, text="beep"))["bot"] is True
        assert (await robot.ask("say", room=robot.room, phrase="hello"))["bot"] is True
        assert (await robot.join(robot.room))["chat"][0]["bot"] is True


async def test_a_guest_is_called_one_in_his_language(node: RunningNode) -> None:
    client = Client(node.ws)
    await client.connect(hello=False)
    assert (await client.ask("hello", locale="fr-FR"))["name"].startswith("Invité ")
    await client.close()


async def test_nobody_is_called_like_a_bot_or_a_moderator(node: RunningNode, meet: Meet) -> None:
    ada = await meet("Ada")
    for name in ("Bot Ada", "Moderator"):
        refusal = await ada.ask("hello", token=ada.token, name=name)
        assert (refusal["type"], refusal["code"]) == ("error", "bad_name")
        new = Client(node.ws)
        await new.connect(hello=False)
        assert (await new.ask("hello", name=name))["code"] == "bad_name"
        await new.close()
    async with Client(node.ws, "Bot Ada", bot=True) as bot:
        assert (await bot.open())["members"][0]["bot"] is True
        assert (await bot.ask("hello", token=bot.token, name="Bot Leo"))["name"] == "Bot Leo"


async def test_a_name_has_24_characters_as_a_reader_counts_them(node: RunningNode, meet: Meet) -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    ada = await meet(family * 24)
    assert ada.received[0]["name"] == family * 24
    assert (await ada.open())["members"][0]["name"] == family * 24
    refusal = await ada.ask("hello", token=ada.token, name=family * 25)
    assert (refusal["type"], refusal["code"]) == ("error", "bad_name")


async def test_a_bad_token_is_refused_and_may_be_tried_again(node: RunningNode, meet: Meet) -> None:
    client = Client(node.ws)
    await client.connect(hello=False)
    for token in ("", "x", "ä" * 200, "\x00"):
        refusal = await client.ask("hello", token=token)
        assert (refusal["type"], refusal["code"]) == ("error", "unauthorized"), token
    client.token = (await meet("Ada")).token
    await client.hello()
    await client.close()


async def test_one_connection_is_one_player(node: RunningNode, meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    assert (await ada.ask("hello", token=bob.token))["code"] == "unauthorized"
    assert (await ada.ask("hello", name="Eve"))["code"] == "bad_message"
    assert (await ada.open())["host"] == ada.player


COMMANDS = [
    {"type": "open_room"},
    {"type": "join", "room": "AAAAAA", "role": "player"},
    {"type": "leave", "room": "AAAAAA"},
    {"type": "ready", "room": "AAAAAA", "ready": True},
    {"type": "start", "room": "AAAAAA"},
    {"type": "configure", "room": "AAAAAA", "settings": {}},
    {"type": "kick", "room": "AAAAAA", "player": "x"},
    {"type": "add_bot", "room": "AAAAAA"},
    {"type": "move", "room": "AAAAAA", "race": 1, "seq": 1, "action": {"do": "draw"}},
    {"type": "forfeit", "room": "AAAAAA", "race": 1},
    {"type": "rematch", "room": "AAAAAA"},
    {"type": "chat", "room": "AAAAAA", "text": "hello"},
    {"type": "rooms"},
]


def _ask(command: dict[str, Any]) -> dict[str, Any]:
    return {"kind" if name == "type" else name: value for name, value in command.items()}


async def test_before_hello_only_hello_and_ping_are_served(node: RunningNode) -> None:
    client = Client(node.ws)
    await client.connect(hello=False)
    for command in COMMANDS:
        answer = await client.ask(**_ask(command))
        assert (answer["type"], answer["code"]) == ("error", "unauthorized"), command
    assert (await client.ask("ping", t=1.5))["t"] == 1.5
    await client.close()


async def test_a_room_that_is_not_there(node: RunningNode, meet: Meet) -> None:
    ada = await meet()
    for command in COMMANDS[1:-1]:
        for room in ("AAAAAA", "no such room", "../../etc", "OOOOOO"):
            answer = await ada.ask(**_ask(command | {"room": room}))
            assert answer["code"] == "not_found", command
            assert answer["type"] == ("reject" if command["type"] == "move" else "error"), command


async def test_ping_gives_the_clock(node: RunningNode, meet: Meet) -> None:
    ada = await meet()
    for t in (0, -1, 2**53, 0.25):
        pong = await ada.ask("ping", t=t)
        assert pong["t"] == t
        assert MESSAGES.validate_python(pong).now == pong["now"]


async def test_a_ref_of_32_characters_comes_back_and_a_longer_one_does_not(node: RunningNode, meet: Meet) -> None:
    ada = await meet()
    await ada.send("ping", t=1, ref="é" * 32)
    assert (await ada.expect("pong"))["ref"] == "é" * 32
    await ada.send("ping", t=1, ref="x" * 33)
    refusal = await ada.expect("error")
    assert refusal["code"] == "bad_message"
    assert "ref" not in refusal
    await ada.send("ping", t=1, ref=7)
    assert "ref" not in await ada.expect("error", code="bad_message")
