"""append.lua: which groups get into the log, and which don't."""

from __future__ import annotations

import pytest
from pyramid_race.store import keys
from redis.asyncio import Redis

from tests.support.log import ROOM, Script, entries, group, head, payloads, versions


async def now_ms(redis: Redis) -> int:
    seconds, micros = await redis.time()
    return seconds * 1000 + micros // 1000


async def test_versions_begin_at_one_and_have_no_holes(script: Script, redis: Redis) -> None:
    first = await script(group("a"), group("b", "c"), op=1)
    second = await script(group("d"), op=2)
    assert (first.groups, first.before, first.version) == (2, 0, 3)
    assert (second.groups, second.before, second.version) == (1, 3, 4)
    assert versions(await entries(redis)) == [1, 2, 3, 4]
    assert await payloads(redis) == ["a", "b", "c", "d"]


async def test_all_events_of_a_batch_get_the_one_stamp_of_the_servers_clock(script: Script, redis: Redis) -> None:
    before = await now_ms(redis)
    done = await script(group("a"), group("b"), op=1)
    after = await now_ms(redis)
    assert before <= done.at <= after
    assert {entry.at for entry in await entries(redis)} == {done.at}


async def test_rooms_dont_share_versions(script: Script, redis: Redis) -> None:
    await script(group("a"), op=1)
    other = await script(group("b"), op=2, room="ROOM33")
    assert other.before == 0
    assert await payloads(redis, "ROOM33") == ["b"]


async def test_an_event_that_bumps_makes_its_version_the_epoch(script: Script) -> None:
    first = await script(group("a"), group("b", "c", bump=True), op=1)
    assert first.epoch == 2
    second = await script(group("d"), epoch=2, op=2)
    assert (second.groups, second.epoch) == (1, 2)


async def test_the_last_of_several_bumps_counts(script: Script) -> None:
    done = await script(group("a", bump=True), group("b"), group("c", bump=True), group("d"), op=1)
    assert (done.version, done.epoch) == (4, 3)


@pytest.mark.parametrize("epoch", [0, 2, 4])
async def test_a_batch_decided_on_another_epoch_is_refused(script: Script, redis: Redis, epoch: int) -> None:
    await script(group("a", bump=True), group("b"), group("c", bump=True), op=1)
    late = await script(group("x"), group("y", bump=True), epoch=epoch, op=2)
    assert (late.groups, late.before, late.version, late.epoch) == (0, 3, 3, 3)
    assert await payloads(redis) == ["a", "b", "c"]


async def test_a_move_must_have_the_next_seq(script: Script, redis: Redis) -> None:
    refused = [await script(group("x", seq=("s:1:ada", seq)), op=1) for seq in (0, 2, 3, -1)]
    assert [done.groups for done in refused] == [0, 0, 0, 0]
    assert (await script(group("a", seq=("s:1:ada", 1)), op=1)).groups == 1
    assert (await script(group("x", seq=("s:1:ada", 1)), op=2)).groups == 0
    assert (await script(group("x", seq=("s:1:ada", 3)), op=2)).groups == 0
    assert (await script(group("b", seq=("s:1:ada", 2)), op=2)).groups == 1
    assert await payloads(redis) == ["a", "b"]
    assert (await head(redis))["s:1:ada"] == "2"


async def test_seqs_are_counted_for_each_player_and_race(script: Script) -> None:
    done = await script(
        group("a", seq=("s:1:ada", 1)),
        group("b", seq=("s:1:bob", 1)),
        group("c", seq=("s:2:ada", 1)),
        group("d", seq=("s:1:ada", 2)),
        group("e", seq=("s:1:ada", 3)),
        op=1,
    )
    assert done.groups == 5


async def test_a_wrong_seq_within_a_batch_refuses_from_there_on(script: Script, redis: Redis) -> None:
    done = await script(
        group("a", seq=("s:1:ada", 1)), group("x", seq=("s:1:ada", 3)), group("y", seq=("s:1:bob", 1)), op=1
    )
    assert (done.groups, done.version) == (1, 1)
    assert await payloads(redis) == ["a"]
    assert "s:1:bob" not in await head(redis)


@pytest.mark.parametrize(
    ("from_ms", "till_ms", "fits"),
    [
        (-1000, 60_000, True),
        (60_000, 120_000, False),
        (-60_000, -1000, False),
        (None, 60_000, True),
        (-1000, None, True),
        (None, -1000, False),
        (60_000, None, False),
    ],
)
async def test_the_stamp_must_lie_in_the_window(
    script: Script, redis: Redis, from_ms: int | None, till_ms: int | None, fits: bool
) -> None:
    now = await now_ms(redis)
    begins, ends = (None if offset is None else now + offset for offset in (from_ms, till_ms))
    done = await script(group("a", not_before=begins, not_after=ends), op=1)
    assert done.groups == (1 if fits else 0)
    assert now <= done.at <= now + 10_000, "a refusal tells the time too"


async def test_a_window_begins_with_its_first_and_ends_before_its_last_millisecond(
    script: Script, redis: Redis
) -> None:
    """Tried until both edges have been hit: the clock isn't ours to stop."""
    hits: set[str] = set()
    op = 0
    while hits != {"first", "last"}:
        op += 1
        edge = await now_ms(redis)
        begins = await script(group("a", not_before=edge), op=2 * op)
        assert begins.groups == 1
        hits |= {"first"} if begins.at == edge else set()
        edge = await now_ms(redis)
        ends = await script(group("b", not_after=edge), op=2 * op + 1)
        assert ends.groups == 0
        hits |= {"last"} if ends.at == edge else set()


async def test_a_group_gets_in_whole_or_not_at_all(script: Script, redis: Redis) -> None:
    now = await now_ms(redis)
    done = await script(group("a", "b"), group("x", "y", "z", bump=True, not_before=now + 60_000), group("c"), op=1)
    assert (done.groups, done.version, done.epoch) == (1, 2, 0)
    assert await payloads(redis) == ["a", "b"]


async def test_a_refused_first_group_leaves_no_trace(script: Script, redis: Redis) -> None:
    await script(group("x", seq=("s:1:ada", 2)), group("y", bump=True), op=1)
    assert await redis.keys() == []


async def test_events_may_hold_any_byte_but_a_line_break(script: Script, redis: Redis) -> None:
    text = "".join(map(chr, range(256))).replace("\n", "") + "♠️" * 300
    await script(group(text), op=1)
    assert await payloads(redis) == [text]


async def test_large_numbers_stay_exact(script: Script, redis: Redis) -> None:
    version = 99_999_999_999_000
    await redis.hset(keys.head(ROOM), mapping={"v": version, "epoch": version})
    done = await script(group("a", seq=("s:1:ada", 1)), group("b", bump=True), epoch=version, op=version)
    assert (done.before, done.version, done.epoch) == (version, version + 2, version + 2)
    assert versions(await entries(redis)) == [version + 1, version + 2]
    assert await script(group("a"), epoch=version, op=version) == done
