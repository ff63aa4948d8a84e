"""How somebody stands in a race, or came out of it."""

from __future__ import annotations

from typing import Literal

RunnerStatus = Literal["playing", "cleared", "forfeited", "timeout"]
"""`playing` also of a race that is over, where the first to clear, or a host, ended it."""
