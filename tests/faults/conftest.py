"""Nodes in this process whose insides a test may look at, on a Redis behind a proxy or not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node
from tests.support.proxy import Proxy

Meet = Callable[..., Awaitable[Client]]
"""Connects one who has said hello: `await meet("Ada", node)`."""


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
async def proxy(redis_url: str) -> AsyncIterator[Proxy]:
    async with Proxy(redis_url) as proxy:
        yield proxy


@pytest.fixture
async def node(redis_url: str) -> AsyncIterator[RunningNode]:
    async with running_node(redis_url) as running:
        yield running


@pytest.fixture
async def far_node(proxy: Proxy) -> AsyncIterator[RunningNode]:
    """A node that reaches the same Redis through the proxy."""
    async with running_node(proxy.url) as running:
        yield running


@pytest.fixture
async def meet() -> AsyncIterator[Meet]:
    async with AsyncExitStack() as stack:

        async def connect(name: str, at: RunningNode, token: str | None = None) -> Client:
            return await stack.enter_async_context(Client(at.ws, name, token))

        yield connect
