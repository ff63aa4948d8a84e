"""Taking a player's name and words out of a room's log: the one case in which a log is written anew."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import secrets
from importlib import resources
from typing import Any, cast

from redis.asyncio import Redis

from pyramid_race.race.codec import decode_event, encode_event
from pyramid_race.race.forgetting import without
from pyramid_race.race.ids import PlayerId
from pyramid_race.store import keys
from pyramid_race.store.log import read_log

PART = 2000
"""Entries that are copied in one go: others are served in between."""

_SCRIPT = resources.files("pyramid_race.store").joinpath("forget.lua").read_text()


async def forgot(redis: Redis, room: str) -> int:
    """How often a name was taken out of the room's log: what was read before may hold a name that is gone."""
    return int(await redis.hget(keys.head(room), "forgot") or 0)


async def forget_in_log(redis: Redis, room: str, player: str) -> None:
    """The player's name and words are no more in the room's log when this comes back. Again does no harm."""
    while True:
        before = await forgot(redis, room)
        changed: list[str | bytes] = []
        async for page in read_log(redis, room, 0):
            for entry in page:
                event = without(decode_event(entry.payload), PlayerId(player))
                if event is not None:
                    changed += [str(entry.version), encode_event(event)]
        if not changed or await _copied(redis, room, before, changed):
            return


async def _copied(redis: Redis, room: str, before: int, changed: list[str | bytes]) -> bool:
    """False: somebody else has forgotten somebody meanwhile."""
    copy = keys.log_without(room, secrets.token_hex(8))
    named = [keys.log(room), copy, keys.head(room)]
    version = 0
    while True:
        # redis-py types the answer of a script as that of both its clients.
        given = cast("list[str]", [str(before), str(PART), str(version), *changed])
        version = int(await cast(Any, redis.eval(_SCRIPT, len(named), *named, *given)))
        if version <= 0:
            return version == 0
