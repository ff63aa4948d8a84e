"""Pars that have been worked out, for all nodes. Each is a truth about some cards and rules, kept to spare the work."""

from __future__ import annotations

import hashlib
from dataclasses import astuple

from redis.asyncio import Redis

from pyramid_race.game.board import Table
from pyramid_race.store import keys
from pyramid_race.store.replies import text

KEPT_S = 30 * 24 * 3600


def _key(table: Table) -> str:
    """Undo plays no part in a par, but is rarely changed alone."""
    rules = ",".join(map(str, astuple(table.rules)))
    return keys.par(hashlib.sha256(bytes(table.cards) + rules.encode()).hexdigest()[:32])


async def find(redis: Redis, table: Table) -> int | None:
    """The fewest moves of a win; 0: there is none; None: nobody has worked it out lately."""
    known = await redis.get(_key(table))
    return None if known is None else int(text(known))


async def keep(redis: Redis, table: Table, par: int) -> None:
    await redis.set(_key(table), par, ex=KEPT_S)
