"""How many pyramid cards can go, exactly, where the waste may be recycled without limit.

Then every remaining card of the stock can be brought to the top of the waste, so its order doesn't matter: only which
pyramid cards remain and how many stock cards there are of each value. A king goes alone. The other values make six
classes, {A, Q} to {6, 7}, that have nothing to do with one another but for the covering.

A pair inside the pyramid saves a stock card on either side of its class. So a class needs some number of such pairs,
and when it has had them, stock cards suffice for all that is left of it: each of its cards may go at once like a king,
which is never worse than waiting. A choice is left only in classes that still need pairs: the search is short.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyramid_race.game.board import Board, start
from pyramid_race.game.cards import value
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import PYRAMID_PLACES, ROWS, THIRTEEN, Table

# In the masks of this module each row of the pyramid has 8 bits, so that bit n is covered by the bits n + 8 and n + 9.
_STRIDE = 8
_BITS: tuple[int, ...] = tuple(1 << (row * _STRIDE + column) for row in range(ROWS) for column in range(row + 1))
"""The bit of each pyramid place."""

# A state of the search is one integer: the mask of the remaining cards, and above it for each class the pairs it needs.
_CARDS = (1 << ROWS * _STRIDE) - 1
_COUNT_BITS = 4
_COUNT = (1 << _COUNT_BITS) - 1


@dataclass(frozen=True, slots=True)
class _Class:
    """Two values that add up to 13, when pairs inside the pyramid are needed for them."""

    sides: tuple[tuple[int, int], tuple[int, int]]
    """For either value: the mask of its pyramid cards; and what their number, less the pairs needed, comes down to when
    the stock cards that go with them are used up (0, or less if the stock has more of them than it takes)."""
    shift: int
    """Where in the state the number of pairs still needed is."""


def solvable(rules: Rules) -> bool:
    """Whether this module has the answers for these rules: no limit of recycles, no pairs of two waste cards."""
    return rules.recycles is None and rules.pair_waste == "none"


def winnable(table: Table) -> bool:
    """Whether the pyramid can be cleared. Raises ValueError unless `solvable`, and if more must go than the pyramid."""
    if table.rules.win != "pyramid":
        raise ValueError("the solver answers for a cleared pyramid, not for a cleared stock and waste")
    return most_removable(table) == PYRAMID_PLACES


def most_removable(table: Table) -> int:
    """The most pyramid cards (0 to 28) that any way of play removes. Raises ValueError unless `solvable`."""
    return most_removable_from(table, start(table))


def most_removable_from(table: Table, board: Board) -> int:
    """The most pyramid cards (0 to 28) that can be gone in the end, going on from this board without undo.

    Raises ValueError unless `solvable`."""
    if not solvable(table.rules):
        raise ValueError("the solver needs recycles without limit and no pairs of two waste cards")
    pyramid = [0] * (THIRTEEN + 1)
    stock = [0] * (THIRTEEN + 1)
    for place, card in enumerate(table.cards):
        if board.removed >> place & 1:
            continue
        if place < PYRAMID_PLACES:
            pyramid[value(card)] |= _BITS[place]
        else:
            stock[value(card)] += 1
    return PYRAMID_PLACES - _fewest_left(pyramid, stock, table.rules.pair_with_cover)


def _fewest_left(pyramid: list[int], stock: list[int], pair_with_cover: bool) -> int:
    """How many pyramid cards must stay: by value the masks of the pyramid cards and the numbers of stock cards."""
    first = sum(pyramid)
    always_free = pyramid[THIRTEEN]
    classes: list[_Class] = []
    for low in range(1, THIRTEEN // 2 + 1):
        high = THIRTEEN - low
        low_short = pyramid[low].bit_count() - stock[high]
        high_short = pyramid[high].bit_count() - stock[low]
        needed = max(0, low_short, high_short)
        if needed:
            shift = ROWS * _STRIDE + _COUNT_BITS * len(classes)
            first |= needed << shift
            classes.append(_Class(((pyramid[low], low_short - needed), (pyramid[high], high_short - needed)), shift))
        else:
            always_free |= pyramid[low] | pyramid[high]

    fewest = PYRAMID_PLACES
    seen: set[int] = set()
    todo = [first]
    while todo and fewest:
        state = _without_free(todo.pop(), always_free, classes)
        if state in seen:
            continue
        seen.add(state)
        fewest = min(fewest, (state & _CARDS).bit_count())
        todo.extend(_choices(state, classes, pair_with_cover))
    return fewest


def _without_free(state: int, always_free: int, classes: list[_Class]) -> int:
    """The state when all has gone that can go at no cost: kings, and cards of classes that need no more pairs."""
    free = always_free
    for pair in classes:
        if not state >> pair.shift & _COUNT:
            free |= pair.sides[0][0] | pair.sides[1][0]
    while going := free & _available(state & _CARDS):
        state ^= going
    return state


def _choices(state: int, classes: list[_Class], pair_with_cover: bool) -> Iterator[int]:
    """The states one removal on, in the classes that still need pairs."""
    cards = state & _CARDS
    available = _available(cards)
    covered_once = cards & (cards >> _STRIDE ^ cards >> _STRIDE + 1)
    for pair in classes:
        needed = state >> pair.shift & _COUNT
        if not needed:
            continue
        paired = state - (1 << pair.shift)
        (low, _), (high, _) = pair.sides
        for mask, used_up in pair.sides:
            if (cards & mask).bit_count() - needed > used_up:
                yield from (state ^ one for one in _each(available & mask))
        for one in _each(available & low):
            yield from (paired ^ one ^ other for other in _each(available & high))
        if pair_with_cover:
            for cover, under in ((low, high), (high, low)):
                for one in _each(available & cover):
                    covered = covered_once & under & (one >> _STRIDE | one >> _STRIDE + 1)
                    yield from (paired ^ one ^ other for other in _each(covered))


def _available(cards: int) -> int:
    return cards & ~(cards >> _STRIDE | cards >> _STRIDE + 1)


def _each(mask: int) -> Iterator[int]:
    """The single bits of a mask."""
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit
