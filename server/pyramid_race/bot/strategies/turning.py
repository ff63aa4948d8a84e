"""Turning the stock: draw a card, or take the waste back when the stock is empty."""

from __future__ import annotations

from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.game.board import Action, Draw, Recycle


def one_round(sight: Sight) -> int:
    """After so many turns without a removal every card of the draw pile has been on top."""
    return sight.stock + len(sight.waste) + 1


def may_recycle(sight: Sight) -> bool:
    """Whether the waste goes back once more, now or when the stock is empty."""
    return sight.recycles_left is None or sight.recycles_left > 0


def turn(sight: Sight) -> Action | None:
    """Shows the next card; None if there is none to come.

    Of several piles the last is drawn to as soon as there is a card on each: so those on the others stay on top, until
    what goes with them comes up."""
    empty = (number for number, pile in enumerate(sight.piles, 1) if not pile)
    return _turn(sight, next(empty, len(sight.piles)))


def any_turn(sight: Sight, random: Random) -> Action | None:
    """Shows the next card, on any pile."""
    return _turn(sight, random.randint(1, len(sight.piles)))


def _turn(sight: Sight, pile: int) -> Action | None:
    if sight.stock:
        return Draw(pile)
    return Recycle() if sight.waste and may_recycle(sight) else None
