"""The top card of the stock open and available: the rules that come with `stock_top` and `stock_face_up`."""

from __future__ import annotations

import pytest
from pyramid_race.game.board import Board, Table, open_stock, start, stock_count, waste
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import PRESETS, PairWaste, Rules

from tests.game.playing import CARDS, STOCK, goes, names, places, play, reason, refused, table_stock, without

MICROSOFT = Table(CARDS, PRESETS["M"])
NORMAL = Table(CARDS, PRESETS["N"])


class TestStockTop:
    def test_the_top_card_is_open(self) -> None:
        assert open_stock(NORMAL, start(NORMAL)) is None
        board = start(MICROSOFT)
        assert names(open_stock(MICROSOFT, board) or []) == "7D"
        assert names(open_stock(MICROSOFT, play(MICROSOFT, "draw")) or []) == "6D"
        assert open_stock(MICROSOFT, play(MICROSOFT, *["draw"] * 24)) == []

    def test_all_of_an_open_stock_is_seen_and_only_its_top_goes_with_stock_top(self) -> None:
        face_up = Table(CARDS, Rules(stock_face_up=True))
        board = start(face_up)
        assert open_stock(face_up, board) == list(CARDS[29:])
        assert reason(face_up, board, "6D 7C") == "not_available: 6D is still in the stock"
        both = Table(CARDS, Rules(stock_face_up=True, stock_top=True))
        board = play(both, "6D 7C")
        assert open_stock(both, board) == list(CARDS[30:])
        assert refused(both, board, "4S 9C") == "not_available"

    def test_it_goes_with_the_pyramid(self) -> None:
        board = play(MICROSOFT, "draw", "6D 7C")
        assert (board.score, stock_count(MICROSOFT, board), names(waste(MICROSOFT, board))) == (10, 22, "7D")
        assert names(open_stock(MICROSOFT, board) or []) == "2H"
        back = play(MICROSOFT, "undo", board=board)
        assert back.position == play(MICROSOFT, "draw").position
        # The next draw goes on with the next card.
        assert names(waste(MICROSOFT, play(MICROSOFT, "draw", board=board))) == "7D 2H"

    def test_a_king_goes_alone(self) -> None:
        first = NAMES.index("KS")
        others = [card for card in CARDS if card != first]
        table = Table((*others[:28], first, *others[28:]), PRESETS["M"])
        board = play(table, "KS")
        assert (board.score, board.moves, stock_count(table, board)) == (0, 1, 23)

    def test_only_the_top_card(self) -> None:
        assert reason(MICROSOFT, start(MICROSOFT), "6D 7C") == "not_available: 6D is still in the stock"

    def test_it_pairs_with_the_waste_at_any_time(self) -> None:
        board = play(MICROSOFT, "draw", "KD", "10C 3S")
        after = goes(MICROSOFT, board, "7D 6D")
        assert (waste(MICROSOFT, after), stock_count(MICROSOFT, after)) == ([], 22)
        assert names(open_stock(MICROSOFT, after) or []) == "2H"

    def test_two_waste_cards_do_not_pair_with_it(self) -> None:
        board = play(MICROSOFT, "draw", "draw")
        assert reason(MICROSOFT, board, "7D 6D") == "not_available: 7D lies under other cards of the waste"

    @pytest.mark.parametrize("pair_waste", ["none", "top_two"])
    def test_it_pairs_with_the_waste_only_with_drawn(self, pair_waste: PairWaste) -> None:
        table = Table(CARDS, Rules(stock_top=True, pair_waste=pair_waste))
        told = "not_available: the top cards of stock and waste can't be paired with each other"
        assert reason(table, start(table), "7D 6D") == told
        assert refused(table, play(table, "draw"), "6D 2H") == "not_thirteen"

    def test_top_two_are_those_of_the_waste(self) -> None:
        table = Table(CARDS, Rules(stock_top=True, pair_waste="top_two"))
        goes(table, play(table, "draw", "KD"), "7D 6D")

    def test_a_recycle_leaves_out_what_went_from_the_stock(self) -> None:
        board = play(MICROSOFT, "draw", "7D 6D", *["draw"] * 22, "recycle")
        assert names(table_stock(MICROSOFT, board)[:3]) == "2H 4S 8C"
        assert stock_count(MICROSOFT, board) == 22

    def test_the_last_card_of_the_stock(self) -> None:
        board = Board(without(STOCK & ~places(NORMAL, "7D 6D"), waste=1))
        after = goes(MICROSOFT, board, "6D 7D")
        assert refused(MICROSOFT, after, "draw") == "stock_empty"
        assert refused(MICROSOFT, after, "recycle") == "nothing_to_recycle"
        # Once it has been drawn it lies on the waste: none of the stock is left to go with.
        drawn = play(MICROSOFT, "draw", board=board)
        assert refused(MICROSOFT, drawn, "6D 7D") == "not_available"
