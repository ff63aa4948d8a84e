"""A client of the wire beside pages: Playwright's loop occupies the test's thread, so the client has another one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.support.client import TIMEOUT_S, Client

T = TypeVar("T")


class Beside:
    """`does(client.ask(...))` runs what the client does, and waits for it."""

    def __init__(self, client: Client, loop: asyncio.AbstractEventLoop) -> None:
        self.client = client
        self._loop = loop

    def does(self, act: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(act, self._loop).result(2 * TIMEOUT_S)


@contextmanager
def beside(port: int, name: str, *, bot: bool = False) -> Iterator[Beside]:
    """Somebody connected to the server of this port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    one = Beside(Client(f"ws://127.0.0.1:{port}/ws", name, bot=bot), loop)
    try:
        one.does(one.client.connect())
        yield one
        one.does(one.client.close())
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
