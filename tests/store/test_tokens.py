"""Tokens grow old and are replaced, and nobody is locked out by that."""

from __future__ import annotations

from pyramid_race.store import keys, players, tokens
from pyramid_race.store.hashing import secret_hash
from redis.asyncio import Redis

DAY_MS = tokens.OLD_MS


async def test_an_old_token_is_replaced_once_the_new_one_is_used(redis: Redis) -> None:
    ada, first = await players.register(redis, "Ada", bot=False, now=0)
    assert await players.signed_in(redis, first, DAY_MS - 1) == (ada, None)
    signed_in = await players.signed_in(redis, first, DAY_MS)
    assert signed_in is not None
    second = signed_in[1]
    assert second not in (None, first)
    # The answer was lost, or another tab has not heard of it: the old one is as good as ever.
    assert await players.signed_in(redis, first, DAY_MS + 1) == (ada, None)
    assert await redis.ttl(keys.token(secret_hash(first))) > tokens.LINGERS_S
    assert await players.signed_in(redis, second or "", DAY_MS + 2) == (ada, None)
    # Now it goes, after a while for other tabs.
    assert await players.signed_in(redis, first, 9 * DAY_MS) == (ada, None)
    assert 0 < await redis.ttl(keys.token(secret_hash(first))) <= tokens.LINGERS_S


async def test_who_never_takes_the_new_one_keeps_the_old_one(redis: Redis) -> None:
    ada, first = await players.register(redis, "Ada", bot=False, now=0)
    offered = set[str | None]()
    for day in range(1, 5):
        await redis.expire(keys.token(secret_hash(first)), 1000)
        signed_in = await players.signed_in(redis, first, day * DAY_MS)
        assert signed_in is not None
        assert signed_in[0] == ada
        offered.add(signed_in[1])
        assert await redis.ttl(keys.token(secret_hash(first))) > tokens.KEPT_S - 60
    assert len(offered) == 4
    assert None not in offered


async def test_what_nobody_uses_is_not_kept_for_ever(redis: Redis) -> None:
    ada, token = await players.register(redis, "Ada", bot=False, now=0)
    await players.enters(redis, ada.id, "ABC234", 0)
    for key in await redis.keys("*"):
        assert 0 < await redis.ttl(key) <= tokens.KEPT_S, key
    signed_in = await players.signed_in(redis, token, DAY_MS)
    assert signed_in is not None
    for key in await redis.keys("*"):
        assert 0 < await redis.ttl(key) <= tokens.KEPT_S, key


async def test_a_token_as_they_were_stored_before_is_good_and_replaced(redis: Redis) -> None:
    ada, token = await players.register(redis, "Ada", bot=False, now=0)
    await redis.set(keys.token(secret_hash(token)), ada.id)
    signed_in = await players.signed_in(redis, token, DAY_MS)
    assert signed_in is not None
    assert signed_in[0] == ada
    assert signed_in[1] is not None


async def test_nobody_is_left_of_a_player_who_is_forgotten(redis: Redis) -> None:
    ada, token = await players.register(redis, "Ada", bot=False, now=0)
    other = await tokens.issue(redis, ada.id, 1)
    assert await players.enters(redis, ada.id, "ABC234", 1)
    assert await players.begin_to_forget(redis, ada.id) == ["ABC234"]
    assert not await players.enters(redis, ada.id, "ABC235", 2), "no new name gets into a log"
    assert await players.identify(redis, token) == ada, "he may ask again, should it fail"
    await players.forget(redis, ada.id)
    assert await players.identify(redis, token) is None
    assert await players.identify(redis, other) is None
    assert await redis.keys("*") == []
