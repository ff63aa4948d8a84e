"""Whatever can go, at once: of several removals one with the most pyramid cards. Nothing is kept for later."""

from __future__ import annotations

from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.prospects import removals
from pyramid_race.bot.strategies.turning import turn
from pyramid_race.game.board import Action


def choose(sight: Sight, turns: int, random: Random) -> Action | None:  # noqa: ARG001 (what it sees is all it minds)
    worth = {action: sum(card in sight.pyramid for card in action.cards) for action in removals(sight)}
    if worth:
        return random.choice([action for action in worth if worth[action] == max(worth.values())])
    return turn(sight)
