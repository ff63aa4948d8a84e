"""From the events of a browser's trace: how long after a tap the frame with its effect was on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

CATEGORY = "input.scrolling"
"""The category of a trace in which the browser says so, by itself a small one."""

TAPS = {"TOUCH_RELEASED", "GESTURE_TAP"}
"""What does something: a finger that leaves the screen, and the click that follows."""

APART_US = 150_000
"""Events of one tap are closer together than this."""


def tap_latencies(events: list[dict[str, Any]]) -> list[float]:
    """ms of each tap that led to a frame, in the order of the taps: from the browser's main process having the event to
    the presentation of the frame, of its events the last to be seen.

    The way before that is left out: it's the debugger's, whose events are under way for about 9 ms, not a finger's."""
    taps: list[tuple[float, float]] = []
    for began, ms in sorted(_presented(events)):
        if taps and began - taps[-1][0] < APART_US:
            taps[-1] = (taps[-1][0], max(taps[-1][1], ms))
        else:
            taps.append((began, ms))
    return [ms for _, ms in taps]


def _presented(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """When the browser had the event, us, and how long it took from there, ms."""
    kinds: dict[object, str] = {}
    had: dict[object, float] = {}
    for event in sorted(events, key=lambda event: event.get("ts", 0)):
        key = (event.get("pid"), str(event.get("id2") or event.get("id")))
        name, phase = event.get("name"), event.get("ph")
        if name == "EventLatency" and phase == "b":
            latency = event["args"]["event_latency"]
            # Without a frame there was nothing to see of it.
            kinds[key] = latency["event_type"] if "display_trace_id" in latency else ""
        elif name == "GenerationToBrowserMain" and phase == "e":
            had[key] = event["ts"]
        elif name == "EventLatency" and phase == "e" and kinds.pop(key, "") in TAPS and key in had:
            began = had.pop(key)
            yield began, (event["ts"] - began) / 1000
