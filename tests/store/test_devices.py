"""Codes for another device: good once, for a short time, and not to be guessed."""

from __future__ import annotations

import pytest
from pyramid_race.store import devices
from redis.asyncio import Redis

NOW = 1_000_000_000_000


async def test_a_code_is_good_once_however_it_is_typed(redis: Redis) -> None:
    code = await devices.new_code(redis, "ada")
    assert len(code) == 8
    assert await devices.redeem(redis, f" {code[:4].lower()}-{code[4:]} ", NOW) == "ada"
    assert await devices.redeem(redis, code, NOW) is None
    for key in await redis.keys("*"):
        assert 0 < await redis.ttl(key) <= devices.GOOD_FOR_S


async def test_only_the_last_code_is_good_and_only_its_hash_is_stored(redis: Redis) -> None:
    first = await devices.new_code(redis, "ada")
    second = await devices.new_code(redis, "ada")
    other = await devices.new_code(redis, "bob")
    assert await devices.redeem(redis, first, NOW) is None
    stored = [*await redis.keys("*"), *[await redis.get(key) for key in await redis.keys("*")]]
    assert not any(second.encode() in value for value in stored)
    assert await devices.redeem(redis, second, NOW) == "ada"
    assert await devices.redeem(redis, other, NOW) == "bob"


async def test_everybody_together_can_try_so_many_codes_a_minute(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_GUESSES", 2)
    code = await devices.new_code(redis, "ada")
    for typed in ("AAAAAAAA", "\ud800 \x00"):
        assert await devices.redeem(redis, typed, NOW) is None
    with pytest.raises(devices.TooManyGuessesError):
        await devices.redeem(redis, code, NOW)
    assert await devices.redeem(redis, code, NOW + 60_000) == "ada"
