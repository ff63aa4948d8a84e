"""What a first visit loads, and that the bench which measures the page (tests/bench/page_speed.py) still can."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.bench.page_speed import Settings, tap, usable, watch, weight
from tests.browser.conftest import Served

SMALL = Settings(slow=1, runs=1, taps=4, rivals=2, watched=3, minutes=0.02)


def test_a_first_visit_is_light_and_asks_nobody_else(browser: Browser, served: Served) -> None:
    figures = weight(browser, served, SMALL)
    assert figures["files"] > 50
    assert figures["other_origins"] == []
    assert figures["compressed_kb"] <= 120


def test_the_bench_of_the_page_measures(browser: Browser, served: Served) -> None:
    assert usable(browser, served, SMALL)["median_ms"] > 0
    assert tap(browser, served, SMALL)["p95_ms"] > 0
    watched = watch(browser, served, SMALL)
    assert watched["share_of_core"] > 0
    assert all(row["heap_mb"] > 1 and row["nodes"] > 100 for row in watched["parts"])
