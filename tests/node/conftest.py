"""A node and clients of it, for each test anew."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from tests.support.client import Client
from tests.support.nodes import RunningNode, running_node

Meet = Callable[..., Awaitable[Client]]
"""Connects one who has said hello: `await meet("Ada")`, to another node with `at=`."""


@pytest.fixture
async def node(redis_url: str) -> AsyncIterator[RunningNode]:
    async with running_node(redis_url) as running:
        yield running


@pytest.fixture
async def other_node(redis_url: str) -> AsyncIterator[RunningNode]:
    """A second node on the same Redis."""
    async with running_node(redis_url) as running:
        yield running


@pytest.fixture
async def meet(node: RunningNode) -> AsyncIterator[Meet]:
    async with AsyncExitStack() as stack:

        async def connect(name: str = "Ada", at: RunningNode | None = None, token: str | None = None) -> Client:
            return await stack.enter_async_context(Client((at or node).ws, name, token))

        yield connect
