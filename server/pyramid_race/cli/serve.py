"""`pyramid-race serve`: its options, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import ValidationError

from pyramid_race.cli.output import bad_input, failed
from pyramid_race.logs import configure
from pyramid_race.serve import run
from pyramid_race.settings import ServerSettings
from pyramid_race.store.connect import check_url
from pyramid_race.store.errors import StoreError


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    redis: str | None = None,
    data: Path | None = None,
    fsync: Literal["everysec", "always"] | None = None,
    bots: bool | None = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
) -> None:
    """Serve races. Every option can also be an environment variable, e.g. PYRAMID_RACE_PORT.

    Parameters
    ----------
    host
        Address to listen on (127.0.0.1).
    port
        Port to listen on (8000; 0: any free one).
    redis
        URL of a Redis or Valkey: redis://, rediss:// or unix://. Without it an embedded Valkey is started.
    data
        Folder of the embedded Valkey (./data).
    fsync
        When the embedded Valkey flushes its log to the disk.
    bots
        Whether hosts can add bots.
    log_level
        How much is logged.
    """
    given: dict[str, Any] = {
        "host": host, "port": port, "redis": redis, "data": data, "fsync": fsync, "bots": bots, "log_level": log_level
    }  # fmt: skip
    try:
        settings = ServerSettings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else "settings"
        source = f"--{name.replace('_', '-')}" if given.get(name) is not None else f"PYRAMID_RACE_{name.upper()}"
        bad_input(f"{source}: {first['msg'].removeprefix('Value error, ')}")
    if settings.redis is not None:
        try:
            check_url(settings.redis)
        except StoreError as error:
            bad_input(f"{'PYRAMID_RACE_REDIS' if redis is None else '--redis'}: {error}")
    configure(settings.log_level, settings.log_json)
    try:
        run(settings)
    except StoreError as error:
        failed(str(error))
