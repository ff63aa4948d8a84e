"""Quick play: into the open race nearest to one's level, or into a new one. Either starts within 20 seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from redis.asyncio import Redis

from pyramid_race.game.refusal import Refusal
from pyramid_race.node.answers import Ask, error
from pyramid_race.node.connection import FULL, Connection
from pyramid_race.node.live_room import LiveRoom
from pyramid_race.node.room_desk import FORGOTTEN, RoomDesk
from pyramid_race.node.rooms import Rooms
from pyramid_race.protocol import commands as wire
from pyramid_race.protocol.host_commands import Strength
from pyramid_race.race import commands as ask_for
from pyramid_race.race.bots import to_fill_in
from pyramid_race.race.control import REPLACED
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.matching import QUICK, WITHIN_MS, fits, offered_from
from pyramid_race.race.model import Room, RoomId
from pyramid_race.store import quick
from pyramid_race.store.clock import Clock
from pyramid_race.store.players import Player
from pyramid_race.store.quick import QuickRoom

SETTINGS = QUICK
BOTS_AFTER_S = 5.0
"""Bots come when nobody has for so long; by then people would rather race than wait."""
MOST_TRIES = 10
"""Rooms that somebody comes too late to, one after the other, before he is told."""
STRONG, WEAK = 1600, 1400
"""Ratings from which on bots play their best, and below which they are greedy."""
PACE_S = 1.5

Level = Callable[[str], Awaitable[int]]
"""A player's rating."""


class QuickPlay:
    def __init__(
        self, rooms: Rooms, read: Redis, clock: Clock, in_rooms: RoomDesk, level: Level,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:  # fmt: skip
        self._rooms = rooms
        self._read = read
        self._clock = clock
        self._in_rooms = in_rooms
        self._level = level
        self._spawn = spawn

    async def play(self, connection: Connection, player: Player, command: wire.QuickPlay) -> None:
        """The answer is the `room`, whichever it is."""
        await self._give_up_seats(connection, player, command)
        await self._into(connection, player, command, await self._level(player.id), frozenset())

    async def _give_up_seats(self, connection: Connection, player: Player, command: wire.QuickPlay) -> None:
        """Those in lobbies that quick play has led to, and where no race begins soon any more.

        Whoever has gone on is to be neither waited for there nor raced against."""
        actor = PlayerId(player.id)
        for room_id in tuple(connection.rooms):
            live = await self._rooms.find(room_id)
            member = None if live is None else live.room.members.get(actor)
            if live is None or member is None or member.role != "player" or member.with_bots is None:
                continue
            if live.room.race is None and not self._fits(live.room, player, command):
                live.submit(Ask(ask_for.Leave(actor), connection, None, "left"))

    async def _into(
        self, connection: Connection, player: Player, command: wire.QuickPlay, level: int, tried: frozenset[str]
    ) -> None:
        soon = self._clock.now() + WITHIN_MS
        offered = await quick.offered(self._read)
        offers = [offer for offer in offered if offer.begins_at <= soon and offer.room not in tried]
        for offer in sorted(offers, key=lambda offer: (abs(offer.level - level), offer.opened_at)):
            live = await self._rooms.find(offer.room)
            if live is None or offered_from(live.room, self._clock.now()) is None:
                await quick.take_back(self._read, offer.room)
            elif self._fits(live.room, player, command) and not connection.is_full(live.room.id):
                await self._enter(live, connection, player, command, level, tried)
                return
        if connection.is_full():
            connection.send(error(FULL.code, FULL.message, command.ref))
            return
        await self._open(connection, player, command, level, tried)

    async def _open(
        self, connection: Connection, player: Player, command: wire.QuickPlay, level: int, tried: frozenset[str]
    ) -> None:
        """A new room; the same for all who ask in this moment, on whichever node."""
        room_id = await quick.claim(self._read, await self._rooms.free_id(), tried)
        live = await self._rooms.named(RoomId(room_id))
        await quick.offer_first(self._read, QuickRoom(room_id, level, self._clock.now()))
        await self._enter(live, connection, player, command, level, tried)

    def _fits(self, room: Room, player: Player, command: wire.QuickPlay) -> bool:
        now = self._clock.now()
        return fits(room, PlayerId(player.id), now, with_bots=command.bots, is_bot=player.bot)

    async def _enter(
        self, live: LiveRoom, connection: Connection, player: Player, command: wire.QuickPlay, level: int,
        tried: frozenset[str],
    ) -> None:  # fmt: skip
        """Opens the room, or joins it if somebody else has; if that is too late, on to another."""
        if not await self._in_rooms.may_enter(player, live):
            connection.send(error("unauthorized", FORGOTTEN, command.ref))
            return
        actor = PlayerId(player.id)
        opening = ask_for.Open(actor, player.name, "player", SETTINGS, player.bot, connection.id, command.bots)
        joining = ask_for.Join(
            actor, player.name, "player", True, connection.id, player.bot, with_bots=command.bots
        )  # fmt: skip
        before = live.room.members.get(actor)
        if command.bots and (before is None or before.with_bots is not True):
            self._spawn(self._fill_in(live, actor, level))

        def complete(room: Room) -> ask_for.Open | ask_for.Join | Refusal:
            if room.version == 0:
                return opening
            # A countdown may have begun meanwhile, or bots have come; then another room is looked for.
            return (
                joining if self._fits(room, player, command) else Refusal("wrong_phase", "it is too late for this race")
            )

        def otherwise(refusal: Refusal) -> None:
            if refusal.code in ("name_taken", REPLACED.code) or len(tried) >= MOST_TRIES:
                connection.send(error(refusal.code, refusal.message, command.ref))
            else:
                self._spawn(self._into(connection, player, command, level, tried | {live.room.id}))

        live.submit(Ask(joining, connection, command.ref, "room", complete=complete, otherwise=otherwise))

    async def _fill_in(self, live: LiveRoom, player: PlayerId, level: int) -> None:
        """Bots for somebody who allows them and is left waiting.

        Whether they may is decided by the room once more when they come: somebody who doesn't race with bots may have
        been there first, or others for whom some have been ordered in the same moment."""
        await asyncio.sleep(BOTS_AFTER_S)
        for number in range(to_fill_in(live.room, player)):
            self._in_rooms.order_bot(live, PACE_S, strength_for(level, number))


def strength_for(level: int, number: int) -> Strength:
    """How well the bots play that fill a room of that level: the first as its people do, the next a step below."""
    ladder: tuple[Strength, ...] = ("greedy", "careful", "perfect")
    own = 2 if level >= STRONG else 0 if level < WEAK else 1
    return ladder[max(0, own - number % 2)]
