"""The figures as a table and as JSON: each round, and the medians. Ratios are taken within a round, where both servers
had about the same machine; the median is that of the ratios."""

from __future__ import annotations

import dataclasses
import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from pyramid_race.bench.plan import Latency, MemoryFigures, Mode, MoveFigures, Plan

Figures = MoveFigures | MemoryFigures
Pair = tuple[Any, Any]
"""One round: our figures and the floor's, both MoveFigures or both MemoryFigures."""


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    head: tuple[str, str]
    digits: int
    value: Callable[[Any, Any], float | None]
    """From our figures and the floor's; None where there is nothing to tell."""


def _share(latency: Latency | None, name: str) -> float | None:
    return None if latency is None else getattr(latency, name)


def _of_node(name: str, head: str, digits: int, value: Callable[[Any], float | None]) -> Column:
    return Column(f"node_{name}", ("node", head), digits, lambda ours, _: value(ours))


def _of_floor(name: str, head: str, digits: int, value: Callable[[Any], float | None]) -> Column:
    return Column(f"floor_{name}", ("floor", head), digits, lambda _, floor: value(floor))


def _both(name: str, head: str, digits: int, value: Callable[[Any], float | None]) -> list[Column]:
    return [_of_node(name, head, digits, value), _of_floor(name, head, digits, value)]


def _ratio(name: str, head: str, value: Callable[[Any], float]) -> Column:
    return Column(f"ratio_{name}", ("ratio", head), 2, lambda ours, floor: value(ours) / value(floor))


_VALKEY_US = Column("valkey_us_per_move", ("Valkey", "µs/move"), 1, lambda ours, _: ours.valkey_us)
_LOAD = Column("load_share", ("load gen.", "CPU %"), 0, lambda ours, _: ours.load_cpu_s / ours.seconds * 100)
_CPU = _ratio("cpu_per_move", "CPU", lambda figures: figures.server_us)
_P99 = _ratio("ack_p99", "ack p99", lambda figures: figures.ack.p99)

COLUMNS: dict[Mode, list[Column]] = {
    "closed": [
        *_both("moves_per_s", "moves/s", 0, lambda figures: figures.moves / figures.seconds),
        *_both("us_per_move", "µs/move", 1, lambda figures: figures.server_us),
        _VALKEY_US,
        *_both("ack_p50_ms", "ack p50", 2, lambda figures: figures.ack.p50),
        *_both("ack_p99_ms", "ack p99", 2, lambda figures: figures.ack.p99),
        _CPU,
        _P99,
        _LOAD,
    ],
    "open": [
        *_both("moves_per_s", "moves/s", 0, lambda figures: figures.moves / figures.seconds),
        *_both("cpu_share", "CPU %", 1, lambda figures: figures.server_share * 100),
        *_both("us_per_move", "µs/move", 1, lambda figures: figures.server_us),
        _VALKEY_US,
        *_both("ack_p50_ms", "ack p50", 2, lambda figures: figures.ack.p50),
        *_both("ack_p99_ms", "ack p99", 2, lambda figures: figures.ack.p99),
        *_both("seen_p50_ms", "seen p50", 2, lambda figures: _share(figures.seen, "p50")),
        *_both("seen_p99_ms", "seen p99", 2, lambda figures: _share(figures.seen, "p99")),
        _CPU,
    ],
    "memory": [
        *_both("kib_per_connection", "KiB/conn.", 1, lambda figures: figures.kib_per_connection),
        _ratio("memory", "memory", lambda figures: figures.kib_per_connection),
    ],
}

GOALS: dict[Mode, list[tuple[str, str, float]]] = {
    "closed": [
        ("ratio_cpu_per_move", "CPU a move, times the floor's", 1.5),
        ("ratio_ack_p99", "p99 of send to ack, times the floor's", 3.0),
    ],
    "open": [("ratio_cpu_per_move", "CPU a move, times the floor's", 2.0)],
    "memory": [("node_kib_per_connection", "KiB an idle connection", 24.0)],
}
"""Column, what it is, and the most that it should be."""

WIDTH = 9


def heading(plan: Plan, rounds: int) -> str:
    """What is measured, and above which columns."""
    if plan.mode == "memory":
        what = f"{plan.connections} idle connections"
    else:
        what = f"{plan.rooms} rooms of {plan.players} players"
        what += f", {plan.rate:g} moves/s a player" if plan.mode == "open" else ", the next move on the ack of the last"
        what += f"; {rounds} x {plan.window_s:g} s; latencies in ms"
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    columns = COLUMNS[plan.mode]
    rows = [" " * 7 + " ".join(f"{column.head[row]:>{WIDTH}}" for column in columns) for row in (0, 1)]
    return "\n".join([f"bench {plan.mode}: {what}; {machine}", *rows])


def round_row(plan: Plan, name: str, pair: Pair) -> str:
    return _row(plan, name, [column.value(*pair) for column in COLUMNS[plan.mode]])


def summary(plan: Plan, pairs: list[Pair]) -> str:
    """The medians, and how they compare with the goals."""
    columns = COLUMNS[plan.mode]
    middle = medians(plan, pairs)
    lines = [_row(plan, "median", [middle[column.name] for column in columns])]
    for name, what, most in GOALS[plan.mode]:
        value = middle[name]
        if value is not None:
            lines.append(f"{what}: {value:.2f} (goal: at most {most:g}{'' if value <= most else ', missed'})")
    return "\n".join(lines)


def medians(plan: Plan, pairs: list[Pair]) -> dict[str, float | None]:
    """By name of the column; None where a round has nothing to tell."""
    told: dict[str, float | None] = {}
    for column in COLUMNS[plan.mode]:
        values = [value for pair in pairs if (value := column.value(*pair)) is not None]
        told[column.name] = median(values) if len(values) == len(pairs) else None
    return told


def as_object(plan: Plan, pairs: list[Pair]) -> dict[str, Any]:
    """Everything that was measured, for JSON."""
    options = {
        name: value
        for name, value in dataclasses.asdict(plan).items()
        if name not in ("url", "server_pid", "valkey_pid")
    }
    return {
        "options": options,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "median": medians(plan, pairs),
        "rounds": [
            {
                "node": dataclasses.asdict(ours),
                "floor": dataclasses.asdict(floor),
                **{column.name: column.value(ours, floor) for column in COLUMNS[plan.mode]},
            }
            for ours, floor in pairs
        ],
    }


def _row(plan: Plan, name: str, values: list[float | None]) -> str:
    cells: list[str] = []
    for column, value in zip(COLUMNS[plan.mode], values, strict=True):
        cells.append(f"{'-' if value is None else format(value, f'.{column.digits}f'):>{WIDTH}}")
    return f"{name:<7}" + " ".join(cells)
