"""A proxy before Redis that loses what networks lose: replies, requests, everything that a connection is sent."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from enum import Enum, auto
from typing import Self
from urllib.parse import unquote, urlsplit

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Fault(Enum):
    """What becomes of a connection from the moment on at which a command of it is noticed."""

    CUT_REPLY = auto()
    """The command arrives; instead of the reply the client sees the connection end."""
    HOLD_REPLIES = auto()
    """The command arrives; no reply comes through before `release`."""
    HOLD_REQUEST = auto()
    """The command arrives only at `release`, even if the client has long gone."""
    SWALLOW = auto()
    """The command arrives; whatever the server says from then on is lost, and the connection stays open."""


@dataclass(slots=True)
class _Plan:
    word: bytes
    fault: Fault
    times: int


class Proxy:
    """Listens on a port of 127.0.0.1 (`url`) and hands on to the Redis at `target`: faithful unless told otherwise."""

    def __init__(self, target: str) -> None:
        self._target = urlsplit(target)
        self._plans: list[_Plan] = []
        self._released = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._port = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._open: set[asyncio.StreamWriter] = set()
        self.struck = 0
        """How many commands have met their fault."""
        self.late = 0
        """How many held requests have reached the server at last."""
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        await self.up()
        return self

    async def up(self) -> None:
        """Listens, after `down` on the same port again."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def down(self) -> None:
        """Refuses new connections and ends all that there are."""
        assert self._server is not None
        self._server.close()
        self.cut_all()

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.cut_all()
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}/0"

    def on(self, word: str, fault: Fault, times: int = 1) -> None:
        """The next `times` requests in which `word` occurs meet `fault`."""
        self._plans.append(_Plan(word.encode(), fault, times))

    @property
    def plans(self) -> int:
        """How many commands are still to meet a fault."""
        return sum(plan.times for plan in self._plans)

    def release(self) -> None:
        """Lets go of everything that is held."""
        self._released.set()

    def cut_all(self) -> None:
        """Ends every connection at once."""
        for writer in list(self._open):
            writer.transport.abort()

    async def until_struck(self, times: int = 1) -> None:
        """Comes back when so many commands have met their fault."""
        async with asyncio.timeout(10), self._news:
            await self._news.wait_for(lambda: self.struck >= times)

    async def until_late(self, times: int = 1) -> None:
        """Comes back when the server has answered so many requests that were held."""
        async with asyncio.timeout(10), self._news:
            await self._news.wait_for(lambda: self.late >= times)

    async def _connect(self) -> Pipe:
        if self._target.scheme == "unix":
            return await asyncio.open_unix_connection(unquote(self._target.path))
        return await asyncio.open_connection(self._target.hostname, self._target.port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._open.add(writer)
        try:
            upstream = await self._connect()
            self._open.add(upstream[1])
            link = _Link(self, (reader, writer), upstream)
            try:
                await link.run()
            finally:
                self._open.discard(upstream[1])
                upstream[1].close()
        except (OSError, asyncio.CancelledError):
            pass  # either side is gone, or the test is over: so is this connection
        finally:
            self._tasks.discard(task)
            self._open.discard(writer)
            writer.close()

    async def notice(self, request: bytes) -> Fault | None:
        """The fault that is planned for this request."""
        for plan in self._plans:
            if plan.times > 0 and plan.word in request:
                plan.times -= 1
                async with self._news:
                    self.struck += 1
                    self._news.notify_all()
                return plan.fault
        return None

    async def note_late(self) -> None:
        async with self._news:
            self.late += 1
            self._news.notify_all()

    async def until_released(self) -> None:
        await self._released.wait()


class _Link:
    """One client's connection."""

    def __init__(self, proxy: Proxy, client: Pipe, upstream: Pipe) -> None:
        self._proxy = proxy
        self._client = client
        self._upstream = upstream
        self._fault: Fault | None = None
        self._answered = asyncio.Event()

    async def run(self) -> None:
        replies = asyncio.create_task(self._replies())
        try:
            await self._requests()
        finally:
            replies.cancel()
            await asyncio.gather(replies, return_exceptions=True)

    async def _requests(self) -> None:
        while request := await self._client[0].read(2**20):
            # Before it is sent on: the reply must not be faster than the fault.
            self._fault = await self._proxy.notice(request) or self._fault
            if self._fault is Fault.HOLD_REQUEST:
                await self._proxy.until_released()
                self._fault = None
                self._answered.clear()
                self._upstream[1].write(request)
                await self._answered.wait()
                await self._proxy.note_late()
                continue
            self._upstream[1].write(request)
            await self._upstream[1].drain()

    async def _replies(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                reply = await self._upstream[0].read(2**20)
                self._answered.set()
                if self._fault is Fault.HOLD_REPLIES:
                    await self._proxy.until_released()
                if not reply or self._fault is Fault.CUT_REPLY:
                    self._client[1].transport.abort()
                    return
                if self._fault is not Fault.SWALLOW:
                    self._client[1].write(reply)
                    await self._client[1].drain()
