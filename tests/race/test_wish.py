"""The text of the deal that a room wants, and what it means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.race.wish import LEAST_PAR, MOST_PAR, Wish, deal_of_par, par_range, wish_of


@pytest.mark.parametrize(
    ("deal", "wish"),
    [
        ("any", Wish()),
        ("winnable", Wish(winnable=True)),
        ("easy", Wish(winnable=True, level="easy")),
        ("medium", Wish(winnable=True, level="medium")),
        ("hard", Wish(winnable=True, level="hard")),
        ("par 40-55", Wish(winnable=True, par=(40, 55))),
        ("PY1-N-AAAAAAS", None),
        ("par 40", None),
        ("par 40-55 ", None),
        ("Easy", None),
    ],
)
def test_wishes(deal: str, wish: Wish | None) -> None:
    assert wish_of(deal) == wish


@given(st.integers(LEAST_PAR, MOST_PAR), st.integers(LEAST_PAR, MOST_PAR))
def test_a_range_of_pars_is_kept_as_text(one: int, other: int) -> None:
    low, high = sorted((one, other))
    assert par_range(deal_of_par(low, high)) == (low, high)


@pytest.mark.parametrize(("low", "high"), [(0, 5), (-1, 5), (50, 40), (40, MOST_PAR + 1)])
def test_a_range_that_makes_no_sense_is_refused(low: int, high: int) -> None:
    with pytest.raises(ValueError, match="par is"):
        deal_of_par(low, high)
