"""How a bot plays: what it knows in, the best actions out. Pure.

With recycles without limit, what can still be removed depends on the remaining cards alone (see `game.solver`), and
these a player can work out: 52 less those that are gone. So the bot never walks into a dead end that can be avoided,
and knows when all that can go has gone. Where recycles are limited the same answer is an upper bound: it waits for
removals that keep it as long as the stock comes round again, then takes what it can get.

Where stock and waste must go as well, two of their cards are paired if the pyramid doesn't need them, and once it has
gone the stock is gone through for such pairs as long as there are any. Of several piles the first is drawn to.

Between two removals there is at most one round through the stock, and nothing is taken back: it comes to an end."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from pyramid_race.bot.sight import Sight, imagined
from pyramid_race.game.board import Action, Draw, Recycle, Remove, legal_actions, removed
from pyramid_race.game.cards import Card, value
from pyramid_race.game.solver.order_free import most_removable_from
from pyramid_race.game.table import COVERS, PLACES, THIRTEEN


def best_actions(sight: Sight) -> list[Action]:
    """The best actions, all equally good. None: nothing more can be removed (or some cards are missing)."""
    if not sight.is_whole:
        return []
    can_go = _can_go(sight)
    if not can_go and not _pairs_to_come(sight):
        return []
    then = {action: sight.without(action.cards) for action in _removals(sight)}
    total = {action: _counted(sight, action.cards) + _can_go(after) for action, after in then.items()}
    good = [action for action in then if total[action] == can_go]
    may_recycle = sight.recycles_left is None or sight.recycles_left > 0
    if not good and not may_recycle:
        counting = [action for action in then if _counted(sight, action.cards)]
        good = [action for action in counting if total[action] == max(total[other] for other in counting)]
    if good:
        worth = {action: _worth(sight, then[action]) for action in good}
        return [action for action in good if worth[action] == max(worth.values())]
    if sight.stock:
        return [Draw()]
    return [Recycle()] if sight.waste and may_recycle else []


def _removals(sight: Sight) -> list[Remove]:
    """Removals that bring the goal nearer: those without a pyramid card only where stock and waste must go too."""
    actions = legal_actions(*imagined(sight))
    removals = [action for action in actions if isinstance(action, Remove)]
    return [action for action in removals if sight.rules.win == "all" or _counted(sight, action.cards)]


def _pairs_to_come(sight: Sight) -> bool:
    """Whether the pyramid has gone, the rest must go too, and some of it may pair when the stock is gone through (onto
    one pile: several would have to be played against one another).

    Once the stock has been drawn the order of its cards is known; before that, any that make 13 may lie together."""
    rules = sight.rules
    if rules.win != "all" or rules.pair_waste == "none" or rules.waste_piles > 1:
        return False
    if any(card is not None for card in sight.pyramid):
        return False
    if sight.stock > len(sight.open_stock):
        values = {value(card) for card in set(range(PLACES)) - sight.gone}
        return any(THIRTEEN - low in values for low in values)
    lying = (*sight.waste, *sight.open_stock)
    return any(value(one) + value(other) == THIRTEEN for one, other in pairwise(lying))


def _counted(sight: Sight, cards: tuple[Card, ...]) -> int:
    """How many of these cards count: those of the pyramid, and kings where stock and waste must go as well."""
    return sum(card in sight.pyramid or (sight.rules.win == "all" and value(card) == THIRTEEN) for card in cards)


def _can_go(sight: Sight) -> int:
    """How many cards that count can still go (at most, where recycles are limited)."""
    # Which of the other cards have been drawn makes no difference: one answer for all these positions.
    all_in_stock = replace(
        sight,
        piles=((),) * len(sight.piles),
        stock=sight.stock + len(sight.waste),
        recycles_left=None,
        open_stock=(),
        just_drawn=False,
    )
    return _can_go_in_all(all_in_stock)


@lru_cache(maxsize=4096)
def _can_go_in_all(sight: Sight) -> int:
    table, board = imagined(sight)
    in_pyramid = most_removable_from(table, board) - removed(board)
    if sight.rules.win != "all":
        return in_pyramid
    others = set(table.cards).difference(sight.pyramid, sight.gone)
    return in_pyramid + sum(value(card) == THIRTEEN for card in others)


def _worth(before: Sight, after: Sight) -> tuple[int, int]:
    """Two pyramid cards before one, then what uncovers more."""
    taken = sum(card is not None for card in before.pyramid) - sum(card is not None for card in after.pyramid)
    return taken, _available(after) - _available(before)


def _available(sight: Sight) -> int:
    """How many pyramid cards nothing covers."""
    there = sum(1 << place for place, card in enumerate(sight.pyramid) if card is not None)
    return sum(there >> place & 1 and not cover & there for place, cover in enumerate(COVERS))
