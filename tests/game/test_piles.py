"""Several waste piles: where a draw goes, which cards pair, and how they come back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.board import (
    Board,
    Draw,
    Table,
    apply,
    last_drawn,
    legal_actions,
    piles,
    start,
    stock_count,
    waste,
)
from pyramid_race.game.cards import NAMES
from pyramid_race.game.position import DEALT, Position
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, PairWaste

from tests.game.playing import CARDS, STOCK, goes, names, places, play, reason, refused, shown, table_stock
from tests.game.strategies import TABLES


def several(number: int, **options: object) -> Table:
    return Table(CARDS, replace(PRESETS["N"], waste_piles=number, **options))


class TestSeveralPiles:
    def test_as_dealt(self) -> None:
        assert shown(several(3), start(several(3))) == ["7D", "", ""]
        assert shown(several(2, initial_waste=0), start(several(2, initial_waste=0))) == ["", ""]

    def test_each_draw_goes_where_one_says(self) -> None:
        table = several(3)
        board = play(table, "draw", "draw 3", "draw 2", "draw 3")
        assert shown(table, board) == ["7D 6D", "4S", "2H 8C"]
        assert names(waste(table, board)) == "7D 6D 4S 2H 8C"
        assert NAMES[last_drawn(table, board)] == "8C"
        assert stock_count(table, board) == 19
        assert shown(table, play(table, "undo", board=board)) == ["7D 6D", "4S", "2H"]

    def test_each_top_is_available(self) -> None:
        table = several(2)
        board = play(table, "draw 2", "6D 7C")
        assert (shown(table, board), board.score) == (["7D", ""], 10)
        board = play(table, "draw 2", "draw 2")
        assert refused(table, board, "6D 7C") == "not_available"
        assert reason(table, board, "6D 7C") == "not_available: 6D lies under other cards of the waste"

    def test_piles_that_are_not_there(self) -> None:
        for number, pile, told in (
            (3, 4, "choose a pile from 1 to 3"),
            (3, 0, "choose a pile from 1 to 3"),
            (2, 3, "choose a pile from 1 to 2"),
            (2, -1, "choose a pile from 1 to 2"),
            (1, 2, "there is only one waste pile"),
        ):
            table = several(number)
            assert apply(table, start(table), Draw(pile)) == Refusal("not_available", told)

    def test_a_draw_for_each_pile_is_legal(self) -> None:
        for number in (1, 2, 3):
            draws = [
                action for action in legal_actions(several(number), start(several(number))) if isinstance(action, Draw)
            ]
            assert draws == [Draw(pile) for pile in range(1, number + 1)]

    @pytest.mark.parametrize("pair_waste", ["drawn", "top_two"])
    @pytest.mark.parametrize("stock_top", [False, True])
    def test_the_tops_of_two_piles_pair_at_any_time(self, pair_waste: PairWaste, stock_top: bool) -> None:
        table = several(3, pair_waste=pair_waste, stock_top=stock_top)
        board = play(table, "draw 2", "draw 3", "KD")
        assert shown(table, goes(table, board, "7D 6D")) == ["", "", "2H"]

    @pytest.mark.parametrize("pair_waste", ["drawn", "top_two"])
    def test_two_of_one_pile_do_not(self, pair_waste: PairWaste) -> None:
        table = several(2, pair_waste=pair_waste)
        assert refused(table, play(table, "draw"), "7D 6D") == "not_available"
        assert refused(table, play(table, "draw 2", "draw 2"), "7D 6D") == "not_available"

    def test_none_pair_without_the_option(self) -> None:
        table = several(2)
        told = "not_available: the top cards of two piles can't be paired with each other"
        assert reason(table, play(table, "draw 2"), "7D 6D") == told

    @pytest.mark.parametrize("pair_waste", ["none", "drawn", "top_two"])
    def test_the_stock_top_goes_with_the_pyramid_but_with_no_pile(self, pair_waste: PairWaste) -> None:
        table = several(2, pair_waste=pair_waste, stock_top=True)
        told = "not_available: the top cards of stock and waste can't be paired with each other"
        assert reason(table, start(table), "7D 6D") == told
        assert shown(table, play(table, "7C 6D")) == ["7D", ""]

    def test_a_recycle_takes_back_pile_after_pile(self) -> None:
        table = several(3)
        board = play(table, *["draw 2", "draw 3", "draw"] * 7, "draw 3", "draw 3", "recycle")
        first, second, third = CARDS[28:50:3], CARDS[29:50:3], (*CARDS[30:50:3], *CARDS[50:])
        assert names(table_stock(table, board)) == names((*first, *second, *third))
        again = play(table, *["draw 2"] * 24, board=board)
        assert shown(table, again) == ["", names((*first, *second, *third)), ""]
        assert (board.recycles, board.moves) == (1, 24)

    def test_the_second_pass_in_its_own_order(self) -> None:
        table = several(2, pair_waste="top_two")
        rest = places(table, "7D 6D 2H 4S")
        order = DEALT[:4]
        position = Position(STOCK & ~rest, 4, order=order, piles=(places(table, "7D 4S"), places(table, "6D 2H")))
        board = play(table, "recycle", board=Board(position))
        assert names(table_stock(table, board)) == "7D 4S 6D 2H"
        board = play(table, "draw", "draw 2", "draw 2", board=board)
        assert shown(table, board) == ["7D", "4S 6D"]
        board = goes(table, board, "7D 6D")
        assert shown(table, board) == ["", "4S"]
        assert shown(table, play(table, "draw 2", board=board)) == ["", "4S 2H"]
        board = play(table, "draw", "recycle", board=board)
        assert names(table_stock(table, board)) == "2H 4S"


@given(TABLES, st.lists(st.integers(1, 3), min_size=24, max_size=24), st.integers(1, 3))
def test_recycles_bring_the_piles_back_in_order(table: Table, to: list[int], again: int) -> None:
    table = Table(table.cards, replace(table.rules, recycles=None))
    board = start(table)
    last = table.rules.waste_piles
    for pile in to[table.rules.initial_waste :]:
        before = piles(table, board)
        board = play(table, f"draw {pile}" if 1 < pile <= last else "draw", board=board)
        before[pile - 1 if pile <= last else 0].append(last_drawn(table, board))
        assert piles(table, board) == before
    laid = waste(table, board)
    board = play(table, "recycle", board=board)
    assert table_stock(table, board) == laid
    assert waste(table, board) == []
    pile = again if again <= last else 1
    board = play(table, *[f"draw {pile}" if pile > 1 else "draw"] * 24, board=board)
    assert waste(table, board) == laid
