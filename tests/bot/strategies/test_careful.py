"""Careful play: as good as can be, blind to what is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyramid_race.bot.strategies.careful import best_actions
from pyramid_race.bot.strategies.prospects import is_over
from pyramid_race.game.board import (
    Board,
    Draw,
    Recycle,
    Remove,
    is_cleared,
    open_stock,
    removed,
    start,
    status,
)
from pyramid_race.game.cards import parse_card
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS, PairWaste, Rules, parse_rules
from pyramid_race.game.solver.order_free import most_removable, winnable
from pyramid_race.game.table import ALL, Table

from tests.bot.strategies import playing
from tests.bot.strategies.playing import seen
from tests.game.playing import places, without
from tests.game.strategies import DEALS, SEEDS, TABLES, shuffled

ONE_ROUND = 24 + 1 + 24
"""The most actions between two removals: to the end of the stock, the recycle, and once through again."""


def play(table: Table, random: Random, board: Board | None = None) -> list[Board]:
    return playing.play(table, "careful", random, board)


@given(DEALS, st.booleans(), SEEDS)
@settings(max_examples=40)
def test_removes_all_that_any_play_could_where_the_waste_always_goes_back(
    cards: tuple[int, ...], pair_with_cover: bool, seed: int
) -> None:
    table = Table(cards, replace(PRESETS["N"], pair_with_cover=pair_with_cover))
    boards = play(table, Random(seed))
    assert removed(boards[-1]) == most_removable(table)


@given(TABLES, SEEDS)
@settings(max_examples=30)
def test_the_order_of_the_stock_makes_no_difference(table: Table, seed: int) -> None:
    """Whatever cannot be seen is not used: the same sight, the same actions."""
    random = Random(seed)
    for board in random.choices(play(table, random), k=5):
        hidden = board.position.stock + len(open_stock(table, board) or ())
        stock = board.position.order[hidden:]
        cards = list(table.cards)
        for place, other in zip(stock, random.sample(stock, len(stock)), strict=True):
            cards[place] = table.cards[other]
        shuffled = Table(tuple(cards), table.rules)
        assert seen(shuffled, board) == seen(table, board)
        assert best_actions(seen(shuffled, board)) == best_actions(seen(table, board))
        assert is_over(seen(shuffled, board)) == is_over(seen(table, board))


def test_gives_up_on_a_dead_end_at_once() -> None:
    """Published: of this deal no more than 14 cards can go."""
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAJ")), PRESETS["N"])
    boards = play(table, Random(1))
    assert removed(boards[-1]) == 14
    assert ends_with_a_removal(boards)
    assert status(table, boards[-1]) == "playing"  # the rules would let it draw for ever


def ends_with_a_removal(boards: list[Board]) -> bool:
    """Whether the last thing done was a removal: nothing is drawn once nothing can go any more."""
    return removed(boards[-1]) > removed(boards[-2])


def test_takes_what_it_can_when_the_stock_does_not_come_round_again() -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), replace(PRESETS["N"], recycles=0))
    boards = play(table, Random(1))
    assert removed(boards[-1]) >= 10
    assert boards[-1].recycles == 0


def test_prefers_two_pyramid_cards() -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    first = best_actions(seen(table, start(table)))
    assert first
    assert all(isinstance(action, Remove) and len(action.cards) == 2 for action in first)
    assert all(table.place[card] < 28 for action in first if isinstance(action, Remove) for card in action.cards)


@pytest.mark.parametrize("pair_waste", ["drawn", "top_two"])
@pytest.mark.parametrize("stock_top", [False, True])
def test_pairs_the_waste_where_all_must_go(pair_waste: PairWaste, stock_top: bool) -> None:
    """The pyramid has gone; 7D 6D lie together, 2H JS once the king between them has gone, and 5C has no partner."""
    rules = Rules(initial_waste=0, win="all", pair_waste=pair_waste, stock_top=stock_top)
    last = [parse_card(name) for name in ("7D", "6D", "2H", "KC", "JS", "5C")]
    others = [card for card in range(52) if card not in last]
    table = Table((*others[:28], *last, *others[28:]), rules)
    boards = play(table, Random(1), Board(without(ALL & ~places(table, "7D 6D 2H KC JS 5C"))))
    assert boards[-1].removed == ALL & ~places(table, "5C")


def test_draws_and_recycles_are_offered_alone() -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAS")), PRESETS["N"])
    for board in play(table, Random(3)):
        actions = best_actions(seen(table, board))
        if any(isinstance(action, Draw | Recycle) for action in actions):
            assert len(actions) == 1


@pytest.mark.parametrize(
    "rules", ["S,waste_piles=2", "S,waste_piles=3,stock_top=true", "S,pair_waste=top_two,waste_piles=2"]
)
def test_wins_with_several_piles_where_all_must_go_and_the_waste_always_goes_back(rules: str) -> None:
    """Then all that counts is that the pyramid goes: any two cards of the draw piles come to lie beside each other."""
    for seed in range(15):
        table = Table(shuffled(seed), parse_rules(rules)[1])
        assert is_cleared(table, play(table, Random(seed))[-1]) == winnable(table)


def test_keeps_partners_for_the_stock_where_all_must_go_and_none_of_it_pairs() -> None:
    """Two pyramid cards that make 13 may both be needed for cards of the stock."""
    rules = Rules(win="all")
    outcomes = [
        (winnable(table), play(table, Random(1))[-1], table)
        for table in (Table(shuffled(n), rules) for n in range(120))
    ]
    assert sum(could for could, _, _ in outcomes) > 2
    assert all(is_cleared(table, board) == could for could, board, table in outcomes)
