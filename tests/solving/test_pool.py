"""Searches in processes of their own: what they answer, and that they end with the process that began them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

import pytest
from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.verdict import verdict
from pyramid_race.solving.pool import Solvers

TABLE = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])


@pytest.fixture
async def solvers() -> AsyncIterator[Solvers]:
    solvers = Solvers()
    yield solvers
    solvers.close()


async def test_answers_as_the_function_does(solvers: Solvers) -> None:
    assert await solvers.run(verdict, TABLE, start(TABLE)) == verdict(TABLE, start(TABLE))


async def test_runs_beside_this_process(solvers: Solvers) -> None:
    assert await solvers.run(os.getpid) != os.getpid()


async def test_passes_on_what_the_function_raises(solvers: Solvers) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await solvers.run(int, "x")


async def test_a_process_that_was_killed_is_replaced(solvers: Solvers) -> None:
    os.kill(await solvers.run(os.getpid), signal.SIGKILL)
    assert await solvers.run(abs, -3) == 3


async def test_a_question_that_kills_its_process_twice_is_given_up(solvers: Solvers) -> None:
    with pytest.raises(BrokenProcessPool):
        await solvers.run(os._exit, 1)
    assert await solvers.run(abs, -3) == 3


async def test_closing_ends_the_processes_even_at_work(solvers: Solvers) -> None:
    pid = await solvers.run(os.getpid)
    endless = asyncio.ensure_future(solvers.run(signal.pause))
    await asyncio.sleep(0)
    solvers.close()
    with pytest.raises(asyncio.CancelledError):
        await endless
    _gone(pid)


def test_the_processes_end_when_their_parent_is_killed() -> None:
    program = (
        "import asyncio, os, sys; from pyramid_race.solving.pool import Solvers\n"
        "async def main():\n"
        "    print(await Solvers().run(os.getpid), flush=True); await asyncio.sleep(600)\n"
        "if __name__ == '__main__': asyncio.run(main())"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    _gone(pid)


def test_processes_that_are_loading_never_hear_a_ctrl_c() -> None:
    program = (
        "import asyncio, os, signal; from pyramid_race.solving.pool import Solvers\n"
        "async def main():\n"
        "    asked = asyncio.ensure_future(Solvers().run(abs, -3))\n"
        "    await asyncio.sleep(0)\n"
        "    signal.signal(signal.SIGINT, lambda *_: None)\n"
        "    while not asked.done():\n"
        "        os.killpg(0, signal.SIGINT); await asyncio.sleep(0.01)\n"
        "    print(asked.result())\n"
        "if __name__ == '__main__': asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, start_new_session=True
    )
    assert (done.stdout, done.stderr) == ("3\n", "")


def _gone(pid: int) -> None:
    """Waits until a process is no more (or a zombie that nobody has asked after)."""
    until = time.monotonic() + 30
    while _runs(pid):
        assert time.monotonic() < until
        time.sleep(0.02)


def _runs(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.strip().startswith("Z")
