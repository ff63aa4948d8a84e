"""What moderators have done: in force together with its entry in the log, and kept as long as it is to be."""

from __future__ import annotations

from pyramid_race.store import keys, moderation
from pyramid_race.store.moderation import DAY_MS, Act, Held
from redis.asyncio import Redis

BAN = Held("player", "PLAYER", "alice", 1000, 5000, "spam")
MUTE = Held("mute", "PLAYER", "alice", 1000, None, "shouting")


def act(at: int = 1000, **fields: str) -> Act:
    return Act("alice", "ban", "spam", at, player="PLAYER", **fields)  # type: ignore[arg-type]


async def test_bans_and_mutes_are_in_force_until_they_end(redis: Redis) -> None:
    assert await moderation.held(redis, 1000) == []
    before = await moderation.version(redis)
    await moderation.note(redis, act(), 400, holds=(BAN, MUTE))
    assert await moderation.version(redis) > before
    assert sorted(await moderation.held(redis, 4999), key=lambda held: held.kind) == [MUTE, BAN]
    assert await moderation.held(redis, 5000) == [MUTE]
    await moderation.note(redis, act(), 400, ends=(MUTE.id,))
    assert await moderation.held(redis, 5000) == []
    assert not await redis.exists(keys.moderation("held"), keys.moderation("until"))


async def test_the_log_has_every_act_the_latest_first(redis: Redis) -> None:
    ids = [await moderation.note(redis, act(at), 400) for at in range(120)]
    first, more = await moderation.acts(redis, None)
    assert (first[0], len(first), more) == ((ids[-1], act(119)), 50, True)
    second, more = await moderation.acts(redis, first[-1][0])
    third, no_more = await moderation.acts(redis, second[-1][0])
    assert [id_ for id_, _ in first + second + third] == ids[::-1]
    assert (more, no_more) == (True, False)


async def test_old_entries_go(redis: Redis) -> None:
    now = (await redis.time())[0] * 1000
    await moderation.note(redis, act(now), 400)
    await moderation.note(redis, act(now + 399 * DAY_MS), 400)
    assert len((await moderation.acts(redis, None))[0]) == 2
    await moderation.note(redis, act(now + 401 * DAY_MS), 400)
    assert (await moderation.acts(redis, None))[0] == []  # entries are dated by the store's clock: all are from today


async def test_names_are_those_of_today(redis: Redis) -> None:
    await redis.hset(keys.player("PLAYER"), "name", "Ada")
    assert await moderation.names(redis, ["PLAYER", "NOBODY"]) == {"PLAYER": "Ada"}
    assert await moderation.names(redis, []) == {}
