"""The node's pool of bots: a child process (`pyramid-race bot --orders -`) that plays over the wire like anybody."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress

import orjson
import structlog

from pyramid_race.protocol.host_commands import MOST_BOTS, Strength

logger = structlog.get_logger(__name__)

NOT_FREE = "no bot is free just now"
ALL_OUT = f"all {MOST_BOTS} bots of this server are playing just now"

_left_alone: list[subprocess.Popen[bytes]] = []
"""Children that go on by themselves after their node has stopped."""


class BotProcess:
    """Started with the node, so that the first bot needn't wait for it; started anew if it has died.

    A plain process and a pipe that never blocks: asyncio kills a child that outlives its loop, and this one may."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._process: subprocess.Popen[bytes] | None = None
        self._out = 0
        """Bots ordered from the process that aren't known to be done."""

    def prepare(self) -> None:
        """Starts the process, if it doesn't run. Whether that works is seen when a bot is wanted."""
        try:
            self._running()
        except OSError as error:
            logger.warning("bots can't be started", fault=str(error))

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._close_pipes()
            self._process = self._start()
            self._out = 0
        return self._process

    def add(self, room: str, pace: float, strength: Strength, invite: str) -> str | None:
        """Orders a bot into `room`. Says why not, if it can't."""
        order = orjson.dumps({"room": room, "pace": pace, "strength": strength, "invite": invite}) + b"\n"
        try:
            process = self._running()
            assert process.stdin is not None
            self._count_done(process)
            if self._out >= MOST_BOTS:
                return ALL_OUT
            # A line is far shorter than what a pipe takes at once, so it goes whole or not at all.
            os.write(process.stdin.fileno(), order)
            self._out += 1
        except OSError as error:  # its pipe is full or closed, or no process can be had
            logger.warning("no bot can be ordered", fault=str(error))
            return NOT_FREE
        return None

    def _count_done(self, process: subprocess.Popen[bytes]) -> None:
        """Each bot that is done is an empty line from its process. They are looked at when the next one is wanted:
        there are never so many that they would fill the pipe."""
        assert process.stdout is not None
        with suppress(BlockingIOError):
            self._out -= os.read(process.stdout.fileno(), 4096).count(b"\n")

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "pyramid_race", "bot", "--url", self._url, "--orders", "-"],
            stdin=subprocess.PIPE,
            # It may outlive the server, and must then hold nothing of the server's open.
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            bufsize=0,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        return process

    def stop(self) -> None:
        """No more orders. The child stays as long as its bots have something to do: they come back to a restarted
        server like everybody, give up when none comes, and the child ends with the last of them."""
        self._close_pipes()
        if self._process is not None and self._process.poll() is None:
            _left_alone.append(self._process)

    def _close_pipes(self) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.close()
            self._process.stdout.close()
