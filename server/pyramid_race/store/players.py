"""Players: their names, and who they are by their tokens (`store.tokens`)."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import secrets
from dataclasses import dataclass

from redis.asyncio import Redis

from pyramid_race.store import keys, tokens
from pyramid_race.store.replies import text, texts

ID_BYTES = 9
KEPT_S = tokens.KEPT_S


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str
    bot: bool


async def register(redis: Redis, name: str, bot: bool, now: int) -> tuple[Player, str]:
    """A new player and the token that is his identity."""
    player = Player(secrets.token_urlsafe(ID_BYTES), name, bot)
    own = keys.player(player.id)
    await redis.hset(own, mapping={"name": name, "bot": int(bot), "since": now})
    await redis.expire(own, KEPT_S)
    # Last, so that a token never leads to a player who isn't there.
    return player, await tokens.issue(redis, player.id, now)


async def identify(redis: Redis, token: str) -> Player | None:
    """Whose token this is; None: nobody's."""
    known = await tokens.held(redis, token)
    return None if known is None else await by_id(redis, known.player)


async def signed_in(redis: Redis, token: str, now: int) -> tuple[Player, str | None] | None:
    """Whose token this is, and its successor if it is time for one; None: nobody's."""
    known = await tokens.held(redis, token)
    player = None if known is None else await by_id(redis, known.player)
    if known is None or player is None:
        return None
    successor = await tokens.used(redis, token, known, now)
    if successor is not None:
        await redis.expire(keys.player(player.id), KEPT_S)
    return player, successor


async def by_id(redis: Redis, player_id: str) -> Player | None:
    """The player called so; None: there is none, or he has been forgotten."""
    name, bot = await redis.hmget(keys.player(player_id), ["name", "bot"])
    return None if name is None else Player(player_id, text(name), bot == b"1")


async def rename(redis: Redis, player_id: str, name: str) -> None:
    await redis.hset(keys.player(player_id), "name", name)


async def enters(redis: Redis, player_id: str, room: str, now: int) -> bool:
    """Notes that the player's name is about to be in the room's log. False: he is being forgotten, it must not be."""
    rooms = keys.player_rooms(player_id)
    pipeline = redis.pipeline(transaction=False)
    pipeline.zadd(rooms, {room: now})
    pipeline.expire(rooms, KEPT_S)
    await pipeline.execute()
    # After the note: who asks for the rooms of somebody who is going either finds this one, or it isn't entered.
    name, going = await redis.hmget(keys.player(player_id), ["name", "going"])
    if name is None:  # he is gone for good, and so is what was noted of him
        await redis.delete(rooms)
    return name is not None and going is None


async def stays(redis: Redis, player_id: str) -> bool:
    """Whether the player is known and isn't being forgotten: nothing more is to be kept for him else."""
    name, going = await redis.hmget(keys.player(player_id), ["name", "going"])
    return name is not None and going is None


async def begin_to_forget(redis: Redis, player_id: str) -> list[str]:
    """From here on the player enters no room; answers with those in whose logs his name may be."""
    await redis.hset(keys.player(player_id), "going", 1)
    return texts(await redis.zrange(keys.player_rooms(player_id), 0, -1))


async def forget(redis: Redis, player_id: str) -> None:
    """Nothing is known of the player any more, and no token leads to him."""
    await tokens.revoke_all(redis, player_id)
    for key in (keys.player_device(player_id), keys.player_rooms(player_id), keys.player(player_id)):
        await redis.delete(key)
