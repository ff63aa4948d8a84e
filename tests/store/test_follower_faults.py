"""Following rooms on connections that die, fall silent or are slow."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import REGISTRY
from pyramid_race.store import follower as following_module
from pyramid_race.store import presence
from pyramid_race.store.connect import connect
from pyramid_race.store.follower import Hint
from redis.asyncio import Redis

from tests.support.ear import FAR_AHEAD_MS, Ear, listening
from tests.support.log import ROOM, Script, group
from tests.support.proxy import Fault, Proxy


def restarts() -> float:
    return REGISTRY.get_sample_value("pyramid_race_follower_restarts_total") or 0.0


async def test_after_a_reconnection_the_gap_is_told_when_hints_flow_again(
    ear: Ear, script: Script, proxy: Proxy
) -> None:
    await ear.follower.follow(ROOM)
    proxy.on("SSUBSCRIBE", Fault.HOLD_REQUEST)
    gaps = len(ear.gaps)
    proxy.cut_all()
    await proxy.until_struck()
    await asyncio.sleep(0.1)  # time enough to be wrong in
    too_early = len(ear.gaps) > gaps
    proxy.release()
    await ear.until(lambda: len(ear.gaps) > gaps)
    await script(group("heard"), op=1, node="node2")
    await ear.until(lambda: bool(ear.hints))
    assert not too_early, "what happens before the subscription is there would be missed"


async def test_a_killed_connection_is_replaced_counted_and_the_gap_told(ear: Ear, script: Script, redis: Redis) -> None:
    await ear.follower.follow(ROOM)
    before = restarts()
    for number in range(1, 6):
        gaps = len(ear.gaps)
        await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await ear.until(lambda gaps=gaps: len(ear.gaps) > gaps)
        assert ear.gaps[-1] == [ROOM]
        await script(group(f"{number}"), op=number, node="node2")
        await ear.until(lambda number=number: ear.heard[-1:] == [f"{number}"])
    assert restarts() - before == 5
    assert len([c for c in await redis.client_list(_type="pubsub") if int(c["ssub"])]) == 1


async def test_a_connection_that_falls_silent_is_replaced(
    ear: Ear, script: Script, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following_module, "PING_EVERY_S", 0.05)
    monkeypatch.setattr(following_module, "DEAF_AFTER_S", 0.3)
    await redis_kill(script)
    await ear.until(lambda: len(ear.gaps) == 2)
    before = restarts()
    proxy.on("SSUBSCRIBE", Fault.SWALLOW)
    await ear.follower.follow(ROOM)
    await script(group("unheard"), op=1, node="node2")
    await ear.until(lambda: len(ear.gaps) == 3)
    assert ear.gaps[-1] == [ROOM]
    assert restarts() - before == 1
    await script(group("heard"), op=2, node="node2")
    await ear.until(lambda: bool(ear.hints))
    assert ear.heard == ["heard"]


async def redis_kill(script: Script) -> None:
    await script._redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")


async def test_a_quiet_connection_is_not_taken_for_a_dead_one(
    ear: Ear, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following_module, "PING_EVERY_S", 0.02)
    monkeypatch.setattr(following_module, "DEAF_AFTER_S", 0.2)
    await redis_kill(script)
    await ear.until(lambda: len(ear.gaps) == 2)
    before = restarts()
    await asyncio.sleep(0.6)  # three times too long for a dead one
    assert restarts() == before
    await ear.follower.follow(ROOM)
    await script(group("heard"), op=1, node="node2")
    await ear.until(lambda: bool(ear.hints))


async def test_rooms_may_come_and_go_while_there_is_no_connection(ear: Ear, script: Script, proxy: Proxy) -> None:
    await ear.follower.follow(ROOM)
    proxy.cut_all()
    await ear.follower.unfollow(ROOM)
    await ear.follower.follow("ROOM33")
    await ear.until(lambda: len(ear.gaps) >= 2 and ear.gaps[-1] == ["ROOM33"])
    await script(group("unheard"), op=1, node="node2")
    await script(group("heard"), op=2, node="node2", room="ROOM33")
    await ear.until(lambda: bool(ear.hints))
    assert ear.heard == ["heard"]


async def test_a_fault_in_what_is_told_does_not_end_it(clients: object, redis: Redis, redis_url: str) -> None:
    """A bug in one room, met by a hint, must not make the node deaf for all of them."""
    own = connect(redis_url)
    await presence.following(redis, "node1", [ROOM], FAR_AHEAD_MS)
    async with listening(own.hints) as ear:
        await ear.follower.follow(ROOM)
        script, hear = Script(redis), ear.follower._on_hint

        def fail(hint: Hint) -> None:
            ear.follower._on_hint = hear
            raise KeyError("a fault in the code")

        ear.follower._on_hint = fail
        await script(group("a"), op=1, node="node2")
        gaps = len(ear.gaps)
        await ear.until(lambda: len(ear.gaps) > gaps)
        await script(group("b"), op=2, node="node2")
        await ear.until(lambda: ear.heard == ["b"])
    await own.close()
