"""The server's settings: environment variables `PYRAMID_RACE_…`, overridden by the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from pyramid_race import settings_values as values


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
    trusted_proxies: Annotated[tuple[values.Network, ...], NoDecode] = ()
    """Addresses of proxies whose `X-Forwarded-For` is believed."""
    admin_tokens: Annotated[dict[str, SecretStr], NoDecode] = {}
    """Moderators' tokens by their names; none: there is no moderation."""
    history_days: Annotated[int, Field(ge=1, le=36_500)] = 90
    """How long finished races and rooms are kept after their last change."""
    admin_log_days: Annotated[int, Field(ge=1, le=36_500)] = 400
    """How long it is kept what moderators have done."""
    webhooks: Annotated[tuple[str, ...], NoDecode] = ()
    """Addresses that are told what happens in rooms."""
    webhook_secret: Annotated[SecretStr, Field(validate_default=True)] = SecretStr("")
    """Signs what they are told."""

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _networks(cls, given: object) -> object:
        return values.networks(given) if isinstance(given, str) else given

    @field_validator("admin_tokens", mode="before")
    @classmethod
    def _moderators(cls, given: object) -> object:
        return values.moderators(given) if isinstance(given, str) else given

    @field_validator("webhooks", mode="before")
    @classmethod
    def _receivers(cls, given: object) -> object:
        return values.addresses_of_receivers(given) if isinstance(given, str) else given

    @field_validator("webhook_secret")
    @classmethod
    def _can_sign(cls, secret: SecretStr, given: ValidationInfo) -> SecretStr:
        values.check_secret(secret.get_secret_value(), given.data.get("webhooks", ()))
        return secret

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False
