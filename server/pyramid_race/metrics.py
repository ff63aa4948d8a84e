"""What the node counts, for /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("pyramid_race_connections", "Open WebSocket connections")
ROOMS = Gauge("pyramid_race_rooms", "Rooms that this node follows")
MOVES = Counter("pyramid_race_moves", "Moves appended to a log by this node")
REJECTS = Counter("pyramid_race_rejects", "Moves refused", ["code"])
ERRORS = Counter("pyramid_race_errors", "Commands answered by an error", ["code"])
APPEND_SECONDS = Histogram(
    "pyramid_race_append_seconds",
    "One group commit, from the pipeline's start to its last answer",
    buckets=(0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)
APPEND_RETRIES = Counter("pyramid_race_append_retries", "Pipelines sent again because the store did not answer")
CONFLICTS = Counter("pyramid_race_append_conflicts", "Decisions made again because another node was first")
FRAMES_DROPPED = Counter("pyramid_race_frames_dropped", "Frames not sent to readers that were behind")
SLOW_CLOSED = Counter("pyramid_race_slow_closed", "Connections closed because they stayed behind")
FOLLOWER_RESTARTS = Counter("pyramid_race_follower_restarts", "Pub/sub connections found dead and opened again")
PAR_SECONDS = Histogram(
    "pyramid_race_par_seconds",
    "The search for the fewest moves of one deal, with the wait for its turn",
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
GAPS_HEALED = Counter("pyramid_race_gaps_healed", "Rooms caught up from the log after a missed hint")
WEBHOOKS = Counter("pyramid_race_webhooks", "Webhooks sent, failed, given up or dropped", ["outcome"])
WEBHOOKS_WAITING = Gauge("pyramid_race_webhooks_waiting", "Webhooks that wait for a receiver", ["receiver"])
