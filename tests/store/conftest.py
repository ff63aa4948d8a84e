"""Clients as a node has them, and the script by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from pyramid_race.store.connect import Clients, connect
from redis.asyncio import Redis

from tests.support.log import Script


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
