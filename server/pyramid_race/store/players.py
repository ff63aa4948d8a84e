"""Players and their tokens. A token is shown once, to its owner; the store keeps only its SHA-256."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text

ID_BYTES = 9
TOKEN_BYTES = 24


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str
    bot: bool


def token_hash(token: str) -> str:
    """A token has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def register(redis: Redis, name: str, bot: bool, now: int) -> tuple[Player, str]:
    """A new player and the token that is his identity."""
    player = Player(secrets.token_urlsafe(ID_BYTES), name, bot)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await redis.hset(keys.player(player.id), mapping={"name": name, "bot": int(bot), "since": now})
    # Last, so that a token never leads to a player who isn't there.
    await redis.set(keys.token(token_hash(token)), player.id)
    return player, token


async def identify(redis: Redis, token: str) -> Player | None:
    """Whose token this is; None: nobody's."""
    found = await redis.get(keys.token(token_hash(token)))
    if found is None:
        return None
    player_id = text(found)
    name, bot = await redis.hmget(keys.player(player_id), ["name", "bot"])
    return Player(player_id, text(name or b""), bot == b"1")


async def rename(redis: Redis, player_id: str, name: str) -> None:
    await redis.hset(keys.player(player_id), "name", name)
