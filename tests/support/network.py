"""The network between a browser and the server: slow, lossy, on hold or gone, as a test wants it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from random import Random
from typing import Any, Self

LIMIT_S = 10.0


class Network:
    """Listens on a port of 127.0.0.1 (`url`) and hands on to the server on `port`: faithful unless told otherwise.

    It runs in a thread of its own, beside Playwright's. `seed` decides which connections are cut."""

    def __init__(self, port: int, seed: int = 13) -> None:
        self._target = port
        self._seed = seed
        self._connections = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._port = 0
        self.delay_s = 0.0
        """How long each direction takes."""
        self.losing = 0.0
        """With this chance a connection is cut at a piece of data of either direction, which is lost with it."""
        self.cuts = 0
        """How many connections have been cut that way."""

    def __enter__(self) -> Self:
        self._thread.start()
        self.up()
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(LIMIT_S)
        self._loop.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def up(self) -> None:
        """Listens, after `down` on the same port again."""
        self._do(self._listen())

    def down(self) -> None:
        """Refuses new connections and ends all that there are."""
        self._do(self._refuse())

    def cut_all(self) -> None:
        """Ends every connection at once; new ones are welcome."""
        self._do(self._cut())

    def hold(self) -> None:
        """Nothing comes through any more, and nobody is told so: the connections stay."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def release(self) -> None:
        """Lets go of everything that was held."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(LIMIT_S)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _refuse(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()

    async def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _close(self) -> None:
        await self._refuse()
        for _ in range(3):  # what was taken in at the last moment begins, and so can end
            await asyncio.sleep(0)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = {writer}
        ways: list[asyncio.Task[None]] = []
        self._open.add(writer)
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._target)
            writers.add(server_writer)
            self._open.add(server_writer)
            self._connections += 1
            # Chances of its own for each way, so that they don't hang on which of two pieces came first.
            there, back = (Random(f"{self._seed} {self._connections} {way}") for way in ("there", "back"))
            ways = [
                asyncio.create_task(self._carry(reader, server_writer, there)),
                asyncio.create_task(self._carry(server_reader, writer, back)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        except (OSError, asyncio.CancelledError):
            pass  # the server is down, or the test is over: so is this connection
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for one in writers:
                self._open.discard(one)
                one.transport.abort()
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, chances: Random) -> None:
        """One direction, until its end or its cut."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(under_way, writer))
        try:
            while data := await reader.read(2**16):
                if chances.random() < self.losing:
                    self.cuts += 1
                    return
                under_way.put_nowait((self._loop.time() + self.delay_s, data))
            under_way.put_nowait((self._loop.time() + self.delay_s, b""))
            await arriving
        except OSError:
            return
        finally:
            arriving.cancel()

    async def _arrive(self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        """Writes each piece when its time has come, in order."""
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(due - self._loop.time())
            await self._flows.wait()
            if not data:
                return
            writer.write(data)
            await writer.drain()
