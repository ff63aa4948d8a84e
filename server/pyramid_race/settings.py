"""The server's settings: environment variables `PYRAMID_RACE_…`, overridden by the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class ServerSettings(BaseSettings):
    """Each field can be set by `PYRAMID_RACE_` and its name in capitals, e.g. PYRAMID_RACE_PORT=8080."""

    model_config = SettingsConfigDict(env_prefix="PYRAMID_RACE_", extra="ignore")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """0 takes any free port (it is printed)."""
    redis: str | None = None
    """URL of a Redis or Valkey; None: an embedded one."""
    data: Path = Path("data")
    """Folder of the embedded Valkey."""

    @field_validator("data")
    @classmethod
    def _of_its_own(cls, data: Path) -> Path:
        if data == Path():
            raise ValueError("name a folder of its own, not the current one")
        return data

    fsync: Literal["everysec", "always"] = "everysec"
    bots: bool = True
    """Whether hosts can add bots (they run in a process of their own)."""
    rate: Annotated[float, Field(ge=0, le=100_000)] = 30
    """Commands a second that one connection may send; 0: no limit."""
    burst: Annotated[int, Field(ge=1, le=100_000)] = 150
    commit_ms: Annotated[int, Field(ge=0, le=1000)] = 20
    """How long a busy node may hold back ordinary moves to commit them together; whatever decides goes at once."""
    progress_ms: Annotated[int, Field(ge=0, le=10_000)] = 100
    spectator_progress_ms: Annotated[int, Field(ge=0, le=10_000)] = 200
    max_connections: Annotated[int, Field(ge=1, le=1_000_000)] = 10_000
    slow_reader_s: Annotated[float, Field(gt=0, le=600)] = 10
    """How long a reader may stay behind before it is closed."""
    drain_s: Annotated[float, Field(ge=0, le=600)] = 10
    """How long a stopping server takes, at most, to send its connections elsewhere."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False
