"""Codes by which a player signs in on another device: short, for a few minutes, good once."""

from __future__ import annotations

import secrets

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.hashing import secret_hash
from pyramid_race.store.replies import text

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""As that of rooms: nothing that could be mistaken for something else."""
LENGTH = 8
GOOD_FOR_S = 300
MOST_GUESSES = 600
"""A minute, by everybody together: a code has 40 bits, so one that is good is found once in hundreds of years."""


class TooManyGuessesError(Exception):
    """Everybody together has tried too many codes in this minute."""


def plain(typed: str) -> str:
    """A code as it is typed, without what makes it readable."""
    return "".join(typed.split()).replace("-", "").upper()


async def new_code(redis: Redis, player_id: str) -> str:
    """A code for the player; the one before it is no good any more."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    own = keys.player_device(player_id)
    before = await redis.getset(own, secret_hash(code))
    await redis.expire(own, GOOD_FOR_S)
    if before is not None:
        await redis.delete(keys.device(text(before)))
    await redis.set(keys.device(secret_hash(code)), player_id, ex=GOOD_FOR_S)
    return code


async def redeem(redis: Redis, typed: str, now: int) -> str | None:
    """The player to whom the code belongs; it is used up by that. None: it is no good. Raises TooManyGuessesError."""
    tried = keys.device_guesses(now // 60_000)
    if await redis.incr(tried) > MOST_GUESSES:
        raise TooManyGuessesError
    await redis.expire(tried, 120)
    found = await redis.getdel(keys.device(secret_hash(plain(typed))))
    return None if found is None else text(found)
