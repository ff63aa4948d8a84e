"""Rooms that quick play sends people to, its own and others. Each entry is a hint, the room itself says whether one can
still come in."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, cast

import orjson
from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text


@dataclass(frozen=True, slots=True)
class QuickRoom:
    room: str
    level: int
    """The rating of its host."""
    opened_at: int
    begins_at: int = 0
    """When (ms) its countdown begins at the latest, if somebody comes in; of those that quick play has opened soon."""


NEXT_MS = 3000
"""For so long all who find no open room go to the same new one."""
_CLAIM = """
local known = redis.call('GET', KEYS[1])
for at = 3, #ARGV do if known == ARGV[at] then known = false end end
if known then return known end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
"""


async def claim(redis: Redis, room: str, instead_of: Collection[str]) -> str:
    """The room that is being opened just now: `room`, unless somebody else was first with another that is none of
    `instead_of`."""
    # redis-py types the answer of a script as that of both its clients.
    answer = redis.eval(_CLAIM, 1, keys.QUICK_NEXT, room, str(NEXT_MS), *instead_of)
    return text(await cast(Any, answer))


async def offer_first(redis: Redis, room: QuickRoom) -> None:
    """Offers a room, unless somebody has done that."""
    await redis.hsetnx(keys.QUICK, room.room, cast(str, orjson.dumps(asdict(room))))


async def offer_and_take_back(redis: Redis, offers: Iterable[QuickRoom], gone: Collection[str]) -> None:
    entries = {room.room: cast(str, orjson.dumps(asdict(room))) for room in offers}
    if entries:
        await redis.hset(keys.QUICK, mapping=cast(Any, entries))
    if gone:
        await redis.hdel(keys.QUICK, *gone)


async def take_back(redis: Redis, room: str) -> None:
    await redis.hdel(keys.QUICK, room)


async def offered(redis: Redis) -> list[QuickRoom]:
    rooms = cast("dict[bytes, bytes]", await redis.hgetall(keys.QUICK))
    return [_read(known) for _, known in sorted(rooms.items(), key=lambda item: text(item[0]))]


def _read(known: bytes) -> QuickRoom:
    """Another version of the server may have left out some fields, or have more."""
    values = orjson.loads(known)
    return QuickRoom(**{field.name: values[field.name] for field in fields(QuickRoom) if field.name in values})
