"""Frames that are no command: each gets a clear error, the connection stays, and nothing reaches the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.node.conftest import Meet
from tests.support.client import Client, Message
from tests.support.nodes import RunningNode
from tests.support.races import log_length, race


async def raw(client: Client, frame: str | bytes) -> Message:
    """Sends the frame as it is; what comes back for it, and proof that the connection is still good."""
    await client.ws.send(frame)
    answer = await client.expect("error")
    assert (await client.ask("ping", t=1))["type"] == "pong"
    return answer


def ping(t: str) -> str:
    return '{"type":"ping","t":' + t + "}"


NOT_A_COMMAND: dict[str, str | bytes] = {
    "nothing": "",
    "not json": "hello",
    "half": '{"type":"ping"',
    "two": '{"type":"ping","t":1}{"type":"ping","t":2}',
    "list": '[{"type":"ping","t":1}]',
    "string": '"ping"',
    "number": "17",
    "null": "null",
    "no type": '{"t":1}',
    "unknown type": '{"type":"cheat"}',
    "type is no text": '{"type":1}',
    "type is a list": '{"type":["ping"],"t":1}',
    "type in capitals": '{"type":"PING","t":1}',
    "python": "{'type': 'ping', 't': 1}",
    "comment": '{"type":"ping","t":1} // hello',
    "trailing comma": '{"type":"ping","t":1,}',
    "binary": b'{"type":"ping","t":1}',
    "binary rubbish": bytes(range(256)),
    "empty binary": b"",
    "byte order mark": '\ufeff{"type":"ping","t":1}',
    "doubled key": '{"type":"ping","t":1,"t":2}',
    "doubled type": '{"type":"chat","type":"ping","t":1}',
    "doubled key inside": (
        '{"type":"move","room":"AAAAAA","race":1,"seq":1,"action":{"do":"draw","do":"undo"}}'
    ),
    "lone surrogate": r'{"type":"hello","name":"\ud800"}',
    "surrogates in the wrong order": r'{"type":"hello","name":"\udc00\ud800"}',
    "surrogate as a key": r'{"type":"ping","t":1,"\ud800":1}',
    "surrogate in the ref": r'{"type":"ping","t":1,"ref":"\udfff"}',
    "control character": '{"type":"hello","name":"a\x00b"}',
    "NaN": ping("NaN"),
    "infinity": ping("Infinity"),
    "huge exponent": ping("1e999"),
    "huge integer": ping("9" * 400),
    "hugest integer": ping("9" * 8000),
    "a little too large": ping(str(2**53 + 1)),
    "number in quotes": ping('"1"'),
    "boolean for a number": ping("true"),
    "null for a number": ping("null"),
    "leading zero": ping("01"),
    "hexadecimal": ping("0x10"),
    "deep list": ping("[" * 4000 + "]" * 4000),
    "deep and open": "[" * 8192,
    "deep object": '{"a":' * 1300 + "1" + "}" * 1300,
    "deep inside rules": '{"type":"open_room","settings":{"rules":' + '{"a":' * 1000 + "1" + "}" * 1002,
}  # fmt: skip


async def test_what_is_no_command(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = await race(ada)
    length = log_length(redis_url, room)
    for kind, frame in NOT_A_COMMAND.items():
        answer = await raw(ada, frame)
        assert answer["code"] == "bad_message", kind
        assert 0 < len(answer["message"]) <= 300, kind
        assert "\n" not in answer["message"], kind
    assert log_length(redis_url, room) == length


@pytest.mark.parametrize(
    "frame", ["x" * 8193, "[" * 200_000 + "]" * 200_000, b"\x00" * 8193, '{"type":"ping","t":1' + " " * 8173 + "}"]
)
async def test_a_frame_over_8_kib_closes_the_connection(node: RunningNode, meet: Meet, frame: str | bytes) -> None:
    ada = await meet()
    await ada.ws.send(frame)
    with pytest.raises(ConnectionError):
        await ada.expect("error")
    assert ada.close_code == 1009


async def test_a_frame_of_exactly_8_kib_is_served(meet: Meet) -> None:
    ada = await meet()
    frame = '{"type":"ping","t":1' + " " * 8171 + "}"
    assert len(frame) == 8192
    await ada.ws.send(frame)
    assert (await ada.expect("pong"))["t"] == 1


async def test_a_message_in_fragments_is_one_message(meet: Meet) -> None:
    ada = await meet()
    await ada.ws.send(['{"type":', '"ping","t":', "7}"])
    assert (await ada.expect("pong"))["t"] == 7
    await ada.ws.send(["x" * 4000, "x" * 4000, "x" * 4000])
    with pytest.raises(ConnectionError):
        await ada.expect("error")
    assert ada.close_code == 1009


async def test_text_that_is_not_utf8_closes_the_connection(meet: Meet) -> None:
    """The WebSocket protocol itself demands that."""
    ada = await meet()
    await ada.ws.send(b'{"type":"hello","name":"\xff"}', text=True)
    with pytest.raises(ConnectionError):
        await ada.expect("error")
    assert ada.close_code == 1007


BAD_NAMES = {
    "empty": "",
    "blank": " \t ",
    "no-break blank": "\u00a0\u2003",
    "control": "a\x07b",
    "new line": "a\nb",
    "delete": "a\x7f",
    "bidi override": "Ada\u202eadA",
    "bidi isolate": "\u2066Ada\u2069",
    "right-to-left mark": "Ada\u200f",
    "zero-width space": "A\u200bda",
    "zero-width joiner": "A\u200dda",
    "byte order mark": "\ufeffAda",
    "soft hyphen": "A\u00adda",
    "line separator": "A\u2028da",
    "variation of a tag": "A\U000e0041",
    "private use": "\ue000",
    "unassigned": "\u0378",
    "too long": "x" * 25,
}


async def test_a_name_that_cannot_be_shown_is_refused(node: RunningNode) -> None:
    client = Client(node.ws)
    await client.connect(hello=False)
    for kind, name in BAD_NAMES.items():
        answer = await client.ask("hello", name=name)
        assert (answer["type"], answer["code"]) == ("error", "bad_name"), kind
        assert (await client.ask("rooms"))["code"] == "unauthorized", kind
    assert (await client.ask("hello", name="Ada"))["type"] == "welcome"
    await client.close()


@pytest.mark.parametrize(
    ("name", "shown"),
    [("x" * 24, "x" * 24), ("  Ada  ", "Ada"), ("e\u0301" * 24, "\u00e9" * 24), ("محمد", "محمد"), ("김 🃏", "김 🃏")],
)
async def test_a_name_in_any_script(node: RunningNode, name: str, shown: str) -> None:
    async with Client(node.ws, name) as client:
        assert client.received[0]["name"] == shown


async def test_chat_that_cannot_be_shown_is_refused(redis_url: str, meet: Meet) -> None:
    ada = await meet()
    room = (await ada.open())["room"]
    length = log_length(redis_url, room)
    for text in ("", "  ", "a\nb", "\u202etxt", "x" * 301, "x" * 2001):
        assert (await ada.ask("chat", room=room, text=text))["code"] == "bad_message", text
    assert log_length(redis_url, room) == length


async def test_chat_is_told_to_all_and_the_last_fifty_lines_are_kept(meet: Meet) -> None:
    ada, bob = await meet("Ada"), await meet("Bob")
    room = (await ada.open())["room"]
    await bob.join(room)
    family = "👩\u200d👩\u200d👧"
    told = await ada.ask("chat", room=room, text=f"  {family}   hi ")
    assert (told["kind"], told["player"], told["name"], told["text"]) == ("chat", ada.player, "Ada", f"{family} hi")
    assert (await bob.expect("event", kind="chat"))["text"] == f"{family} hi"
    for number in range(55):
        await bob.send("chat", room=room, text=f"line {number}" + "x" * 290)
    await ada.expect("event", lambda m: m["text"].startswith("line 54"), kind="chat")
    chat: list[dict[str, Any]] = (await ada.join(room))["chat"]
    assert [line["text"].rstrip("x") for line in chat] == [f"line {number}" for number in range(5, 55)]
    assert json.dumps(chat[0], sort_keys=True).startswith('{"at": 1')
