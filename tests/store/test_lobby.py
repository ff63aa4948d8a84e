"""The list of public rooms."""

from __future__ import annotations

from pyramid_race.store import keys, lobby
from redis.asyncio import Redis

NOW = 1_700_000_000_000


def summaries(*rooms: str) -> dict[str, lobby.Summary]:
    return {room: {"room": room, "name": f"Room ♠ {room}"} for room in rooms}


async def names(redis: Redis, now: int = NOW, after: str | None = None) -> list[str]:
    return [info["room"] for info in await lobby.listed(redis, now, after)]


async def test_an_empty_list(redis: Redis) -> None:
    assert await lobby.listed(redis, NOW) == []
    await lobby.publish(redis, {}, [], NOW)
    assert await redis.keys() == []


async def test_rooms_are_listed_as_published_and_in_order(redis: Redis) -> None:
    await lobby.publish(redis, summaries("CC", "AA"), [], NOW)
    await lobby.publish(redis, summaries("BB"), [], NOW)
    assert await lobby.listed(redis, NOW) == list(summaries("AA", "BB", "CC").values())


async def test_a_newer_summary_replaces_the_older_one(redis: Redis) -> None:
    await lobby.publish(redis, summaries("AA"), [], NOW)
    await lobby.publish(redis, {"AA": {"room": "AA", "players": 3}}, [], NOW)
    assert await lobby.listed(redis, NOW) == [{"room": "AA", "players": 3}]


async def test_a_room_that_is_gone_leaves_nothing_behind(redis: Redis) -> None:
    await lobby.publish(redis, summaries("AA", "BB"), [], NOW)
    await lobby.publish(redis, {}, ["AA", "NEVER"], NOW)
    assert await names(redis) == ["BB"]
    assert await redis.hkeys(keys.LOBBY_INFO) == [b"BB"]


async def test_a_room_that_nobody_refreshes_disappears_by_itself(redis: Redis) -> None:
    await lobby.publish(redis, summaries("AA", "BB"), [], NOW)
    later = NOW + lobby.FRESH_MS - 1
    await lobby.publish(redis, summaries("BB"), [], later)
    assert await names(redis, later) == ["AA", "BB"]
    assert await names(redis, later + 1) == ["BB"]
    assert await redis.hkeys(keys.LOBBY_INFO) == [b"BB"]
    assert lobby.REFRESH_MS * 2 < lobby.FRESH_MS, "one refresh may be missed"


async def test_a_long_list_comes_in_pages_without_holes_or_repetitions(redis: Redis) -> None:
    rooms = [f"R{number:03}" for number in range(lobby.PAGE * 2 + 7)]
    await lobby.publish(redis, summaries(*reversed(rooms)), [], NOW)
    found: list[str] = []
    pages = 0
    while page := await names(redis, after=found[-1] if found else None):
        found += page
        pages += 1
    assert found == rooms
    assert pages == 3
