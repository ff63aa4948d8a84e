"""The bound of the search never promises too much: no win takes fewer moves, and where it says that there is none there
is none. (A search may find the shortest win with a wrong bound, by luck.)"""

from __future__ import annotations

import os
from dataclasses import replace

from hypothesis import event, given, settings
from hypothesis import strategies as st
from pyramid_race.compiled import array
from pyramid_race.game.board import Board, Table
from pyramid_race.game.cards import value
from pyramid_race.game.position import on_pile
from pyramid_race.game.solver.bounds import LOST, fewest_moves, usable, waste_within_reach
from pyramid_race.game.solver.clearable import fewest_left, memory, state_of
from pyramid_race.game.solver.facts import Facts, facts
from pyramid_race.game.solver.pyramids import NUMBER, SIZE
from pyramid_race.game.solver.steps import number_of, position
from pyramid_race.game.table import PYRAMID, PYRAMID_PLACES

from tests.game.solver.breadth_first import TooMany, breadth_first
from tests.game.solver.late import (
    ALL_RULES,
    IN_PYRAMID,
    MOST_IN_DRAW_PILE,
    ONE_PILE_TO_ALL,
    ONE_PILE_TO_PYRAMID,
    late_board,
    late_boards,
)
from tests.game.strategies import SEEDS

many = settings(max_examples=int(os.environ.get("SOLVER_EXAMPLES", "600")))


def as_searched(table: Table, board: Board, strict: bool) -> tuple[int, Facts]:
    """The position and what is known of it, as a search of one waste pile begins with them."""
    rules, there = table.rules, board.position
    waste = on_pile(there, there.piles[0])
    draw_pile = [*waste, *there.order[there.stock :]]
    known = facts(
        array([value(card) for card in table.cards[:PYRAMID_PLACES]]),
        array([value(table.cards[place]) for place in draw_pile]),
        strict,
        rules.pair_with_cover,
        ("none", "drawn", "top_two").index(rules.pair_waste),
        rules.stock_top,
        rules.recycles is None,
    )
    recycles = 1 if rules.recycles is None else rules.recycles - there.recycles
    number = NUMBER[PYRAMID & ~there.removed]
    return position(number, (1 << len(draw_pile)) - 1, len(waste), recycles), known


def holds(table: Table, board: Board) -> None:
    # A pair that may be taken just now is a favour that the bounds needn't know of.
    board = Board(board.position._replace(drawn=False))
    try:
        opinion = breadth_first(table, board, at_most=3000)
    except TooMany:
        event("too many boards")
        return
    here, known = as_searched(table, board, strict=table.rules.win == "all")
    bound = fewest_moves(here, waste_within_reach(here, known), known)
    if opinion.winnable:
        event(f"short by {opinion.fewest_moves - bound}")
        assert bound != LOST
        assert bound <= opinion.fewest_moves
    _may_stay(table, board, opinion.most_removable, opinion.winnable)


def _may_stay(table: Table, board: Board, most_removable: int, winnable: bool) -> None:
    here, known = as_searched(table, board, strict=False)
    cards = usable(here, waste_within_reach(here, known))
    number = number_of(here)
    must_stay = fewest_left(state_of(number, cards, False, known), known, memory())
    assert must_stay <= PYRAMID_PLACES - most_removable <= SIZE[number]
    if winnable:
        assert fewest_left(state_of(number, cards, True, known), known, memory()) == 0


@many
@given(late_boards(ONE_PILE_TO_PYRAMID))
def test_where_the_pyramid_must_go(late: tuple[Table, Board]) -> None:
    holds(*late)


@many
@given(late_boards(ONE_PILE_TO_ALL))
def test_where_all_must_go(late: tuple[Table, Board]) -> None:
    holds(*late)


OPEN_STOCK = ALL_RULES.map(lambda rules: replace(rules, waste_piles=1, stock_top=True, win="pyramid", recycles=1))


@settings(max_examples=2 * many.max_examples)
@given(st.builds(late_board, OPEN_STOCK, IN_PYRAMID, st.sampled_from(range(5, MOST_IN_DRAW_PILE + 1)), SEEDS))
def test_where_cards_go_from_an_open_stock(late: tuple[Table, Board]) -> None:
    holds(*late)
