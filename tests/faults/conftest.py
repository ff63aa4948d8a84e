"""Nodes in this process whose insides a test may look at, on a Redis behind a proxy or not."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pyramid_race.store.embedded import EmbeddedValkey
from redis.asyncio import Redis

from tests.support.client import Client
from tests.support.nodes import RunningNode, ServeProcess, running_node
from tests.support.proxy import Proxy

Meet = Callable[..., Awaitable[Client]]
"""Connects one who has said hello: `await meet("Ada", node)`."""


@pytest.fixture
async def data() -> AsyncIterator[Path]:
    """A data folder for `serve`; a Valkey that a killed server leaves on it is ended."""
    with TemporaryDirectory(prefix="pr-") as parent:
        folder = Path(parent).resolve() / "data"
        yield folder
        if (folder / "valkey.pid").exists():
            valkey = EmbeddedValkey(folder)
            await valkey.start()
            await valkey.stop()


class Server:
    """A `pyramid-race serve` that is killed and started again, always with the same options and on the same port."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self._running: ServeProcess | None = None
        self.port = 0

    async def start(self) -> str:
        """Returns the address of its socket."""
        options = (*self._options, "--port", str(self.port), "--no-bots")
        self._running = ServeProcess(*options, PYRAMID_RACE_RATE="0", PYRAMID_RACE_DRAIN_S="1")
        await self._running.__aenter__()
        self.port = self._running.port
        return self._running.ws

    async def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int | None, str]:
        """Sends the signal and waits for the end: the exit status, and what was said on standard error."""
        running, self._running = self._running, None
        assert running is not None
        said = await running.end(number)
        return running.process.returncode, said

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def clean_up(self) -> None:
        """After a test that has failed half-way."""
        if self._running is not None:
            await self.kill()


@pytest.fixture
async def server(data: Path) -> AsyncIterator[Server]:
    """With a Valkey of its own; it isn't started yet."""
    server = Server("--data", str(data))
    yield server
    await server.clean_up()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
async def proxy(redis_url: str) -> AsyncIterator[Proxy]:
    async with Proxy(redis_url) as proxy:
        yield proxy


@pytest.fixture
async def node(redis_url: str) -> AsyncIterator[RunningNode]:
    async with running_node(redis_url) as running:
        yield running


@pytest.fixture
async def far_node(proxy: Proxy) -> AsyncIterator[RunningNode]:
    """A node that reaches the same Redis through the proxy."""
    async with running_node(proxy.url) as running:
        yield running


@pytest.fixture
async def meet() -> AsyncIterator[Meet]:
    async with AsyncExitStack() as stack:

        async def connect(name: str, at: RunningNode, token: str | None = None) -> Client:
            return await stack.enter_async_context(Client(at.ws, name, token))

        yield connect
