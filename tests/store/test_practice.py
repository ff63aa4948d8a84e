"""Games won alone, in the store."""

from __future__ import annotations

import random

from pyramid_race.store import keys, practice
from pyramid_race.store.practice import MOST_KEPT, Game
from redis.asyncio import Redis

LINE = ["KD", "draw"]


def game(time_ms: int, *, code: str = "PY1-N-AAAAAAS", moves: int = 40, at: int = 1) -> Game:
    return Game(code, "N", time_ms, moves, 0, at)


async def test_the_fastest_come_first(redis: Redis) -> None:
    assert await practice.best(redis, "ada") == []
    games = [game(3000), game(1000), game(2000, moves=50), game(2000, moves=45), game(2000, code="PY1-N-BBBBBBB", at=0)]
    for number, one in enumerate(games):
        await practice.keep(redis, "ada", one, [*LINE, str(number)])
    assert await practice.best(redis, "ada") == [games[1], games[4], games[3], games[2], games[0]]
    assert await practice.best(redis, "bob") == []


async def test_the_same_game_is_kept_once_and_as_it_was_told_first(redis: Redis) -> None:
    for at in (5, 6, 7):
        await practice.keep(redis, "ada", game(1000, at=at), LINE)
    assert await practice.best(redis, "ada") == [game(1000, at=5)]
    await practice.keep(redis, "bob", game(1000, at=8), LINE)
    await practice.keep(redis, "ada", game(1001, at=9), LINE)
    assert len(await practice.best(redis, "ada")) == 2, "the same line in another time is another game"


async def test_the_best_are_kept_and_nothing_is_left_of_the_others(redis: Redis) -> None:
    times = list(range(1000, 1000 + MOST_KEPT + 30))
    random.shuffle(times)
    for time_ms in times:
        await practice.keep(redis, "ada", game(time_ms), LINE)
    kept = sorted(times)[:MOST_KEPT]
    assert [one.time_ms for one in await practice.best(redis, "ada")] == kept
    assert await redis.hlen(keys.practice_games("ada")) == MOST_KEPT
    await practice.keep(redis, "ada", game(999_999), LINE)
    assert [one.time_ms for one in await practice.best(redis, "ada")] == kept


async def test_they_are_forgotten_long_after_the_last_one(redis: Redis) -> None:
    await practice.keep(redis, "ada", game(1000), LINE)
    for key in (keys.practice_games("ada"), keys.practice_times("ada")):
        await redis.expire(key, 10)
    await practice.keep(redis, "ada", game(2000), LINE)
    for key in (keys.practice_games("ada"), keys.practice_times("ada")):
        assert practice.KEPT_S - 10 < await redis.ttl(key) <= practice.KEPT_S
    assert len(await redis.keys()) == 2
