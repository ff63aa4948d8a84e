"""How many pyramid cards a racer had removed at each time: the line of a chart, one point a change.

It is bounded, since a racer may undo and redo without end: where there are too many points, every other one of the
older half goes. So the past gets coarser the longer ago it is, and the latest points are all there."""

from __future__ import annotations

Climb = tuple[tuple[int, int], ...]
"""Milliseconds since GO, and the pyramid cards removed from then on; in the order of time."""

MOST_POINTS = 200


def climbed(climb: Climb, ms: int, removed: int) -> Climb:
    """With one point more, of at most MOST_POINTS."""
    return thinned((*climb, (ms, removed)), MOST_POINTS)


def thinned(climb: Climb, most: int) -> Climb:
    """At most so many of the points (3 or more), among them the first and the last one."""
    while len(climb) > most:
        older = len(climb) // 2
        climb = (*climb[:older:2], *climb[older:])
    return climb
