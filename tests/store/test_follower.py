"""Following rooms by hints, on connections that die, fall silent or are slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from prometheus_client import REGISTRY
from pyramid_race.store import follower as following_module
from pyramid_race.store import presence
from pyramid_race.store.connect import connect
from pyramid_race.store.follower import Follower, Hint
from redis.asyncio import Redis

from tests.support.log import ROOM, Script, group
from tests.support.proxy import Fault, Proxy

FAR_AHEAD_MS = 10**15
"""A time of saying that one follows which is never too long ago."""


class Ear:
    """A follower at work and what it has been told."""

    def __init__(self, redis: Redis) -> None:
        self.hints: list[Hint] = []
        self.gaps: list[list[str]] = []
        self._news = asyncio.Event()
        self.follower = Follower(redis, "node1", self._on_hint, self._on_gap)

    def _on_hint(self, hint: Hint) -> None:
        self.hints.append(hint)
        self._news.set()

    def _on_gap(self, rooms: list[str]) -> None:
        self.gaps.append(rooms)
        self._news.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(15):
            while not holds():
                await self._news.wait()
                self._news.clear()

    @property
    def heard(self) -> list[str]:
        return [entry.payload.decode() for hint in self.hints for entry in hint.entries]

    @property
    def versions(self) -> list[int]:
        return [entry.version for hint in self.hints for entry in hint.entries]


@asynccontextmanager
async def listening(redis: Redis) -> AsyncIterator[Ear]:
    ear = Ear(redis)
    work = asyncio.create_task(ear.follower.run())
    await ear.until(lambda: bool(ear.gaps))
    try:
        yield ear
        assert not work.done()
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


@pytest.fixture
async def proxy(redis_url: str) -> AsyncIterator[Proxy]:
    async with Proxy(redis_url) as proxy:
        yield proxy


@pytest.fixture
async def ear(proxy: Proxy, redis: Redis) -> AsyncIterator[Ear]:
    clients = connect(proxy.url)
    for room in (ROOM, "ROOM33"):
        await presence.following(redis, "node1", [room], FAR_AHEAD_MS)
    async with listening(clients.hints) as ear:
        yield ear
    await clients.close()


def restarts() -> float:
    return REGISTRY.get_sample_value("pyramid_race_follower_restarts_total") or 0.0


async def test_hints_of_other_nodes_come_in_order_with_versions_and_stamps(ear: Ear, script: Script) -> None:
    await ear.follower.follow(ROOM)
    stamps = [(await script(group(f"{n}"), group("x", "y"), op=n, node="node2")).at for n in range(1, 6)]
    await ear.until(lambda: len(ear.hints) == 5)
    assert ear.versions == list(range(1, 16))
    assert ear.heard[::3] == ["1", "2", "3", "4", "5"]
    assert [hint.entries[0].at for hint in ear.hints] == stamps
    assert {hint.room for hint in ear.hints} == {ROOM}


async def test_it_works_with_the_older_protocol_too(
    proxy: Proxy, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following_module, "PING_EVERY_S", 0.01)
    older = connect(f"{proxy.url}?protocol=2")
    await presence.following(script._redis, "node1", [ROOM], FAR_AHEAD_MS)
    async with listening(older.hints) as ear:
        await ear.follower.follow(ROOM)
        await asyncio.sleep(0.05)  # some pings
        await script(group("heard"), op=1, node="node2")
        await ear.until(lambda: ear.heard == ["heard"])
        assert len(ear.gaps) == 1
    await older.close()


async def test_its_own_events_are_no_news(ear: Ear, script: Script) -> None:
    await ear.follower.follow(ROOM)
    await presence.following(script._redis, "node2", [ROOM], FAR_AHEAD_MS)
    await script(group("own"), op=1, node="node1")
    await script(group("other"), op=1, node="node2")
    await ear.until(lambda: bool(ear.hints))
    assert ear.heard == ["other"]


async def test_only_rooms_that_are_followed_are_heard(ear: Ear, script: Script) -> None:
    await ear.follower.follow(ROOM)
    await ear.follower.unfollow(ROOM)
    await ear.follower.follow("ROOM33")
    await script(group("unheard"), op=1, node="node2")
    await script(group("heard"), op=2, node="node2", room="ROOM33")
    await ear.until(lambda: bool(ear.hints))
    assert ear.heard == ["heard"]
    assert ear.follower.rooms == ["ROOM33"]


async def test_unfollowed_and_followed_again_at_once_it_is_heard(ear: Ear, script: Script) -> None:
    await ear.follower.follow(ROOM)
    await asyncio.gather(
        ear.follower.unfollow(ROOM), ear.follower.follow(ROOM), ear.follower.unfollow(ROOM), ear.follower.follow(ROOM)
    )
    await script(group("heard"), op=1, node="node2")
    await ear.until(lambda: bool(ear.hints))
    assert ear.follower.rooms == [ROOM]


async def test_from_the_return_of_follow_on_nothing_is_missed(ear: Ear, script: Script, proxy: Proxy) -> None:
    """Even if the subscription takes long to arrive: what is in the log already can be read, the rest must be heard."""
    proxy.on("SSUBSCRIBE", Fault.HOLD_REQUEST)
    following = asyncio.create_task(ear.follower.follow(ROOM))
    await proxy.until_struck()
    done, _ = await asyncio.wait([following], timeout=0.1)
    if done:
        await script(group("missed"), op=1, node="node2")
    proxy.release()
    async with asyncio.timeout(5):
        await following
    await script(group("heard"), op=2, node="node2")
    await ear.until(lambda: bool(ear.hints))
    assert ear.versions[0] == 1


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
