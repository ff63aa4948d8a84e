"""Races that have ended go into the history. The store remembers which haven't yet (a deadline of their room), so that
none is lost, whatever dies in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import structlog
from redis.exceptions import RedisError

from pyramid_race.history.record import RaceRecord, record_of
from pyramid_race.node.answers import Ask
from pyramid_race.race.commands import Record
from pyramid_race.race.deadlines import records_at
from pyramid_race.race.model import Room, RoomId

logger = structlog.get_logger(__name__)


class Recorded(Protocol):
    @property
    def room(self) -> Room: ...

    def submit(self, ask: Ask) -> None: ...


class Recorder:
    def __init__(
        self,
        keep: Callable[[RaceRecord], Awaitable[None]],
        now: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:
        self._keep = keep
        self._now = now
        self._spawn = spawn
        self._under_way: set[RoomId] = set()

    def look(self, live: Recorded) -> None:
        """Records what is due of this room; what is not is left to its deadline."""
        due = records_at(live.room)
        if due is not None and due <= self._now() and live.room.id not in self._under_way:
            self._under_way.add(live.room.id)
            self._spawn(self._record(live))

    async def _record(self, live: Recorded) -> None:
        try:
            for race in live.room.unrecorded:
                await self._keep(record_of(live.room, race))
                live.submit(Ask(Record(race.number)))
        except (RedisError, OSError, TimeoutError) as error:
            logger.warning("a result is not recorded yet, will be tried again", room=live.room.id, fault=str(error))
        finally:
            self._under_way.discard(live.room.id)
