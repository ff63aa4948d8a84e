"""What `/readyz` says while the store is away, and what clients get to hear."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from pyramid_race.node import server
from pyramid_race.settings import ServerSettings
from pyramid_race.store import presence
from pyramid_race.store.connect import connect

from tests.faults.conftest import Meet
from tests.support.http import get
from tests.support.nodes import RunningNode, running_node
from tests.support.play import DRAW
from tests.support.proxy import Fault, Proxy
from tests.support.races import race
from tests.support.until import until


@pytest.fixture
async def far_node(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RunningNode]:
    """As impatient as a test."""
    monkeypatch.setattr(presence, "BEAT_EVERY_S", 0.1)
    monkeypatch.setattr(server, "STORE_FAILS_AFTER_S", 0.3)
    monkeypatch.setattr(server, "CLOSE_LIMIT_S", 0.3)
    async with running_node(proxy.url, drain_s=0.5) as running:
        yield running


async def ready(node: RunningNode) -> str:
    reply = await get(node.port, "/readyz")
    assert (reply.status == 200) is (reply.text == "ok\n")
    return reply.text.strip()


async def is_ready(node: RunningNode) -> bool:
    return await ready(node) == "ok"


async def is_not_ready(node: RunningNode) -> bool:
    return await ready(node) == "the store does not answer"


async def test_a_node_is_ready_once_it_has_started_however_long_that_took(redis_url: str) -> None:
    clients = connect(redis_url)
    node = server.Node(ServerSettings(port=0, bots=False, drain_s=0.5), clients)
    node._beaten = time.monotonic() - 60
    try:
        await node.start()
        assert node.problem() is None
    finally:
        await node.stop()
        await clients.close()


async def test_without_its_store_a_node_is_not_ready_even_if_nobody_moves(far_node: RunningNode, proxy: Proxy) -> None:
    await until(lambda: is_ready(far_node))
    proxy.down()
    await until(lambda: is_not_ready(far_node))
    assert (await get(far_node.port, "/healthz")).status == 200, "it lives, so it must not be restarted"
    await proxy.up()
    await until(lambda: is_ready(far_node))


async def test_a_store_that_hangs_makes_a_node_unready_and_loses_no_move(
    far_node: RunningNode, meet: Meet, proxy: Proxy
) -> None:
    ada = await meet("Ada", far_node)
    await race(ada)
    proxy.on("EVALSHA", Fault.HOLD_REPLIES)
    moving = asyncio.create_task(ada.move(DRAW))
    await until(lambda: is_not_ready(far_node))
    assert not moving.done()
    proxy.release()
    assert (await moving)["type"] == "ack"
    await until(lambda: is_ready(far_node))


async def test_moves_made_while_the_store_is_down_count_when_it_is_back(
    far_node: RunningNode, meet: Meet, proxy: Proxy
) -> None:
    ada = await meet("Ada", far_node)
    await race(ada)
    assert (await ada.move(DRAW))["type"] == "ack"
    proxy.down()
    moving = [asyncio.create_task(ada.move(DRAW, seq=seq)) for seq in (2, 3)]
    saying = asyncio.create_task(ada.ask("chat", room=ada.room, text="hello?"))
    await until(lambda: is_not_ready(far_node))
    assert (await ada.ask("rooms"))["code"] == "unavailable"
    await proxy.up()
    assert [answer["type"] for answer in await asyncio.gather(*moving)] == ["ack", "ack"]
    assert (await saying)["type"] == "event"
    assert ada.board["moves"] == 3


async def test_a_node_whose_store_hangs_can_be_stopped(far_node: RunningNode, meet: Meet, proxy: Proxy) -> None:
    ada = await meet("Ada", far_node)
    await race(ada)
    proxy.on("", Fault.HOLD_REPLIES, times=1000)
    await ada.send("move", room=ada.room, race=1, seq=1, action=DRAW)
    async with asyncio.timeout(10):  # each of the things that it would like to do has a limit
        await far_node.stop()
    assert ada.ws.close_code == 1012
