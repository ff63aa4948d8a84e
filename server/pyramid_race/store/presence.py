"""Which nodes are alive, and which rooms they follow."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import texts

BEAT_EVERY_S = 3.0
ALIVE_MS = 12_000
FOLLOWING_EVERY_S = 10.0
"""How often a node says again that it follows a room; append.lua believes it for 30 s."""
FOLLOWED_MS = 30_000


async def beat(redis: Redis, node: str, now: int) -> set[str]:
    """Says that `node` is alive; the answer names all nodes that are."""
    pipeline = redis.pipeline(transaction=False)
    pipeline.zadd(keys.NODES, {node: now})
    pipeline.zremrangebyscore(keys.NODES, "-inf", now - 10 * ALIVE_MS)
    pipeline.zrangebyscore(keys.NODES, now - ALIVE_MS, "+inf")
    answers = await pipeline.execute()
    return set(texts(answers[2])) | {node}


async def following(redis: Redis, node: str, rooms: list[str], now: int) -> None:
    """Says that `node` wants hints of these rooms."""
    pipeline = redis.pipeline(transaction=False)
    for room in rooms:
        pipeline.zadd(keys.followers(room), {node: now})
        pipeline.pexpire(keys.followers(room), 24 * 3600 * 1000)
    if rooms:
        pipeline.zadd(keys.ROOMS, dict.fromkeys(rooms, now))
    pipeline.zremrangebyscore(keys.ROOMS, "-inf", now - 10 * FOLLOWED_MS)
    await pipeline.execute()


async def not_following(redis: Redis, node: str, room: str) -> None:
    pipeline = redis.pipeline(transaction=False)
    pipeline.zrem(keys.followers(room), node)
    pipeline.zrem(keys.ROOMS, room)  # another node that follows it will say so again
    await pipeline.execute()


async def followed(redis: Redis, now: int) -> list[str]:
    """Every room that some node follows, in the order of their ids."""
    return sorted(texts(await redis.zrangebyscore(keys.ROOMS, now - FOLLOWED_MS, "+inf")))
