"""Tokens: who has one is that player. The store keeps only their SHA-256, and each lives for a while.

A token that has grown old is replaced: its holder is offered a new one, and goes on with the old one for as long as he
likes. Only when the new one is used for the first time is the old one on its way out, after a short time for other tabs
of the same browser. So a lost answer locks nobody out, and who never takes the new one keeps what he has."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.hashing import secret_hash
from pyramid_race.store.replies import text, texts

TOKEN_BYTES = 24
KEPT_S = 400 * 24 * 3600
"""A token, and what is known of its player, live for so long after they were used last."""
OLD_MS = 24 * 3600 * 1000
"""From this age on a token is to be replaced."""
LINGERS_S = 600
"""So long is a replaced token good after its successor was used first."""


@dataclass(frozen=True, slots=True)
class Held:
    """What is known of a token."""

    player: str
    issued: int = 0
    offered: int = 0
    """When a successor was last offered (ms)."""
    previous: str = ""
    """The hash of the token that this one replaces, until it is used for the first time."""
    retired: bool = False

    def stored(self) -> str:
        return f"{self.player} {self.issued} {self.offered} {self.previous or '-'} {int(self.retired)}"


async def issue(redis: Redis, player: str, now: int, previous: str = "") -> str:
    """A new token of the player; the one with the hash `previous` goes once this one is used."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    hashed = secret_hash(token)
    # First, so that no token is ever missed when all of them are to go.
    await redis.zadd(keys.player_tokens(player), {hashed: now})
    await redis.expire(keys.player_tokens(player), KEPT_S)
    await redis.set(keys.token(hashed), Held(player, now, previous=previous).stored(), ex=KEPT_S)
    return token


async def held(redis: Redis, token: str) -> Held | None:
    """Whose token it is; None: nobody's."""
    found = await redis.get(keys.token(secret_hash(token)))
    return None if found is None else _read(text(found))


async def used(redis: Redis, token: str, known: Held, now: int) -> str | None:
    """To be called when a player was identified by `token`: its successor, if it is time for one."""
    hashed = secret_hash(token)
    if known.previous:
        await _retire(redis, known.previous)
        known = replace(known, previous="")
        await redis.set(keys.token(hashed), known.stored(), xx=True, keepttl=True)
    if known.retired or now - max(known.issued, known.offered) < OLD_MS:
        return None
    successor = await issue(redis, known.player, now, previous=hashed)
    await redis.set(keys.token(hashed), replace(known, offered=now).stored(), xx=True, ex=KEPT_S)
    return successor


async def revoke_all(redis: Redis, player: str) -> None:
    """No token leads to the player any more."""
    tokens = texts(await redis.zrange(keys.player_tokens(player), 0, -1))
    for hashed in tokens:
        await redis.delete(keys.token(hashed))
    await redis.delete(keys.player_tokens(player))


async def _retire(redis: Redis, hashed: str) -> None:
    found = await redis.get(keys.token(hashed))
    if found is None:
        return
    known = _read(text(found))
    if not known.retired:
        await redis.set(keys.token(hashed), replace(known, retired=True).stored(), xx=True, ex=LINGERS_S)
        await redis.zrem(keys.player_tokens(known.player), hashed)


def _read(stored: str) -> Held:
    """The first ones were stored as the id of their player alone."""
    player, *rest = stored.split(" ")
    if len(rest) != 4:
        return Held(player)
    issued, offered, previous, retired = rest
    return Held(player, int(issued), int(offered), "" if previous == "-" else previous, retired == "1")
