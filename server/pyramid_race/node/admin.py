"""What moderators ask for. A connection becomes a moderator's by a token from the settings; every act is logged."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Literal

import structlog
from pydantic import SecretStr
from redis.asyncio import Redis

from pyramid_race.node import admin_views as views
from pyramid_race.node.addresses import is_in
from pyramid_race.node.answers import Ask, error, with_ref
from pyramid_race.node.bans import range_around, range_of
from pyramid_race.node.connection import Connection
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.moderation import Moderation
from pyramid_race.node.rooms import Rooms
from pyramid_race.node.text import BadText, clean_chat
from pyramid_race.node.views import Message
from pyramid_race.protocol import admin_commands as wire
from pyramid_race.race import commands as ask_for
from pyramid_race.store import moderation as store
from pyramid_race.store import presence
from pyramid_race.store.clock import Clock
from pyramid_race.store.moderation import Act, Held

logger = structlog.get_logger(__name__)

MOST_WRONG_TOKENS = 3
ROOMS_A_PAGE = 20
HELD_A_PAGE = 100
HOUR_MS = 3600 * 1000


class _Refused(Exception):
    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class AdminDesk:
    def __init__(
        self,
        tokens: Mapping[str, SecretStr],
        moderation: Moderation,
        rooms: Rooms,
        redis: Redis,
        clock: Clock,
        close: Callable[[Connection, int, str], None],
    ) -> None:
        """`tokens`: each moderator's, by name; none: nobody is a moderator."""
        self._tokens = {name: _digest(token.get_secret_value()) for name, token in tokens.items()}
        self._moderation = moderation
        self._rooms = rooms
        self._redis = redis
        self._clock = clock
        self._close = close

    async def take(self, connection: Connection, command: wire.AnyAdminCommand) -> None:
        """Does and answers it. Raises what redis-py does if the store fails; an act that is logged by then holds."""
        try:
            if isinstance(command, wire.Admin):
                self._sign_in(connection, command)
                return
            if connection.moderator is None:
                raise _Refused("unauthorized", "this is for moderators: say admin with your token first")
            if isinstance(command, wire.AdminRooms | wire.AdminBans | wire.AdminLog):
                connection.send(with_ref(await self._list(command), command.ref))
            elif isinstance(command, wire.AdminClose):
                await self._close_room(connection, connection.moderator, command)
            else:
                entry = await self._act(connection, connection.moderator, command)
                connection.send(with_ref({"type": "admin_done", "id": entry}, command.ref))
        except _Refused as refused:
            connection.send(error(refused.code, str(refused), command.ref))

    def _sign_in(self, connection: Connection, command: wire.Admin) -> None:
        given = _digest(command.token)
        # All are compared, each in constant time: how long it takes tells nothing.
        fitting = [name for name, token in self._tokens.items() if hmac.compare_digest(token, given)]
        if not fitting:
            connection.wrong_tokens += 1
            logger.warning("wrong admin token", tries=connection.wrong_tokens)
            if connection.wrong_tokens >= MOST_WRONG_TOKENS:
                connection.send(error("unauthorized", "this is nobody's token", command.ref))
                self._close(connection, 1008, "too many wrong tokens")
                return
            raise _Refused("unauthorized", "this is nobody's token")
        connection.moderator = fitting[0]
        connection.send(with_ref({"type": "admin_ok", "who": connection.moderator}, command.ref))

    # --- acts ---

    async def _act(
        self,
        connection: Connection,
        who: str,
        command: wire.AdminWatch | wire.AdminBan | wire.AdminUnban | wire.AdminMute,
    ) -> str:
        reason = _reason(command.reason)
        now = self._clock.now()
        match command:
            case wire.AdminWatch():
                live = await self._live(command.room)
                entry = await self._moderation.act(Act(who, "watch", reason, now, room=live.room.id))
                connection.watches.add(live.room.id)
                return entry
            case wire.AdminMute(player=player):
                await self._must_be_known(player)
                mute = Held("mute", player, who, now, _until(command.hours, now), reason)
                if command.muted:
                    act = Act(who, "mute", reason, now, player=player, until=mute.until)
                    return await self._moderation.act(act, holds=(mute,))
                return await self._end(mute.id, Act(who, "unmute", reason, now, player=player))
            case wire.AdminBan():
                return await self._ban(connection, who, command, reason, now)
            case wire.AdminUnban():
                kind, subject = _subject(command)
                return await self._end(f"{kind}:{subject}", _about(kind, subject, Act(who, "unban", reason, now)))

    async def _ban(self, connection: Connection, who: str, command: wire.AdminBan, reason: str, now: int) -> str:
        kind, subject = _subject(command)
        own = None if connection.address is None else range_around(connection.address)
        if kind == "player":
            await self._must_be_known(subject)
            if command.with_address and own is not None and self._moderation.is_there(subject, own):
                raise _Refused("bad_message", f"the player is at your own address, {own}: ban without with_address")
        elif command.with_address:
            raise _Refused("bad_message", "with_address goes with a player")
        elif connection.address is not None and is_in(connection.address, [range_of(subject)]):
            raise _Refused("bad_message", f"your own address is in {subject}")
        until = _until(command.hours, now)
        held = Held(kind, subject, who, now, until, reason, command.with_address, str(own) if own is not None else None)
        act = _about(kind, subject, Act(who, "ban", reason, now, until=until))
        return await self._moderation.act(act, holds=(held,))

    async def _end(self, held: str, act: Act) -> str:
        """Ends a ban or a mute."""
        if self._moderation.bans.get(held, act.at) is None:
            await self._moderation.refresh()  # it may have come about on another node just now
            if self._moderation.bans.get(held, act.at) is None:
                raise _Refused("not_found", f"there is no such {'mute' if held.startswith('mute:') else 'ban'}")
        return await self._moderation.act(act, ends=(held,))

    async def _close_room(self, connection: Connection, who: str, command: wire.AdminClose) -> None:
        reason = _reason(command.reason)
        live = await self._live(command.room)
        entry = await self._moderation.act(Act(who, "close", reason, self._clock.now(), room=live.room.id))
        done: Message = {"type": "admin_done", "id": entry}
        live.submit(Ask(ask_for.Close(reason), connection, command.ref, "told", told=done))

    async def _live(self, room: str) -> LiveRoom:
        live = await self._rooms.find(room)
        if live is None or live.room.closed:
            raise _Refused("not_found", f"there is no room {room}")
        return live

    async def _must_be_known(self, player: str) -> None:
        if not await store.names(self._redis, [player]):
            raise _Refused("not_found", f"there is no player {player}")

    # --- lists ---

    async def _list(self, command: wire.AdminRooms | wire.AdminBans | wire.AdminLog) -> Message:
        match command:
            case wire.AdminRooms(after=after):
                return await self._all_rooms(after or "")
            case wire.AdminBans(after=after):
                held = await store.held(self._redis, self._clock.now())
                rest = [one for one in sorted(held, key=lambda one: one.id) if one.id > (after or "")]
                page = rest[:HELD_A_PAGE]
                names = await store.names(self._redis, [one.subject for one in page if one.kind != "address"])
                bans = [views.held_view(one, names) for one in page]
                return {"type": "admin_bans", "bans": bans, "next": page[-1].id if len(rest) > len(page) else None}
            case wire.AdminLog(after=after):
                try:
                    acts, more = await store.acts(self._redis, after)
                except ValueError as problem:
                    raise _Refused("bad_message", f"after: {problem}") from None
                names = await store.names(self._redis, [act.player for _, act in acts if act.player is not None])
                told = [views.act_view(entry, act, names) for entry, act in acts]
                return {"type": "admin_log", "acts": told, "next": acts[-1][0] if more else None}

    async def _all_rooms(self, after: str) -> Message:
        """Rooms that live, listed or not. Those that only other nodes follow are followed here for a moment too."""
        rest = [room for room in await presence.followed(self._redis, self._clock.now()) if room > after.upper()]
        page = rest[:ROOMS_A_PAGE]
        found = await asyncio.gather(*[self._rooms.find(room) for room in page])
        now, bans = self._clock.now(), self._moderation.bans
        rooms = [views.room_view(live.room, bans, now) for live in found if live is not None and not live.room.closed]
        return {"type": "admin_rooms", "rooms": rooms, "next": page[-1] if len(rest) > len(page) else None}


def _subject(command: wire.AdminBan | wire.AdminUnban) -> tuple[Literal["player", "address"], str]:
    if (command.player is None) == (command.address is None):
        raise _Refused("bad_message", "name a player or an address, one of them")
    if command.address is None:
        return "player", command.player or ""
    try:
        return "address", str(range_of(command.address))
    except ValueError as problem:
        raise _Refused("bad_message", str(problem)) from None


def _about(kind: Literal["player", "address"], subject: str, act: Act) -> Act:
    return replace(act, player=subject) if kind == "player" else replace(act, address=subject)


def _reason(text: str) -> str:
    try:
        return clean_chat(text)
    except BadText as problem:
        raise _Refused("bad_message", f"reason: {problem}") from None


def _until(hours: float | None, now: int) -> int | None:
    return None if hours is None else now + int(hours * HOUR_MS)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
