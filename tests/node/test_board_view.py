"""A racer's own board as the wire shows it, under all options."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest
from hypothesis import given, settings
from pyramid_race.game.board import Board, Table, legal_actions, open_stock, piles, start
from pyramid_race.game.cards import NAMES
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.node.views import Message, board_view
from pyramid_race.protocol.actions import action_object
from pyramid_race.protocol.values import Board as BoardMessage

from tests.game.playing import CARDS, play
from tests.game.strategies import played
from tests.support.play import legal_moves


def seen(rules: Rules, *actions: str) -> Message:
    table = Table(CARDS, rules)
    return board_view(table, play(table, *actions))


def test_one_pile_shows_neither_piles_nor_stock() -> None:
    view = seen(PRESETS["N"], "draw")
    assert (view["waste"], view["stock"]) == (["7D", "6D"], 22)
    assert not view.keys() & {"piles", "stock_cards", "just_drawn"}


def test_several_piles() -> None:
    view = seen(Rules(waste_piles=3), "draw 3", "draw", "draw 3")
    assert view["piles"] == [["7D", "2H"], [], ["6D", "4S"]]
    assert view["waste"] == ["7D", "2H", "6D", "4S"]


def test_the_top_card_of_the_stock() -> None:
    assert seen(PRESETS["M"])["stock_cards"] == ["7D"]
    view = seen(PRESETS["M"], "draw", "6D 7C")
    assert (view["stock"], view["stock_cards"], view["waste"]) == (22, ["2H"], ["7D"])
    assert seen(PRESETS["M"], *["draw"] * 24)["stock_cards"] == []


@pytest.mark.parametrize("stock_top", [False, True])
def test_an_open_stock(stock_top: bool) -> None:
    view = seen(Rules(stock_face_up=True, stock_top=stock_top), "draw")
    assert view["stock_cards"] == [NAMES[card] for card in CARDS[30:]]
    assert view["stock"] == len(view["stock_cards"])


def test_the_pair_just_drawn() -> None:
    assert seen(PRESETS["S"], "draw")["just_drawn"] is True
    for actions in ([], ["draw", "KD"], ["draw", "undo"], ["draw", "7D 6D"]):
        assert "just_drawn" not in seen(PRESETS["S"], *actions)
    assert "just_drawn" in seen(PRESETS["S"], "draw", "KD", "undo")
    for rules in ("N", "M"):
        assert "just_drawn" not in seen(PRESETS[rules], "draw", "draw")
    assert "just_drawn" not in seen(Rules(pair_waste="top_two"), "draw")


def test_whoever_is_out_pairs_nothing() -> None:
    table = Table(CARDS, PRESETS["S"])
    board = play(table, "draw")
    assert "just_drawn" not in board_view(table, board, "forfeited")
    assert "just_drawn" in board_view(table, board, "dead")


@given(played())
@settings(max_examples=60)
def test_what_is_shown_says_all_that_can_be_done(game: tuple[Table, list[Board]]) -> None:
    """And no more: the moves that a client finds from its own board alone are those that the rules allow."""
    table, boards = game
    for board in boards[-20:]:
        view = board_view(table, board)
        BoardMessage.model_validate(view)
        actions = [action_object(action, table.rules.waste_piles) for action in legal_actions(table, board)]
        assert _comparable(legal_moves(view, asdict(table.rules))) == _comparable(actions)


def _comparable(actions: list[Message]) -> list[str]:
    """Without the order of the actions, and of the cards of each."""
    return sorted(json.dumps({key: sorted(v) if key == "cards" else v for key, v in a.items()}) for a in actions)


@given(played())
@settings(max_examples=40)
def test_piles_and_stock_are_as_they_lie(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    for board in boards:
        view = board_view(table, board)
        lying = [[NAMES[card] for card in pile] for pile in piles(table, board)]
        assert view.get("piles", [view["waste"]]) == lying
        assert view["waste"] == [card for pile in lying for card in pile]
        assert ("piles" in view) == (table.rules.waste_piles > 1)
        in_sight = open_stock(table, board)
        assert view.get("stock_cards") == (in_sight and [NAMES[card] for card in in_sight])


def test_shared_lists_are_not_mixed_up_between_deals() -> None:
    """The lists of a view are remembered: the same piles of another deal, or in another order, are other cards."""
    rules = Rules(waste_piles=2)
    one = Table(CARDS, rules)
    other = Table((*CARDS[:28], *reversed(CARDS[28:])), rules)
    assert board_view(one, start(one))["waste"] == ["7D"]
    assert board_view(other, start(other))["waste"] == ["5C"]
    first = play(one, "draw", "draw 2")
    turned = first.position.order[1::-1] + first.position.order[2:]
    again = replace(first, position=first.position._replace(order=turned))
    assert board_view(one, first)["piles"] == [["7D", "6D"], ["2H"]]
    assert board_view(one, again)["piles"] == [["6D", "7D"], ["2H"]]
