"""What lies in the store."""

from __future__ import annotations

from redis.asyncio import Redis


async def everything(redis: Redis) -> bytes:
    """All keys and all values, in their stored form."""
    found = b""
    async for key in redis.scan_iter():
        match await redis.type(key):
            case b"hash":
                value = await redis.hgetall(key)
            case b"stream":
                value = await redis.xrange(key)
            case b"zset":
                value = await redis.zrange(key, 0, -1, withscores=True)
            case b"list":
                value = await redis.lrange(key, 0, -1)
            case b"set":
                value = await redis.smembers(key)
            case _:
                value = await redis.get(key)
        found += key + repr(value).encode()
    return found
