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


async def test_there_is_one_try_a_player_and_day(redis: Redis) -> None:
    assert await daily.try_of(redis, TODAY, "ann") is None
    rooms = await asyncio.gather(*(daily.begin_try(redis, TODAY, "ann", f"ROOM2{letter}") for letter in "ABCDEFGH"))
    assert len(set(rooms)) == 1
    first = rooms[0]
    assert await daily.try_of(redis, TODAY, "ann") == first
    assert await daily.begin_try(redis, TOMORROW, "ann", "ROOM33") == "ROOM33"
    assert await daily.begin_try(redis, TODAY, "bob", "ROOM44") == "ROOM44"
    # Another room instead of one in which nothing has begun: the first one who asks for that.
    again = await asyncio.gather(
        *(daily.begin_try(redis, TODAY, "ann", f"ROOM5{letter}", instead_of=first) for letter in "ABCDEFGH")
    )
    assert len(set(again)) == 1
    assert await daily.try_of(redis, TODAY, "ann") == again[0] != first
    assert await daily.begin_try(redis, TODAY, "ann", "ROOM66", instead_of=first) == again[0]
    assert 0 < await redis.ttl(keys.daily_try(TODAY, "ann")) <= daily.TRY_KEPT_S
