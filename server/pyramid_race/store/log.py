"""A room's log: what may be asked of it, and reading it. Writing is the committer's."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, cast

from redis.asyncio import Redis

from pyramid_race.store import keys

PAGE = 500
"""Entries a read; between two pages other rooms get their turn."""
RETENTION_MS = 90 * 24 * 3600 * 1000
"""How long a log is kept after the last event that changed who may do what, unless the server is told otherwise."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the log: its version, when Redis stamped it (ms), and its encoding."""

    version: int
    at: int
    payload: bytes


@dataclass(slots=True)
class Group:
    """Events that are appended together or not at all, with what must hold then besides the epoch."""

    payloads: Final[tuple[bytes, ...]]
    bumps: Final[tuple[bool, ...]]
    seq_field: Final[str] = ""
    seq: Final[int] = 0
    not_before: Final[int | None] = None
    not_after: Final[int | None] = None


@dataclass(slots=True)
class Batch:
    """What a node has decided for one room since its last append. After a refused group all are refused."""

    room: Final[str]
    epoch: Final[int]
    groups: Final[tuple[Group, ...]]
    remind_at: Final[int | None] = None
    """When something becomes due by these events (ms); noted before they are appended, so that it is never lost."""


@dataclass(slots=True)
class Appended:
    """The log's answer. The batch's first `groups` groups are in it from version `before + 1` on, stamped `at`."""

    groups: Final[int]
    before: Final[int]
    at: Final[int]
    version: Final[int]
    epoch: Final[int]


@dataclass(frozen=True, slots=True)
class NotAppended:
    """The store refused the batch for a reason that trying again won't mend."""

    reason: str


async def read_log(redis: Redis, room: str, after: int, upto: int | None = None) -> AsyncIterator[list[Entry]]:
    """The entries with versions above `after` (up to `upto`), in order, a page at a time."""
    end = "+" if upto is None else f"{upto}-0"
    while True:
        reply = await redis.xrange(keys.log(room), min=f"{after + 1}-0", max=end, count=PAGE)
        rows = cast(list[tuple[bytes, dict[bytes, bytes]]], reply)
        if rows:
            yield [Entry(_version(row_id), int(fields[b"t"]), fields[b"e"]) for row_id, fields in rows]
        if len(rows) < PAGE:
            return
        after = _version(rows[-1][0])


def _version(row_id: bytes) -> int:
    return int(row_id.split(b"-", 1)[0])


async def read_versions(redis: Redis, rooms: list[str]) -> list[int]:
    """The present version of each room (0: no such room), in one round trip."""
    if not rooms:
        return []
    pipeline = redis.pipeline(transaction=False)
    for room in rooms:
        pipeline.hget(keys.head(room), "v")
    return [int(value or 0) for value in await pipeline.execute()]
