"""A real server for the browser, and pages on it as people have them: each in a context of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

MODERATOR = "alice-" + "a" * 24
"""A moderator's token."""
SERVER = Path(__file__).parents[2] / "server"
LIMIT_MS = 15_000
# What is expected comes in a moment, which is longer on a busy machine.
expect.set_options(timeout=LIMIT_MS)
FAILED_CONNECTION = r"WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION|EMPTY|SOCKET)"


class Served:
    """`pyramid-race serve` with an embedded Valkey; may be killed and started again on the same data and port."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | {"PYTHONPATH": str(SERVER), "PYRAMID_RACE_ADMIN_TOKENS": f"alice:{MODERATOR}"}
        command = [sys.executable, "-m", "pyramid_race", "serve", "--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert self.url in self._process.stdout.readline()

    def end(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)
        assert self._process.wait(timeout=30) in (0, -number)
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.end(signal.SIGTERM)


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, served: Served) -> Iterator[NewPage]:
    """Opens a path of the server (or of `url`, a way to it) as somebody new. Whatever a page of theirs says on its
    console as an error fails the test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def open_page(path: str = "/", url: str = "", **options: Any) -> Page:
        context = browser.new_context(viewport=options.pop("viewport", {"width": 1280, "height": 800}), **options)
        context.set_default_timeout(LIMIT_MS)
        contexts.append(context)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page = context.new_page()
        page.goto((url or served.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    # A server or a network that is gone is a failed connection to the browser, and nothing else may go wrong.
    assert [line for line in complaints if not re.search(FAILED_CONNECTION, line)] == []
