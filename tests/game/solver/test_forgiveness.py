"""The share of ways to play that win: worked out a second time by plain counting of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyramid_race.game.board import COVERS, Table
from pyramid_race.game.cards import parse_card, value
from pyramid_race.game.deal import deal_cards, parse_code, short_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.order_free import winnable

from tests.game.strategies import DEALS

Left = frozenset[int]
"""Places of the pyramid."""
Stock = tuple[int, ...]
"""How many stock cards there are of each value from 0 to 13."""


class Counting:
    """As `forgiveness` defines it, with the cards: which are left, and how many of each value are in the stock."""

    def __init__(self, cards: tuple[int, ...], with_cover: bool) -> None:
        self._values = [value(card) for card in cards]
        self._with_cover = with_cover
        self._known: dict[tuple[Left, Stock], Fraction] = {}

    def share(self) -> Fraction:
        in_stock = Counter(self._values[28:])
        return self._share(frozenset(range(28)), tuple(in_stock[number] for number in range(14)))

    def _share(self, left: Left, stock: Stock) -> Fraction:
        left, stock = self._settled(left, stock)
        if (left, stock) not in self._known:
            shares = [self._share(*after) for after in self._removals(left, stock)]
            self._known[left, stock] = sum(shares, Fraction(0)) / len(shares) if shares else Fraction(not left)
        return self._known[left, stock]

    def _settled(self, left: Left, stock: Stock) -> tuple[Left, Stock]:
        """When all has gone that goes at no cost: kings, and cards for which, and for all like them, the stock has
        partners."""
        for place in left:
            number = self._values[place]
            like_it = sum(self._values[other] == number for other in left)
            if not _covers(place, left) and (number == 13 or like_it <= stock[13 - number]):
                return self._settled(left - {place}, stock if number == 13 else _without(stock, 13 - number))
        return left, stock

    def _removals(self, left: Left, stock: Stock) -> Iterator[tuple[Left, Stock]]:
        for place in left:
            if _covers(place, left):
                continue
            partner = 13 - self._values[place]
            if stock[partner]:
                yield left - {place}, _without(stock, partner)
            for other in left:
                if self._values[other] == partner and self._may_pair(place, other, left):
                    yield left - {place, other}, stock

    def _may_pair(self, place: int, other: int, left: Left) -> bool:
        """Whether an available card pairs with another by where they lie, each pair told once."""
        covers = _covers(other, left)
        return (not covers and other > place) or (self._with_cover and covers == {place})


def _covers(place: int, left: Left) -> set[int]:
    return {other for other in left if COVERS[place] >> other & 1}


def _without(stock: Stock, number: int) -> Stock:
    return tuple(count - (at == number) for at, count in enumerate(stock))


@settings(max_examples=25)
@given(DEALS, st.booleans())
def test_against_plain_counting(cards: tuple[int, ...], with_cover: bool) -> None:
    table = Table(cards, Rules(pair_with_cover=with_cover))
    assert win_share(table) == pytest.approx(float(Counting(cards, with_cover).share()), rel=1e-9)


@given(DEALS, st.booleans())
def test_it_is_above_0_just_for_deals_that_can_be_won(cards: tuple[int, ...], with_cover: bool) -> None:
    table = Table(cards, Rules(pair_with_cover=with_cover))
    assert 0 <= win_share(table) <= 1
    assert (win_share(table) > 0) == winnable(table)


def test_it_is_a_number_of_the_cards_and_of_pairs_with_a_cover_alone() -> None:
    for number in range(20):
        cards = deal_cards(short_code(number))
        shares = {preset: win_share(Table(cards, rules)) for preset, rules in PRESETS.items()}
        assert shares["N"] == shares["S"] == shares["L"] == shares["M"]
        assert shares["C"] == shares["O"]


def test_a_deal_that_nobody_can_lose() -> None:
    # Kings, and low cards whose partners are all in the stock: each may go as soon as it is open.
    ranks = ("A", "2", "3", "4", "5", "6", "K", "7", "8", "9", "10", "J", "Q")
    cards = tuple(parse_card(f"{rank}{suit}") for rank in ranks for suit in "CDHS")
    assert win_share(Table(cards, PRESETS["N"])) == 1.0


def test_a_known_deal() -> None:
    table = Table(deal_cards(parse_code("PY1-N-AAAAAAJ")), PRESETS["N"])
    assert win_share(table) == 0
    assert win_share(replace(table, rules=PRESETS["C"])) == pytest.approx(float(Counting(table.cards, True).share()))
