"""A WebSocket client for load generation: as little work a frame as can be, so that the server is what is measured.

The handshake is that of `websockets`. After it only what these servers send is read: unfragmented frames. Frames are
sent with a mask of zeros: allowed, as much work for the server as any other, and none for the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol
from websockets.uri import parse_uri

from pyramid_race.protocol.commands import SUBPROTOCOL

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
MASKED = 0x80


class Wire(asyncio.Protocol):
    """`take` is called with the payload of each text frame, `lost` once when the connection has ended."""

    def __init__(self, url: str, take: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._take = take
        self._lost = lost
        self._handshake: ClientProtocol | None = ClientProtocol(
            parse_uri(url), subprotocols=[Subprotocol(SUBPROTOCOL)]
        )  # fmt: skip
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._reason = "the connection was lost"

    def send(self, payload: bytes) -> None:
        self._send(TEXT, payload)

    def close(self) -> None:
        if self._transport is not None:
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _send(self, first: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            header = bytes((first, MASKED | size, 0, 0, 0, 0))
        else:
            header = bytes((first, MASKED | 126, size >> 8, size & 0xFF, 0, 0, 0, 0))
        self._transport.write(header + payload)

    # --- called by the event loop ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        assert self._handshake is not None
        self._handshake.send_request(self._handshake.connect())
        self._transport.write(b"".join(self._handshake.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection before the handshake was done"))
        else:
            self._lost(self._reason)

    def data_received(self, data: bytes) -> None:
        if self._handshake is not None:
            self._shake_hands(self._handshake, data)
            return
        if self._buffer:
            data = self._buffer + data
        begin, end = 0, len(data)
        while end - begin >= 2:
            first, size = data[begin], data[begin + 1]
            body = begin + 2
            if size == 126:
                body = begin + 4
                size = int.from_bytes(data[begin + 2 : body])
            elif size == 127:
                body = begin + 10
                size = int.from_bytes(data[begin + 2 : body])
            if end < body + size:
                break
            begin = body + size
            if first == TEXT:
                self._take(data[body:begin])
            else:
                self._control(first, data[body:begin])
        self._buffer = data[begin:]

    def _shake_hands(self, handshake: ClientProtocol, data: bytes) -> None:
        # The server says nothing of its own accord: whatever comes now is its answer to the handshake.
        handshake.receive_data(data)
        problem: WebSocketException | Exception | None = handshake.handshake_exc
        if problem is not None:
            self.opened.set_exception(ConnectionError(f"the handshake failed: {problem}"))
        elif handshake.events_received():
            self._handshake = None
            self.opened.set_result(None)

    def _control(self, first: int, payload: bytes) -> None:
        if first == PING:
            self._send(PONG, payload)
        elif first == CLOSE:
            code = int.from_bytes(payload[:2])
            self._reason = f"the server closed the connection: {code} {payload[2:].decode(errors='replace')}".rstrip()
        else:
            self._reason = f"a frame of a kind that was not expected: {first:#x}"
            if self._transport is not None:
                self._transport.abort()


async def connect(url: str, take: Callable[[bytes], None], lost: Callable[[str], None]) -> Wire:
    """An open connection. Raises OSError if there can be none."""
    address = parse_uri(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(url, take, lost), address.host, address.port)
    await wire.opened
    return wire
