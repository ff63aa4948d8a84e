"""Who is connected to a room on this node, and the fan-out to them: each message is encoded once an audience.

Progress goes out at once if the room was quiet for the interval, else one frame an interval carries
what has changed."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection, Iterable
from itertools import chain
from typing import Any

from pyramid_race.node.connection import Connection
from pyramid_race.node.outbox import frame_of
from pyramid_race.race.model import PlayerId

Message = dict[str, Any]


Soon = Callable[[Callable[[], None]], object]
"""Has something called at the end of this turn of the event loop."""

BEATS = 5
"""An interval has so many beats. Waits end on a beat of the clock, so that many rooms wake the node together."""


class Coalescer:
    """Calls `flush` soon after `touch`, but not more often than every `interval` seconds."""

    __slots__ = ("_flush", "_interval", "_is_due", "_last", "_loop", "_soon", "_timer")

    def __init__(self, interval: float, flush: Callable[[], None], soon: Soon) -> None:
        self._interval = interval
        self._flush = flush
        self._soon = soon
        self._last = float("-inf")
        self._is_due = False
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()

    def touch(self) -> None:
        if self._is_due or self._timer is not None:
            return
        due = self._last + self._interval
        if self._loop.time() >= due:
            # Not at once: moves that were committed together go out together.
            self._is_due = True
            self._soon(self._if_due)
        else:
            beat = self._interval / BEATS
            self._timer = self._loop.call_at(math.ceil(due / beat) * beat, self.now)

    def _if_due(self) -> None:
        if self._is_due:
            self.now()

    def now(self) -> None:
        """Flushes without waiting (a race has ended)."""
        self.cancel()
        self._last = self._loop.time()
        self._flush()

    def cancel(self) -> None:
        self._is_due = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Audience:
    """The connections of one room on this node, by player: a player has one connection to a room."""

    __slots__ = ("players", "spectators")

    def __init__(self) -> None:
        self.players: dict[PlayerId, Connection] = {}
        self.spectators: dict[PlayerId, Connection] = {}

    def __len__(self) -> int:
        return len(self.players) + len(self.spectators)

    def get(self, player: PlayerId) -> Connection | None:
        return self.players.get(player) or self.spectators.get(player)

    def put(self, player: PlayerId, connection: Connection, spectates: bool) -> None:
        self.take_out(player)
        (self.spectators if spectates else self.players)[player] = connection

    def take_out(self, player: PlayerId) -> Connection | None:
        return self.players.pop(player, None) or self.spectators.pop(player, None)

    def empty(self) -> list[Connection]:
        """Nobody is in it any more; the connections that were."""
        connections = list(self.everybody())
        self.players.clear()
        self.spectators.clear()
        return connections

    def everybody(self) -> Iterable[Connection]:
        yield from self.players.values()
        yield from self.spectators.values()

    def items(self) -> list[tuple[PlayerId, Connection]]:
        return [*self.players.items(), *self.spectators.items()]

    def tell_all(
        self,
        message: Message,
        asker: Connection | None = None,
        ref: str | None = None,
        but: Collection[PlayerId] = (),
    ) -> None:
        """Sends to everybody but those named; the asker's copy carries his `ref`."""
        frame = frame_of(message)
        for player, connection in chain(self.players.items(), self.spectators.items()):
            if player in but:
                continue
            if connection is asker and ref is not None:
                connection.send(message | {"ref": ref})
            else:
                connection.out.send(frame)
        if asker is None or ref is None:
            return
        if asker.player is None or self.get(PlayerId(asker.player.id)) is not asker:
            asker.send(message | {"ref": ref})

    def tell_players(self, message: Message, but: PlayerId | None = None) -> None:
        frame = frame_of(message)
        for player, connection in self.players.items():
            if player != but:
                connection.out.send(frame)

    def tell_spectators(self, *messages: Message) -> None:
        """Several messages go out in one write: there may be thousands of spectators."""
        frame = b"".join(map(frame_of, messages))
        for connection in self.spectators.values():
            connection.out.send(frame)
