"""Waiting for what no event tells of."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable


async def until(holds: Callable[[], bool | Awaitable[bool]], limit_s: float = 15.0) -> None:
    """Comes back when `holds()` does. Raises TimeoutError if that takes too long."""
    async with asyncio.timeout(limit_s):
        while True:
            outcome = holds()
            if await outcome if inspect.isawaitable(outcome) else outcome:
                return
            await asyncio.sleep(0.01)
