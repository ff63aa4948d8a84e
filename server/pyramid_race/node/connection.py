"""One WebSocket: who is at its other end, how fast he may talk, and what happens when he reads too slowly.

A slow reader is never buffered for. When his write buffer is full nothing more is sent; once it has drained he gets the
present state of his rooms instead of all that he missed; if it doesn't drain the connection is closed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import orjson
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from pyramid_race import metrics
from pyramid_race.race.model import RoomId
from pyramid_race.store.players import Player

if TYPE_CHECKING:
    from pyramid_race.node.live_room import LiveRoom

BUFFER_FULL = 128 * 1024
BUFFER_LOW = 16 * 1024
CLOSE_TOO_SLOW = 4008
MAX_ROOMS = 8
"""Rooms that one connection may be in at once."""


def frame_of(message: dict[str, Any]) -> bytes:
    """A message as it goes over the wire, made once for all who get it."""
    return Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)


class Connection:
    __slots__ = (
        "_allowance",
        "_allowed_at",
        "_offences",
        "behind_since",
        "closing",
        "id",
        "player",
        "rooms",
        "waiting",
        "ws",
    )

    def __init__(self, ws: ServerConnection, connection_id: str, burst: int) -> None:
        self.ws = ws
        self.id = connection_id
        self.player: Player | None = None
        self.rooms: dict[RoomId, LiveRoom] = {}
        self.behind_since: float | None = None
        self.closing = False
        self.waiting = 0
        """Commands that have no answer yet."""
        self._allowance = float(burst)
        self._allowed_at = time.monotonic()
        self._offences = 0

    def send(self, message: dict[str, Any]) -> None:
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """Sends one message (`frame_of`), or drops it if the reader is behind.

        The frame goes to the transport as it is: a frame from a server is the same bytes for everybody, we never send
        fragments, and the library writes whole frames too, so nothing can come between. Its `broadcast` would build the
        frame again for each connection, which costs more than the writing."""
        if self.behind_since is not None:
            metrics.FRAMES_DROPPED.inc()
        elif self.ws.protocol.state is OPEN:
            transport = self.ws.transport
            transport.write(frame)
            if transport.get_write_buffer_size() > BUFFER_FULL:
                self.behind_since = time.monotonic()

    def has_drained(self) -> bool:
        return self.ws.transport.get_write_buffer_size() <= BUFFER_LOW

    def may_send(self, rate: float, burst: int) -> bool:
        """One command more, by a token bucket of `rate` a second. A rate of 0 allows everything."""
        if rate == 0:
            return True
        now = time.monotonic()
        allowance = min(float(burst), self._allowance + (now - self._allowed_at) * rate)
        self._allowed_at = now
        if allowance < 1:
            self._allowance = allowance
            self._offences += 1
            return False
        self._allowance = allowance - 1
        self._offences = 0
        return True

    @property
    def is_abusive(self) -> bool:
        """Goes on and on in spite of `rate_limited`."""
        return self._offences > 200
