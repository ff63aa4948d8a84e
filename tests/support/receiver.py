"""A receiver of webhooks: a real HTTP server that answers as it is told to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.support.until import until


@dataclass(frozen=True, slots=True)
class Received:
    headers: dict[str, str]
    """Names in lower case."""
    body: bytes
    status: int
    """What it was answered; 0: nothing."""

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(slots=True)
class Receiver:
    """Answers with `statuses`, one a request, then with 204; 0: it takes the request and never says anything."""

    port: int = 0
    statuses: list[int] = field(default_factory=list[int])
    hangs: bool = False
    got: list[Received] = field(default_factory=list[Received])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    def accepted(self) -> list[Any]:
        """The bodies of what was taken, in order."""
        return [one.json for one in self.got if 200 <= one.status < 300]

    async def has(self, *kinds: str) -> list[Any]:
        """Waits until all these have been taken at least once; everything taken so far."""
        await until(lambda: set(kinds) <= {told["type"] for told in self.accepted()})
        return self.accepted()


@asynccontextmanager
async def receiver(*statuses: int, hangs: bool = False) -> AsyncIterator[Receiver]:
    """`hangs`: never answers at all."""
    state = Receiver(statuses=list(statuses), hangs=hangs)
    over = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                _, *lines = head.decode().strip().split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
                body = await reader.readexactly(int(headers["content-length"]))
                status = 0 if state.hangs else state.statuses.pop(0) if state.statuses else 204
                state.got.append(Received(headers, body, status))
                if status == 0:
                    await over.wait()
                    return
                where = f"Location: {state.url}\r\n" if 300 <= status < 400 else ""
                writer.write(f"HTTP/1.1 {status} Status\r\n{where}Content-Length: 0\r\n\r\n".encode())
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    state.port = server.sockets[0].getsockname()[1]
    try:
        yield state
    finally:
        over.set()
        server.close()
        await server.wait_closed()
