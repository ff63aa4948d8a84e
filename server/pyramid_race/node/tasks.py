"""Background work of a node: kept referenced, and never failing in silence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

logger = structlog.get_logger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    async def stop(self) -> None:
        await end(self._tasks)


async def end(tasks: Iterable[asyncio.Task[Any]], tries: int = 20) -> None:
    """Cancels the tasks and waits for their end.

    Again and again if need be: before Python 3.12 `asyncio.wait_for` (redis-py uses it) can swallow a cancellation."""
    pending = set(tasks)
    while pending and tries > 0:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=0.5)
        tries -= 1
    if pending:
        logger.error("background work does not end", tasks=[str(task.get_coro()) for task in pending])
