"""Where the order of the stock is no matter: others' answers, a search of the board itself, and playing it out."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.board import (
    Board,
    Table,
    action_text,
    apply,
    legal_actions,
    removed,
    start,
    status,
)
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import DealCode, deal_cards, short_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.order_free import can_win, most_removable, most_removable_from, order_matters, winnable

from tests.game.solver.breadth_first import TooMany, breadth_first
from tests.game.solver.late import late_boards
from tests.game.strategies import DEALS, good_action, played

CASES = Path(__file__).parents[2] / "cases"
DEAL_VECTORS: list[dict[str, Any]] = json.loads((CASES / "deals.json").read_text())["deals"]
LABELLED: list[dict[str, Any]] = json.loads((CASES / "labels.json").read_text())["deals"]

NORMAL = PRESETS["N"]
WITH_COVER = PRESETS["C"]
TABLES = st.builds(Table, DEALS, st.sampled_from([NORMAL, WITH_COVER]))


@pytest.mark.parametrize("vector", DEAL_VECTORS, ids=lambda vector: vector["letters"])
def test_vectors(vector: dict[str, Any]) -> None:
    cards = deal_cards(DealCode("N", vector["letters"]))
    assert most_removable(Table(cards, NORMAL)) == vector["most_removable_N"]
    assert most_removable(Table(cards, WITH_COVER)) == vector["most_removable_with_cover"]
    assert winnable(Table(cards, NORMAL)) == (vector["most_removable_N"] == 28)


@pytest.mark.parametrize(("rules", "answer"), [(NORMAL, "most_removable"), (WITH_COVER, "most_removable_with_cover")])
def test_labelled_deals(rules: Rules, answer: str) -> None:
    assert len(LABELLED) == 250
    for deal in LABELLED:
        table = Table(tuple(map(parse_card, deal["cards"].split())), rules)
        assert most_removable(table) == deal[answer], deal["cards"]
        assert winnable(table) == (deal[answer] == 28)


@pytest.mark.parametrize(("rules", "share", "never"), [(NORMAL, 0.668298, {27}), (WITH_COVER, 0.831051, {26, 27})])
def test_share_of_winnable_deals(rules: Rules, share: float, never: set[int]) -> None:
    # The shares are of a million deals that others solved; of 3000 they lie within 3.5 standard deviations, 3 percent.
    deals = 3000
    counts = Counter(most_removable(Table(deal_cards(short_code(n * 1_000_003)), rules)) for n in range(deals))
    assert counts[28] / deals == pytest.approx(share, abs=0.03)
    assert not never & set(counts)


@given(TABLES)
def test_what_the_solver_promises_can_be_played(table: Table) -> None:
    most = most_removable(table)
    board = start(table)
    actions = 0
    while removed(board) < most:
        after = apply(table, board, good_action(table, board))
        assert isinstance(after, Board)
        assert removed(after) == removed(board) or most_removable_from(table, after) == most
        board = after
        actions += 1
        assert actions <= 28 * 50
    assert removed(board) == most
    assert (status(table, board) == "cleared") == (most == 28)


@given(played())
def test_no_way_of_play_passes_the_most(game: tuple[Table, list[Board]]) -> None:
    table, boards = game
    most = most_removable(table)
    for board in boards:
        assert removed(board) <= most_removable_from(table, board) <= most


@given(late_boards())
def test_late_boards_against_a_search_of_everything(late: tuple[Table, Board]) -> None:
    table, board = late
    try:
        everything = breadth_first(table, board, at_most=3000)
    except TooMany:
        return
    most = most_removable_from(table, board)
    if table.rules.recycles is None:
        assert most == everything.most_removable
    else:
        assert most >= everything.most_removable
    if order_matters(table.rules):
        assert can_win(table, board) or not everything.winnable
    else:
        assert can_win(table, board) == everything.winnable


def test_a_wrong_choice_is_seen() -> None:
    table = Table(deal_cards(DealCode("N", "AAAAAAZ")), NORMAL)
    board = start(table)
    answers = {
        action_text(action): most_removable_from(table, after)
        for action in legal_actions(table, board)
        if isinstance(after := apply(table, board, action), Board)
    }
    assert answers == {"7D 6H": 28, "7D 6C": 16, "4D 9D": 28, "draw": 28}


def test_where_the_order_matters() -> None:
    assert {preset: order_matters(rules) for preset, rules in PRESETS.items()} == {
        "N": False,
        "C": False,
        "S": True,
        "L": True,
        "M": True,
        "O": True,
    }


@pytest.mark.parametrize(
    ("rules", "answer"),
    [
        (Rules(win="all"), False),
        (Rules(win="all", stock_top=True), False),
        (Rules(win="all", pair_waste="top_two"), True),
        (Rules(win="all", pair_waste="drawn", stock_top=True), True),
        # Any two cards can be brought to the tops of two piles.
        (Rules(win="all", pair_waste="drawn", waste_piles=2), False),
        # A pair of the waste is of no use to the pyramid.
        (Rules(pair_waste="top_two", stock_top=True), False),
        (Rules(recycles=24, waste_piles=3), True),
    ],
)
def test_where_the_order_of_these_options_matters(rules: Rules, answer: bool) -> None:
    assert order_matters(rules) is answer


def test_strict_wins_need_partners_for_the_stock() -> None:
    # All of the pyramid can go, but 12 cards of the stock and more have no partner there.
    table = Table(deal_cards(DealCode("N", "AAAAAAS")), Rules(win="all"))
    assert most_removable(table) == 28
    assert not winnable(table)
    assert winnable(Table(table.cards, Rules(win="all", waste_piles=2, pair_waste="drawn")))
