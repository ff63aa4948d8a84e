"""The index of public rooms. It is a summary that nodes refresh, never the truth about a room: that is its log."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from typing import Any, cast

import orjson
from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import texts

FRESH_MS = 60_000
"""A summary older than this belongs to a room that no node serves any more."""
REFRESH_MS = 20_000
PAGE = 50

Summary = dict[str, Any]


async def publish(redis: Redis, summaries: dict[str, Summary], gone: list[str], now: int) -> None:
    """Writes the summaries of public rooms and takes out the rooms that are gone from the list."""
    if not summaries and not gone:
        return
    pipeline = redis.pipeline(transaction=False)
    if summaries:
        pipeline.hset(keys.LOBBY_INFO, mapping={room: orjson.dumps(info) for room, info in summaries.items()})
        pipeline.zadd(keys.LOBBY, dict.fromkeys(summaries, now))
    if gone:
        pipeline.zrem(keys.LOBBY, *gone)
        pipeline.hdel(keys.LOBBY_INFO, *gone)
    await pipeline.execute()


async def listed(redis: Redis, now: int, after: str | None = None) -> list[Summary]:
    """One page of public rooms in the order of their ids; `after` is the last id of the page before."""
    stale = await redis.zrangebyscore(keys.LOBBY, "-inf", now - FRESH_MS, start=0, num=200)
    if stale:
        await publish(redis, {}, texts(stale), now)
    names = sorted(texts(await redis.zrange(keys.LOBBY, 0, -1)))
    page = [name for name in names if after is None or name > after][:PAGE]
    if not page:
        return []
    infos = await redis.hmget(keys.LOBBY_INFO, page)
    return [cast(Summary, orjson.loads(info)) for info in infos if info is not None]
