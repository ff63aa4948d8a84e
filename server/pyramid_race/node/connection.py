"""One WebSocket: who is at its other end, in which rooms, and how fast he may talk."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from websockets.asyncio.server import ServerConnection

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.addresses import Address
from pyramid_race.node.outbox import Outbox, Outgoing, frame_of
from pyramid_race.race.model import RoomId
from pyramid_race.store.players import Player

CLOSE_TOO_SLOW = 4008
CLOSE_LIMIT_S = 2.0
LONGEST_REASON = 123
"""Bytes; the protocol of WebSockets has no room for more."""
MAX_ROOMS = 8
"""Rooms that one connection may be in at once."""
FULL = Refusal("room_full", f"you are in {MAX_ROOMS} rooms already, leave one first")


def close_reason(text: str) -> str:
    """As much of `text` as the reason of a close frame may have."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")


class Connection:
    __slots__ = (
        "_allowance",
        "_allowed_at",
        "_offences",
        "address",
        "closing",
        "guesses",
        "id",
        "moderator",
        "out",
        "player",
        "rooms",
        "waiting",
        "watches",
        "wrong_tokens",
        "ws",
    )

    def __init__(self, ws: ServerConnection, outbox: Outbox, connection_id: str, burst: int) -> None:
        self.ws = ws
        self.out = Outgoing(ws, outbox)
        self.id = connection_id
        self.player: Player | None = None
        self.rooms: set[RoomId] = set()
        self.address: Address | None = None
        """Where its other end is, beyond trusted proxies."""
        self.moderator: str | None = None
        """Which moderator's it is, once he has shown his token."""
        self.wrong_tokens = 0
        self.watches: set[RoomId] = set()
        """Rooms that the moderator may come in to watch, whatever their doors say."""
        self.closing = False
        self.waiting = 0
        """Commands that have no answer yet."""
        self.guesses = 0
        """Codes for another device that were tried here."""
        self._allowance = float(burst)
        self._allowed_at = time.monotonic()
        self._offences = 0

    def is_full(self, room: RoomId | None = None) -> bool:
        """Whether it can enter no more rooms; `room`, if it is in that one already, it can."""
        return len(self.rooms) >= MAX_ROOMS and room not in self.rooms

    def send(self, message: dict[str, Any]) -> None:
        self.out.send(frame_of(message))

    async def close(self, code: int, reason: str) -> None:
        """Closes with a WebSocket close code, after what has been sent before.

        Whoever doesn't read that is cut off: the library's own limit begins only when all has been sent."""
        self.closing = True
        self.out.flush()
        try:
            async with asyncio.timeout(CLOSE_LIMIT_S):
                await self.ws.close(code, reason)
        except TimeoutError:
            self.ws.transport.abort()

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

    def charge(self, commands: int) -> None:
        """The command just taken counts for so many more."""
        self._allowance -= commands

    @property
    def is_abusive(self) -> bool:
        """Goes on and on in spite of `rate_limited`."""
        return self._offences > 200
