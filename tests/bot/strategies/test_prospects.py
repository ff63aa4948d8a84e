"""What a player can know of what is still to come."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from pyramid_race.bot.strategies.prospects import counted, is_over, prospects, removals
from pyramid_race.game.board import Board, Remove, legal_actions, removed, start
from pyramid_race.game.cards import parse_card
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.order_free import can_win, most_removable_from
from pyramid_race.game.table import Table

from tests.bot.strategies.playing import seen
from tests.game.playing import without
from tests.game.strategies import played


@given(played())
@settings(max_examples=60)
def test_agrees_with_what_is_true_of_the_deal(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    for board in boards[:: max(1, len(boards) // 5)]:
        sight = seen(table, board)
        whole = Table(table.cards, replace(table.rules, recycles=None))
        kings = sum(not board.removed >> place & 1 for place in range(28, 52) if table.cards[place] % 13 == 12)
        can_go = most_removable_from(whole, board) - removed(board) + kings * (table.rules.win == "all")
        assert prospects(sight) == (can_win(whole, board), can_go)


@given(played())
@settings(max_examples=40)
def test_removals_are_those_of_the_rules(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    for board in boards[:: max(1, len(boards) // 5)]:
        legal = {frozenset(action.cards) for action in legal_actions(table, board) if isinstance(action, Remove)}
        assert {frozenset(action.cards) for action in removals(seen(table, board))} == legal


def test_cards_of_the_waste_count_only_where_they_must_go_and_then_only_kings() -> None:
    """A king of the stock, the nine behind it, and the king on the pyramid's edge."""
    cards = tuple(parse_card(name) for name in ("KH", "9S", "KD"))
    rest = [card for card in range(52) if card not in cards]
    deal = (*rest[:27], cards[2], *cards[:2], *rest[27:])
    for preset, count in (("N", 1), ("S", 2)):
        table = Table(deal, PRESETS[preset])
        assert counted(seen(table, start(table)), cards) == count


@pytest.mark.parametrize(("stock", "over"), [("2C 3C JD", False), ("2C 3C 4D", True)])
def test_it_is_over_when_nothing_in_the_stock_can_pair(stock: str, over: bool) -> None:
    """The pyramid has gone, and not one card has been drawn."""
    last = [parse_card(name) for name in stock.split()]
    table = Table((*(card for card in range(52) if card not in last), *last), replace(PRESETS["S"], initial_waste=0))
    board = Board(without((1 << 49) - 1))
    assert is_over(seen(table, board)) == over
    assert is_over(seen(Table(table.cards, replace(table.rules, win="pyramid")), board))
