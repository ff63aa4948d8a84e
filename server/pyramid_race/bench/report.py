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

from pyramid_race.bench.plan import Latency, Mode, MoveFigures, Plan

Pair = tuple[Any, Any]
"""One round: our figures and the floor's, both MoveFigures or both MemoryFigures."""


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    text: str
    digits: int
    value: Callable[[Any, Any], float | None]
    """From our figures and the floor's; None where there is nothing to tell."""


def _both(name: str, text: str, digits: int, value: Callable[[Any], float | None]) -> list[Row]:
    return [
        Row(f"node_{name}", f"node   {text}", digits, lambda ours, _: value(ours)),
        Row(f"floor_{name}", f"floor  {text}", digits, lambda _, floor: value(floor)),
    ]


def _ratio(name: str, text: str, value: Callable[[Any], float]) -> Row:
    return Row(f"ratio_{name}", f"ratio  {text}", 2, lambda ours, floor: value(ours) / value(floor))


def _seen(figures: MoveFigures, quantile: Callable[[Latency], float]) -> float | None:
    return None if figures.seen is None else quantile(figures.seen)


_MOVES = _both("moves_per_s", "moves/s", 0, lambda figures: figures.moves / figures.seconds)
_CPU = [
    *_both("us_per_move", "CPU µs/move", 1, lambda figures: figures.server_us),
    Row("valkey_us_per_move", "Valkey CPU µs/move", 1, lambda ours, _: ours.valkey_us),
]
_SHARE = _both("cpu_share", "CPU, % of a core", 1, lambda figures: figures.server_share * 100)
_ACK = [
    *_both("ack_p50_ms", "send to ack, p50 ms", 2, lambda figures: figures.ack.p50),
    *_both("ack_p99_ms", "send to ack, p99 ms", 2, lambda figures: figures.ack.p99),
]
_SEEN = [
    *_both("seen_p50_ms", "send to seen, p50 ms", 2, lambda figures: _seen(figures, lambda latency: latency.p50)),
    *_both("seen_p99_ms", "send to seen, p99 ms", 2, lambda figures: _seen(figures, lambda latency: latency.p99)),
]
_LOAD = _both(
    "load_share", "load generator, % of a core", 0, lambda figures: figures.load_cpu_s / figures.seconds * 100
)
_RATIOS = [
    _ratio("cpu_per_move", "CPU a move", lambda figures: figures.server_us),
    _ratio("ack_p99", "send to ack, p99", lambda figures: figures.ack.p99),
]

ROWS: dict[Mode, list[Row]] = {
    "closed": [*_MOVES, *_CPU, *_ACK, *_LOAD, *_RATIOS],
    "open": [*_MOVES, *_SHARE, *_CPU, *_ACK, *_SEEN, *_RATIOS],
    "memory": [
        *_both("kib_per_connection", "KiB/idle connection", 1, lambda figures: figures.kib_per_connection),
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
"""Name of the row, what it is, and the most that it should be."""


def heading(plan: Plan, rounds: int) -> str:
    """What is measured, and where."""
    if plan.mode == "memory":
        what = f"{plan.connections} idle connections"
    else:
        loop = f"{plan.rate:g} moves/s a player" if plan.mode == "open" else "the next move on the ack of the last"
        what = f"{plan.rooms} rooms of {plan.players} players, {loop}; {rounds} x {plan.window_s:g} s"
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    return f"bench {plan.mode}: {what}; {machine}"


def table(plan: Plan, pairs: list[Pair]) -> str:
    """A column a round and one for the medians; below, how these compare with the goals."""
    middle = medians(plan, pairs)
    names = [*(str(number) for number in range(1, len(pairs) + 1)), "median"]
    lines = [_line("round", names)]
    for row in ROWS[plan.mode]:
        values = [row.value(*pair) for pair in pairs] + [middle[row.name]]
        lines.append(_line(row.text, ["-" if value is None else f"{value:.{row.digits}f}" for value in values]))
    for name, what, most in GOALS[plan.mode]:
        value = middle[name]
        if value is not None:
            lines.append(f"{what}: {value:.2f} (goal: at most {most:g}{'' if value <= most else ', missed'})")
    return "\n".join(lines)


def medians(plan: Plan, pairs: list[Pair]) -> dict[str, float | None]:
    """By name of the row; None where a round has nothing to tell."""
    told: dict[str, float | None] = {}
    for row in ROWS[plan.mode]:
        values = [value for pair in pairs if (value := row.value(*pair)) is not None]
        told[row.name] = median(values) if len(values) == len(pairs) else None
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
                **{row.name: row.value(ours, floor) for row in ROWS[plan.mode]},
            }
            for ours, floor in pairs
        ],
    }


def _line(text: str, cells: list[str]) -> str:
    return f"{text:<34}" + " ".join(f"{cell:>9}" for cell in cells)
