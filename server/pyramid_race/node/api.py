"""The JSON endpoints: what anybody may know of rooms, races and deals."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any

from redis.asyncio import Redis

from pyramid_race.game.cards import NAMES
from pyramid_race.game.deal import BadCode, parse_code
from pyramid_race.history.boards import day_of
from pyramid_race.node import views
from pyramid_race.node.deal_facts import DealFacts
from pyramid_race.node.http import BadRequestError, Query, Site
from pyramid_race.node.insight import Insight
from pyramid_race.node.rooms import Rooms, room_id_of
from pyramid_race.protocol.asyncapi import document
from pyramid_race.race.codec import decode_event
from pyramid_race.race.events import CountdownStarted, CountdownStopped, Moved
from pyramid_race.race.evolve import evolve
from pyramid_race.race.model import PlayerId, Race, Room, RoomId
from pyramid_race.solving.asked import Asked
from pyramid_race.store import history_reads, lobby
from pyramid_race.store.clock import Clock
from pyramid_race.store.forgetting import forgot
from pyramid_race.store.log import read_log

Json = dict[str, Any]

REPLAYS = 64
"""So many of the replays asked for last are kept."""
NOBODY = PlayerId("")


@dataclass(frozen=True, slots=True)
class Replay:
    """A race that is over, in the room as it was then."""

    room: Room
    race: Race
    moves: list[Json]


class Api:
    def __init__(self, rooms: Rooms, read: Redis, clock: Clock, deals: DealFacts, insight: Insight) -> None:
        self._rooms = rooms
        self._read = read
        self._clock = clock
        self._deals = deals
        self._insight = insight
        self._replays = Asked[tuple[str, int, int], Replay](REPLAYS)
        self._asyncapi = document()

    def add_to(self, site: Site) -> None:
        site.endpoint(r"/api/rooms", self.rooms)
        site.endpoint(r"/api/rooms/([^/]+)", self.room)
        site.endpoint(r"/api/races/([^/]+)/([0-9]{1,6})", self.race)
        site.endpoint(r"/api/deals/([^/]+)", self.deal)
        site.endpoint(r"/asyncapi\.json", self.asyncapi)

    async def asyncapi(self, _: re.Match[str], __: Query) -> Json:
        return self._asyncapi

    async def rooms(self, _: re.Match[str], __: Query) -> Json:
        return {"rooms": await lobby.listed(self._read, self._clock.now())}

    async def room(self, match: re.Match[str], _: Query) -> Json | None:
        """What a stranger may know of a room: of a private one no more than the list tells."""
        live = await self._rooms.find(match[1])
        if live is None or live.room.closed:
            return None
        now = self._clock.now()
        if live.room.settings.is_private:
            return views.summary_view(live.seen_by(None), now)
        return views.room_view(live.seen_by(None), NOBODY, now)

    async def race(self, match: re.Match[str], _: Query) -> Json | None:
        """Result and replay of a race that is over."""
        room_id, number = room_id_of(match[1]), int(match[2])
        if room_id is None:
            return None
        # What was read before a name was taken out of the log may still show it.
        asked = (room_id, number, await forgot(self._read, room_id))
        if asked not in self._replays:
            # Only a race that is over is worth reading a whole log for.
            live = await self._rooms.find(room_id)
            if live is None or not _is_over(live.seen_by(None), number) or self._is_todays(live.room):
                return None
        # At the end of a race everybody in it asks at once: the log is read for all of them together.
        try:
            known = await asyncio.shield(self._replays.ask(asked, lambda: self._replay(room_id, number)))
        except LookupError:
            return None
        return await self._told(known)

    def _is_todays(self, room: Room) -> bool:
        """Whether it would give away the deal of the day to those who haven't tried it."""
        return room.settings.daily is not None and room.settings.daily >= day_of(self._clock.now())

    async def _told(self, replay: Replay) -> Json:
        room, race = replay.room, replay.race
        if race.knowledge.par is None:
            race.knowledge.par = await self._insight.known_par(race.table)
        deal = views.deal_view(room, race, None) | ({"commitment": views.commitment(race)} if race.sealed else {})
        cards = [NAMES[card] for card in race.table.cards]
        result = views.result_view(room, race)
        # The log has been read a while ago; since then somebody may have been forgotten.
        known = await history_reads.names(self._read, [line["player"] for line in result["standings"]])
        for line in result["standings"]:
            if line["player"] not in known:
                line["name"] = ""
        return {"result": result, "deal": deal, "cards": cards, "moves": replay.moves}

    async def _replay(self, room_id: RoomId, number: int) -> Replay:
        """Raises LookupError if the room's log has no end of this race."""
        room = Room(id=room_id)
        moves: list[Json] = []
        async for page in read_log(self._read, room_id, 0):
            for entry in page:
                event = decode_event(entry.payload)
                room = evolve(room, event, entry.version, entry.at)
                race = room.race
                if isinstance(event, CountdownStarted | CountdownStopped):
                    moves = []
                elif isinstance(event, Moved) and race is not None and race.number == number:
                    moves.append(views.move_view(race, event, entry.at))
                if race is not None and race.number == number and race.ended_at is not None:
                    return Replay(room, race, moves)
        raise LookupError(number)

    async def deal(self, match: re.Match[str], query: Query) -> Json:
        try:
            code = parse_code(match[1])
        except BadCode as error:
            raise BadRequestError(str(error)) from None
        with_par = query.get("par", "0")
        if with_par not in ("0", "1"):
            raise BadRequestError("par is 1 or 0: whether to tell the fewest moves of a win")
        return await self._deals.of(code, with_par == "1")


def _is_over(room: Room, number: int) -> bool:
    race = room.race
    under_way = race is not None and race.number == number and race.ended_at is None
    return 1 <= number <= room.races and not under_way
