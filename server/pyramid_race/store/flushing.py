"""Bringing the append-only file to the disk once a second, beside a Valkey that runs with `appendfsync no`.

Not `appendfsync everysec`: while its flush is under way Valkey holds back what it writes, for up to two seconds, and
answers all the same. If it is killed just then, moves that were acknowledged are gone. With `no` everything is handed
to the kernel before it is answered, so only a power loss can take something, and this bounds that to about the last
second. `always` flushes before each answer; where we measured it that cost ten times the latency (4 ms instead of
0.4)."""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

import structlog

from pyramid_race.store.data_folder import DataFolder

EVERY_S = 1.0

logger = structlog.get_logger(__name__)


class Flusher:
    """Flushes what a folder's append-only files have gained since the last time."""

    def __init__(self, folder: DataFolder) -> None:
        self._files = folder.path / "appendonlydir"
        self._flushed: dict[Path, int] = {}

    def flush(self) -> int:
        """How many files had to be flushed. Raises OSError if the disk doesn't take it."""
        sizes: dict[Path, int] = {}
        changed = 0
        for path in self._files.glob("*.incr.aof"):
            try:
                file = os.open(path, os.O_RDONLY)
            except FileNotFoundError:
                continue  # Valkey has just rewritten its log, and flushes that by itself
            try:
                size = os.fstat(file).st_size
                if self._flushed.get(path) != size:
                    _to_disk(file)
                    changed += 1
            finally:
                os.close(file)
            sizes[path] = size
        self._flushed = sizes
        return changed

    async def run(self) -> None:
        """Flushes every second, until cancelled."""
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await asyncio.to_thread(self.flush)
            except OSError as error:
                logger.error("append_only_file_not_flushed", reason=error.strerror or str(error))


def _to_disk(file: int) -> None:
    # On macOS fsync ends in the drive's cache; only F_FULLFSYNC goes further.
    full: int | None = getattr(fcntl, "F_FULLFSYNC", None)
    if full is None:
        os.fsync(file)
    else:
        fcntl.fcntl(file, full)
