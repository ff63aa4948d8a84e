"""The solver against others' answers, against a search of the board itself, and by playing out what it promises."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from pyramid_race.game.board import (
    COVERS,
    Board,
    Table,
    Undo,
    action_text,
    apply,
    legal_actions,
    removed,
    start,
    status,
)
from pyramid_race.game.cards import parse_card, value
from pyramid_race.game.deal import DealCode, deal_cards, short_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.order_free import most_removable, most_removable_from, solvable, winnable

from tests.game.playing import without
from tests.game.strategies import DEALS, SEEDS, good_action, played

CASES = Path(__file__).parents[1] / "cases"
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
    assume(solvable(table.rules))
    most = most_removable(table)
    for board in boards:
        assert removed(board) <= most_removable_from(table, board) <= most


@st.composite
def late_boards(draw: st.DrawFn) -> tuple[Table, Board]:
    """A board with few cards left, any cards: the solver must not rely on how many of each value legal play leaves."""
    table = draw(TABLES)
    random = Random(draw(SEEDS))
    remaining = (1 << 28) - 1
    while remaining.bit_count() > 9:
        free = [place for place in range(28) if remaining >> place & 1 and not COVERS[place] & remaining]
        remaining &= ~(1 << random.choice(free))
    # Cards of few values, so that they often make pairs.
    values = {value(card) for place, card in enumerate(table.cards[:28]) if remaining >> place & 1}
    partners = [place for place in range(28, 52) if 13 - value(table.cards[place]) in values]
    for place in random.sample(partners, min(len(partners), draw(st.integers(0, 12)))):
        remaining |= 1 << place
    removed_places = (1 << 52) - 1 & ~remaining
    in_stock = (remaining >> 28).bit_count()
    return table, Board(without(removed_places, waste=random.randint(0, in_stock)))


def most_by_search(table: Table, board: Board) -> int:
    """The most pyramid cards gone on any board that can be reached, found by trying everything."""
    most = 0
    seen: set[tuple[int, int]] = set()
    todo = [board]
    while todo:
        board = todo.pop()
        if board.position[:2] in seen:
            continue
        seen.add(board.position[:2])
        most = max(most, removed(board))
        for action in legal_actions(table, board):
            after = apply(table, board, action)
            if not isinstance(action, Undo) and isinstance(after, Board):
                todo.append(after)
    return most


@given(late_boards())
def test_late_boards_against_a_search_of_everything(late: tuple[Table, Board]) -> None:
    table, board = late
    assert most_removable_from(table, board) == most_by_search(table, board)


def test_a_wrong_choice_is_seen() -> None:
    table = Table(deal_cards(DealCode("N", "AAAAAAZ")), NORMAL)
    board = start(table)
    answers = {
        action_text(action): most_removable_from(table, after)
        for action in legal_actions(table, board)
        if isinstance(after := apply(table, board, action), Board)
    }
    assert answers == {"7D 6H": 28, "7D 6C": 16, "4D 9D": 28, "draw": 28}


@pytest.mark.parametrize(
    "rules",
    [PRESETS["L"], Rules(recycles=0), Rules(recycles=1, pair_with_cover=True)],
    ids=["L", "one pass", "one recycle"],
)
def test_limited_recycles_are_not_answered(rules: Rules) -> None:
    table = Table(deal_cards(DealCode("N", "AAAAAAS")), rules)
    assert not solvable(rules)
    for question in (most_removable, winnable):
        with pytest.raises(ValueError, match="recycles without limit"):
            question(table)


def test_strict_wins_are_not_answered() -> None:
    table = Table(deal_cards(DealCode("N", "AAAAAAS")), Rules(win="all"))
    assert most_removable(table) == 28
    with pytest.raises(ValueError, match="not for a cleared stock and waste"):
        winnable(table)


def test_what_is_solvable() -> None:
    assert {preset: solvable(rules) for preset, rules in PRESETS.items()} == {
        "N": True,
        "C": True,
        "S": False,
        "L": False,
        "M": False,
        "O": False,
    }
