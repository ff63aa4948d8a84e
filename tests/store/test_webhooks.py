"""The queue of a receiver: each event once in it, due when it is due, ours for a while, and bounded."""

from __future__ import annotations

from pyramid_race.store import keys
from pyramid_race.store import webhooks as queue
from pyramid_race.store.webhooks import Put
from redis.asyncio import Redis

ONE, OTHER = queue.receiver_of("https://one.example"), queue.receiver_of("https://other.example")


async def taken(redis: Redis, now: int, receiver: str = ONE) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    while (one := await queue.take(redis, receiver, now, 100)) is not None:
        found.append((one.id, one.tries))
    return found


async def test_an_event_is_taken_when_due_and_again_when_its_lease_is_over(redis: Redis) -> None:
    a, b = Put("add", "a", 10, b"A"), Put("add", "b", 20, b"B")
    await queue.put(redis, [ONE, OTHER], [a, b, a])
    assert await taken(redis, 9) == []
    assert await taken(redis, 15) == [("a", 1)]
    assert await taken(redis, 20) == [("b", 1)]
    assert await taken(redis, 114) == []
    assert await taken(redis, 115) == [("a", 2)]
    assert await taken(redis, 20, OTHER) == [("a", 1), ("b", 1)]  # nobody's lease is another's


async def test_what_failed_comes_later_and_what_is_done_never(redis: Redis) -> None:
    await queue.put(redis, [ONE], [Put("add", "a", 10, b"A"), Put("add", "b", 10, b"B")])
    await taken(redis, 10)
    await queue.later(redis, ONE, "a", 500)
    await queue.done(redis, ONE, "b")
    assert await taken(redis, 499) == []
    again = await queue.take(redis, ONE, 500, 100)
    assert again == queue.Taken("a", b"A", 2, 10)
    await queue.done(redis, ONE, "a")
    await queue.later(redis, ONE, "a", 600)
    assert await taken(redis, 1000) == []
    assert not await redis.exists(*(keys.hooks(ONE, part) for part in ("due", "made", "body", "tries")))


async def test_what_waits_can_be_replaced_and_withdrawn(redis: Redis) -> None:
    await queue.put(redis, [ONE], [Put("add", "go", 100, b"ann, bob"), Put("replace", "go", 100, b"ann")])
    found = await queue.take(redis, ONE, 100, 100)
    assert found is not None
    assert found.body == b"ann"
    await queue.put(redis, [ONE], [Put("withdraw", "go"), Put("replace", "go", 100, b"ann"), Put("withdraw", "no")])
    assert await queue.waiting(redis, ONE) == 0
    assert await taken(redis, 1000) == []


async def test_the_oldest_go_when_too_many_wait(redis: Redis) -> None:
    events = [Put("add", f"e{number}", number, b"{}") for number in range(5)]
    assert await queue.put(redis, [ONE], events, most=3) == 2
    assert [id_ for id_, _ in await taken(redis, 10)] == ["e2", "e3", "e4"]
