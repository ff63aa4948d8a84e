"""Every field of every command, as the schemas name them, with every kind of wrong value: a clear error, the connection
stays, nothing reaches the log."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError
from pyramid_race.protocol import commands as wire

from tests.support.client import Client
from tests.support.nodes import running_node
from tests.support.races import log_length, open_room, race

Message = dict[str, Any]
Path = tuple[str | int, ...]

SOON = int(time.time() * 1000) + 24 * 3600 * 1000
SETTINGS: Message = {
    "name": "Friday", "visibility": "public", "password": "secret", "capacity": 4, "start": "host", "countdown_s": 3,
    "time_limit_s": 60, "end": "all", "deal": "any", "rules": {"preset": "N", "recycles": 1}, "reveal_code": "start",
    "spectator_delay_s": 0, "disconnect_grace_s": 5, "tell_dead": True, "starts_at": SOON, "auto_players": 4,
    "auto_s": 60, "invite_only": False, "allowed": ["Ada"], "best_of": 3,
}  # fmt: skip
ACTIONS: list[Message] = [
    {"do": "remove", "cards": ["10C", "3S"]}, {"do": "draw", "pile": 1}, {"do": "recycle"}, {"do": "undo"},
]  # fmt: skip
FIELDS: dict[str, Message] = {
    "hello": {"token": "x", "device_code": "x", "name": "Ada", "locale": "en", "bot": False},
    "open_room": {"settings": SETTINGS, "role": "player"},
    "join": {"role": "player", "password": "secret", "invite": "x"},
    "leave": {},
    "ready": {"ready": True},
    "start": {},
    "configure": {"settings": SETTINGS},
    "kick": {"player": "nobody", "ban": True},
    "unban": {"player": "nobody"},
    "hand_over": {"player": "nobody"},
    "cohost": {"player": "nobody", "cohost": True},
    "lock": {"locked": True},
    "invite": {"count": 2},
    "stop_countdown": {},
    "forfeit_player": {"race": 1, "player": "nobody"},
    "end_race": {"race": 1},
    "add_bot": {"pace": 1.5, "strength": "greedy"},
    "move": {"race": 1, "seq": 1, "action": ACTIONS[0]},
    "forfeit": {"race": 1},
    "unforfeit": {"race": 1},
    "rematch": {},
    "chat": {"text": "hello"},
    "delete_chat": {"id": 1},
    "mute": {"player": "nobody", "muted": True},
    "say": {"phrase": "hello"},
    "quick_play": {"bots": True},
    "device_code": {},
    "forget_me": {"confirm": "Ada"},
    "history": {"before": 1},
    "daily": {},
    "daily_start": {},
    "rooms": {"after": "AAAAAA"},
    "practice": {"code": "PY1-N-AAAAAAS", "rules": {"preset": "N", "recycles": 1}, "line": ["draw"], "time_ms": 60_000},
    "practice_games": {"code": "PY1-N-AAAAAAS"},
    "ping": {"t": 1},
    "admin": {"token": "x" * 24},
    "admin_rooms": {"after": "AAAAAA"},
    "admin_watch": {"reason": "spam"},
    "admin_close": {"reason": "spam"},
    "admin_ban": {
        "player": "nobody", "address": "203.0.113.0/24", "reason": "spam", "hours": 1.5, "with_address": False
    },
    "admin_unban": {"player": "nobody", "address": "203.0.113.0/24", "reason": "spam"},
    "admin_bans": {"after": "player:nobody"},
    "admin_mute": {"player": "nobody", "muted": True, "reason": "spam", "hours": 1.5},
    "admin_log": {"after": "1-0"},
}  # fmt: skip
MODELS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(wire.AnyCommand)
}


def whole(name: str, room: str) -> Message:
    """A command with all of its fields."""
    command = {"type": name, "ref": "r", **FIELDS[name]}
    return command | {"room": room} if "room" in MODELS[name].model_fields else command


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Where a value can be put into a message: every field, and every item of every list."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*at, key)
        yield from paths(inner, (*at, key))


def put(message: Message, path: Path, value: Any) -> Message:
    """The message with another value at one place."""
    copy: Any = json.loads(json.dumps(message))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy


def is_valid(message: Message) -> bool:
    try:
        wire.COMMANDS.validate_python(message)
    except ValidationError:
        return False
    return True


ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 1.5, 1e308, 2**31, 2**53, 2**53 + 1, -(2**63), 2**64, 10**400, "", "0", "1", "true",
    "null", "player", "draw", "\x00", "\u202e", "\ufeff", "é", "🃏" * 20, "x" * 33, "x" * 65, "x" * 2001, [], [1], [[]],
    ["10C", "3S", "KD"], {}, {"do": "draw"}, {"do": "remove"}, {"preset": "N"}, {"": ""}, {"__proto__": {}},
]  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


def test_every_field_of_every_command_is_here() -> None:
    for name, model in MODELS.items():
        assert set(whole(name, "AAAAAA")) == set(model.model_fields), name
        assert is_valid(whole(name, "AAAAAA")), name
    assert set(SETTINGS) == set(wire.Settings.model_fields)
    for action in ACTIONS:
        assert is_valid(whole("move", "AAAAAA") | {"action": action})


class World:
    """One who is in a room where a race is run, and whose every command must fail."""

    def __init__(self, redis_url: str, client: Client) -> None:
        self._redis_url = redis_url
        self._client = client
        self.room = client.room
        self._length = log_length(redis_url, client.room)

    async def refuses(self, messages: list[Message]) -> None:
        """Sends them all; each gets its error, and the log stays as it is."""
        client = self._client
        for message in messages:
            client.received.clear()
            client._unread.clear()
            await client.ws.send(json.dumps(message))
            answer = await client.expect("error")
            in_settings = isinstance(message.get("settings"), dict) and answer["code"] == "bad_settings"
            assert in_settings or answer["code"] == "bad_message", message
            assert 0 < len(answer["message"]) <= 300, answer
            ref = message.get("ref")
            readable = isinstance(ref, str) and len(ref) <= 32 and "\ud800" not in ref
            assert answer.get("ref") == (ref if readable else None), message
            assert (await client.ask("ping", t=1))["type"] == "pong"
        assert log_length(self._redis_url, self.room) == self._length


async def enter(stack: AsyncExitStack, redis_url: str) -> World:
    node = await stack.enter_async_context(running_node(redis_url))
    ada, bob = [await stack.enter_async_context(Client(node.ws, name)) for name in ("Ada", "Bob")]
    await race(ada, bob)
    return World(redis_url, ada)


@pytest.mark.parametrize("name", FIELDS)
async def test_each_field_with_what_cannot_be_there(redis_url: str, name: str) -> None:
    async with AsyncExitStack() as stack:
        world = await enter(stack, redis_url)
        command = whole(name, world.room)
        commands = [command | {"action": action} for action in ACTIONS] if name == "move" else [command]
        wrong = [put(each, path, value) for each in commands for path in paths(each) for value in ODD]
        wrong += [each | {unknown: 1} for each in commands for unknown in ("x", "Type", "player_id", "__class__")]
        for needed in MODELS[name].model_fields:
            wrong.append({key: value for key, value in command.items() if key != needed})
        await world.refuses([message for message in wrong if not is_valid(message)])


def test_anything_anywhere(redis_url: str) -> None:
    everywhere = [(name, path) for name in FIELDS for path in paths(whole(name, "AAAAAA"))]
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        world = runner.run(enter(stack, redis_url))

        @settings(max_examples=150)
        @given(st.lists(st.tuples(st.sampled_from(everywhere), ANYTHING), min_size=1, max_size=3))
        def check(changes: list[tuple[tuple[str, Path], Any]]) -> None:
            made = [put(whole(name, world.room), path, value) for (name, path), value in changes]
            runner.run(world.refuses([message for message in made if not is_valid(message)]))

        try:
            check()
        finally:
            runner.run(stack.aclose())


def test_whatever_the_schema_allows_is_answered(redis_url: str) -> None:
    """Values that are well-formed but mean nothing here: every command has its direct answer, with its ref."""
    names = FIELDS.keys() - {"admin"}  # after three wrong tokens the connection is closed
    everywhere = [(name, path) for name in sorted(names) for path in paths(whole(name, "AAAAAA")) if path != ("ref",)]
    values = [*ODD, "winnable", "N,recycles=1", "PY1-N-AAAAAAS", "M", "ä"]
    fitting = [
        (place, value) for place in everywhere for value in values
        if is_valid(put(whole(place[0], "AAAAAA"), place[1], value))
    ]  # fmt: skip
    for_texts = sorted({place for place, value in fitting if value == "ä"})
    changes = st.sampled_from(fitting) | st.tuples(st.sampled_from(for_texts), st.text(max_size=50))
    answered: set[tuple[str, str]] = set()
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def lobby() -> Client:
            node = await stack.enter_async_context(running_node(redis_url))
            ada, bob = [await stack.enter_async_context(Client(node.ws, name)) for name in ("Ada", "Bob")]
            await open_room(ada, bob)
            return ada

        ada = runner.run(lobby())

        @settings(max_examples=150)
        @given(changes)
        def check(change: tuple[tuple[str, Path], Any]) -> None:
            place, value = change
            message = put(whole(place[0], ada.room), place[1], value)
            if len(place[1]) > 1 and place[1] != ("settings", "password"):
                message.get("settings", {}).pop("password", None)  # hashing is slow on purpose
            assume(is_valid(message))
            answer = runner.run(
                ada.ask(message["type"], **{k: v for k, v in message.items() if k not in ("type", "ref")})
            )
            answered.add((message["type"], answer["type"]))

        try:
            check()
            assert runner.run(ada.ask("ping", t=1))["type"] == "pong"
        finally:
            runner.run(stack.aclose())
    # (Which commands come up is chance, but surely not only such as are refused.)
    assert len({answer for _, answer in answered}) > 2
