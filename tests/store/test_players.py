"""Players: a token is its owner's secret, and stays so even for who reads the whole store."""

from __future__ import annotations

import hashlib

import pytest
from pyramid_race.store import players
from pyramid_race.store.hashing import secret_hash
from redis.asyncio import Redis


async def everything(redis: Redis) -> bytes:
    """All keys and all values, in their stored form."""
    found = b""
    async for key in redis.scan_iter():
        found += key + (await redis.dump(key) or b"")
        kind = await redis.type(key)
        if kind == b"hash":
            found += repr(await redis.hgetall(key)).encode()
        elif kind == b"string":
            found += await redis.get(key) or b""
    return found


async def test_a_token_identifies_its_player(redis: Redis) -> None:
    ada, token = await players.register(redis, "Ada", bot=False, now=1)
    bob, other = await players.register(redis, "Bob", bot=True, now=2)
    assert await players.identify(redis, token) == ada
    assert await players.identify(redis, other) == bob
    assert (ada.name, ada.bot, bob.name, bob.bot) == ("Ada", False, "Bob", True)
    assert ada.id != bob.id
    assert token != other


async def test_only_a_hash_of_the_token_is_stored(redis: Redis) -> None:
    player, token = await players.register(redis, "Ada", bot=False, now=1)
    await players.rename(redis, player.id, "Grace")
    assert await players.identify(redis, token) is not None
    stored = await everything(redis)
    assert player.id.encode() in stored
    assert token.encode() not in stored
    assert bytes.fromhex(hashlib.sha256(token.encode()).hexdigest()) not in stored
    assert hashlib.sha256(token.encode()).hexdigest().encode() in stored


@pytest.mark.parametrize("token", ["", "nobody's", "\x00", "\ud800", "a" * 8000, "*", "ä♠"])
async def test_any_other_text_identifies_nobody(redis: Redis, token: str) -> None:
    player, real = await players.register(redis, "Ada", bot=False, now=1)
    assert await players.identify(redis, token) is None
    assert await players.identify(redis, secret_hash(real)) is None
    assert await players.identify(redis, player.id) is None
    assert await players.identify(redis, real.lower() if real != real.lower() else real.upper()) is None


async def test_a_new_name_stays(redis: Redis) -> None:
    player, token = await players.register(redis, "Ada", bot=True, now=1)
    await players.rename(redis, player.id, "Ada ♠")
    known = await players.identify(redis, token)
    assert known == players.Player(player.id, "Ada ♠", bot=True)


async def test_nothing_is_noted_of_who_is_forgotten(redis: Redis) -> None:
    ada, _ = await players.register(redis, "Ada", bot=False, now=1)
    assert await players.enters(redis, ada.id, "ROOM22", 2)
    assert await players.stays(redis, ada.id)
    assert await players.begin_to_forget(redis, ada.id) == ["ROOM22"]
    assert not await players.stays(redis, ada.id)
    assert not await players.enters(redis, ada.id, "ROOM33", 3)
    await players.forget(redis, ada.id)
    assert not await players.stays(redis, ada.id)
    assert not await players.enters(redis, ada.id, "ROOM44", 4)
    assert ada.id.encode() not in await everything(redis)


async def test_tokens_and_ids_are_long_enough_not_to_be_guessed(redis: Redis) -> None:
    pairs = [await players.register(redis, "Ada", bot=False, now=1) for _ in range(50)]
    assert len({player.id for player, _ in pairs} | {token for _, token in pairs}) == 100
    assert all(len(token) >= 32 and len(player.id) >= 12 for player, token in pairs)
