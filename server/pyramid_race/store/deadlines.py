"""Rooms in which something becomes due at a known time. Any node may act on one: acting is a guarded append, so two
nodes that act at once do it once. An entry may be early or needless, never late: it is written before the event."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import texts

PAGE = 100


async def settle(redis: Redis, room: str, at: int | None) -> None:
    """What was due is done: the room's next time, or none."""
    if at is None:
        await redis.zrem(keys.DEADLINES, room)
    else:
        await redis.zadd(keys.DEADLINES, {room: at})


async def due(redis: Redis, now: int) -> list[str]:
    rooms = await redis.zrangebyscore(keys.DEADLINES, "-inf", now, start=0, num=PAGE)
    return texts(rooms)


async def due_since(redis: Redis, room: str, now: int) -> int:
    """For how many ms something has been due in `room`; 0 if nothing is."""
    at = await redis.zscore(keys.DEADLINES, room)
    return max(now - int(at), 0) if at is not None else 0
