"""A private Valkey of the server's own: `serve` without `--redis` runs on it, over the same code as any other Redis."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import quote

import structlog

from pyramid_race.store.data_folder import DataFolder, EmbeddedError
from pyramid_race.store.flushing import Flusher
from pyramid_race.store.valkey_process import Answer, Fsync, ask, hung_up, last_words, set_fsync, shut_down, spawn

__all__ = ["EmbeddedError", "EmbeddedValkey"]

START_LIMIT_S = 20.0
"""How long a new Valkey may stay mute; one that says it is loading may take its time."""
LEFTOVER_LIMIT_S = 5.0
"""How long the Valkey of a crashed server may stay mute before it is ended."""
CLEANLY = ((None, 10.0), (signal.SIGTERM, 5.0), (signal.SIGKILL, 10.0))
"""How a Valkey that was asked to end is made to: what is sent, and how many seconds it is given."""
FIRMLY = ((signal.SIGTERM, 2.0), (signal.SIGKILL, 10.0))
RESTART_PAUSE_S = (0.1, 5.0)
"""Between attempts to restart: the first pause, doubled up to the last."""


class EmbeddedValkey:
    """The Valkey child on one data folder (made with mode 0700 if missing).

    `fsync`: `everysec` (done by `watch`) may lose the last second at a power loss, and nothing when a process crashes;
    `always` loses nothing, and waits for the disk at each commit.
    `restarts` counts how often `watch` had to start the child again."""

    def __init__(self, data_dir: Path, fsync: Fsync = "everysec") -> None:
        self._data_dir = data_dir
        self._fsync: Fsync = fsync
        self._folder: DataFolder | None = None
        """Set from start to stop."""
        self._server_lock: int | None = None
        self._child: subprocess.Popen[bytes] | None = None
        """None for an adopted Valkey."""
        self._pid: int | None = None
        self._log = structlog.get_logger()
        self.restarts = 0

    @property
    def pid(self) -> int | None:
        """The process id of the Valkey in use, started or adopted."""
        return self._pid

    async def start(self) -> str:
        """Starts Valkey, or adopts the one that a crashed server left running, and waits until it answers.

        Returns its URL (`unix:///...`). Raises EmbeddedError with one clear line."""
        if self._folder is not None:
            raise EmbeddedError("this Valkey is already started")
        folder = DataFolder(self._data_dir)
        self._server_lock = folder.lock_server()
        self._folder = folder
        try:
            await self._ensure(folder)
        except EmbeddedError:
            self._release()
            raise
        return f"unix://{quote(str(folder.socket))}"

    async def stop(self) -> None:
        """Shuts Valkey down cleanly, by force only if it doesn't follow, and gives the folder free."""
        folder, self._folder = self._folder, None
        if folder is None:
            return
        try:
            await shut_down(folder)
            await self._end(folder, CLEANLY)
            folder.leave()
        finally:
            self._release()

    async def watch(self, restarted: Callable[[], None] | None = None) -> None:
        """Looks after the child until `stop` or a cancellation: flushes its log, and restarts it on the same folder and
        socket whenever it dies."""
        if self._folder is None:
            return
        flushing = asyncio.create_task(Flusher(self._folder).run()) if self._fsync == "everysec" else None
        try:
            await self._keep_alive(restarted)
        finally:
            if flushing is not None:
                flushing.cancel()
                await asyncio.gather(flushing, return_exceptions=True)

    async def _keep_alive(self, restarted: Callable[[], None] | None) -> None:
        while self._folder is not None:
            await hung_up(self._folder)
            if await self._revive():
                self.restarts += 1
                self._log.warning("valkey_restarted", pid=self._pid)
                if restarted is not None:
                    restarted()

    async def _revive(self) -> bool:
        """Ensures a Valkey, however often it takes. False if none had to be started."""
        pause, longest = RESTART_PAUSE_S
        while self._folder is not None:
            try:
                return await self._ensure(self._folder)
            except EmbeddedError as error:
                self._log.error("valkey_not_restarted", reason=str(error), next_try_s=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
        return False

    async def _ensure(self, folder: DataFolder) -> bool:
        """Comes back when a Valkey on the folder answers: False if one was there, True if it had to be started."""
        lock = folder.lock_child()
        if lock is None:
            answer = await _answer(folder, LEFTOVER_LIMIT_S)
            if answer is not None:
                self._pid = answer.pid
                await set_fsync(folder, self._fsync)
                return False
            await self._end(folder, FIRMLY)
            lock = folder.lock_child()
            if lock is None:
                raise EmbeddedError(f"another Valkey holds {folder.path} and does not answer: end it by hand")
        said_before = folder.log.stat().st_size
        try:
            if self._folder is None:
                raise EmbeddedError("stopped")
            if self._child is not None:
                self._child.wait()
            folder.tidy()
            self._child = spawn(folder, lock, self._fsync)
            self._pid = self._child.pid
        finally:
            # The child has its own copy; the lock lives as long as the child.
            os.close(lock)
        if await _answer(folder, START_LIMIT_S) is None:
            reason = last_words(folder, said_before)
            await self._end(folder, FIRMLY)
            raise EmbeddedError(f"Valkey does not start on {folder.path}: {reason} (log: {folder.log})")
        return True

    async def _end(self, folder: DataFolder, steps: Iterable[tuple[signal.Signals | None, float]]) -> None:
        """Takes one step after the other until the Valkey is gone."""
        for number, seconds in steps:
            if number is not None:
                self._send(folder, number)
            if await _gone_within(folder, seconds):
                if self._child is not None:
                    await asyncio.to_thread(self._child.wait)
                self._child = None
                self._pid = None
                return

    def _send(self, folder: DataFolder, number: signal.Signals) -> None:
        if self._child is not None:
            self._child.send_signal(number)
        elif (pid := folder.child_pid()) is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _release(self) -> None:
        self._folder = None
        if self._server_lock is not None:
            os.close(self._server_lock)
            self._server_lock = None


async def _answer(folder: DataFolder, mute_limit_s: float) -> Answer | None:
    """The answer of a Valkey on this folder that has loaded its data; None if it is gone or stays mute."""
    loop = asyncio.get_running_loop()
    limit = loop.time() + mute_limit_s
    pause = 0.005
    while loop.time() < limit:
        answer = await ask(folder)
        if answer is not None and answer.folder == folder.path:
            if not answer.loading:
                return answer
            limit = loop.time() + mute_limit_s
        elif folder.child_gone():
            return None
        await asyncio.sleep(pause)
        pause = min(2 * pause, 0.1)
    return None


async def _gone_within(folder: DataFolder, seconds: float) -> bool:
    """Asks again and again: the kernel tells nobody that a lock is free, and an adopted Valkey is not our child."""
    loop = asyncio.get_running_loop()
    limit = loop.time() + seconds
    while not folder.child_gone():
        if loop.time() > limit:
            return False
        await asyncio.sleep(0.01)
    return True
