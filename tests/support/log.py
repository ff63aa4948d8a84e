"""Writing to a room's log as a node does, and reading what is in it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast

from pyramid_race.store import keys
from pyramid_race.store.committer import SCRIPT, Committer, _arguments
from pyramid_race.store.log import Appended, Batch, Entry, Group, NotAppended, read_log
from redis.asyncio import Redis

ROOM = "ROOM22"


def group(
    *payloads: str,
    bump: bool = False,
    seq: tuple[str, int] = ("", 0),
    not_before: int | None = None,
    not_after: int | None = None,
) -> Group:
    """Events as a group; with `bump` the first of them makes a new epoch."""
    bumps = tuple(bump and index == 0 for index in range(len(payloads)))
    return Group(tuple(map(str.encode, payloads)), bumps, *seq, not_before, not_after)


async def entries(redis: Redis, room: str = ROOM) -> list[Entry]:
    return [entry async for page in read_log(redis, room, 0) for entry in page]


async def payloads(redis: Redis, room: str = ROOM) -> list[str]:
    return [entry.payload.decode() for entry in await entries(redis, room)]


class Script:
    """append.lua without a committer: each call names its node and op."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def __call__(
        self, *groups: Group, epoch: int = 0, op: int, node: str = "node1", room: str = ROOM
    ) -> Appended:
        arguments = _arguments(Batch(room, epoch, groups), node, op)
        answer = await self._redis.eval(SCRIPT, *arguments)  # type: ignore[misc, arg-type]
        return Appended(*cast(list[int], answer))


class Writer:
    """A source that writes its batches one after the other and keeps what came of each."""

    def __init__(self, committer: Committer, room: str = ROOM) -> None:
        self.room = room
        self._committer = committer
        self._waiting: deque[tuple[Batch, asyncio.Future[Appended | NotAppended]]] = deque()
        self._flying: asyncio.Future[Appended | NotAppended] | None = None

    def put(self, *groups: Group, epoch: int = 0, remind_at: int | None = None) -> asyncio.Future[Appended]:
        """Hands one batch over; its result comes later."""
        result: asyncio.Future[Appended | NotAppended] = asyncio.get_running_loop().create_future()
        self._waiting.append((Batch(self.room, epoch, groups, remind_at), result))
        self._committer.wake(self)
        return cast("asyncio.Future[Appended]", result)

    async def write(self, *payloads: str, epoch: int = 0) -> Appended:
        """One group, and its result."""
        async with asyncio.timeout(10):
            return await self.put(group(*payloads), epoch=epoch)

    def collect(self) -> Batch | None:
        if self._flying is not None or not self._waiting:
            return None
        batch, self._flying = self._waiting.popleft()
        return batch

    def settle(self, result: Appended | NotAppended) -> None:
        flying, self._flying = self._flying, None
        assert flying is not None
        if not flying.cancelled():
            flying.set_result(result)
        if self._waiting:
            self._committer.wake(self)


@asynccontextmanager
async def committing(redis: Redis, node: str = "node1") -> AsyncIterator[Committer]:
    """A committer at work; everything handed over has been written at the end, or the test fails."""
    committer = Committer(redis, node)
    work = asyncio.create_task(committer.run())
    try:
        yield committer
        async with asyncio.timeout(10):
            await committer.stop()
            await work
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def head(redis: Redis, room: str = ROOM) -> dict[str, str]:
    found = cast(dict[bytes, bytes], await redis.hgetall(keys.head(room)))
    return {name.decode(): value.decode() for name, value in found.items()}


def versions(found: Sequence[Entry]) -> list[int]:
    return [entry.version for entry in found]
