"""Questions that many ask, their answers, and what goes wrong with them."""

from __future__ import annotations

import asyncio

import pytest
from pyramid_race.solving.asked import Asked


class Worker:
    """Answers with the number of the question; `done` lets it."""

    def __init__(self) -> None:
        self.begun = 0
        self.done = asyncio.Event()

    async def work_out(self) -> int:
        self.begun += 1
        number = self.begun
        await self.done.wait()
        return number


async def test_a_question_is_worked_out_once() -> None:
    asked, worker = Asked[str, int](2), Worker()
    answers = [asked.ask("a", worker.work_out), asked.ask("a", worker.work_out)]
    assert (asked.waiting, "a" in asked, "b" in asked) == (1, True, False)
    worker.done.set()
    assert [await answer for answer in answers] == [1, 1]
    assert await asked.ask("a", worker.work_out) == 1
    assert asked.waiting == 0


async def test_only_the_latest_are_kept() -> None:
    asked, worker = Asked[str, int](2), Worker()
    worker.done.set()
    for question in ("a", "b", "a", "c"):
        await asked.ask(question, worker.work_out)
    assert ["a" in asked, "b" in asked, "c" in asked] == [True, False, True]


async def test_what_went_wrong_is_worked_out_again() -> None:
    asked = Asked[str, int](2)

    async def fail() -> int:
        raise ValueError("no")

    for _ in range(2):
        with pytest.raises(ValueError, match="no"):
            await asked.ask("a", fail)
        await asyncio.sleep(0)
        assert "a" not in asked
