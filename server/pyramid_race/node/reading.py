"""Reading on in a room's log, in the background, whenever it may hold more than has been folded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.race.model import Room
from pyramid_race.store.log import Entry, read_log

logger = structlog.get_logger(__name__)

LONGEST_PAUSE_S = 1.0


class Folding(Protocol):
    """A room as reading on needs it."""

    @property
    def room(self) -> Room: ...

    def fold_entry(self, entry: Entry) -> None: ...


class Reading:
    """`done` is called when the log's end has been reached."""

    def __init__(self, folding: Folding, redis: Redis, done: Callable[[], None], *, reading: bool) -> None:
        self._folding = folding
        self._redis = redis
        self._done = done
        self.under_way = reading
        self.more = False
        """There is more to read once what is on its way has come."""

    async def read_on(self) -> None:
        """Folds the log to its end; tries again as long as the store fails."""
        self.under_way = True
        try:
            await self._to_the_end()
        finally:
            self.under_way = False
        self._done()

    async def _to_the_end(self) -> None:
        pause = 0.05
        while True:
            self.more = False
            room = self._folding.room
            try:
                async for page in read_log(self._redis, room.id, room.version):
                    for entry in page:
                        self._folding.fold_entry(entry)
            except (RedisError, OSError) as error:
                logger.warning("cannot read a room's log, trying again", room=room.id, fault=str(error))
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE_S)
                continue
            if not self.more:
                return
