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
from pyramid_race.game.solver.order_free import OrderFree
from pyramid_race.game.table import ALL, PLACES, PYRAMID, THIRTEEN, Table


def find(table: Table, board: Board, aim: int, max_states: int) -> Found:
    """Searches on from a board, as `one_pile.find` does; slower, and for any number of piles."""
    game = OrderFree(table)
    first = board.position
    fewest = game.fewest_left(game.state(first.removed))
    moves: dict[Position, int] = {first: 0}
    before: dict[Position, tuple[Position, Action]] = {}
    best, best_left = first, _left(first)
    if aim == MOST and best_left == fewest:
        return Found(True, (), 1)
    tie = count()
    waiting = [(0, next(tie), 0, first)]
    while waiting:
        _, _, made, here = heappop(waiting)
        if made != moves[here]:
            continue
        if aim != MOST and here.removed & table.goal == table.goal:
            return Found(True, _line(before, here), len(moves))
        for action, there in _steps(table, here):
            if there in moves and (aim != SHORTEST or moves[there] <= made + 1):
                continue
            if there not in moves and len(moves) == max_states:
                return Found(None, (), len(moves))
            moves[there] = made + 1
            before[there] = here, action
            left = _left(there)
            if aim == MOST:
                if left < best_left:
                    best, best_left = there, left
                    if best_left == fewest:
                        return Found(True, _line(before, best), len(moves))
                if game.fewest_left(game.state(there.removed)) >= best_left:
                    continue
                rank = left
            else:
                if not game.can_win(there.removed):
                    continue
                bound = _removals_at_least(table, there)
                rank = made + 1 + bound if aim == SHORTEST else bound
            # Last come, first served: a line is followed to its end before others of the same rank.
            heappush(waiting, (rank, -next(tie), made + 1, there))
    return Found(True, _line(before, best), len(moves)) if aim == MOST else Found(False, (), len(moves))


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
        yield Recycle(), after


def _removals_at_least(table: Table, position: Position) -> int:
    """A number of removals that no win goes below: each takes one king, or one card of two values."""
    left = (PYRAMID if table.rules.win == "pyramid" else ALL) & ~position.removed
    counts = [0] * (THIRTEEN + 1)
    for place in range(PLACES):
        if left >> place & 1:
            counts[value(table.cards[place])] += 1
    return counts[THIRTEEN] + sum(max(counts[low], counts[THIRTEEN - low]) for low in range(1, THIRTEEN // 2 + 1))


def _line(before: dict[Position, tuple[Position, Action]], last: Position) -> tuple[Action, ...]:
    line: list[Action] = []
    while last in before:
        last, action = before[last]
        line.append(action)
    return tuple(reversed(line))
