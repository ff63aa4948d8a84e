"""Lines from a process beside the bots': there only as long as somebody asks, and asked once for all."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing.process import BaseProcess

import pytest
from pyramid_race.bot.advice import Advice
from pyramid_race.bot.errors import BotError
from pyramid_race.bot.fleet import Fleet
from pyramid_race.bot.player import Order
from pyramid_race.bot.racer import Style
from pyramid_race.bot.strategies.perfect import Question, winning_line
from pyramid_race.game.board import start
from pyramid_race.protocol.host_commands import Strength

from tests.bot.messages import TABLE
from tests.support.until import until

QUESTION = Question(TABLE, start(TABLE))
NOBODY = "ws://127.0.0.1:9/ws"


@pytest.fixture
async def advice() -> AsyncIterator[Advice]:
    advice = Advice()
    yield advice
    advice.close()


def processes() -> set[BaseProcess]:
    """Those of this process that are alive."""
    return set(multiprocessing.active_children())


async def test_no_process_before_somebody_asks_and_none_after_closing(advice: Advice) -> None:
    before = processes()
    advice.prepare()
    await asyncio.sleep(0)
    assert len(processes() - before) == 1
    assert await advice.line(QUESTION) == winning_line(QUESTION)
    advice.close()
    await until(lambda: processes() <= before)


async def test_bots_that_ask_the_same_share_one_answer(advice: Advice) -> None:
    first = asyncio.create_task(advice.line(QUESTION))
    second = asyncio.create_task(advice.line(QUESTION))
    await asyncio.sleep(0)
    first.cancel()
    line = await second
    assert line
    assert await advice.line(Question(TABLE, start(TABLE))) is line
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_answers_again_after_closing(advice: Advice) -> None:
    advice.prepare()
    advice.close()
    assert await advice.line(QUESTION)


async def test_nobody_can_tell_when_the_process_dies_again_and_again(advice: Advice) -> None:
    asked = asyncio.create_task(advice.line(QUESTION))
    killed: set[int | None] = set()
    while not asked.done():
        for process in processes():
            if process.pid is not None and process.pid not in killed:
                killed.add(process.pid)
                os.kill(process.pid, signal.SIGKILL)
        await asyncio.sleep(0.01)
    assert await asked is None
    assert await advice.line(QUESTION)


@pytest.mark.parametrize(("strength", "started"), [("perfect", 1), ("careful", 0)])
async def test_a_fleet_has_the_process_only_for_perfect_bots(strength: Strength, started: int) -> None:
    before = processes()
    fleet = Fleet(NOBODY, None)
    bot = fleet.send(Order("ROOM", Style(1.0, strength)))
    assert bot is not None
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(processes() - before) == started
    with pytest.raises(BotError):
        await bot
    await fleet.wait()
    await until(lambda: processes() <= before)
