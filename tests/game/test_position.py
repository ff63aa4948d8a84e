"""Two cards of the waste as a pair, by example, and what holds in every position. (Several piles and an open stock have
tests of their own; what is common to all rules is in test_board.py.)"""

from __future__ import annotations

import pytest
from hypothesis import given
from pyramid_race.game.board import (
    Board,
    Table,
    start,
    status,
    stock_count,
    waste,
)
from pyramid_race.game.cards import NAMES
from pyramid_race.game.position import DEALT, Position, dealt
from pyramid_race.game.rules import PRESETS, Rules

from tests.game.playing import CARDS, ROW_7, STOCK, goes, names, places, play, reason, refused, without
from tests.game.strategies import RULES, played

# The stock begins 7D (the first waste card where there is one) 6D 2H 4S 8C 3C 10H QD 9S 8H AH QH: 7D 6D make 13 and lie
# together, and so do 3C 10H and AH QH. 7C, 3H and KD are free in the pyramid.
NORMAL = Table(CARDS, PRESETS["N"])
STRICT = Table(CARDS, PRESETS["S"])
TOP_TWO = Table(CARDS, Rules(pair_waste="top_two"))


class TestOnePileWithoutPairs:
    def test_two_waste_cards_never_go(self) -> None:
        board = play(NORMAL, "draw")
        assert reason(NORMAL, board, "6D 7D") == "not_available: 7D lies under other cards of the waste"
        assert not board.position.drawn


class TestPairJustDrawn:
    def test_right_after_the_draw(self) -> None:
        board = goes(STRICT, play(STRICT, "draw"), "7D 6D")
        assert waste(STRICT, board) == []
        assert stock_count(STRICT, board) == 22
        assert not board.position.drawn

    @pytest.mark.parametrize("between", [["KD"], ["10C 3S"], ["KD", "10C 3H"]])
    def test_nothing_else_in_between(self, between: list[str]) -> None:
        board = play(STRICT, "draw", *between)
        assert refused(STRICT, board, "7D 6D") == "not_available"
        # What came between is taken back: it is right after the draw again.
        goes(STRICT, play(STRICT, *["undo"] * len(between), board=board), "7D 6D")

    def test_not_after_the_next_draw(self) -> None:
        board = play(STRICT, "draw", "draw")
        assert refused(STRICT, board, "7D 6D") == "not_available"
        assert reason(STRICT, board, "6D 2H") == "not_thirteen: two cards must add up to 13"
        goes(STRICT, play(STRICT, "undo", board=board), "7D 6D")

    def test_the_draw_taken_back_leaves_no_pair(self) -> None:
        board = play(STRICT, "draw", "undo")
        assert board.position == start(STRICT).position

    def test_it_falls_on_what_lies_there(self) -> None:
        # 3C has gone when 10H comes: it falls on 8C, which is available with it, though not at 13.
        board = play(STRICT, *["draw"] * 5, "10C 3C", "draw")
        assert names(waste(STRICT, board)) == "7D 6D 2H 4S 8C 10H"
        assert refused(STRICT, board, "8C 10H") == "not_thirteen"
        assert refused(STRICT, board, "4S 10H") == "not_available"

    def test_a_card_drawn_after_a_pair_pairs_with_the_one_below(self) -> None:
        board = play(STRICT, "draw", "7D 6D", *["draw"] * 5, "3C 10H")
        assert names(waste(STRICT, board)) == "2H 4S 8C"
        assert refused(STRICT, board, "4S 8C") == "not_available", "8C is no card just drawn"
        assert play(STRICT, "draw", board=board).position.drawn

    def test_the_first_card_of_a_pass_falls_on_nothing(self) -> None:
        table = Table(CARDS, Rules(initial_waste=0, pair_waste="drawn"))
        assert not play(table, "draw").position.drawn
        assert play(table, "draw", "draw").position.drawn

    def test_the_card_of_the_deal_is_not_drawn(self) -> None:
        assert not start(STRICT).position.drawn

    def test_after_a_recycle(self) -> None:
        board = play(STRICT, *["draw"] * 23, "recycle", "draw", "draw")
        assert names(waste(STRICT, board)) == "7D 6D"
        goes(STRICT, board, "7D 6D")

    def test_a_pair_with_the_pyramid_is_as_ever(self) -> None:
        board = play(STRICT, "draw", "6D 7C")
        assert (board.score, names(waste(STRICT, board))) == (10, "7D")

    def test_kings_go_alone(self) -> None:
        # KD where 6D was.
        cards = tuple(
            {NAMES.index("KD"): NAMES.index("6D"), NAMES.index("6D"): NAMES.index("KD")}.get(c, c) for c in CARDS
        )
        table = Table(cards, PRESETS["S"])
        board = play(table, "draw")
        assert refused(table, board, "KD 7D") == "king_alone"
        assert names(waste(table, play(table, "KD", board=board))) == "7D"

    def test_it_is_kept_only_where_it_matters(self) -> None:
        for rules in (
            PRESETS["N"],
            PRESETS["M"],
            Rules(pair_waste="top_two"),
            Rules(pair_waste="drawn", waste_piles=2),
            Rules(pair_waste="drawn", stock_top=True),
        ):
            assert not play(Table(CARDS, rules), "draw").position.drawn


class TestTopTwo:
    def test_at_any_time(self) -> None:
        board = goes(TOP_TWO, play(TOP_TWO, "draw", "KD", "10C 3S"), "6D 7D")
        assert waste(TOP_TWO, board) == []

    def test_only_the_top_two(self) -> None:
        board = play(TOP_TWO, "draw", "draw")
        assert refused(TOP_TWO, board, "7D 6D") == "not_available"
        assert refused(TOP_TWO, board, "6D 2H") == "not_thirteen"
        assert refused(TOP_TWO, board, "6D 7C") == "not_available", "the second goes with the top card only"
        assert refused(TOP_TWO, board, "6D") == "not_available"
        assert refused(TOP_TWO, board, "6D 6D") == "not_available"

    def test_what_comes_to_light_pairs_on(self) -> None:
        # AH QH under 9H and JH; with them gone the two are on top.
        order = ("AH", "QH", "4S", "9H", "6D")
        first = [NAMES.index(name) for name in order]
        others = [card for card in CARDS if card not in first]
        table = Table((*others[:28], *first, *others[28:]), Rules(initial_waste=0, pair_waste="top_two"))
        board = goes(table, play(table, *["draw"] * 4), "4S 9H")
        assert waste(table, goes(table, board, "AH QH")) == []

    def test_not_what_is_still_in_the_stock(self) -> None:
        assert reason(TOP_TWO, start(TOP_TWO), "7D 6D") == "not_available: 6D is still in the stock"

    def test_it_keeps_a_board_from_being_stuck(self) -> None:
        all_but = STOCK & ~places(NORMAL, "7D 6D")
        position = without(all_but | places(NORMAL, f"{ROW_7} 2C JS"), waste=2, recycles=1)
        rules = {option: Rules(recycles=1, pair_waste=option) for option in ("none", "drawn", "top_two")}
        told = {option: status(Table(CARDS, rules[option]), Board(position)) for option in rules}
        assert told == {"none": "stuck", "drawn": "stuck", "top_two": "playing"}
        just_drawn = position._replace(drawn=True)
        assert status(Table(CARDS, rules["drawn"]), Board(just_drawn)) == "playing"
        after = goes(Table(CARDS, rules["top_two"]), Board(position), "7D 6D")
        assert status(Table(CARDS, rules["top_two"]), after) == "stuck"


class TestWinAll:
    def test_the_last_pair_of_the_waste_wins(self) -> None:
        last = Board(without((1 << 52) - 1 & ~places(STRICT, "7D 6D"), waste=1))
        assert status(STRICT, last) == "playing"
        drawn = play(STRICT, "draw", board=last)
        assert status(STRICT, goes(STRICT, drawn, "7D 6D")) == "cleared"

    def test_without_the_pair_it_cannot_be_done(self) -> None:
        table = Table(CARDS, Rules(win="all", recycles=0))
        last = Board(without((1 << 52) - 1 & ~places(table, "7D 6D"), waste=1))
        assert status(table, play(table, "draw", board=last)) == "stuck"


@given(RULES)
def test_the_deal(rules: Rules) -> None:
    position = dealt(rules)
    assert len(position.piles) == rules.waste_piles
    assert position == Position(0, rules.initial_waste, piles=position.piles)
    assert sum(position.piles) == rules.initial_waste << 28


@given(played())
def test_what_a_position_says_of_the_draw_piles(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    for board in boards:
        removed, stock, recycles, drawn, order, laid = board.position
        assert len(laid) == table.rules.waste_piles
        to_come = sum(1 << place for place in order[stock:])
        # Each card of the stock is in one place: to come, on one pile, or removed.
        assert sum(laid) + to_come + (removed & STOCK) == STOCK
        assert len(set(order)) == len(order)
        if recycles == 0:
            assert order == DEALT
        if len(laid) == 1:
            assert list(order) == sorted(order)
        if drawn:
            assert table.rules.pair_waste == "drawn"
            assert not table.rules.stock_top
            assert len(waste(table, board)) > 1
