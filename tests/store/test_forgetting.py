"""Taking a name out of a room's log, while others write to it and forget others."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.race.codec import encode_event
from pyramid_race.race.events import Chatted, Connected, Joined, Moved, Opened
from pyramid_race.race.ids import PlayerId
from pyramid_race.race.model import RoomSettings
from pyramid_race.store import forgetting, keys
from pyramid_race.store.forgetting import forget_in_log, forgot
from redis.asyncio import Redis

from tests.support.log import ROOM, Script, entries, group, payloads

ADA, BOB = PlayerId("ada"), PlayerId("bob")


@pytest.fixture
async def log(script: Script) -> None:
    """A room that two have joined and played in."""
    events = [Opened(ADA, "Ada", "player", RoomSettings()), Joined(BOB, "Bob", "player")]
    for seq in range(1, 8):
        events += [Moved(ADA, seq, "draw"), Chatted(BOB, f"Bob says {seq}")]
    await script(group(*[encode_event(event).decode() for event in events], bump=True), op=1)


async def test_the_rest_of_the_log_stays_as_it_was(
    log: None, redis: Redis, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "PART", 5)
    before = await entries(redis)
    lives_for = await redis.pttl(keys.log(ROOM))
    await forget_in_log(redis, ROOM, ADA)
    after = await entries(redis)
    assert [(entry.version, entry.at) for entry in after] == [(entry.version, entry.at) for entry in before]
    assert [entry.payload for entry in after[1:]] == [entry.payload for entry in before[1:]]
    assert b"Ada" not in after[0].payload
    assert lives_for - 5000 < await redis.pttl(keys.log(ROOM)) <= lives_for
    assert await redis.keys("*:without:*") == []
    await forget_in_log(redis, ROOM, ADA)
    assert await forgot(redis, ROOM) == 1
    appended = await script(group("next"), op=2, epoch=1)
    assert (await payloads(redis))[-1] == "next"
    assert appended.version == before[-1].version + 1


async def test_two_at_once_and_somebody_who_writes_meanwhile(
    log: None, redis: Redis, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "PART", 3)

    async def write() -> None:
        for op in range(2, 12):
            await script(group(encode_event(Connected(BOB, f"node/{op}")).decode()), op=op, epoch=1)

    await asyncio.gather(forget_in_log(redis, ROOM, ADA), write(), forget_in_log(redis, ROOM, BOB))
    assert await forgot(redis, ROOM) == 2
    left = "\n".join(await payloads(redis))
    assert "Ada" not in left
    assert "Bob" not in left
    assert [entry.version for entry in await entries(redis)] == list(range(1, 27))
