"""A scripted player of the load generator: takes a seat over the real protocol, then plays its script."""

from __future__ import annotations

import asyncio
import secrets
import time
from array import array
from collections.abc import Callable, Iterator
from typing import Any

import orjson

from pyramid_race.bench.wire import Wire, connect

Message = dict[str, Any]

ACK = b'{"type":"ack"'
PROGRESS = b'{"type":"progress"'


class Record:
    """What all seats write their measurements to."""

    def __init__(self) -> None:
        self.since = float("inf")
        """Moves sent from here on (`time.perf_counter`) are measured."""
        self.ack_s = array("d")
        self.seen_s = array("d")
        self.problem: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """What went wrong first: any refusal, lost connection or wrong answer ends the benchmark."""

    def fail(self, problem: str) -> None:
        if not self.problem.done():
            self.problem.set_result(problem)


class Seat:
    def __init__(self, record: Record, everybody: dict[str, Seat], moves: Iterator[bytes], watches: bool) -> None:
        """`everybody`: all seats by player, to which this one adds itself. `moves`: the script, each action as JSON.
        `watches`: notes when it sees the others' moves."""
        self.acked = 0
        self.sent_at = array("d")
        """When each move was sent; the one with `seq` n is at n - 1."""
        self.on_ack: Callable[[], None] | None = None
        self.player = ""
        self._record = record
        self._everybody = everybody
        self._moves = moves
        self._watches = watches
        self._seen: dict[str, int] = {}
        self._wire: Wire | None = None
        self._room = ""
        self._expected = ""
        self._answer: asyncio.Future[Message] | None = None
        self._closing = False

    # --- taking the seat ---

    async def connect(self, url: str) -> None:
        self._wire = await connect(url, self._take, self._lost)
        # In a room nobody's name may look like another's.
        welcome = await self._ask("welcome", {"type": "hello", "name": f"Load {secrets.token_hex(4)}"})
        self.player = welcome["player"]
        self._everybody[self.player] = self

    async def open_room(self, settings: Message) -> str:
        command = {"type": "open_room", "settings": settings, "ref": "room"}
        self._room = (await self._ask("room", command))["room"]
        return self._room

    async def join(self, room: str) -> None:
        self._room = room
        await self._ask("room", {"type": "join", "room": room, "role": "player", "ref": "room"})

    async def start(self) -> None:
        await self._ask("deal", {"type": "start", "room": self._room})

    async def deal(self) -> None:
        """Until the race has begun."""
        await self._ask("deal", None)

    async def compare(self) -> None:
        """Asks the server how many moves it has taken (the floor doesn't know): as many as were acked?"""
        room = await self._ask("room", {"type": "join", "room": self._room, "role": "player", "ref": "room"})
        if room.get("seq", self.acked) != self.acked:
            self._record.fail(f"the server has taken {room['seq']} moves and acked {self.acked}")

    def close(self) -> None:
        self._closing = True
        if self._wire is not None:
            self._wire.close()

    async def _ask(self, expected: str, command: Message | None) -> Message:
        self._expected = expected
        self._answer = asyncio.get_running_loop().create_future()
        if command is not None:
            assert self._wire is not None
            self._wire.send(orjson.dumps(command))
        return await self._answer

    # --- playing ---

    def move(self) -> None:
        """Sends the next move, whether or not the last one was acked."""
        assert self._wire is not None
        seq = len(self.sent_at) + 1
        self.sent_at.append(time.perf_counter())
        self._wire.send(
            b'{"type":"move","room":"%b","race":1,"seq":%d,"action":%b}' % (self._room.encode(), seq, next(self._moves))
        )

    def _take(self, frame: bytes) -> None:
        if frame.startswith(ACK):
            self._take_ack(orjson.loads(frame))
        elif frame.startswith(PROGRESS):
            if self._watches:
                self._take_progress(orjson.loads(frame)["players"])
        else:
            self._take_other(orjson.loads(frame))

    def _take_ack(self, ack: Message) -> None:
        now = time.perf_counter()
        self.acked += 1
        if ack["seq"] != self.acked or ack["room"] != self._room:
            self._record.fail(f"an ack for move {ack['seq']} of {ack['room']} where move {self.acked} was next")
            return
        sent = self.sent_at[self.acked - 1]
        if sent >= self._record.since:
            self._record.ack_s.append(now - sent)
        if self.on_ack is not None:
            self.on_ack()

    def _take_progress(self, players: Message) -> None:
        now = time.perf_counter()
        for player, shown in players.items():
            # Each action counts as a move or as an undo: this is the seq of the last one. Several may be shown at once.
            seen, seq = self._seen.get(player, 0), shown["moves"] + shown["undos"]
            if player == self.player or seq <= seen:
                continue
            self._seen[player] = seq
            for sent in self._everybody[player].sent_at[seen:seq]:
                if sent >= self._record.since:
                    self._record.seen_s.append(now - sent)

    def _take_other(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("reject", "error"):
            self._record.fail(f"the server refused: {message['code']} {message['message']}")
        elif kind == self._expected and self._answer is not None and not self._answer.done():
            self._answer.set_result(message)

    def _lost(self, reason: str) -> None:
        if not self._closing:
            self._record.fail(reason)
