"""The committer on a store that does its work."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import REGISTRY
from pyramid_race.store import keys
from pyramid_race.store.connect import Clients
from pyramid_race.store.log import Appended, Batch, NotAppended
from redis.asyncio import Redis

from tests.support.log import ROOM, Writer, committing, group, payloads


def pipelines() -> float:
    """How many group commits there have been."""
    return REGISTRY.get_sample_value("pyramid_race_append_seconds_count") or 0.0


def rooms(count: int) -> list[str]:
    return [f"ROOM{number:02}" for number in range(count)]


async def test_what_all_rooms_hand_over_meanwhile_goes_out_in_one_pipeline(clients: Clients, redis: Redis) -> None:
    async with committing(clients.append) as committer:
        writers = [Writer(committer, room) for room in rooms(50)]
        before = pipelines()
        first = [writer.put(group("a")) for writer in writers]
        second = [writer.put(group("b"), group("c")) for writer in writers]
        results = await asyncio.gather(*first, *second)
        assert pipelines() - before == 2, "a second batch of a room waits for the answer to its first one"
    assert {result.groups for result in results[:50]} == {1}
    assert {(result.groups, result.before) for result in results[50:]} == {(2, 1)}
    for room in rooms(50):
        assert await payloads(redis, room) == ["a", "b", "c"]


async def test_each_room_gets_its_own_answer(clients: Clients) -> None:
    async with committing(clients.append) as committer:
        writers = [Writer(committer, room) for room in rooms(20)]
        for round_number in range(5):
            chosen = writers[round_number * 3 :]
            results = await asyncio.gather(*[writer.put(group(*"x" * (n + 1))) for n, writer in enumerate(chosen)])
            assert [result.version - result.before for result in results] == list(range(1, len(chosen) + 1))


async def test_a_refusal_is_an_answer(clients: Clients, redis: Redis) -> None:
    async with committing(clients.append) as committer:
        writer = Writer(committer)
        await writer.write("a")
        refused = await writer.write("x", epoch=5)
        assert (refused.groups, refused.version) == (0, 1)
        await writer.write("b")
    assert await payloads(redis) == ["a", "b"]


async def test_the_script_is_loaded_again_when_the_server_has_forgotten_it(clients: Clients, redis: Redis) -> None:
    async with committing(clients.append) as committer:
        writers = [Writer(committer, room) for room in rooms(5)]
        await asyncio.gather(*[writer.write("a") for writer in writers])
        await redis.script_flush()
        results = await asyncio.gather(*[writer.write("b") for writer in writers])
        assert {result.before for result in results} == {1}
        assert committer.waiting_since is None
    assert await payloads(redis, "ROOM00") == ["a", "b"]


async def test_an_error_that_stays_refuses_its_room_and_no_other(clients: Clients, redis: Redis) -> None:
    await redis.set(keys.head("ROOM00"), "not a hash")
    async with committing(clients.append) as committer:
        broken, whole = Writer(committer, "ROOM00"), Writer(committer, "ROOM01")
        one, other = await asyncio.gather(broken.put(group("a")), whole.put(group("a")))
        assert isinstance(one, NotAppended)
        assert "WRONGTYPE" in one.reason
        assert other.groups == 1
    assert await redis.exists(keys.log("ROOM00")) == 0


async def test_a_reminder_is_written_with_the_batch_and_an_earlier_one_stays(clients: Clients, redis: Redis) -> None:
    async with committing(clients.append) as committer:
        one, other = Writer(committer, "ROOM00"), Writer(committer, "ROOM01")
        await asyncio.gather(one.put(group("a"), remind_at=5000), other.put(group("a")))
        assert await redis.zrange(keys.DEADLINES, 0, -1, withscores=True) == [(b"ROOM00", 5000.0)]
        await one.put(group("b"), remind_at=7000)
        assert await redis.zscore(keys.DEADLINES, "ROOM00") == 5000
        await asyncio.gather(one.put(group("c"), remind_at=3000), other.put(group("c"), remind_at=1000))
        assert await redis.zscore(keys.DEADLINES, "ROOM00") == 3000
        assert await redis.zscore(keys.DEADLINES, "ROOM01") == 1000


async def test_stop_writes_everything_that_was_handed_over(clients: Clients, redis: Redis) -> None:
    async with committing(clients.append) as committer:
        writers = [Writer(committer, room) for room in rooms(10)]
        results = [writer.put(group(f"{n}")) for n in range(20) for writer in writers]
    assert all(result.done() for result in results)
    for room in rooms(10):
        assert await payloads(redis, room) == [f"{n}" for n in range(20)]


async def test_stop_of_an_idle_committer_comes_back(clients: Clients) -> None:
    async with committing(clients.append):
        pass


class Broken:
    """A room with a fault of its own, in the one place or the other."""

    def __init__(self, where: str) -> None:
        self._where = where

    def collect(self) -> Batch | None:
        if self._where == "collect":
            raise KeyError("a fault in the code")
        return Batch(ROOM, 0, (group("a"),))

    def settle(self, result: Appended | NotAppended) -> None:
        raise KeyError("a fault in the code")


@pytest.fixture(params=["collect", "settle"])
def broken(request: pytest.FixtureRequest) -> Broken:
    return Broken(request.param)


async def test_a_fault_in_one_room_stops_no_other(clients: Clients, redis: Redis, broken: Broken) -> None:
    async with committing(clients.append) as committer:
        committer.wake(broken)
        writer = Writer(committer, "ROOM01")
        await writer.write("a")
        await writer.write("b")
    assert await payloads(redis, "ROOM01") == ["a", "b"]
