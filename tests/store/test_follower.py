"""Following rooms by hints, on a connection that works."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.store import follower as following_module
from pyramid_race.store import presence
from pyramid_race.store.connect import connect

from tests.support.ear import FAR_AHEAD_MS, Ear, listening
from tests.support.log import ROOM, Script, group
from tests.support.proxy import Fault, Proxy


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
