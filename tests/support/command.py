"""`pyramid-race` for tests: in this process, or as one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from pyramid_race import cli

from tests.support.nodes import SERVER

LIMIT_S = 60


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of the command in this process."""
    status: str | int | None = 0
    try:
        cli.main(list(arguments))
    except SystemExit as end:
        status = end.code
    out, err = capsys.readouterr()
    return int(status or 0), out, err


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pyramid_race", *arguments]


def surroundings(**environment: str) -> dict[str, str]:
    """The environment in which `command` finds the package."""
    paths = [str(SERVER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)} | environment


def spawn(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own; `options` are those of subprocess.run."""
    if "stdout" not in options:
        options["stdout"] = subprocess.PIPE
    return subprocess.run(
        command(*arguments),
        env=surroundings(), stderr=subprocess.PIPE, text=True, timeout=LIMIT_S, check=False, **options,
    )  # fmt: skip


def is_one_line(text: str) -> bool:
    return text.startswith("pyramid-race: ") and text.count("\n") == 1 and text.endswith("\n")
