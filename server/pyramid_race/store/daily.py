"""The deal of each day, the same for all nodes: whoever needs it first draws it, and the store keeps the first one.
And the one try that each player has at it, which is a room."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import contextlib

from redis.asyncio import Redis
from redis.exceptions import WatchError

from pyramid_race.store import keys
from pyramid_race.store.replies import text

KEPT_S = 100 * 24 * 3600
TRY_KEPT_S = 3 * 24 * 3600


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


async def try_of(redis: Redis, date: str, player: str) -> str | None:
    """The room of the player's try at that day's deal; None: he has none yet."""
    room = await redis.get(keys.daily_try(date, player))
    return None if room is None else text(room)


async def begin_try(redis: Redis, date: str, player: str, room: str, instead_of: str | None = None) -> str:
    """The room of the player's try from now on: `room`, unless he has another one already than `instead_of`."""
    own = keys.daily_try(date, player)
    while True:
        if instead_of is None:
            if await redis.set(own, room, nx=True, ex=TRY_KEPT_S):
                return room
        else:
            async with redis.pipeline(transaction=True) as pipeline:
                await pipeline.watch(own)
                if await pipeline.get(own) == instead_of.encode():
                    pipeline.multi()
                    pipeline.set(own, room, ex=TRY_KEPT_S)
                    with contextlib.suppress(WatchError):
                        await pipeline.execute()
                        return room
        known = await try_of(redis, date, player)
        if known is not None and known != instead_of:
            return known
