"""`pyramid-race ratings`: on a store that is in use, and on the folder of a server that isn't running."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from pyramid_race.store import keys
from pyramid_race.store.history import History
from redis.asyncio import Redis

from tests.support.command import is_one_line, run
from tests.support.history import record


async def race(url: str) -> None:
    async with Redis.from_url(url) as redis:
        await redis.hset(keys.player("ann"), "name", "Ann")
        history = History(redis)
        for number in range(1, 4):
            await history.keep(record("ann", "bob", number=number))


async def break_it(url: str) -> None:
    async with Redis.from_url(url) as redis:
        await redis.hdel(keys.HISTORY_TOTALS, "ann")


def test_they_are_worked_out_again(capsys: pytest.CaptureFixture[str], redis_url: str) -> None:
    asyncio.run(race(redis_url))
    status, out, err = run(capsys, "ratings", "--redis", redis_url, "--recompute")
    assert (status, out, err) == (0, "3 races, 2 players\nthe same as before\n", "")
    status, out, err = run(capsys, "ratings", "--redis", redis_url)
    assert (status, err) == (0, "")
    assert [line.split()[1:] for line in out.splitlines()] == [["3", "races", "Ann"], ["3", "races", "bob"]]
    status, out, err = run(capsys, "ratings", "--redis", redis_url, "--json")
    first, second = map(json.loads, out.splitlines())
    assert (first["player"], first["name"], first["races"], first["provisional"]) == ("ann", "Ann", 3, True)
    assert first["rating"] > 1500 > second["rating"]
    asyncio.run(break_it(redis_url))
    status, out, err = run(capsys, "ratings", "--redis", redis_url, "--recompute", "--json")
    assert status == 1
    assert json.loads(out) == {"races": 3, "players": 2, "differing": ["ann"]}
    assert is_one_line(err)
    assert "not the same for 1 player: ann (none before, " in err


def test_a_server_that_does_not_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, "ratings", "--data", str(tmp_path), "--recompute")
    assert (status, out, err) == (0, "0 races, 0 players\nthe same as before\n", "")
    for arguments, why, wanted in (
        (["--data", str(tmp_path / "none")], "there is no data folder", 2),
        (["--redis", "localhost"], "--redis", 2),
        (["--redis", "redis://127.0.0.1:1"], "does not answer", 1),
    ):
        status, out, err = run(capsys, "ratings", *arguments)
        assert (status, out) == (wanted, "")
        assert is_one_line(err), err
        assert why in err
