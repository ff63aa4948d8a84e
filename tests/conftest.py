"""What every test may ask for: a real Valkey, a real Chromium, and Hypothesis set up for this machine or for CI."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import redis
from hypothesis import HealthCheck, settings
from pyramid_race.store.embedded import EmbeddedValkey

IN_CI = bool(os.environ.get("CI"))

# CI draws the same examples every time; at home each run looks somewhere else. Time is never what a test is about.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile("ci" if IN_CI else "dev")

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_ON_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
CHROMIUM_ARGS = [
    "--no-sandbox",  # CI and containers run as root, where the sandbox can't start; only our own page is opened
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def find_chromium() -> str | None:
    """The browser named by CHROMIUM, else the first one installed."""
    if named := os.environ.get("CHROMIUM"):
        return named
    for name in CHROMIUM_NAMES:
        if path := shutil.which(name):
            return path
    return next((path for path in CHROMIUM_ON_MACOS if Path(path).exists()), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's own options, with the system's browser."""
    chromium = find_chromium()
    if chromium is None:
        message = "no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path"
        if IN_CI:
            pytest.fail(message)
        pytest.skip(message)
    return {**browser_type_launch_args, "executable_path": chromium, "args": CHROMIUM_ARGS}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser come last: Playwright keeps an event loop running in this thread until the session ends, and
    no asyncio test can run beside it."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def valkey_session() -> Iterator[str]:
    """URL of a Valkey of this test session. Ask for `redis_url` instead, which is empty at the start of each test."""
    with (
        tempfile.TemporaryDirectory(prefix="pyramid-race-") as folder,
        # A thread of its own, since Playwright's loop may occupy the main one when the session ends.
        ThreadPoolExecutor(1) as thread,
    ):
        valkey = EmbeddedValkey(Path(folder))
        url = thread.submit(asyncio.run, valkey.start()).result()
        yield url
        thread.submit(asyncio.run, valkey.stop()).result()


@pytest.fixture
def redis_url(valkey_session: str) -> str:
    """URL of a real, empty Valkey."""
    with redis.Redis.from_url(valkey_session) as client:
        client.flushall()
    return valkey_session
