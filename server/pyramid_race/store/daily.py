"""The deal of each day, the same for all nodes: whoever needs it first draws it, and the store keeps the first one."""

from __future__ import annotations

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text

KEPT_S = 7 * 24 * 3600


async def find(redis: Redis, date: str) -> str | None:
    """The code of the day `date` (`2026-11-30`); None: nobody has drawn one yet."""
    code = await redis.get(keys.daily(date))
    return None if code is None else text(code)


async def keep(redis: Redis, date: str, code: str) -> str:
    """The code of that day from now on: `code`, unless another node was first."""
    while True:
        if await redis.set(keys.daily(date), code, nx=True, ex=KEPT_S):
            return code
        first = await find(redis, date)
        if first is not None:
            return first
