"""The floor that the server is measured against: a bare `websockets` server on uvloop that parses each move, acks it
and shows it to the others of the room. It knows no rules, keeps no log, checks nothing; and whatever can be left out of
a message is left out. Of the commands it knows just those that the load generator sends."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

import orjson
import uvloop
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from pyramid_race.protocol.commands import MAX_FRAME_BYTES, SUBPROTOCOL

Message = dict[str, Any]


class Client:
    def __init__(self, ws: ServerConnection, player: str) -> None:
        self.ws = ws
        self.player = player
        self.room = ""
        self.others: list[ServerConnection] = []

    def send(self, message: Message) -> None:
        broadcast((self.ws,), orjson.dumps(message), text=True)


class Floor:
    def __init__(self) -> None:
        self._rooms: dict[str, list[Client]] = {}
        self._clients = 0
        self._commands: dict[str, Callable[[Client, Message], None]] = {
            "hello": self._hello,
            "open_room": self._open_room,
            "join": self._join,
            "start": self._start,
        }

    async def connection(self, ws: ServerConnection) -> None:
        self._clients += 1
        client = Client(ws, f"p{self._clients}")
        with contextlib.suppress(ConnectionClosed):
            async for frame in ws:
                message: Message = orjson.loads(frame)
                if message["type"] == "move":
                    self._move(client, message)
                else:
                    self._commands[message["type"]](client, message)

    def _move(self, client: Client, move: Message) -> None:
        room, race, seq = move["room"], move["race"], move["seq"]
        client.send({"type": "ack", "room": room, "race": race, "seq": seq})
        shown = {"type": "progress", "room": room, "race": race, "players": {client.player: {"moves": seq, "undos": 0}}}
        broadcast(client.others, orjson.dumps(shown), text=True)

    def _hello(self, client: Client, hello: Message) -> None:  # noqa: ARG002
        client.send({"type": "welcome", "player": client.player, "now": time.time_ns() // 1_000_000})

    def _open_room(self, client: Client, command: Message) -> None:
        self._enter(client, f"R{len(self._rooms) + 1}", command)

    def _join(self, client: Client, command: Message) -> None:
        self._enter(client, command["room"], command)

    def _enter(self, client: Client, room: str, command: Message) -> None:
        client.room = room
        seated = self._rooms.setdefault(room, [])
        seated.append(client)
        for one in seated:
            one.others = [other.ws for other in seated if other is not one]
        client.send({"type": "room", "room": room, "ref": command["ref"]})

    def _start(self, client: Client, start: Message) -> None:
        seated = self._rooms[start["room"]]
        broadcast((one.ws for one in seated), orjson.dumps({"type": "deal", "room": client.room, "race": 1}), text=True)


async def main() -> None:
    async with serve(
        Floor().connection, "127.0.0.1", 0, subprotocols=[Subprotocol(SUBPROTOCOL)], compression=None,
        max_size=MAX_FRAME_BYTES, server_header=None, backlog=4096,
    ) as server:  # fmt: skip
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"The floor is on http://127.0.0.1:{port}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(main())
