"""The shortest win of whole deals, against others' answers; those of late boards are in test_second_opinion.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from pyramid_race.game.board import Table, is_cleared, start
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import Shortest, shortest

from tests.game.playing import CARDS
from tests.game.solver.cases import cards, cases, others_cases, some
from tests.game.solver.lines import played_out


def agrees(preset: str, deals: Sequence[dict[str, Any]], answer: str) -> None:
    """Each shortest win is as long as the one that is known, and wins; where there is none that is proved."""
    for deal in deals:
        table = Table(cards(deal["cards"]), PRESETS[preset])
        found = shortest(table, start(table))
        assert found.fewest_moves == deal[answer]
        end = played_out(table, start(table), found.line)
        assert end.moves == len(found.line) == found.fewest_moves
        assert is_cleared(table, end) == (found.fewest_moves != 0)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset", ["N", "C"])
def test_random_deals(preset: str) -> None:
    deals = cases("optimal")["sets"][preset]
    assert len(deals) == 60
    agrees(preset, some(deals, 2), "fewest_moves")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset", ["N", "C"])
def test_deals_by_microsofts_numbers(preset: str) -> None:
    deals = cases("ms_deals")["deals"]
    assert len(deals) == 50
    agrees(preset, some(deals, 2), preset)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(4))
def test_deals_by_microsofts_rules(part: int) -> None:
    table = others_cases("mchung")
    assert len(table["deals"]) == 400
    agrees(table["rules"], some(table["deals"][part::4], 5), "fewest_moves")


class TestBudget:
    TABLE = Table(CARDS, PRESETS["N"])

    def test_none_when_it_ends(self) -> None:
        found = shortest(self.TABLE, start(self.TABLE), max_states=100)
        assert found == Shortest(None, (), 100)

    def test_what_is_found_within_it(self) -> None:
        unbounded = shortest(self.TABLE, start(self.TABLE))
        assert unbounded.fewest_moves
        assert shortest(self.TABLE, start(self.TABLE), max_states=unbounded.states) == unbounded
        assert shortest(self.TABLE, start(self.TABLE), max_states=unbounded.states - 1).fewest_moves is None


def test_nothing_left_to_do() -> None:
    table = Table(CARDS, PRESETS["N"])
    won = played_out(table, start(table), shortest(table, start(table)).line)
    assert shortest(table, won) == Shortest(0, (), 1)
