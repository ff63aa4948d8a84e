"""What waits to be sent to receivers of webhooks: one queue a receiver, shared by all nodes, which outlives them.

An event is taken by one node for a while (its lease); if that node has not said by then how it went, any node takes it
again. So each event is sent at least once, and more than once only after a crash or a lost answer."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, cast

from redis.asyncio import Redis

from pyramid_race.store import keys
from pyramid_race.store.replies import text

MOST_WAITING = 10_000
"""Events that wait for one receiver; with more the oldest go."""
KEPT_MS = 3 * 24 * 3600 * 1000
"""A queue that nothing is added to for so long is gone: its receiver is no longer in the settings."""

_PUT = """
local due, made, body, tries = unpack(KEYS)
local how, id, at, text, most, kept = unpack(ARGV)
if how == 'withdraw' then
  redis.call('ZREM', due, id) redis.call('ZREM', made, id) redis.call('HDEL', body, id) redis.call('HDEL', tries, id)
  return 0
end
if how == 'replace' then
  if redis.call('ZSCORE', due, id) then redis.call('HSET', body, id, text) end
  return 0
end
if redis.call('ZADD', due, 'NX', at, id) == 0 then return 0 end
redis.call('ZADD', made, at, id)
redis.call('HSET', body, id, text)
local dropped = 0
while redis.call('ZCARD', made) > tonumber(most) do
  local oldest = redis.call('ZPOPMIN', made)[1]
  redis.call('ZREM', due, oldest) redis.call('HDEL', body, oldest) redis.call('HDEL', tries, oldest)
  dropped = dropped + 1
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, kept) end
return dropped
"""
_TAKE = """
local due, made, body, tries = unpack(KEYS)
local now, until_ = unpack(ARGV)
while true do
  local id = redis.call('ZRANGEBYSCORE', due, '-inf', now, 'LIMIT', 0, 1)[1]
  if not id then return nil end
  local text = redis.call('HGET', body, id)
  if text then
    redis.call('ZADD', due, until_, id)
    return {id, text, redis.call('HINCRBY', tries, id, 1), tonumber(redis.call('ZSCORE', made, id) or now)}
  end
  redis.call('ZREM', due, id) redis.call('ZREM', made, id)
end
"""
_LATER = "return redis.call('ZADD', KEYS[1], 'XX', ARGV[2], ARGV[1])"


@dataclass(frozen=True, slots=True)
class Put:
    """`add`: a new event, due at `due` (ms), unless it is there. `replace`: new words for one that still waits.
    `withdraw`: it is not to be sent."""

    how: Literal["add", "replace", "withdraw"]
    id: str
    due: int = 0
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Taken:
    """An event to send now, for the `tries`th time; it was first due at `made` (ms)."""

    id: str
    body: bytes
    tries: int
    made: int


def receiver_of(url: str) -> str:
    """The name of a receiver in the store: its address may hold secrets."""
    return hashlib.sha256(url.encode()).hexdigest()[:16]


async def put(redis: Redis, receivers: Iterable[str], changes: list[Put], most: int = MOST_WAITING) -> int:
    """Puts the changes in the queue of each receiver, in order; how many of the oldest events had to go for that."""
    pipeline = redis.pipeline(transaction=False)
    for receiver in receivers:
        for one in changes:
            pipeline.eval(_PUT, 4, *_keys(receiver), one.how, one.id, one.due, one.body, most, KEPT_MS)
    return sum(cast(list[int], await pipeline.execute()))


async def take(redis: Redis, receiver: str, now: int, lease_ms: int) -> Taken | None:
    """The event that has been due for the longest time, ours for `lease_ms`; None: nothing is due."""
    found: Any = await redis.eval(_TAKE, 4, *_keys(receiver), now, now + lease_ms)
    return None if found is None else Taken(text(found[0]), found[1], int(found[2]), int(found[3]))


async def later(redis: Redis, receiver: str, event: str, due: int) -> None:
    """The event is to be sent again, from `due` (ms) on."""
    await redis.eval(_LATER, 1, keys.hooks(receiver, "due"), event, due)


async def done(redis: Redis, receiver: str, event: str) -> None:
    """The event has arrived, or is given up."""
    await put(redis, [receiver], [Put("withdraw", event)])


async def waiting(redis: Redis, receiver: str) -> int:
    """How many events wait for the receiver."""
    return int(await redis.zcard(keys.hooks(receiver, "due")))


def _keys(receiver: str) -> list[str]:
    return [keys.hooks(receiver, part) for part in ("due", "made", "body", "tries")]
