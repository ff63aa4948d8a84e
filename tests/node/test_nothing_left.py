"""A thousand races in one process, and nothing of them is left behind but what is meant to last."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import AsyncExitStack

import pytest
import redis
from pyramid_race.node import rooms
from pyramid_race.store import keys

from tests.support.client import Client
from tests.support.nodes import RunningNode
from tests.support.play import DRAW, EASY
from tests.support.until import until

PAIRS, ROOMS, RACES = 20, 10, 5
LASTS = re.compile(
    r"pr:(\{[A-Z2-9]{6}\}:(log|head)"  # what happened in each room
    r"|\{history\}:.*"  # and what it came to
    r"|player:.*|token:.*|\{[A-Za-z0-9_-]{12}\}:(tokens|rooms)"  # who the people are
    r"|nodes|par:.*|\{moderation\}:.*)"
)


async def evenings(ada: Client, bob: Client, watcher: Client) -> None:
    """Rooms one after the other, a few races in each, by all the ways in which a race ends."""
    for _ in range(ROOMS):
        room = (await ada.open(countdown_s=0, deal=EASY))["room"]
        await bob.join(room)
        await watcher.join(room, role="spectator")
        for race in range(1, RACES + 1):
            await ada.send("start", room=room)
            for client in (ada, bob):
                await client.has("deal", room=room, race=race)
                client.seq = 0
            await ada.move(DRAW, race=race, seq=1)
            if race % 2:
                await ada.ask("end_race", room=room, race=race)
            else:
                for client in (ada, bob):
                    await client.ask("forfeit", room=room, race=race)
            await bob.has("result", room=room, race=race)
            if race < RACES:
                await ada.ask("rematch", room=room)
        for client in (watcher, ada, bob):
            await client.ask("leave", room=room)
            client.received.clear()
            client.arrivals.clear()


def timers() -> Counter[str]:
    """What the event loop is to call later, by name."""
    waiting = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
    return Counter(getattr(one._callback, "__qualname__", "?") for one in waiting if not one.cancelled())


def left(redis_url: str) -> dict[str, str]:
    """Keys that shouldn't be there any more."""
    with redis.Redis.from_url(redis_url, decode_responses=True) as client:
        found = [key for key in client.scan_iter(count=1000) if not LASTS.fullmatch(key)]
        return {key: str(client.type(key)) for key in found}


@pytest.mark.timeout(300)
async def test_a_thousand_races_leave_nothing_behind(
    node: RunningNode, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEEP_IDLE_S", 0.0)
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Client:
            return await stack.enter_async_context(Client(node.ws, name, checked=False))

        groups = [(await come(f"Ada {n}"), await come(f"Bob {n}"), await come(f"Eve {n}")) for n in range(PAIRS)]
        await asyncio.sleep(0.1)
        tasks, before = len(asyncio.all_tasks()), timers()
        await asyncio.gather(*(evenings(*group) for group in groups))
        inner = node.node
        await until(lambda: not len(inner._rooms), limit_s=60)
        await until(lambda: not inner._tasks._tasks, limit_s=60)
        await until(lambda: len(asyncio.all_tasks()) <= tasks)
        more = timers() - before
        assert not {name: count for name, count in more.items() if count > 3}, more
        assert not inner._follower._rooms
        try:
            await until(lambda: not left(redis_url), limit_s=20)
        except TimeoutError:
            pytest.fail(f"left behind: {left(redis_url)}")
        with redis.Redis.from_url(redis_url) as client:
            assert client.zcard(keys.DEADLINES) == 0
            assert client.zcard(keys.LOBBY) == 0
            channels: list[bytes] = client.pubsub_shardchannels()  # type: ignore[no-untyped-call]
            assert [channel for channel in channels if inner.id.encode() not in channel] == []
            assert client.xlen(keys.HISTORY) == PAIRS * ROOMS * RACES
            logs = list(client.scan_iter("pr:{*}:log", count=1000))
            assert len(logs) == PAIRS * ROOMS
            assert all(client.pttl(key) > 0 for key in logs)
