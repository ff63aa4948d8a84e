"""Levels of difficulty: what they are by, and that they part the deals that can be won as they are meant to."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.board import Table, start
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.levels import LEVELS, Level, level, may_be
from pyramid_race.game.solver.shortest import shortest

from tests.game.solver.cases import cases

RATED: dict[str, list[Any]] = cases("rated")["deals"]
"""By preset: letters, par and win share of the deals that can be won among some random ones."""

PRESET = st.sampled_from(list(PRESETS))
PARS = st.integers(14, 120)
SHARES = st.floats(0, 1)
HARDNESS = {name: number for number, name in enumerate(LEVELS)}


@pytest.mark.parametrize("preset", PRESETS)
def test_about_a_quarter_is_easy_and_a_quarter_hard(preset: str) -> None:
    levels = [level(preset, par, share) for _, par, share in RATED[preset]]
    assert len(levels) >= 200
    # Of thousands; of some 200 a quarter is that within two standard deviations.
    for name in ("easy", "hard"):
        assert levels.count(name) / len(levels) == pytest.approx(0.25, abs=0.07)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_numbers_of_these_deals_are_true(preset: str) -> None:
    for letters, par, share in RATED[preset][:2]:
        table = Table(deal_cards(DealCode(preset, letters)), PRESETS[preset])
        assert shortest(table, start(table)).fewest_moves == par
        assert win_share(table) == pytest.approx(share, abs=5e-5)


@given(PRESET, PARS, SHARES, PARS, SHARES)
def test_more_moves_or_fewer_ways_never_make_it_easier(
    preset: str, par: int, share: float, other_par: int, other_share: float
) -> None:
    easier = level(preset, min(par, other_par), max(share, other_share))
    harder = level(preset, max(par, other_par), min(share, other_share))
    assert HARDNESS[easier] <= HARDNESS[harder]


@given(PRESET, st.sampled_from(LEVELS), SHARES)
def test_what_a_deal_may_be_by_its_ways_alone(preset: str, wanted: Level, share: float) -> None:
    assert may_be(wanted, preset, share) == any(level(preset, par, share) == wanted for par in range(14, 121))
