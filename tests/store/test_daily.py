"""The deal of each day, in the store."""

from __future__ import annotations

import asyncio

from pyramid_race.store import daily, keys
from redis.asyncio import Redis

TODAY, TOMORROW = "2026-11-30", "2026-12-01"


async def test_the_first_one_is_the_deal_of_the_day(redis: Redis) -> None:
    assert await daily.find(redis, TODAY) is None
    assert await daily.keep(redis, TODAY, "PY1-N-AAAAAAA") == "PY1-N-AAAAAAA"
    assert await daily.keep(redis, TODAY, "PY1-N-BBBBBBB") == "PY1-N-AAAAAAA"
    assert await daily.find(redis, TODAY) == "PY1-N-AAAAAAA"
    assert await daily.find(redis, TOMORROW) is None
    assert await daily.keep(redis, TOMORROW, "PY1-N-BBBBBBB") == "PY1-N-BBBBBBB"


async def test_all_who_draw_at_once_get_the_same(redis: Redis) -> None:
    codes = await asyncio.gather(*(daily.keep(redis, TODAY, f"PY1-N-AAAAA{letter}Z") for letter in "ABCDEFGH"))
    assert len(set(codes)) == 1


async def test_it_is_forgotten_after_some_days(redis: Redis) -> None:
    await daily.keep(redis, TODAY, "PY1-N-AAAAAAA")
    assert 0 < await redis.ttl(keys.daily(TODAY)) <= daily.KEPT_S
