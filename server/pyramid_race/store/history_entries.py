"""The entries of the history's stream: their ids, reading them, and folding them into totals."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from redis.asyncio import Redis

from pyramid_race.history.record import Entry, Forgotten, decode
from pyramid_race.history.totals import Totals, folded
from pyramid_race.store import keys
from pyramid_race.store.replies import text

Ids = tuple[int, int]
"""The id of an entry, as ids are ordered."""


def order_of(entry_id: str) -> Ids:
    ms, _, number = entry_id.partition("-")
    return int(ms), int(number)


def fold_totals(totals: dict[str, Totals], entry: Entry) -> None:
    """`totals` after one entry more."""
    if isinstance(entry, Forgotten):
        totals.pop(entry.player, None)
    else:
        totals |= folded(totals, entry)


def people_of(entry: Entry) -> list[str]:
    if isinstance(entry, Forgotten):
        return [entry.player]
    return [line.player for line in entry.lines if not line.bot]


def entries_of(reply: object) -> list[tuple[str, Entry]]:
    """The entries of a reply that holds some of the stream, with their ids."""
    rows = cast(list[tuple[bytes, dict[bytes, bytes]]], reply)
    return [(text(entry_id), decode(fields[b"r"])) for entry_id, fields in rows]


async def read_entries(redis: Redis, ids: Iterable[str]) -> list[Entry | None]:
    """The entries with these ids; None for one that is no longer kept."""
    async with redis.pipeline(transaction=False) as pipeline:
        for entry_id in ids:
            pipeline.xrange(keys.HISTORY, entry_id, entry_id)
        replies = await pipeline.execute()
    return [entries_of(reply)[0][1] if reply else None for reply in replies]
