"""What the operating system says of a process, and what to make of many numbers."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# Linux' clock of a process, as clock_getcpuclockid(3) names it: nanoseconds, where /proc counts in steps of 10 ms.
_CPUCLOCK_SCHED = 2


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of a process of ours so far. Raises ProcessLookupError if it is gone."""
    if sys.platform == "linux":
        try:
            return time.clock_gettime(~pid << 3 | _CPUCLOCK_SCHED)
        except OSError:
            raise ProcessLookupError(f"process {pid} is gone") from None
    total = 0.0
    for part in _ps(pid, "time").replace("-", ":").split(":"):
        total = total * 60 + float(part)  # [hours:]minutes:seconds; a benchmark doesn't last for days
    return total


def memory_bytes(pid: int) -> int:
    """Resident memory of a process. Raises ProcessLookupError if it is gone."""
    if sys.platform == "linux":
        try:
            lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        except OSError:
            raise ProcessLookupError(f"process {pid} is gone") from None
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) * 1024
    return int(_ps(pid, "rss")) * 1024


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the (ordered, not empty) values doesn't exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def _ps(pid: int, column: str) -> str:
    command = ["/bin/ps", "-o", f"{column}=", "-p", str(pid)]
    shown = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10)
    if not shown.stdout.strip():
        raise ProcessLookupError(f"process {pid} is gone")
    return shown.stdout.strip()
