"""Reading logs: by pages, from and to where one likes, and the versions of many rooms at once."""

from __future__ import annotations

from itertools import chain

import pytest
from pyramid_race.store import log
from pyramid_race.store.log import read_log, read_versions
from redis.asyncio import Redis

from tests.support.log import ROOM, Script, group, versions


async def pages(redis: Redis, after: int, upto: int | None = None) -> list[list[int]]:
    return [versions(page) async for page in read_log(redis, ROOM, after, upto)]


async def test_a_room_that_does_not_exist_has_no_pages(redis: Redis) -> None:
    assert await pages(redis, 0) == []


@pytest.mark.parametrize("count", [1, 6, 7, 8, 14, 15])
async def test_a_log_is_read_to_its_end_a_page_at_a_time(
    script: Script, redis: Redis, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(log, "PAGE", 7)
    await script(group(*map(str, range(count))), op=1)
    found = await pages(redis, 0)
    assert list(chain(*found)) == list(range(1, count + 1))
    assert all(len(page) == 7 for page in found[:-1])
    assert all(found)


async def test_events_that_come_while_it_is_read_are_read_too(
    script: Script, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "PAGE", 2)
    await script(group("a", "b", "c"), op=1)
    found: list[int] = []
    async for page in read_log(redis, ROOM, 0):
        found += versions(page)
        if len(found) == 2:
            await script(group("d", "e"), op=2)
    assert found == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("after", "upto", "expected"),
    [(0, None, [1, 2, 3, 4, 5]), (3, None, [4, 5]), (5, None, []), (9, None, []), (0, 2, [1, 2]), (2, 4, [3, 4]),
     (2, 2, []), (4, 9, [5])],
)  # fmt: skip
async def test_only_what_lies_between_is_read(
    script: Script, redis: Redis, after: int, upto: int | None, expected: list[int]
) -> None:
    await script(group(*"abcde"), op=1)
    assert list(chain(*await pages(redis, after, upto))) == expected


async def test_an_entry_has_its_stamp_and_its_bytes(script: Script, redis: Redis) -> None:
    done = await script(group('{"text":"Ä\\n♠"}'), op=1)
    [[entry]] = [page async for page in read_log(redis, ROOM, 0)]
    assert (entry.version, entry.at, entry.payload.decode()) == (1, done.at, '{"text":"Ä\\n♠"}')


async def test_versions_of_many_rooms_come_in_the_order_asked_for(script: Script, redis: Redis) -> None:
    await script(group("a", "b"), op=1, room="ROOM22")
    await script(group("a"), op=1, room="ROOM33")
    assert await read_versions(redis, ["ROOM33", "NOROOM", "ROOM22"]) == [1, 0, 2]
    assert await read_versions(redis, []) == []
