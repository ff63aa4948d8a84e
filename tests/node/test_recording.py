"""Every race that ends is in the history, whatever dies in between."""

from __future__ import annotations

import pytest
from pyramid_race.node.recording import Recorder
from pyramid_race.race.events import Recorded

from tests.node.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.races import clear, logged, race
from tests.support.until import until


async def test_a_race_is_recorded_once_though_two_nodes_see_it_end(
    meet: Meet, other_node: RunningNode, redis_url: str, node: RunningNode
) -> None:
    ada, bob = await meet("Ada"), await meet("Bob", at=other_node)
    room = await race(ada, bob)
    await clear(ada, bob)
    await until(lambda: Recorded(1) in logged(redis_url, room))
    told = (await get(node.port, f"/api/players/{ada.player}")).json
    assert (told["races"], told["wins"]) == (1, 1)


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
