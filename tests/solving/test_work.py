"""Questions about one deal, as the pool is asked them."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from pyramid_race.game.board import Board, Draw, Table, apply, start
from pyramid_race.game.deal import DealCode, deal_cards
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.forgiveness import win_share
from pyramid_race.game.solver.levels import LEVELS, level
from pyramid_race.game.solver.verdict import verdict
from pyramid_race.race.wish import Wish
from pyramid_race.solving import work
from pyramid_race.solving.work import CANDIDATES, Rating, choose, draw, is_lost, par_of, rate

QUICK = ("TMUFTBZ", "JPHHGIK", "GFABGKJ", "UXINFUZ", "JNCGLBY", "NMOJYCK", "DUXUNAV", "AAAAAAJ")
"""The pars of these deals are found at once; there are all levels among them, and two that can't be won."""
CODES = [DealCode("M", letters) for letters in QUICK]
RULES = PRESETS["M"]


def table_of(code: DealCode, rules: Rules = RULES) -> Table:
    return Table(deal_cards(code), rules)


@pytest.fixture(scope="module")
def ratings() -> dict[DealCode, Rating]:
    found = {code: rate(code, RULES, Wish()) for code in CODES}
    return {code: rating for code, rating in found.items() if rating is not None}


def test_any_deal_is_rated(ratings: dict[DealCode, Rating]) -> None:
    assert list(ratings) == CODES
    for code, rating in ratings.items():
        table = table_of(code)
        assert rating.winnable == (verdict(table, start(table)).verdict == "winnable")
        if rating.winnable:
            assert rating.par == par_of(table)
            assert rating.share == win_share(table) > 0
            assert rating.level == level("M", rating.par or 0, rating.share)
        else:
            assert (rating.par, rating.level) == (None, None)
    assert {rating.level for rating in ratings.values()} == {*LEVELS, None}


@pytest.mark.parametrize(
    "wish",
    [
        Wish(winnable=True),
        *(Wish(winnable=True, level=name) for name in LEVELS),
        Wish(winnable=True, par=(34, 44)),
        Wish(winnable=True, par=(34, 44), level="medium"),
        Wish(winnable=True, par=(14, 15)),
    ],
)
def test_only_what_is_wished_for(ratings: dict[DealCode, Rating], wish: Wish) -> None:
    for code, rating in ratings.items():
        fits = (
            rating.winnable
            and wish.level in (None, rating.level)
            and (wish.par is None or wish.par[0] <= (rating.par or 0) <= wish.par[1])
        )
        assert rate(code, RULES, wish) == (rating if fits else None)


def test_where_the_par_is_beyond_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PAR_STATES", 1)
    code = DealCode("N", "AAAAAAS")
    rating = rate(code, PRESETS["N"], Wish())
    assert rating is not None
    assert (rating.winnable, rating.par, rating.level) == (True, None, None)
    assert rate(code, PRESETS["N"], Wish(winnable=True)) is None
    monkeypatch.setattr(work, "VERDICT_STATES", 1)
    rating = rate(code, PRESETS["O"], Wish())
    assert rating is not None
    assert rating.winnable is None


def test_a_board_is_lost() -> None:
    lost, won = (table_of(DealCode("N", letters), PRESETS["N"]) for letters in ("AAAAAAJ", "AAAAAAS"))
    assert is_lost(lost, start(lost)) is True
    assert is_lost(won, start(won)) is False
    # With one pass a card that is drawn over is gone: without removals nothing is left to win with.
    once = Table(won.cards, PRESETS["O"])
    board = start(once)
    while isinstance(after := apply(once, board, Draw()), Board):
        board = after
    assert is_lost(once, board) is True


def test_a_chosen_deal_is_of_its_kind() -> None:
    for wish in (Wish(winnable=True), Wish(winnable=True, level="easy")):
        chosen = next(filter(None, (choose("M", RULES, False, wish) for _ in range(20))))
        rating = rate(chosen.code, RULES, wish)
        assert rating is not None
        assert chosen.par in (None, rating.par)
        assert (chosen.par is None) == (wish == Wish(winnable=True))


def test_any_deal_will_do() -> None:
    codes = Counter(chosen.code for _ in range(50) if (chosen := choose("N", PRESETS["N"], False, Wish())) is not None)
    assert len(codes) == 50


def test_nothing_is_chosen_if_no_candidate_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[DealCode] = []

    def one_that_is_lost(preset: str, exact: bool) -> DealCode:
        drawn.append(DealCode(preset, "AAAAAAJ"))
        return drawn[-1]

    monkeypatch.setattr(work, "draw", one_that_is_lost)
    assert choose("N", PRESETS["N"], False, Wish(winnable=True)) is None
    assert len(drawn) == CANDIDATES


def test_short_and_exact_codes_are_drawn() -> None:
    for exact in (False, True):
        codes = {draw("L", exact) for _ in range(30)}
        assert len(codes) == 30
        assert {(code.preset, code.exact) for code in codes} == {("L", exact)}


def test_questions_and_answers_travel_between_processes(ratings: dict[DealCode, Rating]) -> None:
    for code, rating in ratings.items():
        assert pickle.loads(pickle.dumps(rating)) == rating
        assert pickle.loads(pickle.dumps(table_of(code))) == table_of(code)
