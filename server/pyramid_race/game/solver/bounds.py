"""How many moves a win takes at least: what makes the search for the shortest one short.

Of each value the pyramid needs some cards of the draw pile, whatever pairs are made in it. Those that lie ahead must be
drawn up to; those in the waste come up when all above them can be removed, and after a recycle otherwise. The largest
of these numbers of draws is added to that of the removals."""

from __future__ import annotations

from pyramid_race.compiled import bit_count, compiled, highest, lowest
from pyramid_race.game.solver.facts import Facts
from pyramid_race.game.solver.steps import drawn_of, live_of, number_of, recycles_of
from pyramid_race.game.table import THIRTEEN

LOST = -1

# Counts by value in one integer, each of four bits: no value has more than four cards.
_COUNT_BITS = 4
_COUNT = (1 << _COUNT_BITS) - 1


@compiled
def waste_within_reach(here: int, facts: Facts) -> int:
    """The cards of the waste that could all be removed from the top down: as far as there are partners for them."""
    live, drawn = live_of(here), drawn_of(here)
    waste = live & (1 << drawn) - 1
    reach, used = 0, 0
    while waste:
        top = highest(waste)
        card = facts.draw_values[top]
        if card != THIRTEEN:
            if used >> _COUNT_BITS * card & _COUNT >= _partners(here, card, facts):
                break
            used += 1 << _COUNT_BITS * card
        reach |= 1 << top
        waste ^= 1 << top
    return reach


@compiled
def usable(here: int, reach: int) -> int:
    """The cards of the draw pile that may still come up, at most."""
    live, drawn = live_of(here), drawn_of(here)
    return live if recycles_of(here) else live >> drawn << drawn | reach


@compiled
def fewest_moves(here: int, reach: int, facts: Facts) -> int:
    """A number of moves that no win from the position goes below; LOST: there is none.

    `reach` is its `waste_within_reach`."""
    if facts.strict:
        return _strict(here, facts)
    number, live, drawn = number_of(here), live_of(here), drawn_of(here)
    for card in range(1, THIRTEEN):
        if bit_count(live & facts.with_value[card]) < facts.need[number, card]:
            return LOST
    ahead = live >> drawn << drawn
    deep = live ^ ahead ^ reach
    to_draw, after_recycle = _draws(number, ahead, reach, deep, facts)
    if after_recycle:
        if not recycles_of(here):
            return LOST
        to_draw = bit_count(ahead)
    if not facts.stock_top:
        return facts.removals[number] + to_draw + (after_recycle + 1 if after_recycle else 0)
    # The last card goes from the stock itself, and so may those before it, one for each partner in the pyramid.
    if after_recycle:
        return facts.removals[number] + _passed(here, ahead, to_draw, deep, after_recycle - 1, facts) + 1
    return facts.removals[number] + _passed(here, ahead, to_draw - 1, deep, 0, facts)


@compiled
def _draws(number: int, ahead: int, reach: int, deep: int, facts: Facts) -> tuple[int, int]:
    """How many cards must be drawn in this pass, and after a recycle (0: it takes none), for what the pyramid needs."""
    to_draw, after_recycle = 0, 0
    for card in range(1, THIRTEEN):
        missing = facts.need[number, card] - bit_count(facts.with_value[card] & reach)
        if missing <= 0:
            continue
        there = facts.with_value[card] & ahead
        count = bit_count(there)
        if missing <= count:
            to_draw = max(to_draw, _up_to(ahead, there, missing))
        else:
            after_recycle = max(after_recycle, _up_to(deep, facts.with_value[card] & deep, missing - count))
    return to_draw, after_recycle


@compiled
def _strict(here: int, facts: Facts) -> int:
    """Likewise where stock and waste must go as well: then the number of removals is known.

    Every card has a partner left: so by counting alone the whole waste is within reach, and what is open of the stock
    may always go without a draw."""
    number, live, drawn = number_of(here), live_of(here), drawn_of(here)
    removals = facts.counts[number, THIRTEEN] + bit_count(live & facts.with_value[THIRTEEN])
    for low in range(1, THIRTEEN // 2 + 1):
        high = THIRTEEN - low
        lows, highs = facts.counts[number, low], facts.counts[number, high]
        draw_lows = bit_count(live & facts.with_value[low])
        draw_highs = bit_count(live & facts.with_value[high])
        if facts.need[number, low] > draw_lows or facts.need[number, high] > draw_highs:
            return LOST
        if not facts.pair_waste and (draw_lows > highs or draw_highs > lows):
            return LOST
        removals += lows + draw_lows
    return removals if facts.stock_top else removals + bit_count(live >> drawn)


@compiled
def _partners(here: int, card: int, facts: Facts) -> int:
    """How many cards are left with which a card of the draw pile may go."""
    partners = facts.counts[number_of(here), THIRTEEN - card] + 0
    if facts.pair_waste:
        partners += bit_count(live_of(here) & facts.with_value[THIRTEEN - card])
    return partners


@compiled
def _up_to(cards: int, wanted: int, count: int) -> int:
    """How many of the cards come up to that of the wanted ones, in drawing order."""
    for _ in range(count - 1):
        wanted &= wanted - 1
    return bit_count(cards & (2 << lowest(wanted)) - 1)


@compiled
def _passed(here: int, ahead: int, first: int, deep: int, later: int, facts: Facts) -> int:
    """How many of the first cards ahead, and of the first deep ones, must be drawn if all that can go with a pyramid
    card do so from the stock."""
    number = number_of(here)
    draws, used = 0, 0
    cards = ahead
    for at in range(first + later):
        if at == first:
            cards = deep
        card = facts.draw_values[lowest(cards)]
        cards &= cards - 1
        if card != THIRTEEN and used >> _COUNT_BITS * card & _COUNT < facts.counts[number, THIRTEEN - card]:
            used += 1 << _COUNT_BITS * card
        else:
            draws += 1
    return draws
