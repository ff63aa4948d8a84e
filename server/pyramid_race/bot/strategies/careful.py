"""Never into a dead end that can be avoided.

Where the waste always goes back it is known what can still go (`prospects`), so no removal is made that lessens it, and
all goes that any play could remove. Where recycles are limited the same answer is an upper bound: removals that keep it
are waited for as long as the stock comes round again, then what can be had is taken.

Where stock and waste must go as well, two of their cards are paired if the pyramid doesn't need them, and once it has
gone the stock is gone through for such pairs as long as there are any."""

from __future__ import annotations

from random import Random

from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.prospects import Prospects, counted, prospects, removals
from pyramid_race.bot.strategies.turning import may_recycle, turn
from pyramid_race.game.board import Action
from pyramid_race.game.table import COVERS


def choose(sight: Sight, turns: int, random: Random) -> Action | None:  # noqa: ARG001 (prospects say when to stop)
    actions = best_actions(sight)
    return random.choice(actions) if actions else None


def best_actions(sight: Sight) -> list[Action]:
    """The best actions, all equally good; none if there is nothing left to do. The sight must be whole."""
    now = prospects(sight)
    # Those without a card that counts bring nothing nearer, unless all must go or what lies below won't come up again.
    takes_all = sight.rules.win == "all" or sight.recycles_left is not None
    removable = [action for action in removals(sight) if takes_all or counted(sight, action.cards)]
    then = {action: sight.without(action.cards) for action in removable}
    total: dict[Action, Prospects] = {}
    for action in removable:
        can_win, can_go = prospects(then[action])
        total[action] = Prospects(can_win, counted(sight, action.cards) + can_go)
    good = [action for action in removable if total[action] == now]
    if not good and not may_recycle(sight):
        counting = [action for action in removable if counted(sight, action.cards)]
        good = [action for action in counting if total[action] == max(total[other] for other in counting)]
    if good:
        worth = {action: _worth(sight, then[action]) for action in good}
        return [action for action in good if worth[action] == max(worth.values())]
    shown = turn(sight)
    return [] if shown is None else [shown]


def _worth(before: Sight, after: Sight) -> tuple[int, int]:
    """Two pyramid cards before one, then what uncovers more."""
    taken = sum(card is not None for card in before.pyramid) - sum(card is not None for card in after.pyramid)
    return taken, _available(after) - _available(before)


def _available(sight: Sight) -> int:
    """How many pyramid cards nothing covers."""
    there = sum(1 << place for place, card in enumerate(sight.pyramid) if card is not None)
    return sum(there >> place & 1 and not cover & there for place, cover in enumerate(COVERS))
