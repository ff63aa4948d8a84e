"""Redis' clock, as a node knows it between two looks at it."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import time
from collections.abc import Callable

from redis.asyncio import Redis


class Clock:
    """`now()` is Redis TIME in ms, estimated from the monotonic clock. The node's own wall clock decides nothing."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._offset_ms = 0.0

    def now(self) -> int:
        return int(self._monotonic() * 1000 + self._offset_ms)

    async def sync(self, redis: Redis) -> None:
        """Asks Redis three times and keeps the answer with the shortest round trip, which is the most exact one."""
        best: tuple[float, float] | None = None
        for _ in range(3):
            sent = self._monotonic()
            seconds, micros = await redis.time()
            received = self._monotonic()
            offset = seconds * 1000 + micros / 1000 - (sent + received) / 2 * 1000
            if best is None or received - sent < best[0]:
                best = (received - sent, offset)
        assert best is not None
        self._offset_ms = best[1]

    def observe(self, stamp: int) -> None:
        """A time that Redis gave a while ago (how long is not known: an answer may have been lost and asked for again):
        it must be later by now."""
        if self.now() < stamp:
            self._offset_ms += stamp - self.now()

    def set_back_to(self, stamp: int) -> None:
        """Redis said that it is only `stamp` where we thought it was later (a guard on the time refused us)."""
        if self.now() > stamp:
            self._offset_ms -= self.now() - stamp
