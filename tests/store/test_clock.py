"""The node's idea of Redis' clock, with the node's own clock in our hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.store.clock import Clock
from redis.asyncio import Redis


class Monotonic:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Server:
    """Answers TIME after the given delays there and back (s); its clock is `ahead` (s) of the node's."""

    def __init__(self, monotonic: Monotonic, ahead: float, *trips: tuple[float, float]) -> None:
        self._monotonic = monotonic
        self._ahead = ahead
        self._trips = list(trips)

    async def time(self) -> tuple[int, int]:
        there, back = self._trips.pop(0)
        self._monotonic.seconds += there
        micros = round((self._monotonic.seconds + self._ahead) * 1e6)
        self._monotonic.seconds += back
        return divmod(micros, 1_000_000)


async def synced(ahead: float = 500.0, *trips: tuple[float, float]) -> tuple[Clock, Monotonic]:
    monotonic = Monotonic()
    clock = Clock(monotonic)
    await clock.sync(Server(monotonic, ahead, *(trips or ((0, 0),) * 3)))  # type: ignore[arg-type]
    return clock, monotonic


async def test_it_is_redis_time(redis: Redis) -> None:
    clock = Clock()
    await clock.sync(redis)
    seconds, micros = await redis.time()
    assert abs(clock.now() - (seconds * 1000 + micros // 1000)) < 1000


async def test_the_fastest_of_three_answers_counts() -> None:
    clock, monotonic = await synced(500.0, (0.3, 0.001), (0.002, 0.002), (0.001, 0.5))
    assert clock.now() == pytest.approx((monotonic.seconds + 500) * 1000, abs=1)


async def test_it_goes_on_with_the_monotonic_clock() -> None:
    clock, monotonic = await synced()
    before = clock.now()
    monotonic.seconds += 12.5
    assert clock.now() - before == 12_500


async def test_a_stamp_that_is_later_moves_it_forward() -> None:
    clock, _ = await synced()
    clock.observe(clock.now() + 40)
    stamp = clock.now() + 1
    clock.observe(stamp)
    assert clock.now() == stamp


@pytest.mark.parametrize("age_ms", [0, 1, 999, 1001, 5000, 60_000])
async def test_a_stamp_that_is_earlier_changes_nothing(age_ms: int) -> None:
    """The answer to an append that was sent again after an outage brings the stamp of its first time."""
    clock, _ = await synced()
    before = clock.now()
    clock.observe(before - age_ms)
    assert clock.now() == before


async def test_a_refused_guard_sets_it_back_and_never_forward() -> None:
    clock, _ = await synced()
    now = clock.now()
    clock.set_back_to(now + 500)
    assert clock.now() == now
    clock.set_back_to(now - 30)
    assert clock.now() == now - 30


@given(st.lists(st.integers(0, 100_000), min_size=1, max_size=30), st.data())
async def test_after_a_fresh_stamp_it_is_never_behind_it(steps: list[int], data: st.DataObject) -> None:
    clock, monotonic = await synced()
    draw: Callable[[Any], Any] = data.draw
    for step in steps:
        monotonic.seconds += step / 1000
        stamp = clock.now() + draw(st.integers(-200, 200))
        clock.observe(stamp)
        assert clock.now() >= stamp
