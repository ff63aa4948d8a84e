"""Nodes for tests: in this process on a port of their own, or a whole `pyramid-race serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from pyramid_race.node.server import Node
from pyramid_race.settings import ServerSettings
from pyramid_race.store.connect import connect

SERVER = Path(__file__).parents[2] / "server"
START_LIMIT_S = 30.0


@dataclass(frozen=True, slots=True)
class RunningNode:
    """A node that serves on `port` of 127.0.0.1."""

    node: Node
    port: int

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def stop(self) -> None:
        await self.node.stop()


@asynccontextmanager
async def running_node(redis_url: str, **settings: Any) -> AsyncIterator[RunningNode]:
    """A node in this process: no limit of commands, no bots, a short drain, unless `settings` say otherwise.

    Its end is that of a clean stop; `RunningNode.stop` may have come before."""
    chosen = {"port": 0, "rate": 0, "bots": False, "drain_s": 2.0} | settings
    clients = connect(redis_url)
    node = Node(ServerSettings(**chosen), clients)
    try:
        running = RunningNode(node, await node.start())
        try:
            yield running
        finally:
            if node.problem() != "shutting down":
                await node.stop()
    finally:
        await clients.close()


class ServeProcess:
    """A real `pyramid-race serve` with the options given, on a free port unless `port` is among them."""

    def __init__(self, *options: str, **environment: str) -> None:
        self._options = options
        self._environment = environment
        self._process: asyncio.subprocess.Process | None = None
        self.port = 0

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process is not None
        return self._process

    async def __aenter__(self) -> Self:
        """Comes back when the server has said where it is."""
        paths = [str(SERVER), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pyramid_race", "serve", *self._options,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYRAMID_RACE_PORT": "0"} | self._environment,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        async with asyncio.timeout(START_LIMIT_S):
            line = (await self.process.stdout.readline()).decode()
        if "http://" not in line:
            _, errors = await self.process.communicate()
            raise RuntimeError(f"the server did not start: {line}{errors.decode()}")
        self.port = int(line.strip().rsplit(":", 1)[1])
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            await self.end()

    async def end(self, number: signal.Signals = signal.SIGTERM) -> str:
        """Sends the signal, waits for the end, returns what the server had to say on standard error."""
        self.process.send_signal(number)
        async with asyncio.timeout(START_LIMIT_S):
            _, errors = await self.process.communicate()
        return errors.decode()
