"""The search for rules with several waste piles, where a recycle also changes the order of the stock.

There are too many positions for the compact form of `steps`: this one plays on the board's own positions, plainly."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from pyramid_race.game.action import Action, Draw, Recycle
from pyramid_race.game.board import Board
from pyramid_race.game.cards import value
from pyramid_race.game.position import Position, draw, recycle, removals, remove
from pyramid_race.game.solver.found import MOST, SHORTEST, Found
from pyramid_race.game.solver.order_free import CLASSES, OrderFree
from pyramid_race.game.table import PYRAMID, THIRTEEN, Table


def find(table: Table, board: Board, aim: int, max_states: int) -> Found:
    """Searches on from a board, as `one_pile.find` does; slower, and for any number of piles."""
    return _Search(table, board, aim).run(max_states)


class _Search:
    def __init__(self, table: Table, board: Board, aim: int) -> None:
        self._table = table
        self._aim = aim
        self._game = OrderFree(table)
        self._with_value = [0] * (THIRTEEN + 1)
        for place, card in enumerate(table.cards):
            self._with_value[value(card)] |= 1 << place
        # Where recycles are without limit it makes no difference how many there have been.
        first = board.position if table.rules.recycles is not None else board.position._replace(recycles=0)
        self._first = first
        self._fewest = self._game.fewest_left(self._game.state(first.removed))
        self._moves: dict[Position, int] = {first: 0}
        self._before: dict[Position, tuple[Position, Action]] = {}
        self._best = first
        self._tie = count()
        self._waiting: list[tuple[int, int, int, Position]] = []

    def run(self, max_states: int) -> Found:
        if self._aim == MOST and _left(self._first) == self._fewest:
            return self._found(self._first)
        self._put(self._first, 0)
        while self._waiting:
            _, _, made, here = heappop(self._waiting)
            if made != self._moves[here]:
                continue  # a shorter way has been found since
            if self._aim != MOST and here.removed & self._table.goal == self._table.goal:
                return self._found(here)
            for action, there in _steps(self._table, here):
                if there not in self._moves and len(self._moves) == max_states:
                    return Found(None, (), len(self._moves))
                if self._is_news(there, made + 1):
                    self._moves[there] = made + 1
                    self._before[there] = here, action
                    if self._aim == MOST and _left(there) < _left(self._best):
                        self._best = there
                        if _left(there) == self._fewest:
                            return self._found(there)
                    self._put(there, made + 1)
        return self._found(self._best) if self._aim == MOST else Found(False, (), len(self._moves))

    def _is_news(self, there: Position, moves: int) -> bool:
        return there not in self._moves or (self._aim == SHORTEST and moves < self._moves[there])

    def _put(self, there: Position, moves: int) -> None:
        """To be explored later, unless what is searched for can't come of it."""
        if self._aim == MOST:
            rank = _left(there)
            if self._game.fewest_left(self._game.state(there.removed)) >= _left(self._best) and there != self._first:
                return
        else:
            if not self._game.can_win(there.removed):
                return
            bound = self._removals_at_least(there)
            rank = moves + bound if self._aim == SHORTEST else bound
        # Last come, first served: a line is followed to its end before others of the same rank.
        heappush(self._waiting, (rank, -next(self._tie), moves, there))

    def _removals_at_least(self, position: Position) -> int:
        """A number of removals that no win goes below: each takes one king, or one card of two values."""
        left = self._table.goal & ~position.removed
        counts = [(left & mask).bit_count() for mask in self._with_value]
        return counts[THIRTEEN] + sum(max(counts[low], counts[THIRTEEN - low]) for low in CLASSES)

    def _found(self, last: Position) -> Found:
        line: list[Action] = []
        here = last
        while here in self._before:
            here, action = self._before[here]
            line.append(action)
        return Found(True, tuple(reversed(line)), len(self._moves))


def _left(position: Position) -> int:
    return (PYRAMID & ~position.removed).bit_count()


def _steps(table: Table, here: Position) -> Iterator[tuple[Action, Position]]:
    for action in removals(table, here):
        after = remove(table, here, action.cards)
        if isinstance(after, Position):
            yield action, after
    for pile in range(1, table.rules.waste_piles + 1):
        after = draw(table, here, pile)
        if isinstance(after, Position):
            yield Draw(pile), after
    after = recycle(table, here)
    if isinstance(after, Position):
        yield Recycle(), after if table.rules.recycles is not None else after._replace(recycles=0)
