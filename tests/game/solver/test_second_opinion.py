"""What the solver says of boards with few cards left, by any rules, against a search that tries everything.

`SOLVER_EXAMPLES=20000 pytest tests/game/solver/test_second_opinion.py` looks at as many boards in each test."""

from __future__ import annotations

import os
from dataclasses import replace

from hypothesis import event, given, reject, settings
from pyramid_race.game.board import Board, Table, is_cleared
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict

from tests.game.solver.breadth_first import Opinion, TooMany, breadth_first
from tests.game.solver.late import (
    ALL_RULES,
    ONE_PILE_TO_ALL,
    ONE_PILE_TO_PYRAMID,
    boards_with_a_pair_just_drawn,
    ends_of_games,
    late_boards,
)
from tests.game.solver.lines import played_out

AT_MOST = 3000
"""Boards for the second opinion."""

many = settings(max_examples=int(os.environ.get("SOLVER_EXAMPLES", "400")))


def second_opinion(table: Table, board: Board) -> Opinion:
    try:
        return breadth_first(table, board, AT_MOST)
    except TooMany:
        event("too many boards")
        reject()


def agrees(table: Table, board: Board) -> None:
    """All that the solver says of a board is what the other search says, and its lines can be played."""
    opinion = second_opinion(table, board)
    event("winnable" if opinion.winnable else "not winnable")
    said = verdict(table, board)
    assert said.verdict == ("winnable" if opinion.winnable else "unwinnable")
    assert said.most_removable == opinion.most_removable
    assert is_cleared(table, played_out(table, board, said.line)) == opinion.winnable
    assert opinion.winnable or not said.line
    found = shortest(table, board)
    assert found.fewest_moves == len(found.line) == opinion.fewest_moves
    assert is_cleared(table, played_out(table, board, found.line)) == opinion.winnable


@many
@given(late_boards(ONE_PILE_TO_PYRAMID))
def test_the_pyramid_must_go(late: tuple[Table, Board]) -> None:
    agrees(*late)


@many
@given(late_boards(ONE_PILE_TO_ALL))
def test_all_must_go(late: tuple[Table, Board]) -> None:
    agrees(*late)


@many
@given(boards_with_a_pair_just_drawn())
def test_right_after_a_draw_that_allows_a_pair(late: tuple[Table, Board]) -> None:
    agrees(*late)


@many
@given(late_boards(ALL_RULES.map(lambda rules: replace(rules, waste_piles=max(2, rules.waste_piles)))))
def test_several_piles(late: tuple[Table, Board]) -> None:
    agrees(*late)


@settings(max_examples=many.max_examples // 4)
@given(ends_of_games())
def test_the_end_of_games(end: tuple[Table, Board]) -> None:
    agrees(*end)
