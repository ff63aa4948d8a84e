"""What moderators have done: bans and mutes in force, and the log of every act, written together or not at all."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, cast

import orjson
from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text

PAGE = 50
DAY_MS = 24 * 3600 * 1000

_DROP_ENDED = """
local ended = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[1])
for _, id in ipairs(ended) do redis.call('HDEL', KEYS[1], id) redis.call('ZREM', KEYS[2], id) end
return redis.call('HGETALL', KEYS[1])
"""


@dataclass(frozen=True, slots=True)
class Held:
    """A ban of a player or of a range of addresses, or a mute. Times are ms; `until` None: for good."""

    kind: Literal["player", "address", "mute"]
    subject: str
    """The player, or the range."""
    who: str
    """Which moderator."""
    at: int
    until: int | None
    reason: str
    with_address: bool = False
    """The addresses from which the player is connected at that time are banned too,"""
    spares: str | None = None
    """but not this range: it is the moderator's own."""

    @property
    def id(self) -> str:
        return f"{self.kind}:{self.subject}"


@dataclass(frozen=True, slots=True)
class Act:
    """One entry of the log: who did what to whom, when and why."""

    who: str
    act: Literal["watch", "close", "ban", "unban", "mute", "unmute"]
    reason: str
    at: int
    room: str | None = None
    player: str | None = None
    address: str | None = None
    until: int | None = None


async def note(
    redis: Redis, act: Act, keep_days: int, *, holds: tuple[Held, ...] = (), ends: tuple[str, ...] = ()
) -> str:
    """Writes the act down, with the bans and mutes that begin (`holds`) and end (`ends`, their ids) by it; the id of
    its entry. Entries older than `keep_days` go."""
    pipeline = redis.pipeline(transaction=True)
    fields = orjson.dumps({name: value for name, value in asdict(act).items() if value is not None})
    oldest = max(act.at - keep_days * DAY_MS, 0)
    pipeline.xadd(keys.moderation("log"), {"a": fields}, minid=oldest, approximate=False)
    for held in holds:
        pipeline.hset(keys.moderation("held"), held.id, orjson.dumps(asdict(held)))
        pipeline.zadd(keys.moderation("until"), {held.id: "+inf" if held.until is None else held.until})
    for ended in ends:
        pipeline.hdel(keys.moderation("held"), ended)
        pipeline.zrem(keys.moderation("until"), ended)
    if holds or ends:
        pipeline.incr(keys.moderation("version"))
    answers = await pipeline.execute()
    return text(answers[0])


async def version(redis: Redis) -> int:
    """Changes with every ban and mute that begins or is ended."""
    return int(await redis.get(keys.moderation("version")) or 0)


async def held(redis: Redis, now: int) -> list[Held]:
    """All bans and mutes in force at `now` (ms); what has come to its end is dropped."""
    found = cast(list[bytes], await redis.eval(_DROP_ENDED, 2, keys.moderation("held"), keys.moderation("until"), now))
    return [Held(**orjson.loads(value)) for value in found[1::2]]


async def names(redis: Redis, players: Sequence[str]) -> dict[str, str]:
    """What these players are called now; who isn't there is not known (any more)."""
    pipeline = redis.pipeline(transaction=False)
    for player in players:
        pipeline.hget(keys.player(player), "name")
    found = await pipeline.execute() if players else []
    return {player: text(name) for player, name in zip(players, found, strict=True) if name is not None}


async def acts(redis: Redis, after: str | None) -> tuple[list[tuple[str, Act]], bool]:
    """A page of the log with each entry's id, the latest first, from the one before `after` on; and whether there is
    more. Raises ValueError if `after` is no id."""
    if after is not None and not all(part.isascii() and part.isdigit() for part in after.split("-", 1)):
        raise ValueError(f"{after!r} is no id of an entry")
    newest = "+" if after is None else f"({after}"
    rows = cast(
        list[tuple[bytes, Mapping[bytes, Any]]],
        await redis.xrevrange(keys.moderation("log"), newest, "-", count=PAGE + 1),
    )
    return [(text(id_), Act(**orjson.loads(fields[b"a"]))) for id_, fields in rows[:PAGE]], len(rows) > PAGE
