"""What a racer knows: as much as he sees, and no more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from pyramid_race.bot.sight import imagined
from pyramid_race.bot.strategies.careful import best_actions
from pyramid_race.bot.strategies.strengths import next_action
from pyramid_race.game.board import Board, Remove, apply, start
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.table import Table

from tests.bot.strategies.playing import play, seen
from tests.game.strategies import SEEDS, TABLES


def test_knows_when_cards_are_missing() -> None:
    """As after a store that has lost its last writes, if the bot had not noticed."""
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    sight = seen(table, start(table))
    assert sight.is_whole
    assert not replace(sight, piles=((), *sight.piles)).is_whole
    broken = replace(sight, stock=sight.stock - 1)
    assert not broken.is_whole
    assert next_action("careful", broken, 0, Random(1)) is None
    with pytest.raises(ValueError, match="neither in sight"):
        imagined(broken)


@given(TABLES, SEEDS)
@settings(max_examples=30)
def test_what_is_imagined_agrees_with_what_is_seen(table: Table, seed: int) -> None:
    random = Random(seed)
    for board in random.choices(play(table, "careful", random), k=5):
        sight = seen(table, board)
        same_table, same_board = imagined(sight)
        again = seen(same_table, same_board)
        assert replace(again, rules=sight.rules, recycles_left=sight.recycles_left) == sight


def test_what_will_be_known_after_a_removal() -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    board = start(table)
    sight = seen(table, board)
    for action in (action for action in best_actions(sight) if isinstance(action, Remove)):
        after = apply(table, board, action)
        assert isinstance(after, Board)
        assert sight.without(action.cards) == seen(table, after)
