"""How fast somebody may speak: a few lines at once, then one every other second, on whatever connections."""

from __future__ import annotations

import time
from collections import OrderedDict

AT_ONCE = 5
EVERY_S = 2.0
REMEMBERED = 10_000
"""Speakers whose allowance is kept; who has been silent for longest is forgotten first."""


class Speech:
    def __init__(self) -> None:
        self._allowed: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Speaker -> lines left, and when that was reckoned (monotonic seconds)."""

    def may_speak(self, player: str) -> bool:
        """One line more of this player, if it isn't too many."""
        now = time.monotonic()
        left, since = self._allowed.pop(player, (float(AT_ONCE), now))
        left = min(float(AT_ONCE), left + (now - since) / EVERY_S)
        is_allowed = left >= 1
        self._allowed[player] = (left - 1 if is_allowed else left, now)
        if len(self._allowed) > REMEMBERED:
            self._allowed.popitem(last=False)
        return is_allowed
