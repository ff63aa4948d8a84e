"""Connections to Redis, one client for each kind of use, each with limits chosen for that use.

redis-py's own defaults (5 s socket timeout, ten retries, pools of 100) fit none of the three: retries of a write
would be invisible to us, a pub/sub connection is silent for hours, and a hundred connections a node help nobody."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

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


def shown(url: str) -> str:
    """The URL without its password, for lines that people and logs get to see."""
    return re.sub(r"://([^:/@]*):.*@", r"://\1:***@", url)


def check_url(url: str) -> None:
    """Raises StoreError for a URL that names no Redis."""
    problem = _problem(url)
    if problem is not None:
        raise StoreError(f"the Redis URL {shown(url)!r} {problem}")


def _problem(url: str) -> str | None:
    if not url.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        return f"must begin with one of: {', '.join(f'{scheme}://' for scheme in SCHEMES)}"
    if any(letter.isspace() for letter in url):
        return "must not contain spaces"
    place = _place(url)
    if place is None:
        return "needs a host and a valid port, e.g. redis://127.0.0.1:6379/0, or the path of a socket"
    # redis-py takes any other word there for database 0.
    database = place.path[1:] if place.scheme != "unix" else ""
    if database and not (database.isascii() and database.isdigit()):
        return f"must end with the number of a database, not {database!r}"
    try:
        ConnectionPool.from_url(url).make_connection()
    except (ValueError, TypeError, exceptions.RedisError) as error:
        return f"has options that can't be used: {error}"
    return None


def _place(url: str) -> SplitResult | None:
    """The parts of the URL if they say where the Redis is."""
    try:
        parts = urlsplit(url)
        named = parts.path if parts.scheme == "unix" else parts.hostname
        return parts if named and parts.port != 0 else None
    except ValueError:
        return None


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
