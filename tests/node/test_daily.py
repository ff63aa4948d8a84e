"""The daily deal over sockets: one try a player and day, timed by the server, the board after one's own finish."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from pyramid_race.history.boards import day_of, week_of
from pyramid_race.store import daily, keys
from pyramid_race.store.history import History
from pyramid_race.store.history_check import recompute
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.history import line, record
from tests.support.http import get
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY, EASY_WIN
from tests.support.races import clear, play


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramid_race.node.daily.COUNTDOWN_S", 0)


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url) as redis:
        yield redis


@pytest.fixture
async def today(redis: Redis) -> str:
    """Today's deal is the easy one; that of yesterday has been drawn."""
    seconds, _ = await redis.time()
    today = day_of(seconds * 1000)
    await daily.keep(redis, day_of((seconds - 24 * 3600) * 1000), "PY1-N-AAAAAAS")
    assert await daily.keep(redis, today, EASY) == EASY
    return today


async def begin(client: Client) -> dict[str, Any]:
    """The deal of a try that has begun."""
    room = await client.ask("daily_start")
    assert room["type"] == "room", room
    client.room = room["room"]
    return await client.has("deal", room=client.room)


async def test_a_try_from_start_to_board(
    node: RunningNode, other_node: RunningNode, meet: Meet, redis: Redis, today: str
) -> None:
    ada = await meet("Ada")
    nothing = await ada.ask("daily")
    assert (nothing["date"], nothing["played"], nothing["board"]) == (today, None, None)
    assert 0 < nothing["next_ms"] <= 24 * 3600 * 1000
    deal = await begin(ada)
    assert "code" not in deal, "who has the code can look up the cards"
    assert len(deal["commitment"]) == 64
    room = await ada.has("room")
    assert (room["settings"]["daily"], room["settings"]["deal"], room["settings"]["visibility"]) == (
        today, "code", "unlisted"
    )  # fmt: skip
    await play(ada, EASY_WIN[:3])
    running = (await ada.ask("daily"))["played"]
    assert (running["room"], running["race"], running["status"], running["moves"]) == (ada.room, 1, "playing", 3)

    # Nobody else gets in, or is told anything; and nothing of it can be changed.
    eve = await meet("Eve", at=other_node)
    for role in ("player", "spectator"):
        assert (await eve.join(ada.room, role=role))["code"] == "locked"
    seen = (await get(other_node.port, f"/api/rooms/{ada.room}")).json
    assert not {"deal", "board", "racers", "names"} & seen.keys()
    for kind in ("configure", "rematch", "stop_countdown", "end_race"):
        fields: dict[str, Any] = {"configure": {"settings": {"capacity": 3}}, "end_race": {"race": 1}}.get(kind, {})
        assert (await ada.ask(kind, room=ada.room, **fields))["code"] == "not_available"
    assert (await get(node.port, f"/api/races/{ada.room}/1")).status == 404

    # The other device, on another node, goes on where this one was.
    again = await meet(at=other_node, token=ada.token)
    resumed = await again.ask("daily_start")
    assert (resumed["room"], resumed["seq"]) == (ada.room, 3)
    again.room, again.seq = ada.room, 3
    await clear(again)
    result = await again.has("result")
    assert result["code"] == result["opening"]["code"] == EASY
    told = await again.ask("daily")
    (row,) = told["board"]
    assert (row["place"], row["player"], row["name"], row["moves"]) == (1, ada.player, "Ada", 16)
    assert (row["room"], row["race"], told["players"], told["played"]["place"]) == (ada.room, 1, 1, 1)
    assert told["played"]["time_ms"] == row["time_ms"] == result["standings"][0]["time_ms"]
    assert (await again.ask("daily_start"))["code"] == "already_played"
    assert (await again.ask("rematch", room=ada.room))["code"] == "not_available"

    # Who hasn't tried it is told neither the board nor, anywhere, the code or where to find it.
    assert (await eve.ask("daily"))["board"] is None
    assert (await get(node.port, f"/api/leaderboards?daily={today}")).status == 404
    for path in (f"/api/players/{ada.player}", f"/api/leaderboards?day={today}", "/api/rooms", "/api/daily"):
        reply = await get(node.port, path)
        assert reply.status == 200
        assert EASY not in reply.text
        assert ada.room not in reply.text
    for path in (f"day={today}", f"week={week_of(result['ended_at'])}"):
        assert (await get(node.port, f"/api/leaderboards?{path}")).json["rows"] == []
    assert (await get(node.port, f"/api/players/{ada.player}")).json["recent"] == []
    own = (await again.ask("history"))["races"]
    assert [(race["kind"], race["daily"], race["code"], race["room"]) for race in own] == [
        ("daily", today, EASY, ada.room)
    ]  # fmt: skip
    await begin(eve)
    await eve.send("leave", room=eve.room)
    await eve.has("left")
    board = (await eve.ask("daily"))["board"]
    assert [(row["place"], row["name"], row["status"]) for row in board] == [
        (1, "Ada", "cleared"),
        (2, "Eve", "forfeited"),
    ]
    assert (await eve.ask("daily_start"))["code"] == "already_played"
    assert (await recompute(redis)).differing == []


async def test_two_tabs_on_two_nodes_begin_one_try(
    other_node: RunningNode, meet: Meet, redis: Redis, today: str
) -> None:
    ada = await meet("Ada")
    tabs = [ada, *[await meet(at=at, token=ada.token) for at in (None, other_node, other_node)]]
    rooms = await asyncio.gather(*(tab.ask("daily_start") for tab in tabs))
    assert {room["type"] for room in rooms} == {"room"}
    assert len({room["room"] for room in rooms}) == 1
    events = [m for tab in tabs for m in tab.received if m.get("kind") == "countdown"]
    assert {event["race"] for event in events} <= {1}
    assert await daily.try_of(redis, today, ada.player) == rooms[0]["room"]


async def test_who_was_cut_off_before_the_start_has_his_try_still(meet: Meet, redis: Redis, today: str) -> None:
    """The node has died between noting the try and opening its room; another time the player went before GO."""
    ada = await meet("Ada")
    await redis.set(keys.daily_try(today, ada.player), "NEVER2")
    await begin(ada)
    assert ada.room == "NEVER2"
    await play(ada, [DRAW])


async def test_who_goes_before_go_has_seen_nothing(
    meet: Meet, redis: Redis, today: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramid_race.node.daily.COUNTDOWN_S", 60)
    ada = await meet("Ada")
    first = (await ada.ask("daily_start"))["room"]
    await ada.has("event", kind="countdown")
    assert (await ada.ask("daily"))["played"]["status"] == "playing"
    await ada.send("leave", room=first)
    await ada.has("left", room=first)
    assert (await ada.ask("daily"))["played"] is None
    monkeypatch.setattr("pyramid_race.node.daily.COUNTDOWN_S", 0)
    await begin(ada)
    assert ada.room != first
    assert await daily.try_of(redis, today, ada.player) == ada.room


async def test_when_the_day_is_over_its_board_is_there_for_all(
    node: RunningNode, meet: Meet, redis: Redis, today: str
) -> None:
    ada = await meet("Ada")
    yesterday = (await get(node.port, "/api/daily")).json["yesterday"]
    for number, day in ((1, yesterday["date"]), (2, today)):
        await History(redis).keep(record(line(ada.player), number=number, daily=day, public=False))
    board = (await get(node.port, f"/api/leaderboards?daily={yesterday['date']}")).json
    assert (board["daily"], board["code"], board["players"]) == (yesterday["date"], yesterday["code"], 1)
    assert [(row["name"], row["room"], row["race"]) for row in board["rows"]] == [("Ada", "ROOM22", 1)]
    recent = (await get(node.port, f"/api/players/{ada.player}")).json["recent"]
    assert [(race["daily"], race["room"]) for race in recent] == [(yesterday["date"], "ROOM22")]
