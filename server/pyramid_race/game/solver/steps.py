"""What can be done in a position of the search: one step is one removal, draw or recycle.

A position is one integer. Positions that only differ in where the stock goes on among removed cards are the same."""

from __future__ import annotations

from pyramid_race.compiled import Ints, compiled, highest, lowest
from pyramid_race.game.solver.facts import DRAWN, TOP_TWO, Facts
from pyramid_race.game.solver.pyramids import AVAILABLE, COVER, COVERED_ONCE, WITHOUT
from pyramid_race.game.table import THIRTEEN

_COUNT_BITS = 5
_COUNT = (1 << _COUNT_BITS) - 1
_LIVE_BITS = 24
MOST_RECYCLES = 24
"""More recycles than there are stock cards are never needed: without a removal from the draw pile none is of use."""
MOST_STEPS = 256
"""More than there can be in any position."""


@compiled
def position(number: int, live: int, drawn: int, recycles: int) -> int:
    """`number` is the set left of the pyramid, `live` the mask of the draw pile's cards that are left, `drawn` the
    place from which the stock goes on, `recycles` how many are left."""
    return ((number << _LIVE_BITS | live) << _COUNT_BITS | drawn) << _COUNT_BITS | recycles


@compiled
def number_of(here: int) -> int:
    return here >> _LIVE_BITS + 2 * _COUNT_BITS


@compiled
def live_of(here: int) -> int:
    return here >> 2 * _COUNT_BITS & (1 << _LIVE_BITS) - 1


@compiled
def drawn_of(here: int) -> int:
    return here >> _COUNT_BITS & _COUNT


@compiled
def recycles_of(here: int) -> int:
    return here & _COUNT


@compiled
def without(here: int, number: int, taken: int) -> int:
    """The position with another set left of the pyramid, and without the taken cards of the draw pile."""
    live, drawn = live_of(here) & ~taken, drawn_of(here)
    waste = live & (1 << drawn) - 1
    return position(number, live, highest(waste) + 1 if waste else 0, recycles_of(here))


@compiled
def top_of(here: int) -> int:
    """The place of the top waste card; -1: there is none."""
    waste = live_of(here) & (1 << drawn_of(here)) - 1
    return highest(waste) if waste else -1


@compiled
def next_of(here: int) -> int:
    """The place of the stock's next card; -1: there is none."""
    ahead = live_of(here) >> drawn_of(here) << drawn_of(here)
    return lowest(ahead) if ahead else -1


@compiled
def steps(here: int, may_pair: bool, facts: Facts, after: Ints, cost: Ints) -> int:
    """Writes the positions that follow and their costs in moves into `after` and `cost`; answers how many there are.

    `may_pair` says that the two top waste cards may be paired just now, whatever the rules say later on."""
    forced = _forced(here, facts)
    if forced >= 0:
        after[0], cost[0] = forced, 1
        # Only a pair that may be taken just now can't wait for the king.
        return _pairs_of_waste(here, may_pair, facts, after, cost, 1) if may_pair else 1
    count = _with_pyramid_cards(here, facts, after, cost)
    count = _from_draw_pile(here, facts, after, cost, count)
    return _pairs_of_waste(here, may_pair, facts, after, cost, count)


@compiled
def _forced(here: int, facts: Facts) -> int:
    """The position without a king that any win takes, and that is in others' way at most; -1: there is none.

    Such are the kings of the pyramid, and where the waste must go as well the one on its top."""
    number = number_of(here)
    rest = AVAILABLE[number]
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if facts.values[place] == THIRTEEN:
            return without(here, WITHOUT[number, place], 0)
    top = top_of(here)
    if facts.strict and top >= 0 and facts.draw_values[top] == THIRTEEN:
        return without(here, number, 1 << top)
    return -1


@compiled
def _with_pyramid_cards(here: int, facts: Facts, after: Ints, cost: Ints) -> int:
    """The pairs in which a card of the pyramid goes."""
    number, top, next_card = number_of(here), top_of(here), next_of(here)
    count = 0
    rest = AVAILABLE[number]
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        partner = THIRTEEN - facts.values[place]
        left = WITHOUT[number, place]
        if top >= 0 and facts.draw_values[top] == partner:
            after[count], cost[count] = without(here, left, 1 << top), 1
            count += 1
        if facts.stock_top and next_card >= 0 and facts.draw_values[next_card] == partner:
            after[count], cost[count] = without(here, left, 1 << next_card), 1
            count += 1
        others = rest
        if facts.with_cover:
            others |= COVERED_ONCE[number]
        while others:
            other = lowest(others)
            others &= others - 1
            if facts.values[other] == partner and (rest >> other & 1 or COVER[other] >> place & 1):
                after[count], cost[count] = without(here, WITHOUT[left, other], 0), 1
                count += 1
    return count


@compiled
def _from_draw_pile(here: int, facts: Facts, after: Ints, cost: Ints, count: int) -> int:
    """Kings of the draw pile, the draw and the recycle."""
    number, top, next_card = number_of(here), top_of(here), next_of(here)
    if top >= 0 and facts.draw_values[top] == THIRTEEN:
        after[count], cost[count] = without(here, number, 1 << top), 1
        count += 1
    if next_card >= 0:
        if facts.stock_top and facts.draw_values[next_card] == THIRTEEN:
            after[count], cost[count] = without(here, number, 1 << next_card), 1
            count += 1
        after[count], cost[count] = position(number, live_of(here), next_card + 1, recycles_of(here)), 1
        count += 1
    elif top >= 0 and recycles_of(here):
        left = recycles_of(here) if facts.unlimited else recycles_of(here) - 1
        after[count], cost[count] = position(number, live_of(here), 0, left), 1
        count += 1
    return count


@compiled
def _pairs_of_waste(here: int, may_pair: bool, facts: Facts, after: Ints, cost: Ints, count: int) -> int:
    """The pairs of two cards of the draw pile.

    The rule `drawn` is played as one step of two moves: a draw, and the pair at once; later would be no better."""
    top = top_of(here)
    if top < 0:
        return count
    number, next_card, partner = number_of(here), next_of(here), THIRTEEN - facts.draw_values[top]
    if facts.pair_waste == DRAWN and next_card >= 0 and facts.draw_values[next_card] == partner:
        after[count] = without(here, number, 1 << top | 1 << next_card)
        cost[count] = 1 if facts.stock_top else 2
        count += 1
    if may_pair or facts.pair_waste == TOP_TWO:
        second = top_of(without(here, number, 1 << top))
        if second >= 0 and facts.draw_values[second] == partner:
            after[count], cost[count] = without(here, number, 1 << top | 1 << second), 1
            count += 1
    return count
