"""Every race that ends is in the history, whatever dies in between."""

from __future__ import annotations

import pytest
from pyramid_race.history.record import encode
from pyramid_race.node import server
from pyramid_race.node.recording import Recorder
from pyramid_race.race.events import Recorded
from pyramid_race.store import keys
from pyramid_race.store.history import LONGER_MS
from redis.asyncio import Redis

from tests.node.conftest import Meet
from tests.support.client import Client
from tests.support.history import record
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.play import EASY
from tests.support.races import clear, logged, race
from tests.support.until import until

DAY_MS = 24 * 3600 * 1000


async def test_a_race_is_recorded_once_though_two_nodes_see_it_end(
    meet: Meet, other_node: RunningNode, redis_url: str, node: RunningNode
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await race(ada, bob)
    await clear(ada, bob)
    await until(lambda: Recorded(1) in logged(redis_url, room))
    told = (await get(node.port, f"/api/players/{ada.player}")).json
    assert (told["races"], told["wins"]) == (1, 1)
    async with Redis.from_url(redis_url) as redis:
        for key in (keys.log(room), keys.history_race(room, 1)):
            assert 89 * DAY_MS < await redis.pttl(key) <= 90 * DAY_MS, "unless the operator says otherwise"


async def test_a_race_is_recorded_by_another_node_if_this_one_dies_before(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, meet: Meet, node: RunningNode
) -> None:
    monkeypatch.setattr(Recorder, "look", lambda *_: None)
    ada = await meet("Ada")
    room = await race(ada)
    await clear(ada)
    await ada.ask("leave", room=room)  # nobody is left: the room is closed
    await node.stop()
    assert Recorded(1) not in logged(redis_url, room)
    monkeypatch.undo()
    async with running_node(redis_url):
        await until(lambda: Recorded(1) in logged(redis_url, room))


async def test_races_are_kept_for_as_many_days_as_the_operator_says(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "TRIM_EVERY_S", 0.05)
    async with (
        Redis.from_url(redis_url) as redis,
        running_node(redis_url, history_days=1) as node,
        Client(node.ws, "Ada") as ada,
        Client(node.ws, "Bob") as bob,
    ):
        for hours, player, number in ((25, ada, 1), (23, bob, 2)):
            at = ada.received[0]["now"] - hours * 3_600_000
            old = record(player.player, number=number, code=EASY, ended_at=at)
            await redis.xadd(keys.HISTORY, {"r": encode(old)}, id=f"{at}-0")
        room = await race(bob)
        await clear(bob)
        await until(lambda: Recorded(1) in logged(redis_url, room))

        async def is_trimmed() -> bool:
            return await redis.xlen(keys.HISTORY) == 2

        await until(is_trimmed)
        for player, races, recent in ((ada, 1, 0), (bob, 2, 2)):
            shown = (await get(node.port, f"/api/players/{player.player}")).json
            assert (shown["races"], len(shown["recent"])) == (races, recent)
        board = (await get(node.port, f"/api/leaderboards?deal={EASY}")).json
        assert [(row["name"], row["race"]) for row in board["rows"]] == [("Bob", 2)]
        for key in (keys.log(room), keys.head(room), keys.history_race(room, 1)):
            assert DAY_MS - 600_000 < await redis.pttl(key) <= DAY_MS, key
        assert DAY_MS < await redis.pttl(keys.history_player(bob.player)) <= DAY_MS + LONGER_MS
