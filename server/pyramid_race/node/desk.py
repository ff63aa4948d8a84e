"""Where a connection's frames become commands: who asks, in which room, and is it allowed to ask at all."""

from __future__ import annotations

from dataclasses import dataclass

from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.node import own_history, practice
from pyramid_race.node.admin import AdminDesk
from pyramid_race.node.answers import error, with_ref
from pyramid_race.node.connection import Connection
from pyramid_race.node.daily import DailyDesk
from pyramid_race.node.identity import Identity
from pyramid_race.node.moderation import Moderation, muted
from pyramid_race.node.quick_play import QuickPlay
from pyramid_race.node.room_desk import FORGOTTEN, RoomCommand, RoomDesk
from pyramid_race.node.rooms import Rooms
from pyramid_race.protocol import commands as wire
from pyramid_race.protocol.admin_commands import AnyAdminCommand
from pyramid_race.protocol.parse import BadFrame, parse_command
from pyramid_race.race.model import RoomId
from pyramid_race.store import lobby, players
from pyramid_race.store.clock import Clock
from pyramid_race.store.players import Player

MOST_WAITING = 64
"""Unanswered commands of one connection."""


@dataclass(frozen=True, slots=True)
class Limits:
    rate: float
    """Commands a second and connection; 0: no limit."""
    burst: int


_OfPlayers = (
    wire.Rooms | wire.DeviceCode | wire.ForgetMe | wire.OpenRoom | wire.QuickPlay | wire.Daily | wire.DailyStart
    | wire.History | wire.Practice | wire.PracticeGames | RoomCommand
)  # fmt: skip
_KeptForPlayers = wire.DeviceCode | wire.DailyStart | wire.Practice
"""What leaves something in the store for the player, beside coming into a room (`RoomDesk.may_enter`)."""


class Desk:
    def __init__(
        self,
        rooms: Rooms,
        read: Redis,
        clock: Clock,
        limits: Limits,
        identity: Identity,
        in_rooms: RoomDesk,
        quick: QuickPlay,
        daily: DailyDesk,
        moderation: Moderation,
        admin: AdminDesk,
    ) -> None:
        self._rooms = rooms
        self._read = read
        self._clock = clock
        self._limits = limits
        self._identity = identity
        self._in_rooms = in_rooms
        self._quick = quick
        self._daily = daily
        self._moderation = moderation
        self._admin = admin

    async def take(self, connection: Connection, frame: str | bytes) -> None:
        """One frame. Whatever is wrong with it is answered; nothing is raised for a client's mistake."""
        if not connection.may_send(self._limits.rate, self._limits.burst):
            connection.send(error("rate_limited", f"too fast: at most {self._limits.rate:g} commands a second"))
            return
        command = parse_command(frame)
        if isinstance(command, BadFrame):
            connection.send(error(command.code, command.message, command.ref))
        elif isinstance(command, wire.Ping):
            connection.send(with_ref({"type": "pong", "t": command.t, "now": self._clock.now()}, command.ref))
        else:
            try:
                if not self._moves_at_once(connection, command):
                    await self._serve(connection, command)
            except (RedisError, OSError, TimeoutError):
                connection.send(error("unavailable", "the store does not answer, please try again", command.ref))

    def _moves_at_once(self, connection: Connection, command: wire.AnyCommand) -> bool:
        """The hot path: a move in a room that the connection is in has nothing to wait for."""
        if not isinstance(command, wire.Move) or connection.player is None or connection.waiting >= MOST_WAITING:
            return False
        room_id = RoomId(command.room)
        live = self._rooms.get(room_id) if room_id in connection.rooms else None
        if live is None:
            return False
        self._in_rooms.move(live, connection, connection.player, command)
        return True

    async def _serve(self, connection: Connection, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Hello):
            await self._identity.hello(connection, command)
        elif isinstance(command, AnyAdminCommand):
            await self._admin.take(connection, command)
        elif connection.player is None:
            connection.send(error("unauthorized", "say hello first", command.ref))
        elif connection.waiting >= MOST_WAITING:
            connection.send(error("rate_limited", f"{MOST_WAITING} commands are waiting already", command.ref))
        elif not isinstance(command, wire.Ping):
            await self._serve_player(connection, connection.player, command)

    async def _serve_player(self, connection: Connection, player: Player, command: _OfPlayers) -> None:
        if isinstance(command, wire.Rooms):
            rooms = await lobby.listed(self._read, self._clock.now(), command.after)
            connection.send(with_ref({"type": "rooms", "rooms": rooms}, command.ref))
        elif isinstance(command, _KeptForPlayers) and not await players.stays(self._read, player.id):
            connection.send(error("unauthorized", FORGOTTEN, command.ref))
        elif isinstance(command, wire.DeviceCode | wire.ForgetMe):
            await self._identity.serve(connection, player, command)
        elif isinstance(command, wire.OpenRoom):
            await self._in_rooms.open(connection, player, command)
        elif isinstance(command, wire.QuickPlay):
            await self._quick.play(connection, player, command)
        elif isinstance(command, wire.Daily | wire.DailyStart):
            await self._daily.serve(connection, player, command)
        elif isinstance(command, wire.History):
            await own_history.serve(self._read, connection, player, command)
        elif isinstance(command, wire.Practice | wire.PracticeGames):
            await practice.serve(self._read, connection, player, command, self._clock.now())
        elif isinstance(command, wire.Chat | wire.Say) and (held := self._moderation.mute_of(player.id)) is not None:
            connection.send(error("muted", muted(held), command.ref))
        else:
            await self._in_rooms.serve(connection, player, command)
