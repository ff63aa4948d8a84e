"""Rooms of quick play that are open. Each entry is a hint, the room itself says whether one can still come in."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import cast

import orjson
from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text


@dataclass(frozen=True, slots=True)
class QuickRoom:
    room: str
    level: int
    """The rating of whoever opened it."""
    bots: bool
    """Whether everybody in it would race with bots."""
    opened_at: int


async def offer(redis: Redis, room: QuickRoom) -> None:
    await redis.hset(keys.QUICK, room.room, cast(str, orjson.dumps(asdict(room))))


async def take_back(redis: Redis, room: str) -> None:
    await redis.hdel(keys.QUICK, room)


async def find(redis: Redis, room: str) -> QuickRoom | None:
    known = await redis.hget(keys.QUICK, room)
    return None if known is None else QuickRoom(**orjson.loads(known))


async def offered(redis: Redis) -> list[QuickRoom]:
    rooms = cast("dict[bytes, bytes]", await redis.hgetall(keys.QUICK))
    return [QuickRoom(**orjson.loads(known)) for _, known in sorted(rooms.items(), key=lambda item: text(item[0]))]
