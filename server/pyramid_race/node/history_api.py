"""The JSON endpoints of the history: players and leaderboards, as anybody may see them."""

from __future__ import annotations

import re
from typing import Any

from redis.asyncio import Redis

from pyramid_race.game.deal import BadCode, DealCode, parse_code
from pyramid_race.game.rules import BadRules, parse_rules, rules_text
from pyramid_race.history.boards import by_daily, by_day, by_deal, by_week, day_of, is_day, is_week
from pyramid_race.node.history_views import board_view, player_view, raced_views, shown_racers
from pyramid_race.node.http import BadRequestError, Query, Site
from pyramid_race.store import daily
from pyramid_race.store import history_reads as reads
from pyramid_race.store.clock import Clock

Json = dict[str, Any]

KINDS = ("deal", "day", "week", "daily")


class HistoryApi:
    def __init__(self, redis: Redis, clock: Clock) -> None:
        self._redis = redis
        self._clock = clock

    def add_to(self, site: Site) -> None:
        site.endpoint(r"/api/players/([^/]{1,64})", self.player)
        site.endpoint(r"/api/leaderboards", self.leaderboard)

    async def player(self, match: re.Match[str], query: Query) -> Json | None:
        """A player's page; None if there is no such player."""
        player, before = match[1], _before(query)
        known = await reads.known(self._redis, player)
        if known is None:
            return None
        totals, points = await reads.totals(self._redis, player), await reads.points(self._redis, player)
        races, next_before = await reads.races(self._redis, player, before)
        names = await reads.names(self._redis, shown_racers(races))
        recent = raced_views(player, races, points, names, day_of(self._clock.now()))
        return player_view(player, known, totals, points) | {"recent": recent, "before": next_before}

    async def leaderboard(self, _: re.Match[str], query: Query) -> Json | None:
        """None: the daily deal of a day that isn't over."""
        kinds = [kind for kind in KINDS if kind in query]
        if len(kinds) != 1:
            raise BadRequestError(f"name one of {', '.join(KINDS)}")
        (kind,) = kinds
        today = day_of(self._clock.now())
        name, told = _board(kind, query)
        if kind == "daily":
            if told["daily"] >= today:
                return None
            code = await daily.find(self._redis, told["daily"])
            told |= {} if code is None else {"code": code}
        rows = await reads.board(self._redis, name)
        names = await reads.names(self._redis, [row.player for _, row in rows])
        players = await reads.size(self._redis, name)
        return told | {"players": players, "rows": board_view(rows, names, today)}


def _before(query: Query) -> int | None:
    before = query.get("before")
    if before is None:
        return None
    if not re.fullmatch(r"[0-9]{1,15}", before):
        raise BadRequestError("before is a time in ms")
    return int(before)


def _board(kind: str, query: Query) -> tuple[str, Json]:
    """The board that is meant, and how it is called in the answer."""
    value = query[kind]
    if kind == "deal":
        try:
            code = parse_code(value)
        except BadCode as error:
            raise BadRequestError(f"deal: {error}") from None
        preset, rules = _rules(query.get("rules", code.preset))
        # A deal has the letter of the rules it is played by.
        code = str(DealCode(preset, code.letters))
        return by_deal(code, rules), {"deal": code, "rules": rules}
    if kind == "week":
        if not is_week(value):
            raise BadRequestError("week is one of ISO 8601, such as 2026-W49")
        _, rules = _rules(query.get("rules", "N"))
        return by_week(value, rules), {"week": value, "rules": rules}
    if not is_day(value):
        raise BadRequestError(f"{kind} is a day, such as 2026-11-30")
    if kind == "daily":
        return by_daily(value), {"daily": value, "rules": "N"}
    _, rules = _rules(query.get("rules", "N"))
    return by_day(value, rules), {"day": value, "rules": rules}


def _rules(text: str) -> tuple[str, str]:
    """The letter of the preset and the canonical text of rules."""
    try:
        preset, rules = parse_rules(text)
    except BadRules as error:
        raise BadRequestError(f"rules: {error}") from None
    return preset, rules_text(preset, rules)
