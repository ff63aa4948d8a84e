"""Where a connection's frames become commands: who asks, in which room, and is it allowed to ask at all."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal

from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.game.refusal import Refusal
from pyramid_race.node import practice
from pyramid_race.node.answers import Ask, error, with_ref
from pyramid_race.node.connection import MAX_ROOMS, Connection
from pyramid_race.node.deals import Deals
from pyramid_race.node.invites import Invites
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.passwords import Passwords
from pyramid_race.node.room_settings import merge
from pyramid_race.node.rooms import Rooms
from pyramid_race.node.starting import Starting
from pyramid_race.node.text import BadText, clean_chat, clean_name
from pyramid_race.protocol import commands as wire
from pyramid_race.protocol.actions import action_of
from pyramid_race.protocol.parse import BadFrame, parse_command
from pyramid_race.race import commands as ask_for
from pyramid_race.race.model import PlayerId, Room, RoomId, RoomSettings
from pyramid_race.store import lobby, players
from pyramid_race.store.clock import Clock

MOST_WAITING = 64
"""Unanswered commands of one connection."""

AddBot = Callable[[str, float, wire.Strength, str], str | None]
"""Room, pace, strength, invite -> why there is no bot to be had, or None."""


@dataclass(frozen=True, slots=True)
class Limits:
    rate: float
    """Commands a second and connection; 0: no limit."""
    burst: int


class Desk:
    def __init__(
        self,
        rooms: Rooms,
        read: Redis,
        clock: Clock,
        deals: Deals,
        invites: Invites,
        limits: Limits,
        add_bot: AddBot,
        spawn: Spawn,
    ) -> None:
        self._rooms = rooms
        self._read = read
        self._clock = clock
        self._deals = deals
        self._invites = invites
        self._limits = limits
        self._add_bot = add_bot
        self._starting = Starting(deals, spawn)
        self._passwords = Passwords()

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
        self._move(live, connection, connection.player, command)
        return True

    def _move(self, live: LiveRoom, connection: Connection, player: players.Player, command: wire.Move) -> None:
        race = live.room.race
        action = action_of(command, race.table.rules.waste_piles if race is not None else 1)
        if isinstance(action, str):
            connection.send(error("bad_message", action, command.ref))
        else:
            move = ask_for.Move(PlayerId(player.id), command.race, command.seq, action)
            live.submit(Ask(move, connection, command.ref, "ack"))

    async def _serve(self, connection: Connection, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Hello):
            await self._hello(connection, command)
            return
        player = connection.player
        if player is None:
            connection.send(error("unauthorized", "say hello first", command.ref))
        elif connection.waiting >= MOST_WAITING:
            connection.send(error("rate_limited", f"{MOST_WAITING} commands are waiting already", command.ref))
        elif isinstance(command, wire.Rooms):
            rooms = await lobby.listed(self._read, self._clock.now(), command.after)
            connection.send(with_ref({"type": "rooms", "rooms": rooms}, command.ref))
        elif isinstance(command, wire.OpenRoom):
            await self._open(connection, player, command)
        elif isinstance(command, wire.Practice | wire.PracticeGames):
            await practice.serve(self._read, connection, player, command, self._clock.now())
        elif not isinstance(command, wire.Ping):
            await self._in_room(connection, player, command)

    async def _hello(self, connection: Connection, hello: wire.Hello) -> None:
        name: str | None = None
        if hello.name is not None:
            try:
                name = clean_name(hello.name)
            except BadText as problem:
                connection.send(error("bad_name", str(problem), hello.ref))
                return
        token: str | None = None
        if hello.token is None:
            if connection.player is not None:
                connection.send(error("bad_message", "this connection has said hello already", hello.ref))
                return
            name = name or f"Guest {secrets.randbelow(9000) + 1000}"
            player, token = await players.register(self._read, name, hello.bot, self._clock.now())
        else:
            known = await players.identify(self._read, hello.token)
            if known is None or (connection.player is not None and connection.player.id != known.id):
                connection.send(error("unauthorized", "nobody is known by this token", hello.ref))
                return
            player = known
            if name is not None and name != known.name:
                await players.rename(self._read, known.id, name)
                player = players.Player(known.id, name, known.bot)
        connection.player = player
        welcome: dict[str, Any] = {"type": "welcome", "player": player.id, "name": player.name}
        if token is not None:
            welcome["token"] = token
        connection.send(with_ref(welcome | {"now": self._clock.now()}, hello.ref))

    async def _open(self, connection: Connection, player: players.Player, command: wire.OpenRoom) -> None:
        if len(connection.rooms) >= MAX_ROOMS:
            connection.send(error("room_full", f"you are in {MAX_ROOMS} rooms already, leave one first", command.ref))
            return
        given = command.settings or wire.Settings()
        settings = self._merged(RoomSettings(), given, await self._hashed(given))
        if isinstance(settings, Refusal):
            connection.send(error(settings.code, settings.message, command.ref))
            return
        live = await self._rooms.new()
        actor = PlayerId(player.id)
        opening = ask_for.Open(actor, player.name, command.role, settings, player.bot, connection.id)
        live.submit(Ask(opening, connection, command.ref, "room"))

    async def _configure(
        self, live: LiveRoom, connection: Connection, actor: PlayerId, command: wire.Configure
    ) -> None:
        if live.room.host != actor:
            connection.send(error("not_host", "only the host changes the settings", command.ref))
            return
        given, hashed = command.settings, await self._hashed(command.settings)

        def complete(room: Room) -> ask_for.Configure | Refusal:
            settings = self._merged(room.settings, given, hashed)
            return settings if isinstance(settings, Refusal) else ask_for.Configure(actor, settings)

        unchanged = ask_for.Configure(actor, live.room.settings)
        live.submit(Ask(unchanged, connection, command.ref, "event", complete=complete))

    async def _hashed(self, given: wire.Settings) -> str | None:
        return await self._passwords.hash(given.password) if given.password else None

    def _merged(self, current: RoomSettings, given: wire.Settings, hashed: str | None) -> RoomSettings | Refusal:
        merged = merge(current, given, hashed)
        if not isinstance(merged, Refusal):
            self._deals.prepare(merged)
        return merged

    async def _in_room(self, connection: Connection, player: players.Player, command: _RoomCommand) -> None:
        live = await self._rooms.find(command.room)
        if live is None:
            if isinstance(command, wire.Move):
                connection.send(with_ref(_no_room(command), command.ref))
            else:
                connection.send(error("not_found", f"there is no room {command.room}", command.ref))
            return
        if isinstance(command, wire.Move):
            self._move(live, connection, player, command)
            return
        if isinstance(command, wire.Configure):
            await self._configure(live, connection, PlayerId(player.id), command)
            return
        asked = await self._asked(live, connection, player, command)
        if isinstance(asked, Refusal):
            connection.send(error(asked.code, asked.message, command.ref))
        elif asked is not None:
            ask = Ask(asked, connection, command.ref, _ANSWERS.get(command.type, "event"))
            self._starting.submit(live, connection, ask)

    async def _asked(
        self, live: LiveRoom, connection: Connection, player: players.Player, command: _RoomCommand
    ) -> ask_for.Command | Refusal | None:
        """What to ask of the room; None where the answer has been given already."""
        actor = PlayerId(player.id)
        match command:
            case wire.Join():
                return await self._join(live, connection, player, command)
            case wire.Leave():
                return ask_for.Leave(actor)
            case wire.Ready(ready=ready):
                return ask_for.SetReady(actor, ready)
            case wire.Start():
                return ask_for.Start(actor)
            case wire.Kick():
                return ask_for.Kick(actor, PlayerId(command.player))
            case wire.AddBot():
                return self._bot(live, connection, actor, command)
            case wire.Forfeit():
                return ask_for.Forfeit(actor, command.race)
            case wire.Rematch():
                return ask_for.Rematch(actor)
            case wire.Chat():
                try:
                    return ask_for.Chat(actor, clean_chat(command.text))
                except BadText as problem:
                    return Refusal("bad_message", str(problem))
            case wire.Move() | wire.Configure():
                return None

    async def _join(
        self, live: LiveRoom, connection: Connection, player: players.Player, command: wire.Join
    ) -> ask_for.Command | Refusal:
        if len(connection.rooms) >= MAX_ROOMS and live.room.id not in connection.rooms:
            return Refusal("room_full", f"you are in {MAX_ROOMS} rooms already, leave one first")
        stored = live.room.settings.password_hash
        admitted = (
            stored is None
            or player.id in live.room.members
            or self._invites.admits(live.room.id, player.id, command.invite)
        )
        if not admitted and stored is not None and command.password is not None:
            admitted = await self._passwords.check(command.password, stored)
        return ask_for.Join(PlayerId(player.id), player.name, command.role, admitted, connection.id, player.bot)

    def _bot(self, live: LiveRoom, connection: Connection, actor: PlayerId, command: wire.AddBot) -> Refusal | None:
        room = live.room
        if room.host != actor:
            return Refusal("not_host", "only the host adds bots")
        if room.phase(self._clock.now()) not in ("lobby", "finished"):
            return Refusal("wrong_phase", "bots join between races")
        if sum(member.role == "player" for member in room.members.values()) >= room.settings.capacity:
            return Refusal("room_full", "all seats are taken")
        problem = self._add_bot(room.id, command.pace, command.strength, self._invites.new(room.id))
        if problem is not None:
            return Refusal("unavailable", problem)
        connection.send(with_ref({"type": "bot_added", "room": room.id}, command.ref))
        return None


_RoomCommand = (
    wire.Join | wire.Leave | wire.Ready | wire.Start | wire.Configure | wire.Kick | wire.AddBot | wire.Move
    | wire.Forfeit | wire.Rematch | wire.Chat
)  # fmt: skip
_ANSWERS: dict[str, Literal["room", "left"]] = {"join": "room", "leave": "left"}

Spawn = Callable[[Coroutine[Any, Any, Any]], None]


def _no_room(command: wire.Move) -> dict[str, Any]:
    return {
        "type": "reject", "room": command.room, "race": command.race, "seq": command.seq, "code": "not_found",
        "message": f"there is no room {command.room}", "expected_seq": None, "board": None,
    }  # fmt: skip
