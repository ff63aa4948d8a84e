"""What the operating system says of processes."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from pyramid_race.bench.measure import cpu_seconds, memory_bytes, quantile

BUSY = """
import sys, time
held = bytearray(32 * 1024 * 1024)
while time.process_time() < 0.4: pass
print(time.process_time(), flush=True)
sys.stdin.read()
"""


def test_reads_another_process() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        said = float(child.stdout.readline())
        assert said <= cpu_seconds(child.pid) + 0.011  # `ps` counts in hundredths
        assert memory_bytes(child.pid) > 32 * 1024 * 1024
        child.kill()
    with pytest.raises(ProcessLookupError):
        cpu_seconds(child.pid)
    with pytest.raises(ProcessLookupError):
        memory_bytes(child.pid)


def test_reads_this_process() -> None:
    import os

    before = time.process_time()
    read = cpu_seconds(os.getpid())
    assert before - 0.011 <= read <= time.process_time() + 0.011


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (0.0, 1), (1.0, 100), (0.001, 1)])
def test_quantiles(share: float, value: int) -> None:
    assert quantile(range(1, 101), share) == value


def test_the_quantile_of_one_value() -> None:
    assert quantile([7.0], 0.99) == 7.0
