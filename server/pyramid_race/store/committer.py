"""Group commit: all appends that become ready while a pipeline is on its way go out together in the next one.

One task owns the connection and is never cancelled in the middle of a round trip, so no other task's end can leave
half-read replies behind."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib import resources
from typing import Protocol, cast

import structlog
from redis.asyncio import Redis
from redis.exceptions import NoScriptError, RedisError, ResponseError

from pyramid_race import metrics
from pyramid_race.store import keys
from pyramid_race.store.log import RETENTION_MS, Appended, Batch, NotAppended
from pyramid_race.store.pipe import Argument, Command, Pipe
from pyramid_race.store.replies import text

logger = structlog.get_logger(__name__)

ROUND_TRIP_LIMIT_S = 5.0
ENOUGH = 10
"""Rooms with something to append for which it is not worth while to wait for more."""
FIRST_PAUSE_S = 0.02
LONGEST_PAUSE_S = 1.0
# Faults of the server that pass: out of memory, read-only after a failover, still loading, and the like.
PASSING = {"OOM", "READONLY", "LOADING", "MISCONF", "CLUSTERDOWN", "MASTERDOWN", "NOREPLICAS", "TRYAGAIN", "BUSY"}

SCRIPT = resources.files("pyramid_race.store").joinpath("append.lua").read_text()


class Source(Protocol):
    """A room with something to append. At most one batch of a source is on its way at any time."""

    def collect(self) -> Batch | None: ...

    def settle(self, result: Appended | NotAppended) -> None: ...


Together = Callable[[], AbstractContextManager[None]]


class Committer:
    """Writes the batches of every room of this process. `node` must be unique to this run of the process."""

    def __init__(
        self,
        redis: Redis,
        node: str,
        pace_s: float = 0.0,
        together: Together = nullcontext,
        kept_ms: int = RETENTION_MS,
    ) -> None:
        """`pace_s`: the least time (s) from the start of one pipeline to that of the next, as long as nothing is in a
        hurry. The first after a quiet time leaves at once; a busy node sends fewer and fuller ones, which wake both
        processes less often.
        `together`: in which context all that one pipeline has brought is settled.
        `kept_ms`: how long a log is kept after the last event that changed who may do what."""
        self._kept_ms = kept_ms
        self._together = together
        self._pace_s = pace_s
        self._last_started = float("-inf")
        self._timer: asyncio.TimerHandle | None = None
        self._pipe = Pipe(redis)
        self._node = node
        self._op = 0
        self._sha = ""
        self._dirty: dict[Source, None] = {}
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._stopping = False
        self.waiting_since: float | None = None
        """Since when (monotonic seconds) something has been waiting for the store's answer; None while nothing is."""

    def wake(self, source: Source, hurry: bool = True) -> None:
        """`source` has something to append. Without hurry it may wait for its pace, and for others to go along."""
        self._dirty[source] = None
        self._idle.clear()
        goes_now = hurry or len(self._dirty) >= ENOUGH
        ahead = 0.0 if goes_now else self._last_started + self._pace_s - time.monotonic()
        if ahead <= 0:
            self._woken.set()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(ahead, self._woken.set)

    async def run(self) -> None:
        """Commits until `stop`. Errors of the store are waited out, not raised."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            self._last_started = time.monotonic()
            sources, self._dirty = self._dirty, {}
            ready = _collect(sources)
            if ready:
                results = await self._write([batch for _, batch in ready])
                with self._together():
                    _settle(ready, results)
            if not self._dirty:
                self._idle.set()
                if self._stopping:
                    await self._pipe.close()
                    return

    async def stop(self) -> None:
        """Lets what has been handed over reach the log, then ends `run`."""
        self._stopping = True
        self._woken.set()
        await self._idle.wait()

    async def _write(self, batches: list[Batch]) -> list[Appended | NotAppended]:
        appends: list[_Append] = []
        for batch in batches:
            self._op += 1
            appends.append(_Append(_arguments(batch, self._node, self._op, self._kept_ms), batch.room, batch.remind_at))
        results: list[Appended | NotAppended | None] = [None] * len(batches)
        pause = FIRST_PAUSE_S
        self.waiting_since = started = time.monotonic()
        while True:
            open_at = [index for index, result in enumerate(results) if result is None]
            if not open_at:
                break
            fault = await self._round_trip(open_at, appends, results)
            if fault is None:
                continue
            if pause == FIRST_PAUSE_S:
                logger.warning("append fails, trying again", fault=fault)
            metrics.APPEND_RETRIES.inc()
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, LONGEST_PAUSE_S)
        self.waiting_since = None
        metrics.APPEND_SECONDS.observe(time.monotonic() - started)
        return cast(list[Appended | NotAppended], results)

    async def _round_trip(
        self,
        open_at: list[int],
        appends: list[_Append],
        results: list[Appended | NotAppended | None],
    ) -> str | None:
        """Sends what has no result yet and notes the results; says what keeps the rest from having one."""
        try:
            async with asyncio.timeout(ROUND_TRIP_LIMIT_S):
                if not self._sha:
                    (sha,) = await self._pipe.execute([("SCRIPT", "LOAD", SCRIPT)])
                    if isinstance(sha, ResponseError):
                        return f"the script can't be loaded: {sha}"
                    self._sha = text(sha)
                # Before the events, so that what is due by them is never forgotten.
                reminders: list[Command] = [
                    ("ZADD", keys.DEADLINES, "LT", append.remind_at, append.room)
                    for append in map(appends.__getitem__, open_at)
                    if append.remind_at is not None
                ]
                sent = [("EVALSHA", self._sha, *appends[index].arguments) for index in open_at]
                answers = await self._pipe.execute(reminders + sent)
        except (RedisError, OSError, TimeoutError) as error:
            return f"{type(error).__name__}: {error}"
        fault: str | None = None
        for index, answer in zip(open_at, answers[len(reminders) :], strict=True):
            if isinstance(answer, NoScriptError):
                self._sha, fault = "", fault or "script not loaded"
            elif isinstance(answer, ResponseError) and _code(answer) not in PASSING:
                logger.error("append refused by the store", error=str(answer))
                results[index] = NotAppended(str(answer))
            elif isinstance(answer, Exception):
                fault = f"{type(answer).__name__}: {answer}"
            else:
                results[index] = Appended(*cast(list[int], answer))
        return fault


def _collect(sources: Iterable[Source]) -> list[tuple[Source, Batch]]:
    ready: list[tuple[Source, Batch]] = []
    for source in sources:
        try:
            batch = source.collect()
        except Exception:
            # Nobody else may suffer from a fault in one room: all rooms are written by this one task.
            logger.exception("a room failed to say what to append")
            continue
        if batch is not None:
            ready.append((source, batch))
    return ready


def _settle(ready: list[tuple[Source, Batch]], results: list[Appended | NotAppended]) -> None:
    for (source, _), result in zip(ready, results, strict=True):
        try:
            source.settle(result)
        except Exception:
            logger.exception("a room failed over what was appended")


def _code(error: ResponseError) -> str:
    """The word that the server's error began with; redis-py takes it off the text of those that it knows."""
    return error.status_code or str(error).split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class _Append:
    """A batch as it goes out, and again if its answer is lost: the same arguments, the same op."""

    arguments: Command
    room: str
    remind_at: int | None


def _arguments(batch: Batch, node: str, op: int, kept_ms: int = RETENTION_MS) -> Command:
    """The arguments of EVALSHA after the script's name, in the order that append.lua names."""
    room = batch.room
    arguments: list[Argument] = [
        4, keys.log(room), keys.head(room), keys.followers(room), keys.hints(room),
        node, op, batch.epoch, kept_ms, len(batch.groups),
    ]  # fmt: skip
    for group in batch.groups:
        arguments += (group.seq_field, group.seq, group.not_before or 0, group.not_after or 0, len(group.payloads))
        for payload, bump in zip(group.payloads, group.bumps, strict=True):
            arguments += (1 if bump else 0, payload)
    return tuple(arguments)
