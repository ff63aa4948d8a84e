"""Looking into the history: a player's page, a leaderboard, and the names that people have just now."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import cast

import orjson
from redis.asyncio import Redis

from pyramid_race.history import totals as tally
from pyramid_race.history.boards import Row, order, placed
from pyramid_race.history.record import RaceRecord
from pyramid_race.history.totals import Totals
from pyramid_race.store import keys
from pyramid_race.store.history import POINTS_KEPT
from pyramid_race.store.history_entries import read_entries
from pyramid_race.store.replies import text, texts

RACES = 20
"""Races of a player on one page."""
ROWS = 100
"""Rows of a leaderboard that are shown."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player, as he is known now."""

    name: str
    bot: bool
    since: int


@dataclass(frozen=True, slots=True)
class Point:
    """A player's rating after a rated race that ended at `at` (ms)."""

    at: int
    value: int


async def known(redis: Redis, player: str) -> Known | None:
    """None: there is no such player, or he wants to be forgotten."""
    name, bot, since, going = await redis.hmget(keys.player(player), ["name", "bot", "since", "going"])
    if name is None or going is not None:
        return None
    return Known(text(name), bot == b"1", int(since or 0))


async def names(redis: Redis, players: Collection[str]) -> dict[str, str]:
    """The names of those who have one: who is forgotten has none."""
    async with redis.pipeline(transaction=False) as pipeline:
        for player in players:
            pipeline.hmget(keys.player(player), ["name", "going"])
        replies = cast(list[list[bytes | None]], await pipeline.execute())
    found = zip(players, replies, strict=True)
    return {player: name.decode() for player, (name, going) in found if name is not None and going is None}


async def totals(redis: Redis, player: str) -> Totals:
    found = cast(bytes | None, await redis.hget(keys.HISTORY_TOTALS, player))
    return Totals() if found is None else tally.decode(found)


async def points(redis: Redis, player: str) -> list[Point]:
    """Oldest first."""
    found = texts(await redis.lrange(keys.history_ratings(player), -POINTS_KEPT, -1))
    return [Point(int(at), int(value)) for at, _, value in (one.partition(":") for one in found)]


async def races(redis: Redis, player: str, before: int | None = None) -> tuple[list[RaceRecord], int | None]:
    """One page of the player's races that ended before `before` (ms), the last first, and where the next page begins;
    None: there is none."""
    top = "+inf" if before is None else f"({before}"
    ids = await redis.zrevrangebyscore(keys.history_player(player), top, "-inf", start=0, num=RACES + 1)
    found = [entry for entry in await read_entries(redis, texts(ids)) if isinstance(entry, RaceRecord)]
    page = found[:RACES]
    return page, page[-1].ended_at if len(found) > RACES else None


async def board(redis: Redis, name: str, count: int = ROWS) -> list[tuple[int, Row]]:
    """The first rows of a leaderboard, with their places."""
    players = texts(await redis.zrange(keys.history_board(name), 0, count - 1))
    if not players:
        return []
    rows = cast(list[bytes | None], await redis.hmget(keys.history_rows(name), players))
    return placed(Row(**orjson.loads(row)) for row in rows if row is not None)


async def size(redis: Redis, name: str) -> int:
    """How many are on a leaderboard."""
    return await redis.zcard(keys.history_board(name))


async def row_of(redis: Redis, name: str, player: str) -> tuple[int, Row] | None:
    """A player's place and row on a leaderboard; None: he isn't there."""
    found = cast(bytes | None, await redis.hget(keys.history_rows(name), player))
    if found is None:
        return None
    row = Row(**orjson.loads(found))
    return 1 + await redis.zcount(keys.history_board(name), "-inf", f"({order(row)}"), row
