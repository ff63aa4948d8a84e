"""Keeping the list of public rooms up to date with the rooms that have somebody connected here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis

from pyramid_race.node import views
from pyramid_race.race.model import RoomId
from pyramid_race.store import lobby
from pyramid_race.store.clock import Clock

if TYPE_CHECKING:
    from pyramid_race.node.rooms import Rooms


AT_ONCE = 64
"""How many summaries are made and written together."""


class Listing:
    def __init__(self, read: Redis, clock: Clock) -> None:
        self._read = read
        self._clock = clock
        self._changed: dict[RoomId, None] = {}
        self._refreshed = time.monotonic()

    def changed(self, room_id: RoomId) -> None:
        self._changed[room_id] = None

    async def publish(self, rooms: Rooms) -> None:
        """Writes what has changed since the last time, and from time to time everything, so that it stays fresh.

        It is called once a second, so a race that runs costs one summary a second, however many moves it has."""
        now, changed = self._clock.now(), self._changed
        self._changed = {}
        if time.monotonic() - self._refreshed > lobby.REFRESH_MS / 1000:
            self._refreshed = time.monotonic()
            changed |= {live.room.id: None for live in rooms}
        rest = list(changed)
        try:
            # A few at a time: while the store takes them the event loop serves those who race.
            while rest:
                await self._write(rooms, rest[:AT_ONCE], now)
                del rest[:AT_ONCE]
        except Exception:
            self._changed |= dict.fromkeys(rest)
            raise

    async def _write(self, rooms: Rooms, room_ids: list[RoomId], now: int) -> None:
        shown: dict[str, dict[str, Any]] = {}
        gone: list[str] = []
        for room_id in room_ids:
            live = rooms.get(room_id)
            if live is None or not live.room.version:
                continue
            room = live.room
            present = any(member.connected for member in room.members.values())
            if room.closed or room.settings.visibility != "public" or not present:
                gone.append(room_id)
            elif len(live.here):
                shown[room_id] = views.summary_view(live.seen_by(None), now)
        await lobby.publish(self._read, shown, gone, now)
