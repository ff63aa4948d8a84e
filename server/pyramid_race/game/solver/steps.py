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
def _without(number: int, live: int, taken: int, drawn: int, recycles: int) -> int:
    """The position when cards of the draw pile have been taken as well."""
    live &= ~taken
    waste = live & (1 << drawn) - 1
    return position(number, live, highest(waste) + 1 if waste else 0, recycles)


@compiled
def steps(here: int, may_pair: bool, facts: Facts, after: Ints, cost: Ints) -> int:
    """Writes the positions that follow and their costs in moves into `after` and `cost`; answers how many there are.

    `may_pair` says that the two top waste cards may be paired, whatever the rules say of others to come. The rule
    `drawn` is played as one step of two moves: a draw, and the pair at once; later would be no better."""
    number, live, drawn, recycles = number_of(here), live_of(here), drawn_of(here), recycles_of(here)
    available = AVAILABLE[number]
    rest = available
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if facts.values[place] == THIRTEEN:
            # A king of the pyramid must go in any win, and gone he is in nobody's way.
            after[0], cost[0] = position(WITHOUT[number, place], live, drawn, recycles), 1
            return 1
    waste = live & (1 << drawn) - 1
    ahead = live ^ waste
    top = highest(waste) if waste else -1
    next_card = lowest(ahead) if ahead else -1
    top_value = facts.draw_values[top] if waste else 0
    next_value = facts.draw_values[next_card] if ahead else 0
    if top_value == THIRTEEN and facts.strict:
        after[0], cost[0] = _without(number, live, 1 << top, drawn, recycles), 1
        return 1
    count = 0
    rest = available
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        partner = THIRTEEN - facts.values[place]
        left = WITHOUT[number, place]
        if top_value == partner:
            after[count], cost[count] = _without(left, live, 1 << top, drawn, recycles), 1
            count += 1
        if facts.stock_top and next_value == partner:
            after[count], cost[count] = position(left, live & ~(1 << next_card), drawn, recycles), 1
            count += 1
        others = rest
        if facts.with_cover:
            others |= COVERED_ONCE[number]
        while others:
            other = lowest(others)
            others &= others - 1
            if facts.values[other] == partner and (rest >> other & 1 or COVER[other] >> place & 1):
                after[count], cost[count] = position(WITHOUT[left, other], live, drawn, recycles), 1
                count += 1
    if top_value == THIRTEEN:
        after[count], cost[count] = _without(number, live, 1 << top, drawn, recycles), 1
        count += 1
    if ahead:
        if facts.stock_top and next_value == THIRTEEN:
            after[count], cost[count] = position(number, live & ~(1 << next_card), drawn, recycles), 1
            count += 1
        after[count], cost[count] = position(number, live, next_card + 1, recycles), 1
        count += 1
        if facts.pair_waste == DRAWN and top_value + next_value == THIRTEEN and waste:
            both = 1 << top | 1 << next_card
            after[count], cost[count] = _without(number, live, both, drawn, recycles), 1 if facts.stock_top else 2
            count += 1
    elif waste and recycles:
        after[count], cost[count] = position(number, live, 0, recycles if facts.unlimited else recycles - 1), 1
        count += 1
    under = waste & ~(1 << top) if waste else 0
    if under and (may_pair or facts.pair_waste == TOP_TWO):
        second = highest(under)
        if top_value + facts.draw_values[second] == THIRTEEN:
            after[count], cost[count] = _without(number, live, 1 << top | 1 << second, drawn, recycles), 1
            count += 1
    return count
