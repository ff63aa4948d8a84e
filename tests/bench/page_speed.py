"""What the page costs: how heavy it is, how soon it can be used, how fast a tap is seen, what watching takes.

    python -m tests.bench.page_speed
    python -m tests.bench.page_speed --only watch --minutes 10 --json

A real server, a real Chromium on loopback, its CPU slowed down four times (`--slow`); everything is measured by the
browser's own clocks and counters. Goals are those of an ordinary phone: 120 KB, 1.5 s, 50 ms, 30 % of a core."""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from pyramid_race.bench.measure import quantile

from tests.bench.latency import CATEGORY, tap_latencies
from tests.browser.conftest import Served
from tests.conftest import CHROMIUM_ARGS, find_chromium
from tests.support import pages

Figures = dict[str, Any]

USABLE = """
let tell;
globalThis.usable = new Promise((resolve) => (tell = resolve));
const seen = new MutationObserver(() => {
  const button = document.querySelector("[data-testid=open-room]");
  const online = document.querySelector("[data-testid=connection-state][data-state=online]");
  if (!button || !online) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
});
seen.observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Usable: the first page stands and is painted, and the server has answered."""

FINGER_DOWN_MS = 60
"""How long a finger that taps touches the screen."""


@dataclass(frozen=True)
class Settings:
    slow: float
    runs: int
    taps: int
    rivals: int
    watched: int
    minutes: float


def throttled(page: Page, slow: float) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return session


@contextmanager
def crowd(served: Served, count: int, rate: float) -> Iterator[tuple[str, Callable[[], None]]]:
    """Racers in a process of their own; the room's code, and what starts the race."""
    command = [sys.executable, "-m", "tests.bench.crowd", "--url", f"ws://127.0.0.1:{served.port}/ws"]
    command += ["--count", str(count), "--rate", str(rate)]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    stdin, stdout = _pipes(process)
    try:
        room = stdout.readline().strip()
        if not room:
            raise RuntimeError("the racers could not take their seats")

        def start() -> None:
            stdin.write("go\n")
            stdin.flush()

        yield room, start
        if process.poll() is not None:
            raise RuntimeError("the racers came to an early end")
    finally:
        stdin.close()
        process.wait(timeout=30)
        stdout.close()


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def weight(browser: Browser, served: Served, _: Settings) -> Figures:
    """A first visit up to the first page: bytes over the wire, and everything that was asked of another origin."""
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    bodies: dict[str, int] = {}
    totals: dict[str, int] = {}
    urls: list[str] = []
    session.on("Network.requestWillBeSent", lambda event: urls.append(event["request"]["url"]))
    session.on(
        "Network.dataReceived",
        lambda event: bodies.__setitem__(
            event["requestId"], bodies.get(event["requestId"], 0) + event["encodedDataLength"]
        ),
    )
    session.on(
        "Network.loadingFinished", lambda event: totals.__setitem__(event["requestId"], event["encodedDataLength"])
    )
    page.goto(served.url)
    page.wait_for_load_state("networkidle")
    elsewhere = [url for url in urls if not url.startswith((served.url, f"ws://127.0.0.1:{served.port}", "data:"))]
    body = sum(bodies.values()) or sum(totals.values())
    page.context.close()
    return {
        "files": len(totals),
        "compressed_kb": round(body / 1000, 1),
        "with_headers_kb": round(sum(totals.values()) / 1000, 1),
        "other_origins": elsewhere,
        "goal": "at most 120 KB compressed, nothing from elsewhere",
        "met": body <= 120_000 and not elsewhere,
    }


def usable(browser: Browser, served: Served, settings: Settings) -> Figures:
    """From the request of the page until it can be used, each time in a browser that has never seen it."""
    times: list[float] = []
    for _ in range(settings.runs):
        page = browser.new_context().new_page()
        throttled(page, settings.slow)
        page.add_init_script(USABLE)
        page.goto(served.url)
        times.append(page.evaluate("globalThis.usable"))
        page.context.close()
    times.sort()
    return {
        "runs": len(times),
        "median_ms": round(quantile(times, 0.5)),
        "worst_ms": round(times[-1]),
        "goal": "at most 1500 ms",
        "met": quantile(times, 0.5) <= 1500,
    }


def tap(browser: Browser, served: Served, settings: Settings) -> Figures:
    """A racer on a phone taps while the others move."""
    with crowd(served, settings.rivals, 1.0) as (room, start):
        page = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
        page.goto(f"{served.url}/room/{room}")
        page.get_by_test_id("name-input").fill("Ada")
        page.get_by_test_id("join-button").click()
        page.get_by_test_id("leave").first.wait_for()
        start()
        stock = page.locator("[data-testid=stock], [data-testid=recycle]")
        stock.wait_for()
        page.wait_for_timeout(1500)
        session = throttled(page, settings.slow)
        browser.start_tracing(page=page, categories=[CATEGORY])
        cards = page.locator("[data-testid=card].open")
        for number in range(settings.taps):
            # In turn: the stock, and a card of the last row, which gets selected.
            target = stock.first if number % 2 == 0 else cards.nth(number // 2 % cards.count())
            box = target.bounding_box()
            assert box is not None
            # A finger by itself: a locator's tap first looks whether it may, which takes the page more than the tap.
            at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
            session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
            page.wait_for_timeout(FINGER_DOWN_MS)
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            page.wait_for_timeout(250)
        times = sorted(tap_latencies(json.loads(browser.stop_tracing())["traceEvents"]))
        page.context.close()
    if len(times) < 0.9 * settings.taps:
        raise RuntimeError(f"of {settings.taps} taps only {len(times)} led to a frame")
    return {
        "taps": settings.taps,
        "rivals": settings.rivals,
        "p50_ms": round(quantile(times, 0.5), 1),
        "p95_ms": round(quantile(times, 0.95), 1),
        "worst_ms": round(times[-1], 1),
        "goal": "at most 50 ms at p95",
        "met": quantile(times, 0.95) <= 50,
    }


def watch(browser: Browser, served: Served, settings: Settings) -> Figures:
    """A spectator of a full room: the page's share of a core, and what its memory does over the time."""
    with crowd(served, settings.watched, 1.0) as (room, start):
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.goto(f"{served.url}/room/{room}")
        pages.watch(page, "Ada")
        start()
        page.get_by_test_id("opponent").nth(1).wait_for()
        session = throttled(page, settings.slow)
        session.send("Performance.enable", {"timeDomain": "timeTicks"})
        page.wait_for_timeout(10_000)
        rows: list[Figures] = []
        before = _metrics(session)
        parts = max(2, round(settings.minutes))
        for _ in range(parts):
            page.wait_for_timeout(settings.minutes * 60_000 / parts)
            after = _metrics(session)
            passed = after["Timestamp"] - before["Timestamp"]
            session.send("HeapProfiler.collectGarbage")
            heap = _metrics(session)
            share = (after["TaskDuration"] - before["TaskDuration"]) / passed
            rows.append(
                {"share": round(share, 3), "heap_mb": round(heap["JSHeapUsedSize"] / 1e6, 2), "nodes": heap["Nodes"]}
            )
            before = _metrics(session)
        page.context.close()
    shares = sorted(row["share"] for row in rows)
    growth = rows[-1]["heap_mb"] - rows[0]["heap_mb"]
    return {
        "racers": settings.watched,
        "minutes": settings.minutes,
        "share_of_core": quantile(shares, 0.5),
        "worst_share": shares[-1],
        "heap_growth_mb": round(growth, 2),
        "parts": rows,
        "goal": "at most 0.30 of a core, no growth (1 MB)",
        "met": quantile(shares, 0.5) <= 0.30 and growth <= 1.0,
    }


def _metrics(session: CDPSession) -> dict[str, float]:
    return {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}


QUESTIONS = {"weight": weight, "usable": usable, "tap": tap, "watch": watch}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.page_speed", description="What the page costs.")
    parser.add_argument("--only", choices=QUESTIONS, action="append", help="one question, or several by repeating it")
    parser.add_argument("--slow", type=float, default=4.0, help="how many times slower the browser's CPU is made")
    parser.add_argument("--runs", type=int, default=7, help="first visits")
    parser.add_argument("--taps", type=int, default=200)
    parser.add_argument("--rivals", type=int, default=20)
    parser.add_argument("--watched", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0, help="of watching")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    options = parser.parse_args()
    for name, most in (("runs", 100), ("taps", 5000), ("rivals", 99), ("watched", 100)):
        if not 1 <= getattr(options, name) <= most:
            parser.error(f"--{name} is 1 to {most}")
    if not 0 < options.minutes <= 60:
        parser.error("--minutes is more than 0 and at most 60")
    if not 1 <= options.slow <= 20:
        parser.error("--slow is 1 to 20")
    settings = Settings(options.slow, options.runs, options.taps, options.rivals, options.watched, options.minutes)
    told: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGS)
            for name in options.only or QUESTIONS:
                told[name] = QUESTIONS[name](browser, served, settings)
                if not options.json:
                    print(f"{name:8}", "  ".join(f"{key} {value}" for key, value in told[name].items()), flush=True)
            browser.close()
        finally:
            served.end(signal.SIGTERM)
    if options.json:
        print(json.dumps(told, indent=2))
    return 0 if all(figures["met"] for figures in told.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
