"""Races as tests need them: begun, played to the end, and looked at in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import count
from typing import Any, cast

import redis
import redis.asyncio
from pyramid_race.race.codec import decode_event, encode_event
from pyramid_race.race.events import Event
from pyramid_race.store import keys

from tests.support.client import TIMEOUT_S, Client, Message
from tests.support.log import Writer, committing, group, head
from tests.support.play import EASY, EASY_WIN, win_of

_nodes = count()


async def open_room(host: Client, *others: Client, spectators: Iterable[Client] = (), **settings: Any) -> str:
    """A room on the easy deal that starts without a countdown, with everybody in it."""
    await host.open(**({"deal": EASY, "countdown_s": 0} | settings))
    for other in others:
        answer = await other.join(host.room)
        assert answer["type"] == "room", answer
    for spectator in spectators:
        answer = await spectator.join(host.room, role="spectator")
        assert answer["type"] == "room", answer
    return host.room


async def race(host: Client, *others: Client, spectators: Iterable[Client] = (), **settings: Any) -> str:
    """The same with the race begun: everybody has the deal."""
    watchers = tuple(spectators)
    room = await open_room(host, *others, spectators=watchers, **settings)
    await host.send("start", room=room)
    for client in (host, *others, *watchers):
        await client.expect("deal", race=1)
        client.seq = 0
    return room


async def send_moves(client: Client, actions: Iterable[Message], race: int = 1, first: int = 1) -> None:
    """Pipelined: no answer is waited for."""
    for seq, action in enumerate(actions, first):
        await client.send("move", room=client.room, race=race, seq=seq, action=action)


async def play(client: Client, actions: Iterable[Message], race: int = 1, within_s: float = TIMEOUT_S) -> Message:
    """Plays them in one burst; the ack of the last one. `client.seq` must be true."""
    sent = list(actions)
    last = client.seq + len(sent)
    await send_moves(client, sent, race, client.seq + 1)
    return await client.expect("ack", race=race, seq=last, within_s=within_s)


async def clear(*clients: Client, race: int = 1) -> None:
    """Each in turn clears the easy deal."""
    for client in clients:
        ack = await play(client, EASY_WIN[client.seq :], race)
        assert ack["board"]["status"] == "cleared"


async def clear_drawn(*clients: Client, race: int = 1) -> int:
    """Each in turn clears the deal of this race, whichever was drawn; in how many moves."""
    win = win_of(await clients[0].has("deal", race=race, room=clients[0].room))
    for client in clients:
        while client.seq < len(win):  # a node takes only so many at once
            await play(client, win[client.seq : client.seq + 32], race)
        assert client.board["status"] == "cleared"
    return len(win)


async def gather_asks(*asks: Any) -> list[Message]:
    return list(await asyncio.gather(*asks))


def log_length(redis_url: str, room: str) -> int:
    """How many events are in the room's log."""
    with redis.Redis.from_url(redis_url) as client:
        return int(client.xlen(keys.log(room)))


def logged(redis_url: str, room: str) -> list[Event]:
    """Every event of the room so far."""
    with redis.Redis.from_url(redis_url) as client:
        rows = cast(list[tuple[bytes, dict[bytes, bytes]]], client.xrange(keys.log(room)))
    return [decode_event(fields[b"e"]) for _, fields in rows]


async def append_events(redis_url: str, room: str, *events: Event, bump: bool = False) -> None:
    """Appends as another node would, which is told to the nodes that follow the room. `bump`: the first makes a new
    epoch."""
    async with redis.asyncio.Redis.from_url(redis_url) as client:
        epoch = int((await head(client, room))["epoch"])
        async with committing(client, f"test-{next(_nodes)}") as committer:
            payloads = (encode_event(event).decode() for event in events)
            result = await Writer(committer, room).put(group(*payloads, bump=bump), epoch=epoch)
    assert result.groups == 1
