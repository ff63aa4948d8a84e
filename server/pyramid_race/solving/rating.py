"""Rates deal after deal in several processes at once, and tells of them in their order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from itertools import islice

from pyramid_race.game.deal import DealCode
from pyramid_race.game.rules import Rules
from pyramid_race.race.wish import Wish
from pyramid_race.solving.pool import Solvers
from pyramid_race.solving.work import Rating, rate


async def rate_all(
    solvers: Solvers, codes: Iterable[DealCode], rules: Rules, wish: Wish, ahead: int
) -> AsyncGenerator[Rating | None]:
    """What `rate` says of each code, in their order, while up to `ahead` of them are worked on or waiting.

    Raises BrokenProcessPool as `Solvers.run`. Close it when no more is wanted."""
    left = iter(codes)

    def begun(count: int) -> list[asyncio.Task[Rating | None]]:
        return [asyncio.create_task(solvers.run(rate, code, rules, wish)) for code in islice(left, count)]

    asked = deque(begun(ahead))
    try:
        while asked:
            yield await asked[0]
            asked.popleft()
            asked.extend(begun(1))
    finally:
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
