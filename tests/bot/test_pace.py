from __future__ import annotations

from random import Random
from statistics import mean

from pyramid_race.bot.pace import FIRST_LOOK, LONGEST, think_time


def test_is_the_pace_on_average_and_bounded() -> None:
    random = Random(1)
    times = [think_time(random, 1.2, first=False) for _ in range(20_000)]
    assert abs(mean(times) - 1.2) < 0.05
    assert min(times) > 0
    assert max(times) <= 1.2 * LONGEST


def test_the_first_move_takes_longer() -> None:
    assert think_time(Random(1), 1.0, first=True) == FIRST_LOOK * think_time(Random(1), 1.0, first=False)
