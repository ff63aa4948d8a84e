"""Waiting for what no event tells of."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable


async def until(holds: Callable[[], bool | Awaitable[bool]], limit_s: float = 15.0) -> None:
    """Comes back when `holds()` does. Raises TimeoutError if that takes too long."""
    async with asyncio.timeout(limit_s) as limit:
        while True:
            outcome = holds()
            if await outcome if inspect.isawaitable(outcome) else outcome:
                return
            if limit.expired():  # before Python 3.12 `asyncio.wait_for` (redis-py uses it) can swallow a cancellation
                raise TimeoutError
            await asyncio.sleep(0.01)
