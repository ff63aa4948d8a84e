"""Sending: what a turn of the event loop has for a connection leaves in one write, and all writes leave together.

Writing each frame at once would cost a system call a frame, and wake the peers' machine in the middle of a group commit
whose other answers are still being made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import orjson
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from pyramid_race import metrics

BUFFER_FULL = 128 * 1024
BUFFER_LOW = 16 * 1024


def frame_of(message: dict[str, Any]) -> bytes:
    """A message as it goes over the wire, made once for all who get it."""
    return Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)


class Outbox:
    """The connections of a node that have something to send in this turn of the loop."""

    def __init__(self) -> None:
        self._due: list[Outgoing] = []
        self._to_say: list[Callable[[], None]] = []
        self._scheduled = False
        self._loop = asyncio.get_running_loop()

    @contextmanager
    def together(self) -> Generator[None]:
        """What is sent inside is written at its end, and not in a turn of the loop of its own."""
        was_scheduled, self._scheduled = self._scheduled, True
        try:
            yield
        finally:
            self._flush()
            self._scheduled = was_scheduled

    def add(self, outgoing: Outgoing) -> None:
        self._schedule()
        self._due.append(outgoing)

    def before_flush(self, say: Callable[[], None]) -> None:
        """Calls `say` at the end of this turn: what it sends goes out in the same write as all else."""
        self._schedule()
        self._to_say.append(say)

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        for say in self._to_say:
            say()
        self._to_say.clear()
        self._scheduled = False
        due, self._due = self._due, []
        for outgoing in due:
            outgoing.flush()


class Outgoing:
    """The way to one reader. A slow one is never buffered for: what comes while his buffer is full is dropped.

    Frames go to the transport as they are: a frame from a server is the same bytes for everybody, we never send
    fragments, and the library writes whole frames too, so nothing can come between. Its `broadcast` would build the
    frame again for each connection."""

    __slots__ = ("_frames", "_outbox", "_ws", "behind_since")

    def __init__(self, ws: ServerConnection, outbox: Outbox) -> None:
        self._ws = ws
        self._outbox = outbox
        self._frames: list[bytes] = []
        self.behind_since: float | None = None
        """Since when (monotonic seconds) the reader is behind; None while he reads."""

    def send(self, frame: bytes) -> None:
        """Sends one message (`frame_of`) soon, or drops it if the reader is behind."""
        if self.behind_since is not None:
            metrics.FRAMES_DROPPED.inc()
            return
        if not self._frames:
            self._outbox.add(self)
        self._frames.append(frame)

    def flush(self) -> None:
        """Writes what there is, now."""
        frames = self._frames
        if frames and self._ws.protocol.state is OPEN:
            transport = self._ws.transport
            transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            if transport.get_write_buffer_size() > BUFFER_FULL:
                self.behind_since = time.monotonic()
        frames.clear()

    def has_drained(self) -> bool:
        return self._ws.transport.get_write_buffer_size() <= BUFFER_LOW
