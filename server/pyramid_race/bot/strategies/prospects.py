"""What can still be removed from a board, as far as its player can know.

Where the waste always goes back to the stock this depends on the remaining cards alone (see `game.solver.order_free`),
and these a player can work out: 52 less those that are gone. Where recycles are limited it is an upper bound."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from pyramid_race.bot.sight import Sight, imagined
from pyramid_race.game.board import Remove, legal_actions, removed
from pyramid_race.game.cards import Card, value
from pyramid_race.game.solver.order_free import can_win, most_removable_from
from pyramid_race.game.table import PLACES, THIRTEEN


class Prospects(NamedTuple):
    can_win: bool
    """False is the truth; True only a maybe where the order of the stock matters."""
    can_go: int
    """How many cards that count can still go."""


def prospects(sight: Sight) -> Prospects:
    """The sight must be whole."""
    # Which of the other cards have been drawn makes no difference: one answer for all these positions.
    return _prospects(
        replace(
            sight,
            piles=((),) * len(sight.piles),
            stock=sight.stock + len(sight.waste),
            recycles_left=None,
            open_stock=(),
            just_drawn=False,
        )
    )


@lru_cache(maxsize=4096)
def _prospects(sight: Sight) -> Prospects:
    table, board = imagined(sight)
    in_pyramid = most_removable_from(table, board) - removed(board)
    if sight.rules.win != "all":
        return Prospects(in_pyramid == sum(card is not None for card in sight.pyramid), in_pyramid)
    others = set(table.cards).difference(sight.pyramid, sight.gone)
    return Prospects(can_win(table, board), in_pyramid + sum(value(card) == THIRTEEN for card in others))


def counted(sight: Sight, cards: tuple[Card, ...]) -> int:
    """How many of these cards count: those of the pyramid, and kings where stock and waste must go as well."""
    return sum(card in sight.pyramid or (sight.rules.win == "all" and value(card) == THIRTEEN) for card in cards)


def removals(sight: Sight) -> list[Remove]:
    """Every removal that is possible now."""
    return [action for action in legal_actions(*imagined(sight)) if isinstance(action, Remove)]


def is_over(sight: Sight) -> bool:
    """Whether nothing that counts can be removed any more, whatever is done."""
    return not sight.is_whole or (not prospects(sight).can_go and not _pairs_to_come(sight))


def _pairs_to_come(sight: Sight) -> bool:
    """Whether the pyramid has gone, the rest must go too, and some of it may pair when the stock is gone through.

    On one pile only neighbours can. Once the stock has been drawn the order of its cards is known; before that, any
    that make 13 may lie together. With several piles any two come to the tops of two of them."""
    rules = sight.rules
    if rules.win != "all" or rules.pair_waste == "none" or any(card is not None for card in sight.pyramid):
        return False
    if rules.waste_piles > 1 or sight.stock > len(sight.open_stock):
        values = {value(card) for card in set(range(PLACES)) - sight.gone}
        return any(THIRTEEN - low in values for low in values)
    lying = (*sight.waste, *sight.open_stock)
    return any(value(one) + value(other) == THIRTEEN for one, other in pairwise(lying))
