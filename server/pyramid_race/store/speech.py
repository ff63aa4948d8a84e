"""How fast somebody may speak: a few lines at once, then one every other second, whatever the room and the node.

The script keeps one time a player, by Redis' clock: each line moves it on by what a line costs, and it may not run
ahead of the clock by more than what may be said at once. So nothing is left of who has been silent for a while."""

from __future__ import annotations

from typing import Any, cast

from redis.asyncio import Redis

from pyramid_race.store import keys

AT_ONCE = 5
EVERY_MS = 2000

_SPEAK = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local spent = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + ARGV[1]
local ahead = spent - now
if ahead > ARGV[1] * ARGV[2] then return 0 end
redis.call('SET', KEYS[1], string.format('%d', spent), 'PX', string.format('%d', ahead))
return 1
"""


async def may_speak(redis: Redis, player: str) -> bool:
    """One line more of this player, if it isn't too many."""
    # redis-py types the answer of a script as that of both its clients.
    answer = redis.eval(_SPEAK, 1, keys.player_speech(player), str(EVERY_MS), str(AT_ONCE))
    return bool(await cast(Any, answer))
