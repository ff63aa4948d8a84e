"""The daily deal: a room of one for each player and day, in which it is raced by the rules of all races.

The try is noted, with the room that it is to have, before the room is opened. So there is one a player and day, and who
is cut off in between, or comes from another device, gets into the same room again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis

from pyramid_race.history.boards import by_daily, day_of
from pyramid_race.history.record import record_of
from pyramid_race.node.answers import Ask, error, with_ref
from pyramid_race.node.connection import FULL, Connection
from pyramid_race.node.history_views import board_view
from pyramid_race.node.http import UnavailableError
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.offers import DAILY, DAY_MS
from pyramid_race.node.rooms import Rooms
from pyramid_race.protocol import commands as wire
from pyramid_race.race import commands as ask_for
from pyramid_race.race.model import PlayerId, Race, Room, RoomId, RoomSettings
from pyramid_race.race.standings import standings
from pyramid_race.store import daily, players
from pyramid_race.store import history_reads as reads
from pyramid_race.store.clock import Clock
from pyramid_race.store.history import History
from pyramid_race.store.players import Player

Message = dict[str, Any]
CodeOf = Callable[[str], Awaitable[str]]
"""The deal of a day. Raises UnavailableError if none is at hand yet."""

COUNTDOWN_S = 3
TIME_LIMIT_S = 1800


class DailyDesk:
    def __init__(self, redis: Redis, clock: Clock, rooms: Rooms, history: History, code_of: CodeOf) -> None:
        self._redis = redis
        self._clock = clock
        self._rooms = rooms
        self._history = history
        self._code_of = code_of

    async def serve(self, connection: Connection, player: Player, command: wire.Daily | wire.DailyStart) -> None:
        """Does what is asked, and answers. Raises what the store raises."""
        if isinstance(command, wire.Daily):
            connection.send(with_ref(await self._told(player), command.ref))
            return
        try:
            live = await self._room_of(player)
        except UnavailableError as problem:
            connection.send(error("unavailable", str(problem), command.ref))
            return
        if live is None:
            connection.send(error("already_played", "you have tried today's deal already", command.ref))
        elif connection.is_full(live.room.id):
            connection.send(error(FULL.code, FULL.message, command.ref))
        elif not await players.enters(self._redis, player.id, live.room.id, self._clock.now()):
            connection.send(error("unauthorized", "you are being forgotten", command.ref))
        else:
            await self._enter(live, connection, player, command.ref)

    # --- trying ---

    async def _room_of(self, player: Player) -> LiveRoom | None:
        """The room of the player's try today, opened or not; None: the try is over."""
        date = day_of(self._clock.now())
        await self._code_of(date)
        known = await daily.try_of(self._redis, date, player.id)
        room_id = known or await daily.begin_try(self._redis, date, player.id, await self._rooms.free_id())
        live = await self._rooms.named(RoomId(room_id))
        if live.room.closed and live.room.race is None:
            # He went before GO and hasn't seen a card.
            instead = await self._rooms.free_id()
            room_id = await daily.begin_try(self._redis, date, player.id, instead, instead_of=room_id)
            live = await self._rooms.named(RoomId(room_id))
        race = live.room.race
        return None if live.room.closed or (race is not None and race.ended_at is not None) else live

    async def _enter(self, live: LiveRoom, connection: Connection, player: Player, ref: str | None) -> None:
        actor = PlayerId(player.id)
        date = day_of(self._clock.now())
        settings = settings_of(date, await self._code_of(date))
        opening = ask_for.Open(actor, player.name, "player", settings, player.bot, connection.id)
        joining = ask_for.Join(actor, player.name, "player", True, connection.id, player.bot)

        def open_or_join(room: Room) -> ask_for.Open | ask_for.Join:
            return joining if room.version else opening

        live.submit(Ask(opening, connection, ref, "room", complete=open_or_join))
        if live.room.race is None:
            live.submit(Ask(ask_for.Start(actor)))

    # --- looking ---

    async def _told(self, player: Player) -> Message:
        now = self._clock.now()
        date = day_of(now)
        told: Message = {
            "type": "daily", "date": date, "next_ms": DAY_MS - now % DAY_MS, "played": None, "board": None
        }  # fmt: skip
        room_id = await daily.try_of(self._redis, date, player.id)
        live = None if room_id is None else await self._rooms.find(room_id)
        race = None if live is None else live.room.race
        if live is None or race is None:
            return told
        played = _played(live.room, race)
        if race.ended_at is None:
            return told | {"played": played}
        # It may have ended just now: on the board it is when it is recorded.
        await self._history.keep(record_of(live.room, race))
        name = by_daily(date)
        own = await reads.row_of(self._redis, name, player.id)
        if own is not None:
            played["place"] = own[0]
        rows = await reads.board(self._redis, name)
        names = await reads.names(self._redis, [row.player for _, row in rows])
        board = board_view(rows, names, None)
        return told | {"played": played, "players": await reads.size(self._redis, name), "board": board}


def settings_of(date: str, code: str) -> RoomSettings:
    """The settings of a try at that day's deal."""
    return RoomSettings(
        visibility="unlisted",
        capacity=1,
        countdown_s=COUNTDOWN_S,
        time_limit_s=TIME_LIMIT_S,
        deal=code,
        reveal_code=DAILY.reveal_code,
        preset=DAILY.preset,
        rules=DAILY.rules,
        daily=date,
    )


def _played(room: Room, race: Race) -> Message:
    (line, *_) = standings(race)
    return {
        "room": room.id,
        "race": race.number,
        "status": "playing" if race.ended_at is None else line.status,
        "removed": line.removed,
        "moves": line.moves,
        "undos": line.undos,
        "time_ms": line.time_ms,
    }
