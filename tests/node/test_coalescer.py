"""Progress is collected: at once after a quiet moment, else once an interval. In virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.node.audience import BEATS, Coalescer

INTERVAL = 1.0


class VirtualTime(asyncio.SelectorEventLoop):
    """A loop whose clock stands still until it is told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    async def turn(self) -> None:
        """Lets everything run that is due."""
        for _ in range(3):
            await asyncio.sleep(0)

    async def go_on(self, seconds: float) -> None:
        self.now += seconds
        await self.turn()


def in_virtual_time(
    test: Callable[[VirtualTime, Coalescer, list[float]], Awaitable[None]], interval: float = 1.0
) -> None:
    """Runs a test with a coalescer and the list of the moments at which it flushed."""

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualTime)
        flushed: list[float] = []
        await test(loop, Coalescer(interval, lambda: flushed.append(loop.now), loop.call_soon), flushed)

    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        runner.run(scenario())


def test_after_a_quiet_moment_it_flushes_at_the_end_of_the_turn() -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        for _ in range(3):
            coalescer.touch()
        assert not flushed  # what else comes in this turn goes along
        await loop.turn()
        assert flushed == [1000]
        await loop.go_on(5)
        assert flushed == [1000]
        coalescer.touch()
        await loop.turn()
        assert flushed == [1000, 1005]

    in_virtual_time(test)


def test_within_the_interval_it_waits_for_its_end() -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        coalescer.touch()
        await loop.turn()
        for _ in range(3):
            await loop.go_on(0.25)
            coalescer.touch()
        assert flushed == [1000]
        await loop.go_on(0.25)
        assert flushed == [1000, 1001]
        await loop.go_on(10)
        assert len(flushed) == 2

    in_virtual_time(test)


def test_now_does_not_wait_and_leaves_nothing_to_come() -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        coalescer.touch()
        await loop.turn()
        coalescer.touch()
        coalescer.now()
        assert flushed == [1000, 1000]
        await loop.go_on(2)
        assert len(flushed) == 2

    in_virtual_time(test)


def test_what_is_cancelled_is_forgotten() -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        coalescer.touch()
        coalescer.cancel()
        await loop.go_on(2)
        assert not flushed
        coalescer.touch()
        await loop.turn()
        assert flushed == [1002]

    in_virtual_time(test)


def test_without_an_interval_every_turn_flushes() -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        for _ in range(3):
            coalescer.touch()
            await loop.turn()
        assert flushed == [1000] * 3

    in_virtual_time(test, interval=0)


@given(st.lists(st.floats(0, 2.5), max_size=30))
def test_never_too_often_and_never_too_late(pauses: list[float]) -> None:
    async def test(loop: VirtualTime, coalescer: Coalescer, flushed: list[float]) -> None:
        touched: list[float] = []
        for pause in pauses:
            for _ in range(10):  # in steps, so that a timer fires when it is due and not long after
                await loop.go_on(pause / 10)
            touched.append(loop.now)
            coalescer.touch()
            await loop.turn()
        for _ in range(10):
            await loop.go_on(INTERVAL / 5)
        for earlier, later in pairwise(flushed):
            assert later - earlier > INTERVAL - 0.001
        for moment in touched:
            assert any(moment <= flush <= moment + INTERVAL + INTERVAL / BEATS + 0.25 for flush in flushed)

    in_virtual_time(test)
