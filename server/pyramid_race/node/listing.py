"""Keeping the list of public rooms, and that of those for quick play, up to date with the rooms that have somebody
connected here."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis

from pyramid_race.node import views
from pyramid_race.race.matching import offered_from
from pyramid_race.race.model import Room, RoomId
from pyramid_race.store import lobby, quick
from pyramid_race.store.clock import Clock
from pyramid_race.store.quick import QuickRoom

if TYPE_CHECKING:
    from pyramid_race.node.rooms import Rooms


AT_ONCE = 64
"""How many summaries are made and written together."""


class Listing:
    def __init__(self, read: Redis, clock: Clock, level: Callable[[str], Awaitable[int]]) -> None:
        """`level`: a player's rating."""
        self._read = read
        self._clock = clock
        self._level = level
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
        by_themselves: list[Room] = []
        for room_id in room_ids:
            live = rooms.get(room_id)
            if live is None or not live.room.version:
                continue
            room = live.room
            if room.settings.start == "auto":
                by_themselves.append(room)
            present = any(member.connected for member in room.members.values())
            if room.closed or room.settings.visibility != "public" or not present:
                gone.append(room_id)
            elif len(live.here):
                shown[room_id] = views.summary_view(live.seen_by(None), now)
        await lobby.publish(self._read, shown, gone, now)
        await self._offer(by_themselves, now)

    async def _offer(self, rooms: list[Room], now: int) -> None:
        """Tells quick play which of these rooms it may send people to."""
        begins = {room.id: offered_from(room, now) for room in rooms}
        offers = [
            QuickRoom(room.id, await self._level(room.host or ""), room.lobby_since, begins_at)
            for room in rooms
            if (begins_at := begins[room.id]) is not None
        ]
        gone = [room_id for room_id, begins_at in begins.items() if begins_at is None]
        await quick.offer_and_take_back(self._read, offers, gone)
