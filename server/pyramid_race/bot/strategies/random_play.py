"""Any legal action, but for undo.

Turning the stock counts as one action, on whichever pile, and the removals that are possible now as one each; all of
them are equally likely. So removals are missed, and some of them for good: after a whole round in which it happened to
take nothing, it takes what is there now, and if nothing is, it gives up."""

from __future__ import annotations

from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.prospects import removals
from pyramid_race.bot.strategies.turning import any_turn, one_round
from pyramid_race.game.board import Action


def choose(sight: Sight, turns: int, random: Random) -> Action | None:
    actions: list[Action] = [*removals(sight)]
    turn = any_turn(sight, random)
    if turn is not None and turns < one_round(sight):
        actions.append(turn)
    return random.choice(actions) if actions else None
