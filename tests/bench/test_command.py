"""`pyramid-race bench`, small: that it counts and prints, not how fast anything is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.nodes import SERVER

LIMIT_S = 100


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pyramid_race", "bench", *arguments]
    with subprocess.Popen(command, cwd=SERVER, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            told, errors = process.communicate(timeout=LIMIT_S)
        except subprocess.TimeoutExpired:
            process.terminate()  # it ends its servers
            raise
    return subprocess.CompletedProcess(command, process.returncode, told, errors)


def figures(*arguments: str) -> dict[str, Any]:
    done = bench(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_closed() -> None:
    done = bench("closed", "--rooms", "2", "--players", "2", "--seconds", "0.3", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("bench closed: 2 rooms of 2 players")
    table = {line[:34].strip(): line[34:].split() for line in lines[1:-2]}
    assert table.pop("round") == ["1", "median"]
    assert len(table) == 13
    assert all(first == median != "-" and float(median) >= 0 for first, median in table.values())
    assert lines[-2].startswith("CPU a move, times the floor's: ")


def test_open() -> None:
    told = figures("open", "--rooms", "2", "--players", "2", "--rate", "20", "--seconds", "0.5", "--rounds", "1")
    (only,) = told["rounds"]
    for server in ("node", "floor"):
        measured = only[server]
        assert measured["moves"] > 0
        # Each move was seen by the one other in the room.
        assert measured["seen"]["count"] == measured["ack"]["count"]
        assert 0 < measured["ack"]["p50"] <= measured["ack"]["p99"]
        assert measured["server_cpu_s"] > 0
    assert only["node"]["valkey_cpu_s"] > 0
    assert only["floor"]["valkey_cpu_s"] is None


def test_memory() -> None:
    told = figures("memory", "--connections", "60")
    assert told["median"]["node_kib_per_connection"] > 0
    assert told["rounds"][0]["node"]["connections"] == 60


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("closed", "--rooms", "0"), 2, "above 0"),
        (("closed", "--seconds", "nan"), 1, "at most 50 rounds of 600 s"),
        (("closed", "--players", "101"), 1, "at most 100 players"),
        (("memory", "--connections", "50001"), 1, "too many"),
        (("open", "--rate", "1001"), 1, "at most 1000 moves"),
    ],
)
def test_refuses_what_makes_no_sense(arguments: tuple[str, ...], status: int, message: str) -> None:
    done = bench(*arguments)
    assert done.returncode == status
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupted_benchmark_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pyramid_race", "bench", "closed", "--rooms", "1", "--seconds", "60"]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, cwd=SERVER, env=environment, stderr=subprocess.PIPE, text=True) as process:
        while not (pids := list(tmp_path.glob("*/valkey.pid"))):
            assert process.poll() is None
            time.sleep(0.05)
        valkey = int(pids[0].read_text() or 0)
        process.send_signal(signal.SIGTERM)
        _, told = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 1
    assert told.splitlines()[-1] == "pyramid-race: interrupted"
    assert "Traceback" not in told
    assert list(tmp_path.iterdir()) == []
    if valkey:
        with pytest.raises(ProcessLookupError):
            os.kill(valkey, 0)
