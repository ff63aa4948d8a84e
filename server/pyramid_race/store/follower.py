"""Following rooms: hints by sharded pub/sub, and what to do when they fail.

Pub/sub may lose a hint or fall silent without an error, so a hint only saves time: versions are compared from time
to time, and the connection is pinged; one that doesn't answer is replaced and counted.

The connection is used directly: redis-py's PubSub connects again by itself, and nobody learns of the hints that were
published meanwhile; nor does it say when a subscription has come about."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import structlog
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from pyramid_race import metrics
from pyramid_race.store import keys
from pyramid_race.store.log import Entry

logger = structlog.get_logger(__name__)

PING_EVERY_S = 3.0
DEAF_AFTER_S = 10.0
CONFIRM_LIMIT_S = 1.0
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 1.0


@dataclass(frozen=True, slots=True)
class Hint:
    """Events that another node has appended to a room."""

    room: str
    entries: tuple[Entry, ...]


class Follower:
    """One pub/sub connection for all rooms of the node. `on_hint` gets other nodes' events; `on_gap` is called with the
    rooms whose hints may have been missed while there was no connection."""

    def __init__(
        self, redis: Redis, node: str, on_hint: Callable[[Hint], None], on_gap: Callable[[list[str]], None]
    ) -> None:
        self._pool = redis.connection_pool
        self._node = node.encode()
        # Keeps the connection subscribed while no room is followed; as the last of many it confirms all before it.
        self._own = keys.hints(f"node-{node}").encode()
        self._on_hint = on_hint
        self._on_gap = on_gap
        self._rooms: dict[str, None] = {}
        self._connection: AbstractConnection | None = None
        self._unconfirmed: dict[bytes, deque[asyncio.Future[None]]] = {}
        self._works = False
        """Whether the server has said anything on the present connection."""

    async def follow(self, room: str) -> None:
        """From its return on hints of the room arrive. Where that can't be had soon, `on_gap` will be called, or it is
        for the next comparison of versions to find what was missed."""
        self._rooms[room] = None
        connection = self._connection
        if connection is None or not connection.is_connected:
            return
        confirmed = self._expect(keys.hints(room).encode())
        await self._send(connection, "SSUBSCRIBE", keys.hints(room))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONFIRM_LIMIT_S):
                await confirmed

    async def unfollow(self, room: str) -> None:
        self._rooms.pop(room, None)
        if self._connection is not None:
            await self._send(self._connection, "SUNSUBSCRIBE", keys.hints(room))

    @property
    def rooms(self) -> list[str]:
        return list(self._rooms)

    async def run(self) -> None:
        """Listens until cancelled; every fault ends in a new connection."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self._listen()
            except (RedisError, OSError, TimeoutError) as error:
                logger.warning("hints lost, connecting again", fault=f"{type(error).__name__}: {error}")
            except Exception:
                # A fault in our own code, most likely in one room: the node must not become deaf for all others.
                logger.exception("hints lost, connecting again")
            metrics.FOLLOWER_RESTARTS.inc()
            pause = FIRST_PAUSE_S if self._works else min(pause * 2, LONGEST_PAUSE_S)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        self._works = False
        connection = await self._pool.get_connection()
        self._connection = connection
        try:
            channels = [keys.hints(room).encode() for room in self._rooms]
            for channel in channels:
                self._expect(channel)
            await self._send(connection, "SSUBSCRIBE", *channels, self._own)
            heard = pinged = time.monotonic()
            while True:
                reply = cast(
                    object,
                    await connection.read_response(timeout=PING_EVERY_S, disconnect_on_error=False, push_request=True),
                )
                now = time.monotonic()
                if reply is not None:
                    heard, self._works = now, True
                    self._take(reply)
                if now - pinged >= PING_EVERY_S:
                    if now - heard > DEAF_AFTER_S:
                        raise TimeoutError(f"no sign of life for {DEAF_AFTER_S:g} s")
                    await self._send(connection, "PING")
                    pinged = now
        finally:
            self._connection = None
            self._confirm_all()
            await connection.disconnect(nowait=True)
            await self._pool.release(connection)

    def _take(self, reply: object) -> None:
        if not isinstance(reply, list) or len(message := cast(list[bytes], reply)) != 3:
            return  # the answer to a PING
        kind, channel, data = message
        if kind == b"smessage":
            self._take_hint(channel, data)
        elif kind == b"ssubscribe" and channel == self._own:
            self._on_gap(self.rooms)
        elif kind == b"ssubscribe" and (waiting := self._unconfirmed.get(channel)):
            _done(waiting.popleft())
            if not waiting:
                del self._unconfirmed[channel]

    def _take_hint(self, channel: bytes, data: bytes) -> None:
        header, *payloads = data.split(b"\n")
        node, before, stamp = header.split(b" ")
        if node == self._node:
            return
        room = channel.split(b"{", 1)[1].split(b"}", 1)[0].decode()
        first, at = int(before) + 1, int(stamp)
        self._on_hint(Hint(room, tuple(Entry(first + index, at, payload) for index, payload in enumerate(payloads))))

    def _expect(self, channel: bytes) -> asyncio.Future[None]:
        """Done when the subscription to `channel` that is asked for next has come about: answers come in order."""
        confirmed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unconfirmed.setdefault(channel, deque()).append(confirmed)
        return confirmed

    def _confirm_all(self) -> None:
        """Nobody is to wait any longer: `on_gap` comes with the next connection."""
        for waiting in self._unconfirmed.values():
            for confirmed in waiting:
                _done(confirmed)
        self._unconfirmed.clear()

    async def _send(self, connection: AbstractConnection, *command: str | bytes) -> None:
        """A connection that fails here is found and replaced by `run`: sending on it would connect again, unnoticed."""
        if connection.is_connected:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await connection.send_command(*command)


def _done(confirmed: asyncio.Future[None]) -> None:
    if not confirmed.done():
        confirmed.set_result(None)
