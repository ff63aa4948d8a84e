"""What in a room comes with time alone: GO, and its deadlines (see `race.deadlines`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pyramid_race.node.show import Show
from pyramid_race.race.deadlines import next_deadline
from pyramid_race.race.model import Room


class RoomTimer:
    """Armed anew whenever the room's times may have changed. All times are ms of Redis' clock."""

    def __init__(
        self,
        room: Callable[[], Room],
        show: Show,
        now: Callable[[], int],
        tick: Callable[[], None],
        go_told: Callable[[], None],
    ) -> None:
        """`tick` asks the room to act on a deadline that has passed."""
        self._room = room
        self._show = show
        self._now = now
        self._tick = tick
        self._go_told = go_told
        self._handle: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def is_armed(self) -> bool:
        return self._handle is not None

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        self._disarm()

    def _disarm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def arm(self, at_least_ms: int = 0) -> None:
        """Wakes up at the next time that matters, if there is one, but not before `at_least_ms` from now."""
        self._disarm()
        if self._stopped:
            return
        room = self._room()
        times = [time for time in (next_deadline(room),) if time is not None]
        if room.race is not None and self._show.go_is_pending():
            times.append(room.race.starts_at)
        if times:
            delay = max(min(times) - self._now(), at_least_ms, 0) / 1000
            self._handle = asyncio.get_running_loop().call_later(delay, self.on_time)

    def on_time(self) -> None:
        now = self._now()
        if self._show.go_is_due(now):
            self._show.go()
            self._go_told()
        deadline = next_deadline(self._room())
        if deadline is not None and deadline <= now:
            self._tick()
        # Not at once again: what has just been asked for needs a moment to come about.
        self.arm(at_least_ms=1 if deadline is None or deadline > now else 100)
