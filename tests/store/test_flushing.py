from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from pyramid_race.store.data_folder import DataFolder
from pyramid_race.store.embedded import EmbeddedValkey
from pyramid_race.store.flushing import Flusher
from redis.asyncio import Redis


async def test_only_what_has_grown_is_flushed(tmp_path: Path) -> None:
    valkey = EmbeddedValkey(tmp_path)
    url = await valkey.start()
    flusher = Flusher(DataFolder(tmp_path))
    async with Redis.from_url(url) as client:
        await client.set("a", 1)
        assert flusher.flush() == 1
        assert flusher.flush() == 0
        await client.set("b", 2)
        assert flusher.flush() == 1
    await valkey.stop()


async def test_a_log_that_valkey_has_rewritten_is_flushed_too(tmp_path: Path) -> None:
    valkey = EmbeddedValkey(tmp_path)
    url = await valkey.start()
    flusher = Flusher(DataFolder(tmp_path))
    async with Redis.from_url(url, decode_responses=True) as client:
        await client.set("a", 1)
        assert flusher.flush() == 1
        (before,) = (tmp_path / "appendonlydir").glob("*.incr.aof")
        await client.bgrewriteaof()
        while before.exists():
            await client.ping()
        flusher.flush()
        await client.set("b", 2)
        assert flusher.flush() == 1
    await valkey.stop()


def test_a_folder_without_a_log_has_nothing_to_flush(tmp_path: Path) -> None:
    assert Flusher(DataFolder(tmp_path)).flush() == 0


class Telling(Flusher):
    """Sets `flushed` when there was something to flush."""

    def __init__(self, folder: DataFolder) -> None:
        super().__init__(folder)
        self.flushed = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def flush(self) -> int:
        changed = super().flush()
        if changed:
            self._loop.call_soon_threadsafe(self.flushed.set)
        return changed


async def test_it_flushes_by_itself_until_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramid_race.store.flushing.EVERY_S", 0.01)
    valkey = EmbeddedValkey(tmp_path)
    url = await valkey.start()
    flusher = Telling(DataFolder(tmp_path))
    running = asyncio.create_task(flusher.run())
    async with Redis.from_url(url) as client:
        for value in (1, 2):
            await client.set("a", value)
            await flusher.flushed.wait()
            flusher.flushed.clear()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await valkey.stop()


async def test_what_was_answered_outlives_a_kill_in_the_middle_of_writing(tmp_path: Path) -> None:
    """With Valkey's own `appendfsync everysec` this loses writes whenever the kill falls into a flush."""
    valkey = EmbeddedValkey(tmp_path)
    url = await valkey.start()
    watching = asyncio.create_task(valkey.watch())
    pid = valkey.pid
    assert pid is not None
    answered = 0
    filling = "x" * 20_000
    async with Redis.from_url(url, decode_responses=True) as client:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        # Long enough for a flush or two, which come once a second.
        while loop.time() < begun + 2.5:
            await client.set("kept", f"{answered + 1} {filling}")
            answered += 1
            persistence = await client.info("persistence")
            if loop.time() > begun + 0.5 and persistence["aof_pending_bio_fsync"]:
                break
        await client.set("kept", f"{answered + 1} {filling}")
        answered += 1
        os.kill(pid, signal.SIGKILL)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await valkey.stop()
    async with Redis.from_url(await valkey.start(), decode_responses=True) as client:
        found = await client.get("kept")
    assert isinstance(found, str)
    assert found.split()[0] == str(answered)
    await valkey.stop()
