"""The strengths beside each other: each comes to an end under all rules, and the stronger clears more."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyramid_race.bot.strategies.prospects import is_over
from pyramid_race.bot.strategies.strengths import STRENGTHS, next_action
from pyramid_race.game.board import Board, is_cleared, removed
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.order_free import winnable
from pyramid_race.game.table import Table
from pyramid_race.protocol.host_commands import Strength

from tests.bot.strategies.playing import MOST_TURNS, play, seen
from tests.game.strategies import SEEDS, played, shuffled

STRENGTH = st.sampled_from(get_args(Strength))
DEALS_COMPARED = 40


def test_every_strength_of_the_protocol_is_known() -> None:
    assert set(STRENGTHS) == set(get_args(Strength))


@given(STRENGTH, played(), SEEDS)
@settings(max_examples=100)
def test_comes_to_an_end_under_all_rules_wherever_it_begins(
    strength: Strength, game: tuple[Table, list[Board]], seed: int
) -> None:
    table, boards = game
    boards = play(table, strength, Random(seed), boards[-1])  # whose every action is allowed
    assert len(boards) <= 52 * (MOST_TURNS + 1)


@given(played(), STRENGTH, SEEDS)
@settings(max_examples=50)
def test_gives_up_a_dead_end_at_once(game: tuple[Table, list[Board]], strength: Strength, seed: int) -> None:
    table, boards = game
    for board in boards:
        sight = seen(table, board)
        if is_over(sight):
            assert next_action(strength, sight, 0, Random(seed)) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_the_stronger_clears_more(preset: str) -> None:
    """Of deals that can be won, at least where the stock is in luck."""
    deals = (Table(shuffled(seed), PRESETS[preset]) for seed in range(1000))
    tables = [table for table, _ in zip(filter(winnable, deals), range(DEALS_COMPARED), strict=False)]
    ends = {
        strength: [play(table, strength, Random(seed))[-1] for seed, table in enumerate(tables)]
        for strength in ("random", "greedy", "careful")
    }
    gone = {strength: sum(map(removed, boards)) / len(tables) for strength, boards in ends.items()}
    assert gone["random"] + 2 < gone["greedy"] < gone["careful"]
    cleared = {strength: sum(map(is_cleared, tables, boards)) for strength, boards in ends.items()}
    assert cleared["random"] < cleared["greedy"]
    # Where the stock is gone through only once, hardly any deal can be cleared by one who doesn't know its order.
    assert cleared["greedy"] < cleared["careful"] or preset == "O"
