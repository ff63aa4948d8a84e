"""How many pyramid cards must stay even if the order of the stock is no matter, for use inside a search.

The same answer as that of `order_free`, on the numbers of `pyramids`. A position from which something must stay here is
lost under any rules."""

from __future__ import annotations

from typing import NamedTuple

from pyramid_race.compiled import Ints, bit_count, compiled, ints, lowest, small
from pyramid_race.game.solver.facts import Facts
from pyramid_race.game.solver.pyramids import AVAILABLE, COVER, COVERED_ONCE, SIZE, WITHOUT
from pyramid_race.game.table import THIRTEEN

_SLOTS = 1 << 17
_FULL = _SLOTS * 3 // 4
_SET_BITS = 11
_SET = (1 << _SET_BITS) - 1
_NEED_BITS = 3
_NEED = (1 << _NEED_BITS) - 1
_CLASSES = THIRTEEN // 2


class Memory(NamedTuple):
    """The answers so far, in a hash table."""

    states: Ints
    """In each slot a state plus 1; 0: the slot is free."""
    answers: Ints
    used: Ints
    """How many slots are in use."""


@compiled
def memory() -> Memory:
    """Nothing known yet."""
    return Memory(ints(_SLOTS), small(_SLOTS), ints(1))


@compiled
def state_of(number: int, usable: int, to_clear: bool, facts: Facts) -> int:
    """The set that is left of the pyramid, and above it, class by class, how many pairs it needs (see `order_free`).

    `usable` is the mask of the draw pile's cards that can still come up. Where not all can, the two values of a class
    may be short by different numbers: to clear the pyramid it takes as many pairs as the larger one; the smaller one
    is what holds for any line of play."""
    state = number
    for low in range(1, _CLASSES + 1):
        lows_short = facts.counts[number, low] - bit_count(usable & facts.with_value[THIRTEEN - low])
        highs_short = facts.counts[number, THIRTEEN - low] - bit_count(usable & facts.with_value[low])
        need = max(lows_short, highs_short) if to_clear else min(lows_short, highs_short)
        if need > 0:
            state |= need << _SET_BITS + _NEED_BITS * (low - 1)
    return state


@compiled
def fewest_left(state: int, facts: Facts, known: Memory) -> int:
    """How many pyramid cards must stay at least."""
    if state <= _SET:
        return 0
    at = _slot(known.states, state)
    if known.states[at] == state + 1:
        return known.answers[at]
    settled = _settled(state, facts)
    if settled != state:
        fewest = fewest_left(settled, facts, known)
        _remember(state, fewest, known)
        return fewest
    number = state & _SET
    fewest = SIZE[number]
    rest = AVAILABLE[number]
    while rest and fewest:
        place = lowest(rest)
        rest &= rest - 1
        card = facts.values[place]
        shift = _SET_BITS + _NEED_BITS * (min(card, THIRTEEN - card) - 1)
        need = state >> shift & _NEED
        after = state - number + WITHOUT[number, place]
        # As many stock cards of the other value are left as there are more cards here than pairs needed.
        if facts.counts[number, card] > need:
            fewest = min(fewest, fewest_left(after, facts, known))
        partners = rest
        if facts.with_cover:
            partners |= COVERED_ONCE[number]
        while partners and fewest:
            other = lowest(partners)
            partners &= partners - 1
            if facts.values[other] + card == THIRTEEN and (rest >> other & 1 or COVER[other] >> place & 1):
                paired = state - number + WITHOUT[after & _SET, other] - (1 << shift)
                fewest = min(fewest, fewest_left(paired, facts, known))
    _remember(state, fewest, known)
    return fewest


@compiled
def _remember(state: int, fewest: int, known: Memory) -> None:
    # A full memory only costs time.
    if known.used[0] < _FULL:
        at = _slot(known.states, state)
        known.states[at] = state + 1
        known.answers[at] = fewest
        known.used[0] += 1


@compiled
def _slot(states: Ints, state: int) -> int:
    """Where the state is, or would be."""
    at = (state ^ state >> 11 ^ state >> 17) * 0x9E3B & _SLOTS - 1
    while states[at] != 0 and states[at] != state + 1:
        at = at + 1 & _SLOTS - 1
    return at


@compiled
def _settled(state: int, facts: Facts) -> int:
    """The state when all has gone that can go at no cost: kings, and cards of classes that need no more pairs."""
    number = state & _SET
    going = True
    while going:
        going = False
        rest = AVAILABLE[number]
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            card = facts.values[place]
            low = min(card, THIRTEEN - card)
            if low == 0 or not state >> _SET_BITS + _NEED_BITS * (low - 1) & _NEED:
                number = WITHOUT[number, place]
                going = True
    return state - (state & _SET) + number
