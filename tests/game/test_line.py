"""Whole games from their actions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.board import Table, action_text, apply, is_cleared, legal_actions, start
from pyramid_race.game.deal import deal_cards, short_code
from pyramid_race.game.line import BadLine, played, won
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import Rules

from tests.game.strategies import RULES
from tests.race.driver import EASY_TABLE, LINE

WIN = [action_text(action) for action in LINE]


def test_a_win() -> None:
    board = won(EASY_TABLE, ["draw", "undo", *WIN])
    assert (board.moves, board.undos, board.score) == (len(WIN) + 1, 1, 280)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ([], "not cleared"),
        (WIN[:-1], "not cleared"),
        ([*WIN, "undo"], "action 17, 'undo': the board is cleared"),
        (["undo", *WIN], "action 1, 'undo': there is nothing to take back"),
        ([*WIN[:3], "KC"], "action 4, 'KC': KC is covered"),
        (["draw", "fly"], "action 2: "),
        ([WIN[0], WIN[0]], "is removed already"),
        (["draw 2"], "action 1, 'draw 2': there is only one waste pile"),
        ([""], "action 1: "),
        (["draw\n"], "action 1: "),
    ],
)
def test_what_is_no_win(line: list[str], why: str) -> None:
    with pytest.raises(BadLine, match=why):
        won(EASY_TABLE, line)


@given(RULES, st.integers(0, 26**7 - 1), st.integers(0, 2**64))
def test_any_game_that_the_rules_allow_ends_where_it_did(rules: Rules, number: int, seed: int) -> None:
    chance = random.Random(seed)
    table = Table(deal_cards(short_code(number)), rules)
    board, line = start(table), list[str]()
    while len(line) < 60 and (actions := legal_actions(table, board)):
        action = chance.choice(actions)
        after = apply(table, board, action)
        assert not isinstance(after, Refusal)
        board = after
        line.append(action_text(action))
    assert played(table, line) == board
    if not is_cleared(table, board):
        with pytest.raises(BadLine):
            won(table, line)


@given(st.lists(st.sampled_from([*WIN, "draw", "recycle", "undo"]) | st.text(max_size=8), max_size=30))
def test_any_texts_are_a_line_or_none(line: list[str]) -> None:
    try:
        board = won(EASY_TABLE, line)
    except BadLine as error:
        assert 0 < len(str(error)) < 200  # noqa: PT017 - both outcomes are fine
    else:
        assert is_cleared(EASY_TABLE, board)
