"""Who is at the other end: hello, names, signing in on another device, and being forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis

from pyramid_race.game.refusal import Refusal
from pyramid_race.names.guests import LEAST, MOST, guest_name
from pyramid_race.names.lookalikes import clashes
from pyramid_race.names.reserved import kept_for
from pyramid_race.node.answers import error, with_ref
from pyramid_race.node.connection import Connection, close_reason
from pyramid_race.node.forgetting import Forgetting
from pyramid_race.node.rooms import Rooms
from pyramid_race.node.text import BadText, clean_name
from pyramid_race.protocol import commands as wire
from pyramid_race.race.ids import PlayerId
from pyramid_race.store import devices, players, tokens
from pyramid_race.store.clock import Clock
from pyramid_race.store.players import Player

MOST_GUESSES = 5
"""Codes for another device that may be tried on one connection."""
CLOSE_FORGOTTEN = 4003
CLOSE_BANNED = 1008

SignedIn = tuple[Player, str | None]
"""Who it is, and the token to keep from now on, if it is a new one."""


class Identity:
    def __init__(
        self,
        read: Redis,
        clock: Clock,
        rooms: Rooms,
        forgetting: Forgetting,
        connections_of: Callable[[str], list[Connection]],
        close: Callable[[Connection, int, str], None],
        banned: Callable[[Connection, str | None], Refusal | None],
    ) -> None:
        """`connections_of`: the connections of a player to this node; `close` ends one with a code and a reason.
        `banned`: why somebody, or a player, can't come in on a connection."""
        self._read = read
        self._clock = clock
        self._rooms = rooms
        self._forgetting = forgetting
        self._connections_of = connections_of
        self._close = close
        self._banned = banned

    async def hello(self, connection: Connection, hello: wire.Hello) -> None:
        signed_in = self._banned(connection, None) or await self._sign_in(connection, hello)
        if not isinstance(signed_in, Refusal):
            signed_in = self._banned(connection, signed_in[0].id) or signed_in
        if isinstance(signed_in, Refusal):
            connection.send(error(signed_in.code, signed_in.message, hello.ref))
            if signed_in.code == "banned":
                self._close(connection, CLOSE_BANNED, close_reason(signed_in.message))
            return
        connection.player, token = signed_in
        welcome: dict[str, Any] = {"type": "welcome", "player": connection.player.id, "name": connection.player.name}
        if token is not None:
            welcome["token"] = token
        connection.send(with_ref(welcome | {"now": self._clock.now()}, hello.ref))

    async def serve(self, connection: Connection, player: Player, command: wire.DeviceCode | wire.ForgetMe) -> None:
        if isinstance(command, wire.DeviceCode):
            code = await devices.new_code(self._read, player.id)
            expires_at = self._clock.now() + devices.GOOD_FOR_S * 1000
            told = {"type": "device_code", "code": code, "expires_at": expires_at}
            connection.send(with_ref(told, command.ref))
        else:
            await self._forget(connection, player, command)

    async def _sign_in(self, connection: Connection, hello: wire.Hello) -> SignedIn | Refusal:
        name: str | None = None
        if hello.name is not None:
            try:
                name = clean_name(hello.name)
            except BadText as problem:
                return Refusal("bad_name", str(problem))
        if hello.token is not None and hello.device_code is not None:
            return Refusal("bad_message", "say who you are by a token or by a code, not both")
        if hello.token is not None:
            return await self._by_token(connection, hello.token, name)
        if connection.player is not None:
            return Refusal("bad_message", "this connection has said hello already")
        if hello.device_code is not None:
            return await self._by_code(connection, hello.device_code, name)
        refused = (
            None if name is None else kept_refusal(name, bot=hello.bot, moderator=connection.moderator is not None)
        )
        if refused is not None:
            return refused
        name = name or guest_name(LEAST + secrets.randbelow(MOST - LEAST + 1), hello.locale)
        return await players.register(self._read, name, hello.bot, self._clock.now())

    async def _by_token(self, connection: Connection, token: str, name: str | None) -> SignedIn | Refusal:
        known = await players.signed_in(self._read, token, self._clock.now())
        if known is None or (connection.player is not None and connection.player.id != known[0].id):
            return Refusal("unauthorized", "nobody is known by this token")
        player, successor = known
        renamed = await self._named(connection, player, name)
        return renamed if isinstance(renamed, Refusal) else (renamed, successor)

    async def _by_code(self, connection: Connection, code: str, name: str | None) -> SignedIn | Refusal:
        too_many = Refusal("rate_limited", "too many codes were tried, please wait a minute and ask for a new one")
        if connection.guesses >= MOST_GUESSES:
            return too_many
        connection.guesses += 1
        now = self._clock.now()
        try:
            owner = await devices.redeem(self._read, code, now)
        except devices.TooManyGuessesError:
            return too_many
        player = None if owner is None else await players.by_id(self._read, owner)
        if player is None:
            return Refusal("unauthorized", "this code is unknown, used already or too old")
        renamed = await self._named(connection, player, name)
        if isinstance(renamed, Refusal):
            return renamed
        return renamed, await tokens.issue(self._read, player.id, now)

    async def _named(self, connection: Connection, player: Player, name: str | None) -> Player | Refusal:
        """The player, by a new name if one is given that nobody has in the rooms of this connection."""
        if name is None or name == player.name:
            return player
        refused = kept_refusal(name, bot=player.bot, moderator=connection.moderator is not None)
        if refused is not None:
            return refused
        for room_id in connection.rooms:
            live = self._rooms.get(room_id)
            others = live.room.members.values() if live is not None else ()
            taken = clashes(name, (other.name for other in others if other.player != PlayerId(player.id)))
            if taken is not None:
                return Refusal("name_taken", f"{taken} is in the room already, please take another name")
        await players.rename(self._read, player.id, name)
        return Player(player.id, name, player.bot)

    async def _forget(self, connection: Connection, player: Player, command: wire.ForgetMe) -> None:
        known = await players.by_id(self._read, player.id)
        if known is None:
            connection.send(error("unauthorized", "nobody is known by this token any more", command.ref))
            return
        if _confirmed(command.confirm) != known.name:
            connection.send(error("bad_name", "this is not your name: type it as it is to be forgotten", command.ref))
            return
        for room_id in list(connection.rooms):
            live = self._rooms.get(room_id)
            if live is not None:
                live.detach(PlayerId(player.id), connection)
        await self._forgetting.forget(player.id)
        connection.send(with_ref({"type": "forgotten"}, command.ref))
        for own in {connection, *self._connections_of(player.id)}:
            own.player = None
            self._close(own, CLOSE_FORGOTTEN, "you have been forgotten")


def kept_refusal(name: str, *, bot: bool, moderator: bool) -> Refusal | None:
    """Whether somebody would be taken for what he isn't by that name. Who has it already may keep it."""
    who = kept_for(name)
    if who == "bots" and not bot:
        return Refusal("bad_name", "names like this are kept for bots")
    if who == "staff" and not moderator:
        return Refusal("bad_name", "names like this are kept for those who run this place")
    return None


def _confirmed(typed: str) -> str | None:
    try:
        return clean_name(typed)
    except BadText:
        return None
