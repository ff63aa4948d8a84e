"""The strengths, and what they have in common: when a bot gives up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies import careful, greedy, random_play
from pyramid_race.bot.strategies.prospects import is_over
from pyramid_race.bot.strategies.turning import one_round
from pyramid_race.game.board import Action
from pyramid_race.protocol.host_commands import Strength

Choose = Callable[[Sight, int, Random], Action | None]
"""What is known, and how many turns have gone by since the last removal -> the next action; None: there is none."""

STRENGTHS: dict[Strength, Choose] = {
    "random": random_play.choose,
    "greedy": greedy.choose,
    "careful": careful.choose,
    # As long as it knows no winning line (see `perfect`).
    "perfect": careful.choose,
}

MOST_ROUNDS = 2
"""So often the stock is gone through without a removal: nobody plays without end."""


def next_action(strength: Strength, sight: Sight, turns: int, random: Random) -> Action | None:
    """What a bot of this strength does next, `turns` actions after its last removal. None: it gives up, since nothing
    that counts can go any more, or it doesn't come to it."""
    if is_over(sight) or turns >= MOST_ROUNDS * one_round(sight):
        return None
    return STRENGTHS[strength](sight, turns, random)
