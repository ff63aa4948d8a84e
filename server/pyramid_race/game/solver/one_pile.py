"""Boards with one waste pile, as the compiled search takes them, and what it finds as actions."""

from __future__ import annotations

from pyramid_race.compiled import array
from pyramid_race.game.action import Action, Draw, Recycle, Remove
from pyramid_race.game.board import Board
from pyramid_race.game.cards import value
from pyramid_race.game.position import on_pile
from pyramid_race.game.solver.facts import DRAWN, facts
from pyramid_race.game.solver.found import MOST, Found
from pyramid_race.game.solver.pyramids import LEFT, NUMBER
from pyramid_race.game.solver.search import FOUND, OUT_OF_BUDGET, search
from pyramid_race.game.solver.steps import MOST_RECYCLES, drawn_of, live_of, number_of
from pyramid_race.game.solver.steps import position as as_one_number
from pyramid_race.game.table import PYRAMID, PYRAMID_PLACES, Table, pyramid_places


def find(table: Table, board: Board, aim: int, max_states: int) -> Found:
    """Searches on from a board: SHORTEST or ANY win, or the line after which the fewest pyramid cards are left (MOST).

    Raises ValueError with several waste piles."""
    rules, position = table.rules, board.position
    if rules.waste_piles > 1:
        raise ValueError("this search is for one waste pile")
    waste = list(on_pile(position, position.piles[0]))
    draw_pile = [*waste, *position.order[position.stock :]]
    pair_waste = ("none", "drawn", "top_two").index(rules.pair_waste)
    recycles = 1 if rules.recycles is None else min(rules.recycles - position.recycles, MOST_RECYCLES)
    known = facts(
        array([value(card) for card in table.cards[:PYRAMID_PLACES]]),
        array([value(table.cards[place]) for place in draw_pile]),
        rules.win == "all" and aim != MOST,
        rules.pair_with_cover,
        pair_waste,
        rules.stock_top,
        rules.recycles is None,
    )
    number = NUMBER[PYRAMID & ~position.removed]
    may_pair = position.drawn and pair_waste == DRAWN and not rules.stock_top
    first = as_one_number(number, (1 << len(draw_pile)) - 1, len(waste), recycles)
    end, last, states, found = search(first, may_pair, known, aim, max_states)
    if end != FOUND:
        return Found(None if end == OUT_OF_BUDGET else False, (), int(states))
    path = [last]
    while found.before[path[-1]]:
        path.append(found.before[path[-1]])
    line: list[Action] = []
    for one, other in zip(reversed(path), reversed(path[:-1]), strict=False):
        line += _actions(table, draw_pile, int(found.positions[one]), int(found.positions[other]))
    return Found(True, tuple(line), int(states))


def _actions(table: Table, draw_pile: list[int], here: int, after: int) -> list[Action]:
    """The one or two actions of a step."""
    gone = LEFT[number_of(here)] & ~LEFT[number_of(after)]
    places = pyramid_places(gone)
    taken = live_of(here) & ~live_of(after)
    indices = [index for index in range(len(draw_pile)) if taken >> index & 1]
    if places or indices:
        remove = Remove(tuple(table.cards[place] for place in [*places, *(draw_pile[index] for index in indices)]))
        draws_first = len(indices) == 2 and indices[1] >= drawn_of(here) and not table.rules.stock_top
        return [Draw(), remove] if draws_first else [remove]
    return [Recycle()] if drawn_of(after) == 0 else [Draw()]
