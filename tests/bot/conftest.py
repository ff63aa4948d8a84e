"""A server with bots of its own, and bots that are started on the command line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.support.client import Client
from tests.support.nodes import SERVER, ServeProcess

LIMIT_S = 30.0


class BotProcess:
    """`pyramid-race bot` with these options."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def end(self) -> tuple[int, str]:
        """Waits for its end: exit status and standard error."""
        async with asyncio.timeout(LIMIT_S):
            _, errors = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, errors.decode()


StartBots = Callable[..., Awaitable[BotProcess]]


@pytest.fixture
async def start_bots() -> AsyncIterator[StartBots]:
    """Starts `pyramid-race bot` with the options given."""
    started: list[BotProcess] = []

    async def start(*options: str) -> BotProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pyramid_race", "bot", *options,
            cwd=SERVER, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        started.append(BotProcess(process))
        return started[-1]

    yield start
    for bots in started:
        if bots.process.returncode is None:
            bots.process.kill()
            await bots.end()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServeProcess]:
    """A whole server with its embedded Valkey, and with bots."""
    async with ServeProcess("--data", str(tmp_path / "data"), PYRAMID_RACE_DRAIN_S="1") as serving:
        yield serving


@pytest.fixture
async def host(server: ServeProcess) -> AsyncIterator[Client]:
    async with Client(server.ws, "Host") as client:
        yield client
