"""What is asked of one room by somebody who has said who he is: looked up, checked, and handed to the room."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from redis.asyncio import Redis

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.answers import Ask, error, with_ref
from pyramid_race.node.connection import FULL, Connection
from pyramid_race.node.deals import Deals
from pyramid_race.node.invites import Invites
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.passwords import Passwords
from pyramid_race.node.room_asks import asked_for
from pyramid_race.node.room_settings import merge
from pyramid_race.node.rooms import Rooms
from pyramid_race.node.starting import Starting
from pyramid_race.protocol import commands as wire
from pyramid_race.protocol.actions import action_of
from pyramid_race.protocol.host_commands import Strength
from pyramid_race.race import commands as ask_for
from pyramid_race.race.bots import no_bot_may_sit
from pyramid_race.race.charge import in_charge, not_in_charge
from pyramid_race.race.control import not_joined
from pyramid_race.race.decide import BY_ITSELF
from pyramid_race.race.hosting import seated
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import Room, RoomSettings
from pyramid_race.store import players, speech
from pyramid_race.store.clock import Clock
from pyramid_race.store.hashing import secret_hash
from pyramid_race.store.players import Player

AddBot = Callable[[str, float, Strength, str], str | None]
"""Room, pace, strength, invite -> why there is no bot to be had, or None."""
FORGOTTEN = "you have been forgotten: say hello as somebody new"
Spawn = Callable[[Coroutine[Any, Any, Any]], None]
RoomCommand = (
    wire.Join | wire.Leave | wire.Ready | wire.Start | wire.Configure | wire.Kick | wire.AddBot | wire.Move
    | wire.Forfeit | wire.Rematch | wire.Chat | wire.Unban | wire.HandOver | wire.Cohost | wire.Lock | wire.Invite
    | wire.StopCountdown | wire.ForfeitPlayer | wire.EndRace | wire.Unforfeit | wire.DeleteChat | wire.Mute | wire.Say
)  # fmt: skip
_ANSWERS: dict[str, Literal["room", "left"]] = {"join": "room", "leave": "left"}


class RoomDesk:
    def __init__(
        self,
        rooms: Rooms,
        read: Redis,
        clock: Clock,
        deals: Deals,
        invites: Invites,
        add_bot: AddBot,
        spawn: Spawn,
        *,
        paced: bool,
    ) -> None:
        """`paced`: whether there is a limit to how fast somebody may speak."""
        self._rooms = rooms
        self._read = read
        self._clock = clock
        self._deals = deals
        self._invites = invites
        self._add_bot = add_bot
        self._starting = Starting(deals, spawn)
        self._passwords = Passwords()
        self._paced = paced

    async def open(self, connection: Connection, player: Player, command: wire.OpenRoom) -> None:
        given = command.settings or wire.Settings()
        settings = self._merged(RoomSettings(), given, await self._hashed(given))
        if isinstance(settings, Refusal):
            connection.send(error(settings.code, settings.message, command.ref))
            return
        if connection.is_full():
            connection.send(error(FULL.code, FULL.message, command.ref))
            return
        live = await self._rooms.new()
        if not await self.may_enter(player, live):
            connection.send(error("unauthorized", FORGOTTEN, command.ref))
            return
        opening = ask_for.Open(PlayerId(player.id), player.name, command.role, settings, player.bot, connection.id)
        live.submit(Ask(opening, connection, command.ref, "room"))

    async def may_enter(self, player: Player, live: LiveRoom) -> bool:
        """False for somebody who has asked to be forgotten: no new name of his gets into a log."""
        return await players.enters(self._read, player.id, live.room.id, self._clock.now())

    async def serve(self, connection: Connection, player: Player, command: RoomCommand) -> None:
        live = await self._rooms.find(command.room)
        if live is None:
            if isinstance(command, wire.Move):
                connection.send(with_ref(_no_room(command), command.ref))
            else:
                connection.send(error("not_found", f"there is no room {command.room}", command.ref))
            return
        actor = PlayerId(player.id)
        match command:
            case wire.Move():
                self.move(live, connection, player, command)
            case wire.Configure():
                await self._configure(live, connection, actor, command)
            case wire.Invite():
                self._invite(live, connection, actor, command)
            case wire.AddBot():
                self._bot(live, connection, actor, command)
            case wire.Join():
                joining = await self._joining(live, connection, player, command)
                self._submit(live, connection, command, joining)
            case wire.Chat() | wire.Say() if self._paced and not await speech.may_speak(self._read, player.id):
                connection.send(error("rate_limited", "not so much at once, please", command.ref))
            case _:
                self._submit(live, connection, command, asked_for(command, actor))

    def _submit(
        self, live: LiveRoom, connection: Connection, command: RoomCommand, asked: ask_for.Command | Refusal
    ) -> None:
        if isinstance(asked, Refusal):
            connection.send(error(asked.code, asked.message, command.ref))
        else:
            ask = Ask(asked, connection, command.ref, _ANSWERS.get(command.type, "event"))
            self._starting.submit(live, connection, ask)

    def move(self, live: LiveRoom, connection: Connection, player: Player, command: wire.Move) -> None:
        race = live.room.race
        action = action_of(command, race.table.rules.waste_piles if race is not None else 1)
        if isinstance(action, str):
            connection.send(error("bad_message", action, command.ref))
        else:
            move = ask_for.Move(PlayerId(player.id), command.race, command.seq, action)
            live.submit(Ask(move, connection, command.ref, "ack"))

    async def _configure(
        self, live: LiveRoom, connection: Connection, actor: PlayerId, command: wire.Configure
    ) -> None:
        refusal = not_in_charge(live.room, actor, "change the settings")
        if refusal is not None:
            connection.send(error(refusal.code, refusal.message, command.ref))
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

    def _invite(self, live: LiveRoom, connection: Connection, actor: PlayerId, command: wire.Invite) -> None:
        invites = [secrets.token_urlsafe(16) for _ in range(command.count)]
        asked = ask_for.Invite(actor, tuple(map(secret_hash, invites)))
        told = {"type": "invites", "room": live.room.id, "invites": invites}
        live.submit(Ask(asked, connection, command.ref, "told", told=told))

    async def _joining(
        self, live: LiveRoom, connection: Connection, player: Player, command: wire.Join
    ) -> ask_for.Command | Refusal:
        if connection.is_full(live.room.id):
            return FULL
        stored = live.room.settings.password_hash
        member = live.room.members.get(PlayerId(player.id))
        is_known = member is not None
        if (member is None or member.name != player.name) and not await self.may_enter(player, live):
            return Refusal("unauthorized", FORGOTTEN)
        watches = command.role == "spectator" and live.room.id in connection.watches
        passes = watches or self._invites.admits(live.room.id, player.id, command.invite)
        admitted = stored is None or is_known
        if not admitted and stored is not None and command.password is not None:
            admitted = await self._passwords.check(command.password, stored)
        return ask_for.Join(
            PlayerId(player.id), player.name, command.role, admitted, connection.id, player.bot,
            passes=passes, invite=secret_hash(command.invite) if command.invite and not passes else None,
        )  # fmt: skip

    def _bot(self, live: LiveRoom, connection: Connection, actor: PlayerId, command: wire.AddBot) -> None:
        problem = not_joined(live.room, actor, connection.id)
        problem = problem or self._bot_for(live, actor, command.pace, command.strength)
        if problem is not None:
            connection.send(error(problem.code, problem.message, command.ref))
        else:
            connection.send(with_ref({"type": "bot_added", "room": live.room.id}, command.ref))

    def _bot_for(self, live: LiveRoom, actor: PlayerId, pace: float, strength: Strength) -> Refusal | None:
        room = live.room
        if room.settings.quick:
            return Refusal("not_available", BY_ITSELF)
        if not in_charge(room, actor):
            return Refusal("not_host", "only the host adds bots")
        return no_bot_may_sit(room) or self.order_bot(live, pace, strength)

    def order_bot(self, live: LiveRoom, pace: float, strength: Strength) -> Refusal | None:
        """Has a bot join the room. Says why not, if it can't."""
        room = live.room
        if room.phase(self._clock.now()) not in ("lobby", "finished"):
            return Refusal("wrong_phase", "bots join between races")
        if len(seated(room)) >= room.settings.capacity:
            return Refusal("room_full", "all seats are taken")
        problem = self._add_bot(room.id, pace, strength, self._invites.new(room.id))
        return None if problem is None else Refusal("unavailable", problem)


def _no_room(command: wire.Move) -> dict[str, Any]:
    return {
        "type": "reject", "room": command.room, "race": command.race, "seq": command.seq, "code": "not_found",
        "message": f"there is no room {command.room}", "expected_seq": None, "board": None,
    }  # fmt: skip
