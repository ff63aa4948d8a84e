"""What the scripted players play: legal without end, never a cleared pyramid, mixed about like people's games."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from hypothesis import given, settings
from pyramid_race.bench.scripts import script
from pyramid_race.game.board import Board, Undo, apply, removed, start, status
from pyramid_race.game.deal import deal_cards, short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.table import Table

from tests.game.strategies import DEALS, SEEDS


@given(DEALS, SEEDS)
@settings(max_examples=30)
def test_every_move_is_legal_and_none_clears_the_pyramid(cards: tuple[int, ...], seed: int) -> None:
    table = Table(cards, PRESETS["N"])
    board = start(table)
    for action in islice(script(table, Random(seed)), 500):
        after = apply(table, board, action)
        assert isinstance(after, Board), f"{action}: {after.message}"
        assert status(table, after) == "playing"
        assert removed(after) < 28
        board = after


@given(DEALS, SEEDS)
@settings(max_examples=20)
def test_a_lap_ends_where_it_began(cards: tuple[int, ...], seed: int) -> None:
    table = Table(cards, PRESETS["N"])
    played = script(table, Random(seed))
    board = start(table)
    for action in played.opening:
        board = applied(table, board, action)
    after = board
    for action in played.lap:
        after = applied(table, after, action)
    assert after.position[:2] == board.position[:2]


def applied(table: Table, board: Board, action: object) -> Board:
    after = apply(table, board, action)  # type: ignore[arg-type]
    assert isinstance(after, Board)
    return after


def test_the_mix_is_about_that_of_people() -> None:
    """Over the rooms of the default benchmark, as far as its players get: about half draws, everything else as well."""
    kinds: Counter[str] = Counter()
    for number in range(50):
        table = Table(deal_cards(short_code(number)), PRESETS["N"])
        random = Random(number)
        for _ in range(4):
            kinds.update(type(action).__name__ for action in islice(script(table, random), 300))
    share = {kind: count / kinds.total() for kind, count in kinds.items()}
    assert 0.45 < share["Draw"] < 0.6
    assert 0.12 < share["Remove"] < 0.3
    assert 0.12 < share[Undo.__name__] < 0.3
    assert 0.01 < share["Recycle"] < 0.05
