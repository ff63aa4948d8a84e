"""Scripted players who move as fast as they are acknowledged, and hold the server to every acknowledgement."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from pyramid_race.game.board import Board, Table, apply, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.order_free import can_win
from pyramid_race.node import views
from pyramid_race.protocol.actions import action_of
from pyramid_race.protocol.commands import Move
from websockets.exceptions import ConnectionClosed

from tests.support.client import Client, Message
from tests.support.play import legal_moves

LOST = (ConnectionError, ConnectionClosed)
"""What a client meets whose server is killed."""


class Racer:
    """One player over all connections. `actions` are those acknowledged, in order; `hanging` has no answer yet."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.actions: list[Message] = []
        self.hanging: Message | None = None
        self.goes_on = True
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

    async def play(self) -> None:
        """Until the connection is lost, or for as long as `goes_on` is true."""
        try:
            while self.goes_on:
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
        self._board = self._after(self.hanging)
        self.hanging = None
        # Random play comes to dead ends; they are told as soon as the server knows the deal well enough.
        status = ack["board"]["status"]
        assert status != "dead" or not can_win(self._table, self._board)
        assert ack["board"] == views.board_view(self._table, self._board, "dead" if status == "dead" else None)

    async def rejoin(self, ws: str) -> Message:
        """Connects and joins again; exactly what was acknowledged must be there, and perhaps what had no answer, whole.
        Returns the room as it was found."""
        await self.connect(ws)
        room = await self.client.join(self.client.room)
        assert room["type"] == "room", room
        if "board" in room:
            acked = len(self.actions)
            assert room["seq"] in (acked, acked + (self.hanging is not None))
            unacked = self.hanging if room["seq"] > acked else None
            board = self._after(unacked) if unacked is not None else self._board
            assert room["board"] == views.board_view(self._table, board) | {"status": room["board"]["status"]}
        return room

    async def come_back(self, ws: str) -> Message:
        """The same in a race that goes on: what had no answer is sent again."""
        room = await self.rejoin(ws)
        if self.hanging is not None:
            await self._send()
        return room

    def deal(self, code: str) -> None:
        """GO: from here on the game's own core follows what is acknowledged."""
        self._table = Table(deal_cards(parse_code(code)), PRESETS["N"])
        self._board = start(self._table)

    def _after(self, action: Message) -> Board:
        wanted = action_of(Move(type="move", room="ROOM", race=1, seq=1, action=action))  # type: ignore[arg-type]
        assert not isinstance(wanted, str)
        board = apply(self._table, self._board, wanted)
        assert not isinstance(board, Refusal), board
        return board


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
        racer.deal(deal["code"])
    return racers
