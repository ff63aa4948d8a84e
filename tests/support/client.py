"""A client of the wire protocol for tests. Every message that it receives is checked against the protocol's models."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from pyramid_race.protocol.messages import MESSAGES
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

Message = dict[str, Any]
TIMEOUT_S = 10.0


class Client:
    """Keeps all that it has received in `received`; `expect` takes the next message that fits, waiting for it."""

    def __init__(
        self,
        url: str,
        name: str = "Ada",
        token: str | None = None,
        *,
        bot: bool = False,
        via: str = "",
        checked: bool = True,
    ) -> None:
        """`via`: what a proxy would say of where the client is (`X-Forwarded-For`). `checked`: whether what comes is
        held against the models; a crowd needs only a few who do that."""
        self.url = url
        self.checked = checked
        self.name = name
        self.token = token
        self.bot = bot
        self.via = via
        self.player = ""
        self.received: list[Message] = []
        self.arrivals: list[float] = []
        """When (ms of this machine's clock, which is the store's too) each of them came."""
        self.room = ""
        self.board: Message = {}
        self.seq = 0
        self._unread: list[Message] = []
        self._news = asyncio.Condition()
        self._ws: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked = 0
        self.close_code: int | None = None

    @property
    def ws(self) -> ClientConnection:
        assert self._ws is not None
        return self._ws

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self, hello: bool = True) -> None:
        self._ws = await connect(
            self.url, subprotocols=[Subprotocol("pyramid-race.v1")], compression=None, max_size=2**24,
            additional_headers={"X-Forwarded-For": self.via} if self.via else None,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._ws))
        if hello:
            await self.hello()

    async def hello(self) -> Message:
        fields: Message = {"token": self.token} if self.token else {"name": self.name}
        await self.send("hello", **fields, **({"bot": True} if self.bot else {}))
        welcome = await self.expect("welcome")
        self.player = welcome["player"]
        self.token = welcome.get("token", self.token)
        return welcome

    async def close(self) -> None:
        if self._ws is not None:
            await self._ws.close()
        if self._reader is not None:
            await self._reader

    async def drop(self) -> None:
        """Ends the connection without a word, as a lost network does."""
        self.ws.transport.abort()
        assert self._reader is not None
        await self._reader

    async def _read(self, ws: ClientConnection) -> None:
        try:
            async for frame in ws:
                message = json.loads(frame)
                if self.checked:
                    MESSAGES.validate_python(message)
                if "board" in message and message["type"] in ("ack", "reject", "room", "deal") and message["board"]:
                    self.board = message["board"]
                if message["type"] in ("ack", "room") and "seq" in message:
                    self.seq = max(self.seq, message["seq"]) if message["type"] == "ack" else message["seq"]
                async with self._news:
                    self.received.append(message)
                    self.arrivals.append(time.time() * 1000)
                    self._unread.append(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass  # a lost connection ends reading; a wrong message fails the next expect, or the close
        finally:
            self.close_code = ws.close_code
            async with self._news:
                self._news.notify_all()

    async def send(self, kind: str, **fields: Any) -> None:
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def expect(
        self,
        type_: str,
        match: Callable[[Message], bool] | None = None,
        /,
        *,
        within_s: float = TIMEOUT_S,
        **fields: Any,
    ) -> Message:
        """The next unread message of this type with these fields; those before it count as read."""
        async with asyncio.timeout(within_s), self._news:
            while True:
                for index, message in enumerate(self._unread):
                    fits = message["type"] == type_ and all(message.get(k) == v for k, v in fields.items())
                    if fits and (match is None or match(message)):
                        del self._unread[: index + 1]
                        return message
                if self._reader is not None and self._reader.done():
                    error = self._reader.exception()
                    raise ConnectionError(
                        f"closed with {self.close_code} while waiting for {type_} {fields}"
                    ) from error
                await self._news.wait()

    async def has(
        self,
        type_: str,
        where: Callable[[Message], bool] | None = None,
        *,
        within_s: float = TIMEOUT_S,
        **fields: Any,
    ) -> Message:
        """The first such message that has ever come, waiting for it; nothing counts as read by that."""

        def fits(message: Message) -> bool:
            if message["type"] != type_ or any(message.get(k) != v for k, v in fields.items()):
                return False
            return where is None or where(message)

        async with asyncio.timeout(within_s), self._news:
            while True:
                for message in self.received:
                    if fits(message):
                        return message
                if self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.close_code} while waiting for {type_} {fields}")
                await self._news.wait()

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Sends a command with a ref of its own and returns the direct answer."""
        self._asked += 1
        ref = f"r{self._asked}"
        await self.send(kind, ref=ref, **fields)
        async with asyncio.timeout(TIMEOUT_S), self._news:
            while True:
                for message in self._unread:
                    if message.get("ref") == ref:
                        return message
                if self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.close_code} while waiting for the answer to {kind}")
                await self._news.wait()

    # --- the game ---

    async def open(self, role: str = "player", **settings: Any) -> Message:
        room = await self.ask("open_room", role=role, settings=settings)
        assert room["type"] == "room", room
        self.room = room["room"]
        return room

    async def join(self, room: str, role: str = "player", **fields: Any) -> Message:
        answer = await self.ask("join", room=room, role=role, **fields)
        if answer["type"] == "room":
            self.room = room
        return answer

    async def move(self, action: Message, race: int = 1, seq: int | None = None) -> Message:
        """One move, waiting for its ack or reject."""
        return await self.ask(
            "move", room=self.room, race=race, seq=self.seq + 1 if seq is None else seq, action=action
        )
