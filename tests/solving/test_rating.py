"""Deal after deal, rated in other processes."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import aclosing
from itertools import count

import pytest
from pyramid_race.game.deal import DealCode, short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.wish import Wish
from pyramid_race.solving.pool import Solvers
from pyramid_race.solving.rating import rate_all
from pyramid_race.solving.work import rate

RULES = PRESETS["M"]
CODES = [DealCode("M", letters) for letters in ("TMUFTBZ", "AAAAAAJ", "JNCGLBY", "DUXUNAV", "GFABGKJ", "UXINFUZ")]
"""Deals whose pars are found at once."""


@pytest.fixture
async def solvers() -> AsyncIterator[Solvers]:
    solvers = Solvers(2)
    yield solvers
    solvers.close()


@pytest.mark.parametrize("ahead", [1, 5, 50])
async def test_they_are_told_in_their_order(solvers: Solvers, ahead: int) -> None:
    wish = Wish(winnable=True)
    told = [rating async for rating in rate_all(solvers, CODES, RULES, wish, ahead)]
    assert told == [rate(code, RULES, wish) for code in CODES]


async def test_it_can_be_left_at_any_time(solvers: Solvers) -> None:
    taken = count()
    endless = (short_code(next(taken), "M") for _ in count())
    async with aclosing(rate_all(solvers, endless, RULES, Wish(), 2)) as ratings:
        first = await anext(ratings)
    assert first is not None
    assert first.code == short_code(0, "M")
    assert next(taken) == 2  # no more than two were asked about
    assert await solvers.run(abs, -3) == 3


async def test_a_process_that_is_killed_costs_nothing(solvers: Solvers) -> None:
    os.kill(await solvers.run(os.getpid), signal.SIGKILL)
    told = [rating async for rating in rate_all(solvers, CODES[:4], RULES, Wish(), 4)]
    assert told == [rate(code, RULES, Wish()) for code in CODES[:4]]
