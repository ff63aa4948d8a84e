"""The node's bots: one child process (`pyramid-race bot --orders -`) in which they play over the wire like anybody."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import orjson
import structlog

logger = structlog.get_logger(__name__)

LEAVE_LIMIT_S = 3.0
MOST_IN_A_ROW = 1000
"""Orders that may wait for the child before it is taken for stuck."""


class BotProcess:
    """Started by the first bot that a host adds; started anew if it has died."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._process: asyncio.subprocess.Process | None = None
        self._orders: asyncio.Queue[bytes] = asyncio.Queue(MOST_IN_A_ROW)

    def add(self, room: str, pace: float, invite: str) -> str | None:
        """Orders a bot into `room`. Says why not, if it can't."""
        try:
            self._orders.put_nowait(orjson.dumps({"room": room, "pace": pace, "invite": invite}) + b"\n")
        except asyncio.QueueFull:
            return "no bot is free just now"
        return None

    async def run(self) -> None:
        """Hands on orders until cancelled; then ends the child."""
        try:
            while True:
                order = await self._orders.get()
                process = await self._alive()
                assert process.stdin is not None
                try:
                    process.stdin.write(order)
                    await process.stdin.drain()
                except (BrokenPipeError, ConnectionResetError):
                    logger.warning("the bots' process has ended, the order is lost")
        finally:
            await self.stop()

    async def _alive(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "pyramid_race", "bot", "--url", self._url, "--orders", "-",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip
        return self._process

    async def stop(self) -> None:
        """Ends the child; its bots leave their rooms first."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(LEAVE_LIMIT_S):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
