from __future__ import annotations

import json
import re
from pathlib import Path

import pyramid_race.metrics  # noqa: F401 - registers what the node counts
import pytest
from prometheus_client import REGISTRY

DASHBOARD = Path(__file__).parents[2] / "ops/grafana/dashboard.json"
QUERIES = [target["expr"] for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]]


def exported() -> set[str]:
    """Every name under which /metrics may show a sample."""
    names: set[str] = set()
    for metric in REGISTRY.collect():
        suffixes = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
        names.update(metric.name + suffix for suffix in suffixes.get(metric.type, ()))
    return names


@pytest.mark.parametrize("query", QUERIES)
def test_each_query_of_the_dashboard_asks_for_something_that_a_node_exports(query: str) -> None:
    asked = re.findall(r"\b(?:pyramid_race|process)_[a-z_]+", query)
    assert asked
    # The figures of the process are there on Linux only.
    assert set(asked) - exported() <= {"process_cpu_seconds_total", "process_resident_memory_bytes"}
