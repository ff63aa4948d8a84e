"""What the load generator is told, and what it tells: one JSON object each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mode = Literal["closed", "open", "memory"]


@dataclass(frozen=True, slots=True)
class Plan:
    mode: Mode
    url: str
    server_pid: int
    valkey_pid: int | None
    rooms: int = 0
    players: int = 0
    rate: float = 0.0
    """open: moves a second and player."""
    warm_up_s: float = 0.0
    window_s: float = 0.0
    drain_s: float = 20.0
    """How long the last answers may take."""
    connections: int = 0
    """memory: how many are opened."""


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds."""

    p50: float
    p99: float
    count: int


@dataclass(frozen=True, slots=True)
class MoveFigures:
    """What was measured in the window."""

    moves: int
    """Acked in the window."""
    moves_in_all: int
    """With those before and after it."""
    seconds: float
    server_cpu_s: float
    valkey_cpu_s: float | None
    load_cpu_s: float
    ack: Latency
    seen: Latency | None
    """From sending a move to another player's seeing it (open only)."""

    @property
    def server_us(self) -> float:
        """CPU a move, in microseconds."""
        return self.server_cpu_s / self.moves * 1e6

    @property
    def valkey_us(self) -> float | None:
        return None if self.valkey_cpu_s is None else self.valkey_cpu_s / self.moves * 1e6

    @property
    def server_share(self) -> float:
        """Of one core."""
        return self.server_cpu_s / self.seconds


@dataclass(frozen=True, slots=True)
class MemoryFigures:
    connections: int
    before_bytes: int
    after_bytes: int

    @property
    def kib_per_connection(self) -> float:
        return (self.after_bytes - self.before_bytes) / self.connections / 1024
