"""The open connections of a node: taken in, served, looked after, and sent elsewhere when it stops."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, cast

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from pyramid_race import metrics
from pyramid_race.node import views
from pyramid_race.node.addresses import client_address
from pyramid_race.node.answers import Ask
from pyramid_race.node.connection import CLOSE_LIMIT_S, CLOSE_TOO_SLOW, Connection, close_reason
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.outbox import Outbox
from pyramid_race.race.commands import Leave
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import RoomId
from pyramid_race.settings import ServerSettings

CLOSE_GOING_AWAY = 1012
CLOSE_ABUSE = 1008
DRAIN_BATCHES = 10

Take = Callable[[Connection, str | bytes], Awaitable[None]]
"""What is done with a frame."""


class Connections:
    """`room` gives a room that this node follows."""

    def __init__(
        self,
        node: str,
        settings: ServerSettings,
        outbox: Outbox,
        room: Callable[[RoomId], LiveRoom | None],
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:
        self._node = node
        self._settings = settings
        self._outbox = outbox
        self._room = room
        self._spawn = spawn
        self._open: dict[str, Connection] = {}
        self._numbers = 0
        self._emptied = asyncio.Event()
        self._emptied.set()
        self._sent_away = False

    def __len__(self) -> int:
        return len(self._open)

    def values(self) -> Iterable[Connection]:
        return self._open.values()

    def of(self, player: str) -> list[Connection]:
        return [one for one in self._open.values() if one.player is not None and one.player.id == player]

    async def serve(self, ws: ServerConnection, take: Take) -> None:
        """Takes frame after frame until the connection ends."""
        connection = self._admit(ws)
        try:
            async for frame in ws:
                await take(connection, frame)
                if connection.is_abusive:
                    await connection.close(CLOSE_ABUSE, "too many commands, again and again")
                    break
        except ConnectionClosed:
            pass
        finally:
            self._ended(connection)

    def _admit(self, ws: ServerConnection) -> Connection:
        self._numbers += 1
        connection = Connection(ws, self._outbox, f"{self._node}/{self._numbers}", self._settings.burst)
        forwarded = ws.request.headers.get_all("X-Forwarded-For") if ws.request is not None else ()
        connection.address = client_address(_peer(ws), forwarded, self._settings.trusted_proxies)
        self._open[connection.id] = connection
        self._emptied.clear()
        metrics.CONNECTIONS.set(len(self._open))
        return connection

    def _ended(self, connection: Connection) -> None:
        connection.closing = True
        del self._open[connection.id]
        if not self._open:
            self._emptied.set()
        metrics.CONNECTIONS.set(len(self._open))
        if connection.player is not None:
            # Whom this node sends away isn't away: he is on his way to another, or back. Who doesn't come is found to
            # be gone when this node is, as if it had been killed.
            if not self._sent_away:
                for live in self._rooms_of(connection):
                    live.connection_ended(PlayerId(connection.player.id), connection)
            connection.rooms.clear()

    def _rooms_of(self, connection: Connection) -> list[LiveRoom]:
        return [live for room in connection.rooms if (live := self._room(room)) is not None]

    def close(self, connection: Connection, code: int, reason: str) -> None:
        """Ends it, without waiting for that."""
        connection.closing = True
        self._spawn(connection.close(code, reason))

    def expel(self, connection: Connection, reason: str) -> None:
        """For somebody who has been banned: out of all rooms, and gone."""
        if connection.player is not None:
            for live in self._rooms_of(connection):
                live.submit(Ask(Leave(PlayerId(connection.player.id))))
        self.close(connection, CLOSE_ABUSE, close_reason(reason))

    def look_after_slow_readers(self) -> None:
        now = time.monotonic()
        for connection in list(self._open.values()):
            if connection.out.behind_since is None or connection.closing:
                continue
            if connection.out.has_drained():
                connection.out.behind_since = None
                self._show_everything(connection)
            elif now - connection.out.behind_since > self._settings.slow_reader_s:
                metrics.SLOW_CLOSED.inc()
                self.close(connection, CLOSE_TOO_SLOW, "you read too slowly")

    def _show_everything(self, connection: Connection) -> None:
        """He missed what has been said meanwhile; the rooms as they are now say it all."""
        if connection.player is not None:
            for live in self._rooms_of(connection):
                player = PlayerId(connection.player.id)
                connection.send(views.room_view(live.seen_by(player), player, live.now()))

    async def send_away(self) -> None:
        """1012 in batches over about half of the drain time; the reason advises a random wait before coming back."""
        self._sent_away = True
        connections = list(self._open.values())
        random.shuffle(connections)
        size = -(-len(connections) // DRAIN_BATCHES) or 1
        pause = self._settings.drain_s / 2 / DRAIN_BATCHES
        for begin in range(0, len(connections), size):
            for connection in connections[begin : begin + size]:
                self.close(connection, CLOSE_GOING_AWAY, f"retry_ms={random.randint(100, 2000)}")
            if begin + size < len(connections):
                await asyncio.sleep(pause)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * CLOSE_LIMIT_S):
                await self._emptied.wait()


def _peer(ws: ServerConnection) -> str | None:
    """The address of the socket's other end; None for a socket in the file system."""
    address: object = ws.remote_address
    return str(cast("tuple[object, ...]", address)[0]) if isinstance(address, tuple) else None
