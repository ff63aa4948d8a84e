"""Connections to Redis, one client for each kind of use, each with limits chosen for that use.

redis-py's own defaults (5 s socket timeout, ten retries, pools of 100) fit none of the three: retries of a write
would be invisible to us, a pub/sub connection is silent for hours, and a hundred connections a node help nobody."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from redis import exceptions
from redis.asyncio import BlockingConnectionPool, ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff, NoBackoff

from pyramid_race.store.errors import StoreError

SCHEMES = ("redis", "rediss", "unix")
CONNECT_TIMEOUT_S = 3.0
READ_TIMEOUT_S = 5.0
READ_CONNECTIONS = 8


@dataclass(frozen=True, slots=True)
class Clients:
    """`append`: one connection, no retries of the library's (the committer retries by itself, with the same batch)
    and no timer a reply (it has one for the whole pipeline). `read`: a small pool that waits its turn; reads may be
    retried. `hints`: one connection for pub/sub; silence is normal, so its owner pings it."""

    append: Redis
    read: Redis
    hints: Redis

    async def close(self) -> None:
        for client in (self.append, self.read, self.hints):
            await client.aclose(close_connection_pool=True)


def check_url(url: str) -> None:
    """Raises StoreError for a URL that names no Redis."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES:
        raise StoreError(f"the Redis URL {url!r} must begin with one of: {', '.join(s + '://' for s in SCHEMES)}")
    try:
        port_is_fine = parts.port is None or parts.port > 0
    except ValueError:
        port_is_fine = False
    if not port_is_fine or (parts.scheme != "unix" and not parts.hostname):
        raise StoreError(f"the Redis URL {url!r} needs a host and a valid port, e.g. redis://127.0.0.1:6379/0")


def connect(url: str) -> Clients:
    """Clients for `url` (redis://, rediss:// or unix://). Nothing is sent yet."""
    check_url(url)
    never = Retry(NoBackoff(), 0)
    reads = Retry(ExponentialWithJitterBackoff(base=0.05, cap=0.5), 3)
    append = ConnectionPool.from_url(
        url, max_connections=2, socket_timeout=None, socket_connect_timeout=CONNECT_TIMEOUT_S, retry=never
    )
    read = BlockingConnectionPool.from_url(
        url,
        max_connections=READ_CONNECTIONS,
        timeout=READ_TIMEOUT_S,
        socket_timeout=READ_TIMEOUT_S,
        socket_connect_timeout=CONNECT_TIMEOUT_S,
        retry=reads,
        retry_on_error=[exceptions.ConnectionError, exceptions.TimeoutError],
    )
    hints = ConnectionPool.from_url(
        url, max_connections=2, socket_timeout=None, socket_connect_timeout=CONNECT_TIMEOUT_S, retry=never
    )
    return Clients(
        append=Redis(connection_pool=append), read=Redis(connection_pool=read), hints=Redis(connection_pool=hints)
    )
