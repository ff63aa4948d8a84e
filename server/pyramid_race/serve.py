"""`pyramid-race serve`: a node on a Redis of one's own or on the embedded one, until a signal ends it."""

# pyright: reportUnknownMemberType=false
# redis-py leaves some of its parameters without a type.

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys

import structlog
import uvloop
from redis.asyncio import Redis
from redis.exceptions import RedisError

from pyramid_race.node.server import Node
from pyramid_race.node.tasks import end
from pyramid_race.settings import ServerSettings
from pyramid_race.store.connect import check_url, connect, shown
from pyramid_race.store.embedded import EmbeddedValkey
from pyramid_race.store.errors import StoreError

logger = structlog.get_logger(__name__)

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - what the user may ask for


def run(settings: ServerSettings) -> None:
    """Serves until SIGINT or SIGTERM. Raises StoreError or OSError with one clear line if it can't."""
    if settings.redis is not None:
        check_url(settings.redis)
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(_serve(settings))


async def _serve(settings: ServerSettings) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    valkey = EmbeddedValkey(settings.data, settings.fsync) if settings.redis is None else None
    url = await valkey.start() if valkey is not None else settings.redis
    assert url is not None
    watch = asyncio.create_task(valkey.watch()) if valkey is not None else None
    try:
        await _serve_on(url, settings, stopping)
    finally:
        if watch is not None:
            await end([watch])
        if valkey is not None:
            await valkey.stop()


async def _serve_on(url: str, settings: ServerSettings, stopping: asyncio.Event) -> None:
    clients = connect(url)
    try:
        await _check(clients.read, url)
        node = Node(settings, clients)
        try:
            port = await node.start()
        except OSError as error:
            await node.stop()
            raise StoreError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}") from None
        _calm_the_collector()
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        everywhere = settings.host in EVERYWHERE
        print(f"Pyramid Race is on http://{'127.0.0.1' if everywhere else host}:{port}", flush=True)  # noqa: T201
        if everywhere:
            print(f"Others in your network: http://ADDRESS-OF-THIS-MACHINE:{port}", flush=True)  # noqa: T201
        await stopping.wait()
        print("stopping: sending everybody elsewhere …", file=sys.stderr, flush=True)  # noqa: T201
        await node.stop()
    finally:
        await clients.close()


def _calm_the_collector() -> None:
    """Nearly all our garbage dies by reference count. With Python's defaults the collector still runs every 700
    allocations and takes about an eighth of the CPU under load (`pyramid-race bench closed`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _check(redis: Redis, url: str) -> None:
    try:
        info = await redis.info("server")
    except (RedisError, OSError) as error:
        raise StoreError(f"no Redis answers at {shown(url)}: {error}") from None
    version = str(info.get("valkey_version") or info.get("redis_version") or "0")
    major, minor = (int(part) for part in (version + ".0").split(".")[:2])
    if (major, minor) < (7, 2):
        raise StoreError(f"Redis {version} at {shown(url)} is too old: 7.2 or newer is needed (or Valkey 8)")
