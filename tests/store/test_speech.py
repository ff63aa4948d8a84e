"""How much somebody may say in how short a time, for all nodes together."""

from __future__ import annotations

from pyramid_race.store import keys, speech
from redis.asyncio import Redis


async def test_a_few_lines_at_once_then_one_every_other_second(redis: Redis) -> None:
    assert [await speech.may_speak(redis, "ADA") for _ in range(7)] == [True] * 5 + [False] * 2
    assert await speech.may_speak(redis, "BOB")
    key = keys.player_speech("ADA")
    assert 0 < await redis.pttl(key) <= 10_000, "nothing is left of who is silent"
    # As if two seconds had passed, and then an hour.
    await redis.incrby(key, -2000)
    assert [await speech.may_speak(redis, "ADA") for _ in range(2)] == [True, False]
    await redis.incrby(key, -3_600_000)
    assert [await speech.may_speak(redis, "ADA") for _ in range(6)] == [True] * 5 + [False]
