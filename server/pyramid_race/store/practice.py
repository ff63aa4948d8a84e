"""Games won alone, by player: the best are kept, those won in the shortest time. Nobody but the player gets them."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import orjson
from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import texts

MOST_KEPT = 200
KEPT_S = 400 * 24 * 3600
"""From the last game that was kept on."""


@dataclass(frozen=True, slots=True)
class Game:
    code: str
    rules: str
    """As `game.rules.rules_text` writes them."""
    time_ms: int
    """As the player's browser says."""
    moves: int
    undos: int
    at: int
    """When (ms) it was first told."""


async def keep(redis: Redis, player: str, game: Game, line: Sequence[str]) -> None:
    """Keeps a game and forgets the slowest ones beyond MOST_KEPT. The same game again changes nothing."""
    told = orjson.dumps((game.code, game.rules, game.time_ms, line))
    name = hashlib.sha256(told).hexdigest()[:32]
    by_time, games = keys.practice_times(player), keys.practice_games(player)
    pipeline = redis.pipeline(transaction=True)
    pipeline.hsetnx(games, name, orjson.dumps(asdict(game)))
    pipeline.zadd(by_time, {name: game.time_ms}, nx=True)
    pipeline.expire(games, KEPT_S)
    pipeline.expire(by_time, KEPT_S)
    pipeline.zrange(by_time, MOST_KEPT, -1)
    *_, slowest = await pipeline.execute()
    if slowest:
        pipeline = redis.pipeline(transaction=True)
        pipeline.zrem(by_time, *slowest)
        pipeline.hdel(games, *slowest)
        await pipeline.execute()


async def best(redis: Redis, player: str) -> list[Game]:
    """The player's games, the fastest first; of equally fast ones that with fewer moves, then the earlier one."""
    names = texts(await redis.zrange(keys.practice_times(player), 0, -1))
    if not names:
        return []
    stored = await redis.hmget(keys.practice_games(player), names)
    found = [Game(**orjson.loads(game)) for game in stored if game is not None]
    return sorted(found, key=lambda game: (game.time_ms, game.moves, game.at))


async def forget(redis: Redis, player: str) -> None:
    """The player has no games any more."""
    for key in (keys.practice_times(player), keys.practice_games(player)):
        await redis.delete(key)
