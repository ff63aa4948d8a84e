"""How long a bot thinks: about as a human does, now and then much longer, and longest over a new deal."""

from __future__ import annotations

import math
from random import Random

SPREAD = 0.5
"""Standard deviation of the logarithm: a move in twenty takes more than twice the average."""
FIRST_LOOK = 2.5
"""How many times as long the first move takes."""
LONGEST = 6.0


def think_time(random: Random, pace: float, first: bool) -> float:
    """Seconds before the next move; `pace` on average."""
    factor = math.exp(random.gauss(-SPREAD * SPREAD / 2, SPREAD))
    return pace * min(factor, LONGEST) * (FIRST_LOOK if first else 1)
