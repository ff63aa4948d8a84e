"""Clients as a node has them, and the script by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from pyramid_race.store import presence
from pyramid_race.store.connect import Clients, connect
from redis.asyncio import Redis

from tests.support.ear import FAR_AHEAD_MS, Ear, listening
from tests.support.log import ROOM, Script
from tests.support.proxy import Proxy


@pytest.fixture
async def clients(redis_url: str) -> AsyncIterator[Clients]:
    clients = connect(redis_url)
    yield clients
    await clients.close()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    """A client beside the node's."""
    async with Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
def script(redis: Redis) -> Script:
    return Script(redis)


@pytest.fixture
async def proxy(redis_url: str) -> AsyncIterator[Proxy]:
    async with Proxy(redis_url) as proxy:
        yield proxy


@pytest.fixture
async def ear(proxy: Proxy, redis: Redis) -> AsyncIterator[Ear]:
    clients = connect(proxy.url)
    for room in (ROOM, "ROOM33"):
        await presence.following(redis, "node1", [room], FAR_AHEAD_MS)
    async with listening(clients.hints) as ear:
        yield ear
    await clients.close()
