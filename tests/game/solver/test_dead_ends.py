"""Which boards are dead: from the table of a deal, and from searches where the order of the stock matters."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from pyramid_race.game.board import Board, start, status
from pyramid_race.game.deal import deal_cards, short_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.dead_ends import DeadEnds, table_of, tells_nothing_hidden
from pyramid_race.game.solver.order_free import OrderFree, can_win, order_matters
from pyramid_race.game.table import Table

from tests.game.strategies import played


def known(table: Table) -> DeadEnds:
    dead_ends = DeadEnds(table)
    dead_ends.take_table(table_of(table))
    return dead_ends


@settings(max_examples=60)
@given(played())
def test_the_table_answers_for_every_board_of_a_game(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    dead_ends = known(table)
    for board in boards:
        if status(table, board) == "cleared":
            continue
        lost = not can_win(table, board)
        answer = dead_ends.is_dead(board)
        # Two stock cards that go together leave fewer for the pyramid: then the table may not know.
        assert answer is lost or (answer is None and (order_matters(table.rules) or table.rules.pair_waste != "none"))
        if table.rules.pair_waste == "none":
            assert (answer is None) is (order_matters(table.rules) and not lost)


@settings(max_examples=40)
@given(played())
def test_the_table_has_every_state_that_play_comes_to(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    states = table_of(table)
    stock_pairs = table.rules.pair_waste != "none"
    for board in boards:
        # Two stock cards that go together leave fewer for the pyramid: such states are worked out when they come.
        if not stock_pairs:
            assert OrderFree(table).state(board.removed) in states


def test_nothing_is_known_before_the_table_is_there() -> None:
    table = Table(tuple(range(52)), PRESETS["N"])
    assert DeadEnds(table).is_dead(start(table)) is None


def test_a_search_adds_what_the_table_does_not_know() -> None:
    tables = (Table(deal_cards(short_code(number)), PRESETS["L"]) for number in range(100))
    table = next(table for table in tables if can_win(table, start(table)))
    dead_ends, board = known(table), start(table)
    assert dead_ends.is_dead(board) is None
    dead_ends.learn(board.position, True)
    assert dead_ends.is_dead(board) is True
    dead_ends.learn(board.position, False)
    assert dead_ends.is_dead(board) is False


@pytest.mark.parametrize(
    ("rules", "tells_nothing"),
    [
        (Rules(), True), (PRESETS["C"], True), (Rules(pair_waste="top_two"), True), (Rules(stock_top=True), True),
        (PRESETS["L"], False), (PRESETS["S"], False), (PRESETS["M"], False), (PRESETS["O"], False),
        (Rules(waste_piles=2), False), (Rules(win="all"), False),
    ],
)  # fmt: skip
def test_where_a_dead_end_tells_nothing_hidden(rules: Rules, tells_nothing: bool) -> None:
    assert tells_nothing_hidden(rules) is tells_nothing
