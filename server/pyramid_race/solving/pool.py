"""A few processes that solve deals, so that an event loop never waits for a search.

They start with the first question and load the machine code then (the very first time on a machine it is compiled,
which takes some ten seconds)."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

NICENESS = 10
"""Races come first: what is solved here can wait."""
THREAD_ENDS_WITHIN_S = 1.0


class Solvers:
    """Runs functions of this package and of `game.solver` in processes of its own."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None
        self._asked: set[asyncio.Future[object]] = set()

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function answers. It must be one of a module, and it and its arguments must be picklable.

        If a process dies under it (killed, out of memory) it is tried once more in fresh ones; then BrokenProcessPool
        is raised. Closing the pool cancels it."""
        executor = self._started()
        try:
            return await self._answer(executor, function, *args, **kwargs)
        except BrokenProcessPool:
            # Another question may have replaced it already.
            if self._executor is executor:
                self._end_processes()
            return await self._answer(self._started(), function, *args, **kwargs)

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Spawned, not forked: a copy of a process with threads and sockets is no good place to compute in.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, initializer=_begin)
        return self._executor

    async def _answer(
        self, executor: ProcessPoolExecutor, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        # Not `wrap_future`: who gives up waiting would cancel the executor's own future, and its thread breaks on that.
        def pass_on(done: Future[T]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(_copy, done, answer)

        with _interrupts_held():
            question = executor.submit(function, *args, **kwargs)
        question.add_done_callback(pass_on)
        asked = cast("asyncio.Future[object]", answer)
        self._asked.add(asked)
        try:
            return await answer
        finally:
            self._asked.discard(asked)

    def close(self) -> None:
        """Ends the processes, whatever they are at."""
        for asked in list(self._asked):
            asked.cancel()
        # The executor's own thread is to be gone before Python ends: both close the same pipe then, and in Python 3.11
        # without minding each other.
        thread: threading.Thread | None = getattr(self._executor, "_executor_manager_thread", None)
        self._end_processes()
        if thread is not None:
            thread.join(THREAD_ENDS_WITHIN_S)

    def _end_processes(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        # What `terminate_workers` does, which only newer Pythons have.
        workers: dict[int, BaseProcess] = getattr(executor, "_processes", None) or {}
        processes = list(workers.values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError, ValueError):
                process.terminate()


def _copy(done: Future[T], answer: asyncio.Future[T]) -> None:
    if answer.done():
        return
    if done.cancelled():
        answer.cancel()
        return
    error = done.exception()
    if error is None:
        answer.set_result(done.result())
    else:
        answer.set_exception(error)


@contextlib.contextmanager
def _interrupts_held() -> Generator[None]:
    """Ctrl-C goes to all processes of a terminal. Those that are begun here never hear of it, not even while they load:
    only the one that began them says when they end."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when the one that began it is gone, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
