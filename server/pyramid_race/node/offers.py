"""Deals for whoever plays alone: a random one of a kind, and the one of the day."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from redis.asyncio import Redis

from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.levels import LEVELS
from pyramid_race.history.boards import day_of
from pyramid_race.node.deals import Deals
from pyramid_race.node.http import BadRequestError, Query, Site, UnavailableError
from pyramid_race.race.model import RoomSettings
from pyramid_race.solving.asked import Asked
from pyramid_race.store import daily
from pyramid_race.store.clock import Clock

Json = dict[str, Any]

ANSWER_WITHIN_S = 25.0
"""How long a request waits for a deal: also for the first search after an update, which has to be compiled. The search
goes on: whoever asks again will find one."""
KINDS = ("winnable", "any", *LEVELS)
DAY_MS = 24 * 3600 * 1000
DAILY = RoomSettings(reveal_code="finish")
"""What the deal of a day is drawn for: an exact code, since a short one could be searched for by the cards in sight."""


class Offers:
    def __init__(
        self,
        redis: Redis,
        clock: Clock,
        for_strangers: Deals,
        for_races: Deals,
        within_s: float = ANSWER_WITHIN_S,
    ) -> None:
        """`for_strangers` has shelves of its own, so that nobody who asks again and again empties those of the races.
        The deal of the day is taken from the races' shelf: once a day it is no burden, and nobody can hold it up."""
        self._redis = redis
        self._clock = clock
        self._for_strangers = for_strangers
        self._for_races = for_races
        self._within_s = within_s
        self._asked = Asked[str, str](1)

    def add_to(self, site: Site) -> None:
        site.endpoint(r"/api/deals/random", self.random)
        site.endpoint(r"/api/daily", self.daily)

    async def random(self, _: re.Match[str], query: Query) -> Json:
        level, preset = query.get("level", "winnable"), query.get("rules", "N")
        if level not in KINDS:
            raise BadRequestError(f"level is one of {', '.join(KINDS)}")
        if preset not in PRESETS:
            raise BadRequestError(f"rules is the letter of a preset: one of {', '.join(PRESETS)}")
        settings = RoomSettings(deal=level, preset=preset, rules=PRESETS[preset])
        return {"code": await self._drawn(self._for_strangers, settings), "level": level, "rules": preset}

    async def daily(self, _: re.Match[str], __: Query) -> Json:
        """Which day it is, and yesterday's deal. Today's is told to nobody who hasn't tried it."""
        now = self._clock.now()
        yesterday = day_of(now - DAY_MS)
        told = {"date": yesterday, "code": await self.code_of(yesterday)}
        return {"date": day_of(now), "next_ms": DAY_MS - now % DAY_MS, "yesterday": told}

    async def code_of(self, date: str) -> str:
        """The deal of that day. Raises UnavailableError if none is at hand yet."""
        code = await daily.find(self._redis, date)
        # At the turn of the day many ask at once: one deal is enough, whoever may go meanwhile.
        return code or await asyncio.shield(self._asked.ask(date, lambda: self._settle(date)))

    async def _settle(self, date: str) -> str:
        return await daily.keep(self._redis, date, await self._drawn(self._for_races, DAILY))

    async def _drawn(self, deals: Deals, settings: RoomSettings) -> str:
        draw = await deals.reserve(settings, self._within_s, lambda: True)
        drawn = None if draw is None else draw(settings)
        if drawn is None:
            raise UnavailableError("no deal of this kind is at hand yet, please ask again in a moment")
        return str(drawn.code)
