"""From figures to the table and the JSON object."""

from __future__ import annotations

import orjson
import pytest
from pyramid_race.bench.plan import Latency, MemoryFigures, MoveFigures, Plan
from pyramid_race.bench.report import as_object, heading, medians, table


def moves(cpu: float, p99: float, count: int = 1000, valkey: float | None = None) -> MoveFigures:
    ack = Latency(p99 / 2, p99, count)
    return MoveFigures(count, count + 9, 2.0, cpu, valkey, load_cpu_s=0.1, ack=ack, seen=None)


CLOSED = Plan("closed", "ws://here/ws", 1, 2, rooms=2, players=2, warm_up_s=2, window_s=2)
PAIRS = [
    (moves(0.10, 4.0, valkey=0.02), moves(0.05, 2.0)),
    (moves(0.30, 9.0, valkey=0.04), moves(0.10, 3.0)),
    (moves(0.12, 5.0, valkey=0.03), moves(0.10, 5.0)),
]


def test_ratios_are_paired_within_a_round() -> None:
    """The rounds' ratios are 2, 3 and 1.2; the ratio of the medians would be 1.2."""
    middle = medians(CLOSED, PAIRS)
    assert middle["ratio_cpu_per_move"] == pytest.approx(2.0)
    assert middle["node_us_per_move"] == pytest.approx(120.0)
    assert middle["floor_us_per_move"] == pytest.approx(100.0)
    assert middle["valkey_us_per_move"] == pytest.approx(30.0)
    assert middle["node_moves_per_s"] == 500.0


def test_says_whether_the_goals_are_met() -> None:
    told = table(CLOSED, PAIRS)
    assert "CPU a move, times the floor's: 2.00 (goal: at most 1.5, missed)" in told
    assert "p99 of send to ack, times the floor's: 2.00 (goal: at most 3)" in told


def test_columns_line_up() -> None:
    lines = table(CLOSED, PAIRS).splitlines()
    assert len({len(line) for line in lines[:-2]}) == 1
    assert lines[0].split() == ["round", "1", "2", "3", "median"]
    (cpu,) = [line for line in lines if line.startswith("node   CPU µs/move")]
    assert cpu.split()[-4:] == ["100.0", "300.0", "120.0", "120.0"]


def test_says_what_was_measured() -> None:
    expected = "bench closed: 2 rooms of 2 players, the next move on the ack of the last; 3 x 2 s; Python 3."
    assert heading(CLOSED, 3).startswith(expected)


def test_what_was_not_measured_is_no_number() -> None:
    opened = Plan("open", "", 1, None, rooms=1, players=1, rate=2, warm_up_s=2, window_s=2)
    pair = (moves(0.1, 4.0), moves(0.05, 2.0))
    assert medians(opened, [pair])["node_seen_p50_ms"] is None
    assert sum(line.endswith("-         -") for line in table(opened, [pair]).splitlines()) == 5


def test_memory() -> None:
    plan = Plan("memory", "", 1, 2, connections=100)
    pairs = [(MemoryFigures(100, 0, 100 * 30 * 1024), MemoryFigures(100, 1024, 1024 + 100 * 15 * 1024))]
    assert medians(plan, pairs)["node_kib_per_connection"] == 30.0
    assert medians(plan, pairs)["ratio_memory"] == 2.0
    assert "30.00 (goal: at most 24, missed)" in table(plan, pairs)


def test_the_json_has_every_round_and_no_process_numbers() -> None:
    told = orjson.loads(orjson.dumps(as_object(CLOSED, PAIRS)))
    assert len(told["rounds"]) == 3
    assert told["rounds"][0]["node"]["moves"] == 1000
    assert told["median"]["ratio_ack_p99"] == 2.0
    assert not {"url", "server_pid", "valkey_pid"} & set(told["options"])
