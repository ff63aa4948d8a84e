"""The servers under test, each a process on a free port: ours with its embedded Valkey, and the floor."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

START_S = 30.0
STOP_S = 20.0


class BenchError(Exception):
    """The benchmark can't be run, or something went wrong in it; the message says what in one line."""


@dataclass(frozen=True, slots=True)
class Running:
    name: str
    url: str
    pid: int
    valkey_pid: int | None


@contextmanager
def our_server(max_connections: int) -> Generator[Running]:
    """`pyramid-race serve` on a new data folder, as it is by default but without a limit of commands a second."""
    # Settings of the environment would make it another server.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYRAMID_RACE_")}
    environment |= {
        "PYRAMID_RACE_RATE": "0",
        "PYRAMID_RACE_BOTS": "false",
        "PYRAMID_RACE_DRAIN_S": "0",
        "PYRAMID_RACE_LOG_LEVEL": "warning",
        "PYRAMID_RACE_MAX_CONNECTIONS": str(max_connections),
    }
    with tempfile.TemporaryDirectory(prefix="pyramid-race-bench-", ignore_cleanup_errors=True) as folder:
        command = ["pyramid_race", "serve", "--port", "0", "--data", folder]
        with _process("the server", command, environment) as (process, url):
            valkey = int((Path(folder) / "valkey.pid").read_text())
            yield Running("node", url, process.pid, valkey)


@contextmanager
def floor_server() -> Generator[Running]:
    with _process("the floor", ["pyramid_race.bench.floor"], dict(os.environ)) as (process, url):
        yield Running("floor", url, process.pid, None)


@contextmanager
def _process(
    what: str, module: list[str], environment: dict[str, str]
) -> Generator[tuple[subprocess.Popen[bytes], str]]:
    """A Python process that says on its first line at which http:// address it is. Raises BenchError."""
    command = [sys.executable, "-m", *module]
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors
        )
        assert process.stdout is not None
        try:
            line = _first_line(process.stdout)
            if "http://" not in line:
                process.kill()
                process.wait()
                raise BenchError(f"{what} did not start: {_last_line(errors) or line or 'it said nothing'}")
            yield process, "ws://" + line.rsplit("http://", 1)[1] + "/ws"
            if process.poll() is not None:
                raise BenchError(f"{what} has ended on the way: {_last_line(errors)}")
        finally:
            process.stdout.close()
            _end(process)


def _first_line(pipe: IO[bytes]) -> str:
    """The first line that the process prints; what there is of it after START_S."""
    line, deadline = b"", time.monotonic() + START_S
    while not line.endswith(b"\n") and (left := deadline - time.monotonic()) > 0:
        if select.select([pipe], [], [], left)[0]:
            data = os.read(pipe.fileno(), 4096)
            if not data:
                break
            line += data
    return line.decode(errors="replace").strip()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _last_line(file: IO[bytes]) -> str:
    file.seek(0)
    lines = file.read().decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else ""
