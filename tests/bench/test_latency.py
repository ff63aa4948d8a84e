"""What a trace says of taps."""

from __future__ import annotations

from typing import Any

from tests.bench.latency import tap_latencies


def latency(kind: str, number: int, made: int, had: int, shown: int, frame: bool = True) -> list[dict[str, Any]]:
    """An event as a trace has it: when it was made, when the browser had it, when its frame was shown, us."""
    about = {"event_type": kind} | ({"display_trace_id": 7} if frame else {})
    same = {"pid": 1, "id2": {"local": hex(number)}}
    return [
        same | {"name": "EventLatency", "ph": "b", "ts": made, "args": {"event_latency": about}},
        same | {"name": "GenerationToBrowserMain", "ph": "b", "ts": made, "args": {}},
        same | {"name": "GenerationToBrowserMain", "ph": "e", "ts": had, "args": {}},
        same | {"name": "EventLatency", "ph": "e", "ts": shown, "args": {}},
    ]


def test_a_tap_lasts_from_the_browser_to_the_screen() -> None:
    press = latency("TOUCH_PRESSED", 1, 0, 5_000, 90_000)
    release = latency("TOUCH_RELEASED", 2, 60_000, 69_000, 99_500)
    assert tap_latencies(release + press) == [30.5]


def test_of_what_one_tap_does_the_last_counts() -> None:
    release = latency("TOUCH_RELEASED", 2, 60_000, 60_000, 90_000)
    click = latency("GESTURE_TAP", 3, 61_000, 61_000, 101_000)
    later = latency("TOUCH_RELEASED", 2, 400_000, 400_000, 420_000)
    assert tap_latencies([*later, *click, *release]) == [40.0, 20.0]


def test_what_changed_nothing_to_see_is_no_tap() -> None:
    assert tap_latencies(latency("TOUCH_RELEASED", 2, 0, 0, 90_000, frame=False)) == []
    assert tap_latencies([{"name": "Commit", "ph": "X", "ts": 5, "pid": 1}]) == []
