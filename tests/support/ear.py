"""A follower at work, and what it has been told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pyramid_race.store.follower import Follower, Hint
from redis.asyncio import Redis

FAR_AHEAD_MS = 10**15
"""A time of saying that one follows which is never too long ago."""


class Ear:
    """A follower at work and what it has been told."""

    def __init__(self, redis: Redis) -> None:
        self.hints: list[Hint] = []
        self.gaps: list[list[str]] = []
        self._news = asyncio.Event()
        self.follower = Follower(redis, "node1", self._on_hint, self._on_gap)

    def _on_hint(self, hint: Hint) -> None:
        self.hints.append(hint)
        self._news.set()

    def _on_gap(self, rooms: list[str]) -> None:
        self.gaps.append(rooms)
        self._news.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(15):
            while not holds():
                await self._news.wait()
                self._news.clear()

    @property
    def heard(self) -> list[str]:
        return [entry.payload.decode() for hint in self.hints for entry in hint.entries]

    @property
    def versions(self) -> list[int]:
        return [entry.version for hint in self.hints for entry in hint.entries]


@asynccontextmanager
async def listening(redis: Redis) -> AsyncIterator[Ear]:
    ear = Ear(redis)
    work = asyncio.create_task(ear.follower.run())
    await ear.until(lambda: bool(ear.gaps))
    try:
        yield ear
        assert not work.done()
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
