"""The contract for machines: /asyncapi.json says what the server really takes and sends."""

from __future__ import annotations

from typing import Any, get_args

from pydantic import TypeAdapter
from pyramid_race.protocol import commands, messages
from websockets.asyncio.client import connect

from tests.node.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY, EASY_WIN, RECYCLE
from tests.support.races import open_room, play


async def document(node: RunningNode) -> dict[str, Any]:
    return (await get(node.port, "/asyncapi.json")).json


def resolve(document: dict[str, Any], value: Any) -> Any:
    """The value with its reference followed."""
    while isinstance(value, dict) and "$ref" in value:
        assert value["$ref"].startswith("#/"), value
        found: Any = document
        for part in value["$ref"][2:].split("/"):
            found = found[part]
        value = found
    return value


def references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for inner in value.values() for ref in references(inner)]
    return [ref for inner in value for ref in references(inner)] if isinstance(value, list) else []


async def test_the_document_names_every_command_and_message(node: RunningNode) -> None:
    told = await document(node)
    assert told["asyncapi"] == "3.0.0"
    assert told["channels"]["ws"]["address"] == "/ws"
    for operation, union in (("command", commands.AnyCommand), ("message", messages.AnyMessage)):
        names = {get_args(model.model_fields["type"].annotation)[0] for model in get_args(union)}
        listed = [resolve(told, ref)["name"] for ref in told["operations"][operation]["messages"]]
        assert sorted(listed) == sorted(names)
    assert told["operations"]["command"]["action"] == "receive"
    assert told["operations"]["message"]["action"] == "send"
    for ref in references(told):
        assert resolve(told, {"$ref": ref}) is not None


async def test_its_schemas_are_those_of_the_models(node: RunningNode) -> None:
    told = await document(node)
    for operation, union in (("command", commands.AnyCommand), ("message", messages.AnyMessage)):
        described = [resolve(told, ref) for ref in told["operations"][operation]["messages"]]
        payloads = {message["name"]: resolve(told, message["payload"]) for message in described}
        for model in get_args(union):
            name = get_args(model.model_fields["type"].annotation)[0]
            payload = payloads[name]
            assert payload["additionalProperties"] is False
            assert payload["properties"].keys() == model.model_fields.keys()
            assert payload["properties"]["type"]["const"] == name
            required = {field for field, info in model.model_fields.items() if info.is_required()}
            assert set(payload["required"]) == required


async def test_every_kind_of_message_really_comes(node: RunningNode, meet: Meet) -> None:
    """One long evening: afterwards no message of the contract has been left out. (The client checks each one.)"""
    ada, bob, eve, dan = await meet("Ada"), await meet("Bob"), await meet("Eve"), await meet("Dan")
    room = await open_room(ada, bob, dan, spectators=[eve], start="all_ready", countdown_s=60)
    for client in (ada, bob, dan):
        await client.ask("ready", room=room, ready=True)
    await bob.ask("ready", room=room, ready=False)
    await ada.ask("configure", room=room, settings={"start": "host", "countdown_s": 0})
    await ada.ask("kick", room=room, player=dan.player, ban=True)
    await ada.ask("unban", room=room, player=dan.player)
    await ada.ask("cohost", room=room, player=bob.player, cohost=True)
    await ada.ask("lock", room=room, locked=True)
    await ada.ask("invite", room=room)
    line = await ada.ask("chat", room=room, text="off we go")
    await ada.ask("delete_chat", room=room, id=line["id"])
    await ada.ask("mute", room=room, player=bob.player, muted=True)
    await ada.ask("say", room=room, phrase="good_luck")
    await ada.send("start", room=room)
    await bob.expect("deal")
    await bob.drop()
    bob = await meet(token=bob.token)
    await bob.join(room)
    await play(ada, [EASY_WIN[0], DRAW])
    await eve.expect("feed")
    await ada.move(RECYCLE)
    await ada.ask("rooms")
    for command in ("forfeit", "unforfeit", "forfeit"):
        await bob.ask(command, room=room, race=1)
    ada.seq = 2
    assert (await play(ada, EASY_WIN[1:]))["board"]["status"] == "cleared"
    await ada.ask("rematch", room=room)
    await ada.send("start", room=room)
    await ada.has("deal", race=2)
    await ada.ask("end_race", room=room, race=2)
    # A race that ends so early ends before its par is known.
    assert (await ada.has("result", race=2))["par_pending"]
    await ada.has("par", within_s=60, race=2)
    await ada.ask("leave", room=room)
    await bob.ask("leave", room=room)
    await eve.ask("leave", room=room)
    await eve.ask("chat", room=room, text="hello?")
    await eve.ask("ping", t=1)
    game = [" ".join(action["cards"]) for action in EASY_WIN]
    await eve.ask("practice", code=EASY, line=game, time_ms=60_000)
    await eve.ask("practice_games")
    await eve.ask("history")
    await eve.ask("daily")
    await eve.ask("device_code")
    await eve.ask("forget_me", confirm="Eve")
    everything = [m for client in (ada, bob, eve, dan) for m in client.received]
    kinds = {message["kind"] for message in everything if message["type"] == "event"}
    assert kinds == set(get_args(messages.Event.model_fields["kind"].annotation)) - {"closed"}
    names = {get_args(model.model_fields["type"].annotation)[0] for model in get_args(messages.AnyMessage)}
    moderators = {name for name in names if name.startswith("admin_")}  # test_admin has these
    assert {message["type"] for message in everything} == names - {"bot_added"} - moderators


async def test_subprotocol_is_spoken_if_offered_and_else_too(node: RunningNode) -> None:
    ours = commands.SUBPROTOCOL
    for offered, agreed in (([ours], ours), (["x", ours], ours), (None, None), (["x"], None)):
        async with connect(node.ws, subprotocols=offered) as ws:  # type: ignore[arg-type]
            assert ws.subprotocol == agreed
            await ws.send('{"type":"ping","t":1}')
            assert '"pong"' in str(await ws.recv())


async def test_no_answer_is_compressed(node: RunningNode) -> None:
    async with connect(node.ws, compression="deflate") as ws:
        assert ws.response is not None
        assert "Sec-WebSocket-Extensions" not in ws.response.headers


def test_commands_and_messages_are_strict() -> None:
    for union in (commands.AnyCommand, messages.AnyMessage):
        for model in get_args(union):
            assert model.model_config["strict"] is True
            assert model.model_config["extra"] == "forbid"
            assert TypeAdapter(model).json_schema()["additionalProperties"] is False
