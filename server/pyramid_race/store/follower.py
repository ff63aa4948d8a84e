"""Following rooms: hints by sharded pub/sub, and what to do when they fail.

Pub/sub may lose a hint or fall silent without an error, so a hint only saves time: versions are compared from time
to time, and the connection is pinged; one that doesn't answer is replaced and counted."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from pyramid_race import metrics
from pyramid_race.store import keys
from pyramid_race.store.log import Entry

logger = structlog.get_logger(__name__)

PING_EVERY_S = 3.0
DEAF_AFTER_S = 10.0
LONGEST_PAUSE_S = 1.0


@dataclass(frozen=True, slots=True)
class Hint:
    """Events that another node has appended to a room."""

    room: str
    entries: tuple[Entry, ...]


class Follower:
    """One pub/sub connection for all rooms of the node. `on_hint` gets other nodes' events; `on_gap` is called with the
    rooms whose hints may have been missed while the connection was down."""

    def __init__(
        self, redis: Redis, node: str, on_hint: Callable[[Hint], None], on_gap: Callable[[list[str]], None]
    ) -> None:
        self._redis = redis
        self._node = node.encode()
        self._on_hint = on_hint
        self._on_gap = on_gap
        self._rooms: dict[str, None] = {}
        self._pubsub: PubSub | None = None
        self._changes = asyncio.Lock()
        self._heard = 0.0

    async def follow(self, room: str) -> None:
        """From its return on, hints of the room arrive (or `on_gap` will be called)."""
        self._rooms[room] = None
        async with self._changes:
            if self._pubsub is not None:
                await self._quietly(self._pubsub.ssubscribe(keys.hints(room)))

    async def unfollow(self, room: str) -> None:
        self._rooms.pop(room, None)
        async with self._changes:
            if self._pubsub is not None:
                await self._quietly(self._pubsub.sunsubscribe(keys.hints(room)))

    @property
    def rooms(self) -> list[str]:
        return list(self._rooms)

    async def run(self) -> None:
        """Listens until cancelled; every fault ends in a new connection."""
        pause = 0.05
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await self._listen(pubsub)
            except (RedisError, OSError, TimeoutError) as error:
                logger.warning("hints lost, connecting again", fault=f"{type(error).__name__}: {error}")
            finally:
                self._pubsub = None
                await self._quietly(pubsub.aclose())
            metrics.FOLLOWER_RESTARTS.inc()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_S) if time.monotonic() - self._heard > DEAF_AFTER_S else 0.05

    async def _listen(self, pubsub: PubSub) -> None:
        async with self._changes:
            # A channel of our own keeps the connection subscribed (and so pingable) while no room is followed.
            await pubsub.ssubscribe(keys.hints("node-" + self._node.decode()), *map(keys.hints, self._rooms))
            self._pubsub = pubsub
        self._heard = time.monotonic()
        self._on_gap(self.rooms)
        pinged = self._heard
        while True:
            message = cast(dict[str, Any] | None, await pubsub.get_message(timeout=PING_EVERY_S))
            now = time.monotonic()
            if message is not None:
                self._heard = now
                if message["type"] == "smessage":
                    self._take(bytes(message["channel"]), bytes(message["data"]))
            if now - pinged >= PING_EVERY_S:
                if now - self._heard > DEAF_AFTER_S:
                    raise TimeoutError(f"no sign of life for {DEAF_AFTER_S:.0f} s")
                async with self._changes:
                    await pubsub.ping()
                pinged = now

    def _take(self, channel: bytes, data: bytes) -> None:
        header, *payloads = data.split(b"\n")
        node, before, stamp = header.split(b" ")
        if node == self._node:
            return
        room = channel.split(b"{", 1)[1].split(b"}", 1)[0].decode()
        first, at = int(before) + 1, int(stamp)
        self._on_hint(Hint(room, tuple(Entry(first + index, at, payload) for index, payload in enumerate(payloads))))

    async def _quietly(self, action: Any) -> None:
        """A connection that fails here is found and replaced by `run`."""
        try:
            await action
        except (RedisError, OSError, TimeoutError):
            logger.debug("pub/sub connection is down")
