"""Greedy play: whatever can go goes, at once."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from pyramid_race.bot.strategies.greedy import choose
from pyramid_race.game.board import Remove, legal_actions, start
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.table import Table

from tests.bot.strategies.playing import play, seen
from tests.game.playing import CARDS
from tests.game.strategies import SEEDS, TABLES


@given(TABLES, SEEDS)
@settings(max_examples=30)
def test_takes_a_removal_with_the_most_pyramid_cards_wherever_there_is_one(table: Table, seed: int) -> None:
    boards = play(table, "greedy", Random(seed))
    pyramid = set(table.cards[:28])
    for before, after in pairwise(boards):
        worth = [len(pyramid & {*a.cards}) for a in legal_actions(table, before) if isinstance(a, Remove)]
        gone = after.removed & ~before.removed
        assert bool(gone) == bool(worth)
        assert not worth or (gone & (1 << 28) - 1).bit_count() == max(worth)


def test_takes_two_pyramid_cards_before_a_king() -> None:
    table = Table(CARDS, PRESETS["N"])
    first = {choose(seen(table, start(table)), 0, Random(seed)) for seed in range(20)}
    assert first == {Remove((table.cards[22], table.cards[23])), Remove((table.cards[22], table.cards[25]))}
