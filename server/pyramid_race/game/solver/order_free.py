"""How many pyramid cards can go, exactly, where the order of the stock doesn't matter.

With recycles without limit every remaining card of the stock can be brought to the top of the waste: only which pyramid
cards remain counts, and how many stock cards there are of each value. A king goes alone. The other values make six
classes, {A, Q} to {6, 7}, that have nothing to do with one another but for the covering.

Every removal takes one card of either value of a class. So, of a class, as many pyramid cards of the low value
outnumber the stock cards of the high one as the other way round, and that is how many pairs inside the pyramid the
class *needs*. When it has had them, stock cards suffice for all that is left of it: each of its cards may go at once
like a king, which is never worse than waiting. A choice is left only in classes that still need pairs: the search is
short.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramid_race.game.board import Board, start
from pyramid_race.game.cards import value
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import PYRAMID, PYRAMID_PLACES, ROWS, THIRTEEN, Table

State = int
"""The remaining pyramid cards, and above them for each class how many pairs it needs.

Each row of the pyramid has 8 bits, so that bit n is covered by the bits n + 8 and n + 9."""

_STRIDE = 8
_CARDS = (1 << ROWS * _STRIDE) - 1
_NEED_BITS = 3
_NEED = (1 << _NEED_BITS) - 1
CLASSES = range(1, THIRTEEN // 2 + 1)
"""A class is named by its low value."""

_ROWS = tuple((row * (row + 1) // 2, (1 << row + 1) - 1, row * _STRIDE) for row in range(ROWS))
"""Of each row: its first place, the mask of its length, its first bit in a state."""


def order_matters(rules: Rules) -> bool:
    """Whether the order of the stock can decide if a position is won. If so, this module only has a bound.

    Not with recycles without limit, as long as no two cards of the waste must lie together: with several piles any two
    can be brought to the tops of two piles."""
    return rules.recycles is not None or (rules.win == "all" and rules.pair_waste != "none" and rules.waste_piles == 1)


def can_win(table: Table, board: Board) -> bool:
    """Whether the board can still be won. Where `order_matters`, False is still the truth, and True only a maybe."""
    return OrderFree(table).can_win(board.removed)


def winnable(table: Table) -> bool:
    """Whether the deal can be won, with the same reserve as `can_win`."""
    return can_win(table, start(table))


def most_removable(table: Table) -> int:
    """The most pyramid cards (0 to 28) that any way of play removes; with limited recycles no more than this."""
    return most_removable_from(table, start(table))


def most_removable_from(table: Table, board: Board) -> int:
    """The most pyramid cards (0 to 28) that can be gone in the end, going on from this board without undo; with limited
    recycles no more than this."""
    game = OrderFree(table)
    return PYRAMID_PLACES - game.fewest_left(game.state(board.removed))


def all_answers(table: Table) -> dict[State, int]:
    """`OrderFree.fewest` with every settled state that play can come to, as long as no two stock cards are paired."""
    game = OrderFree(table)
    todo = [game.state(start(table).removed)]
    seen = set(todo)
    for state in todo:
        for choice in game.choices(state):
            if choice not in seen:
                seen.add(choice)
                todo.append(choice)
    # From the last ones on: then each answer follows from those that are there.
    for state in reversed(todo):
        game.fewest_left(state)
    return game.fewest


class OrderFree:
    """A deal without the order of its stock. It remembers the answers: one serves all boards of a race."""

    def __init__(self, table: Table) -> None:
        self._rules = table.rules
        by_value = [0] * (THIRTEEN + 1)
        for place, card in enumerate(table.cards):
            by_value[value(card)] |= 1 << place
        self._in_pyramid = [mask & PYRAMID for mask in by_value]
        self._in_stock = [mask & ~PYRAMID for mask in by_value]
        self._bits = [_spread(mask) for mask in self._in_pyramid]
        self.fewest: dict[State, int] = {}
        """Of settled states: how many pyramid cards must stay."""
        self._states: dict[int, State] = {}

    def state(self, removed: int) -> State:
        """The settled state of a position, from the mask of the removed places (`Board.removed`)."""
        state = self._states.get(removed)
        if state is None:  # after a draw it is there: nothing has been removed
            state = self._states[removed] = self._state(removed)
        return state

    def _state(self, removed: int) -> State:
        left = ~removed
        state = _spread(left & PYRAMID)
        for low in CLASSES:
            in_pyramid = (left & self._in_pyramid[low]).bit_count()
            need = in_pyramid - (left & self._in_stock[THIRTEEN - low]).bit_count()
            if need > 0:
                state |= need << _shift(low)
        return self.settled(state)

    def can_win(self, removed: int) -> bool:
        """As the module's `can_win`, from the mask of the removed places."""
        known = self.knows(removed)
        return self.fewest_left(self.state(removed)) == 0 if known is None else known

    def knows(self, removed: int) -> bool | None:
        """`can_win` if the answer is there already; None: it would have to be worked out."""
        if self._rules.win == "all" and self._rules.pair_waste == "none" and self._leaves_stock(removed):
            return False
        fewest = self.fewest.get(self.state(removed))
        return None if fewest is None else fewest == 0

    def _leaves_stock(self, removed: int) -> bool:
        """Whether more stock cards are left than the pyramid has partners for."""
        left = ~removed
        return any(
            (left & self._in_stock[THIRTEEN - low]).bit_count() > (left & self._in_pyramid[low]).bit_count()
            for low in CLASSES
        )

    def fewest_left(self, state: State) -> int:
        """How many pyramid cards must stay, from a settled state on."""
        known = self.fewest.get(state)
        if known is not None:
            return known
        fewest = cards_left(state)
        for choice in self.choices(state):
            fewest = min(fewest, self.fewest_left(choice))
            if not fewest:
                break
        self.fewest[state] = fewest
        return fewest

    def settled(self, state: State) -> State:
        """The state when all has gone that can go at no cost: kings, and cards of classes that need no more pairs."""
        free = self._bits[THIRTEEN]
        for low in CLASSES:
            if not needed(state, low):
                free |= self._bits[low] | self._bits[THIRTEEN - low]
        while going := free & _available(state & _CARDS):
            state ^= going
        return state

    def choices(self, state: State) -> Iterator[State]:
        """The settled states one removal on, in the classes that still need pairs."""
        return map(self.settled, self.removals(state))

    def removals(self, state: State) -> Iterator[State]:
        """The states right after a removal, in the classes that still need pairs."""
        cards = state & _CARDS
        available = _available(cards)
        covered_once = cards & (cards >> _STRIDE ^ cards >> _STRIDE + 1)
        for low in CLASSES:
            need = needed(state, low)
            if not need:
                continue
            paired = state - (1 << _shift(low))
            lows, highs = self._bits[low], self._bits[THIRTEEN - low]
            for mask in (lows, highs):
                # As many stock cards of the other value are left as there are more cards here than pairs needed.
                if (cards & mask).bit_count() > need:
                    yield from (state ^ one for one in _each(available & mask))
            for one in _each(available & lows):
                yield from (paired ^ one ^ other for other in _each(available & highs))
            if self._rules.pair_with_cover:
                for cover, under in ((lows, highs), (highs, lows)):
                    for one in _each(available & cover):
                        covered = covered_once & under & (one >> _STRIDE | one >> _STRIDE + 1)
                        yield from (paired ^ one ^ other for other in _each(covered))


def cards_left(state: State) -> int:
    return (state & _CARDS).bit_count()


def needed(state: State, low: int) -> int:
    """How many pairs inside the pyramid the class of this low value still needs."""
    return state >> _shift(low) & _NEED


def _shift(low: int) -> int:
    return ROWS * _STRIDE + _NEED_BITS * (low - 1)


def _spread(places_left: int) -> int:
    """A mask of pyramid places with 8 bits a row."""
    return sum((places_left >> first & length) << bit for first, length, bit in _ROWS)


def _available(cards: int) -> int:
    return cards & ~(cards >> _STRIDE | cards >> _STRIDE + 1)


def _each(mask: int) -> Iterator[int]:
    """The single bits of a mask."""
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit
