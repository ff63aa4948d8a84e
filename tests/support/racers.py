"""Scripted players who move as fast as they are acknowledged, and hold the server to every acknowledgement."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import Any

from pyramid_race.game.board import Refusal, Table, apply, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.node import views
from pyramid_race.node.translate import action_of
from pyramid_race.protocol.commands import Move
from websockets.exceptions import ConnectionClosed

from tests.support.client import Client, Message
from tests.support.play import legal_moves

LOST = (ConnectionError, ConnectionClosed, OSError)
"""What a client meets whose server is killed."""


class Racer:
    """One player over all connections. `actions` are those acknowledged, in order; `hanging` has no answer yet."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.actions: list[Message] = []
        self.hanging: Message | None = None
        self.code = ""
        self._dice = random.Random(seed)
        self._client: Client | None = None

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    async def connect(self, ws: str) -> None:
        """A new connection of the same player."""
        known = self._client
        self._client = Client(ws, self.name, known.token if known is not None else None)
        await self._client.connect()
        if known is not None:
            assert self._client.player == known.player
            self._client.room = known.room

    async def play(self, moves: int = 10**9) -> None:
        """So many moves, or until the connection is lost."""
        try:
            for _ in range(moves):
                await self.move()
        except LOST:
            return

    async def move(self) -> None:
        """One move and its ack."""
        self.hanging = self._choose()
        await self._send()

    def _choose(self) -> Message:
        """Any legal move, but so that the race lasts: few cards go."""
        legal = legal_moves(self.client.board)
        removals = [move for move in legal if move["do"] == "remove"]
        if removals and self.client.board["removed"] < 12 and self._dice.random() < 0.05:
            return self._dice.choice(removals)
        return self._dice.choice([move for move in legal if move["do"] in ("draw", "recycle", "undo")])

    async def _send(self) -> None:
        assert self.hanging is not None
        seq = len(self.actions) + 1
        await self.client.send("move", room=self.client.room, race=1, seq=seq, action=self.hanging)
        ack = await self.client.expect("ack", seq=seq)
        self.actions.append(self.hanging)
        self.hanging = None
        assert ack["board"] == self.board()

    async def rejoin(self, ws: str) -> Message:
        """Connects and joins again; exactly what was acknowledged must be there, and perhaps what had no answer, whole.
        Returns the room as it was found."""
        await self.connect(ws)
        room = await self.client.join(self.client.room)
        assert room["type"] == "room", room
        if "board" in room:
            acked = len(self.actions)
            assert room["seq"] in (acked, acked + (self.hanging is not None))
            unacked = [self.hanging] if room["seq"] > acked and self.hanging is not None else []
            assert room["board"] == self.board(unacked) | {"status": room["board"]["status"]}
        return room

    async def come_back(self, ws: str) -> Message:
        """The same in a race that goes on: what had no answer is sent again."""
        room = await self.rejoin(ws)
        if self.hanging is not None:
            await self._send()
        return room

    def board(self, more: Iterable[Message] = ()) -> Message:
        """What the game's own core says of the board after `actions` and `more`."""
        table = Table(deal_cards(parse_code(self.code)), PRESETS["N"])
        board = start(table)
        for action in (*self.actions, *more):
            wanted = action_of(Move(type="move", room="ROOM", race=1, seq=1, action=action))  # type: ignore[arg-type]
            assert not isinstance(wanted, str)
            after = apply(table, board, wanted)
            assert not isinstance(after, Refusal), after
            board = after
        return views.board_view(table, board)


async def racers_in_a_race(ws: str, count: int, seed: int, **settings: Any) -> list[Racer]:
    """So many players at GO of a race whose deal all of them know."""
    racers = [Racer(f"Racer {number}", seed * 100 + number) for number in range(count)]
    await asyncio.gather(*[racer.connect(ws) for racer in racers])
    host = racers[0].client
    await host.open("player", **({"countdown_s": 0} | settings))
    await asyncio.gather(*[racer.client.join(host.room) for racer in racers[1:]])
    await host.send("start", room=host.room)
    for racer in racers:
        deal = await racer.client.expect("deal")
        racer.code = deal["code"]
    return racers
