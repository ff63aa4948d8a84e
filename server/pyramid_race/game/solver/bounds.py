"""How many moves a win takes at least: what makes the search for the shortest one short."""

from __future__ import annotations

from pyramid_race.compiled import Ints, bit_count, compiled, highest, longs, lowest
from pyramid_race.game.solver.facts import Facts
from pyramid_race.game.table import THIRTEEN

LOST = -1


@compiled
def fewest_moves(number: int, live: int, drawn: int, recycles: int, facts: Facts) -> int:
    """A number of moves that no win from here goes below; LOST: there is none.

    `number` is the set left of the pyramid, `live` the draw pile's cards that are left, `drawn` the place in that pile
    from which the stock goes on, `recycles` how many are left (not 0 where there is no limit).

    Of each value the pyramid needs some cards of the draw pile, whatever pairs are made in it. Those that lie ahead
    must be drawn up to; those in the waste come up when all above them can be removed, and after a recycle otherwise.
    The largest of these numbers of draws is added to that of the removals."""
    if facts.strict:
        return _strict(number, live, drawn, recycles, facts)
    removals = facts.removals[number]
    needs_any = False
    for card in range(1, THIRTEEN):
        need = facts.need[number, card]
        if need:
            needs_any = True
            if bit_count(live & facts.with_value[card]) < need:
                return LOST
    if not needs_any:
        return removals
    ahead = live >> drawn << drawn
    used = longs(THIRTEEN + 1)
    reachable = _reachable(number, live, live ^ ahead, used, facts)
    deep = live ^ ahead ^ reachable
    to_draw, after_recycle = 0, 0
    for card in range(1, THIRTEEN):
        missing = facts.need[number, card] - bit_count(facts.with_value[card] & reachable)
        if missing <= 0:
            continue
        there = facts.with_value[card] & ahead
        count = bit_count(there)
        if missing <= count:
            to_draw = max(to_draw, _up_to(ahead, there, missing))
        else:
            after_recycle = max(after_recycle, _up_to(deep, facts.with_value[card] & deep, missing - count))
    if after_recycle:
        if not recycles:
            return LOST
        to_draw = bit_count(ahead)
    if not facts.stock_top:
        return removals + to_draw + (after_recycle + 1 if after_recycle else 0)
    # The last card goes from the stock itself, and so may those before it, one for each partner in the pyramid.
    for card in range(THIRTEEN + 1):
        used[card] = 0
    if after_recycle:
        draws = _passed(number, ahead, to_draw, used, facts) + 1
        return removals + draws + _passed(number, deep, after_recycle - 1, used, facts)
    return removals + _passed(number, ahead, to_draw - 1, used, facts)


@compiled
def usable(number: int, live: int, drawn: int, recycles: int, facts: Facts) -> int:
    """The cards of the draw pile that may still come up, at most; the arguments are those of `fewest_moves`."""
    if recycles:
        return live
    ahead = live >> drawn << drawn
    return ahead | _reachable(number, live, live ^ ahead, longs(THIRTEEN + 1), facts)


@compiled
def _strict(number: int, live: int, drawn: int, recycles: int, facts: Facts) -> int:
    """Likewise where stock and waste must go as well: then the number of removals is known."""
    removals = facts.counts[number, THIRTEEN] + bit_count(live & facts.with_value[THIRTEEN])
    for low in range(1, THIRTEEN // 2 + 1):
        high = THIRTEEN - low
        lows, highs = facts.counts[number, low], facts.counts[number, high]
        draw_lows = bit_count(live & facts.with_value[low])
        draw_highs = bit_count(live & facts.with_value[high])
        if lows + draw_lows != highs + draw_highs:
            return LOST
        if facts.need[number, low] > draw_lows or facts.need[number, high] > draw_highs:
            return LOST
        if not facts.pair_waste and (draw_lows > highs or draw_highs > lows):
            return LOST
        removals += lows + draw_lows
    ahead = live >> drawn << drawn
    used = longs(THIRTEEN + 1)
    reachable = _reachable(number, live, live ^ ahead, used, facts)
    deep = live ^ ahead ^ reachable
    draws = _undrawn(number, live, ahead, facts) if facts.stock_top else bit_count(ahead) + bit_count(deep)
    if deep:
        if not recycles:
            return LOST
        draws += 1
    return removals + draws


@compiled
def _reachable(number: int, live: int, waste: int, used: Ints, facts: Facts) -> int:
    """The cards of the waste that could all be removed from the top down: as far as there are partners for them."""
    reachable = 0
    while waste:
        top = highest(waste)
        card = facts.draw_values[top]
        if card != THIRTEEN:
            if used[card] >= _partners(number, live, card, facts):
                break
            used[card] += 1
        reachable |= 1 << top
        waste ^= 1 << top
    return reachable


@compiled
def _partners(number: int, live: int, card: int, facts: Facts) -> int:
    partners = facts.counts[number, THIRTEEN - card] + 0
    if facts.pair_waste:
        partners += bit_count(live & facts.with_value[THIRTEEN - card])
    return partners


@compiled
def _up_to(cards: int, wanted: int, count: int) -> int:
    """How many of the cards come up to that of the wanted ones, in drawing order."""
    for _ in range(count - 1):
        wanted &= wanted - 1
    return bit_count(cards & (2 << lowest(wanted)) - 1)


@compiled
def _passed(number: int, cards: int, count: int, used: Ints, facts: Facts) -> int:
    """How many of the first cards must be drawn, if those that can go from the stock with a pyramid card do."""
    draws = 0
    for _ in range(count):
        card = facts.draw_values[lowest(cards)]
        cards &= cards - 1
        if card != THIRTEEN and used[card] < facts.counts[number, THIRTEEN - card]:
            used[card] += 1
        else:
            draws += 1
    return draws


@compiled
def _undrawn(number: int, live: int, ahead: int, facts: Facts) -> int:
    """How many cards of the stock must be drawn, if all that can goes from the stock itself."""
    draws = 0
    used = longs(THIRTEEN + 1)
    while ahead:
        card = facts.draw_values[lowest(ahead)]
        ahead &= ahead - 1
        if card == THIRTEEN:
            continue
        if used[card] < _partners(number, live, card, facts):
            used[card] += 1
        else:
            draws += 1
    return draws
