"""The shortest win of whole deals, against others' answers; those of late boards are in test_second_opinion.py."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import pytest
from pyramid_race.game.board import Table, is_cleared, start
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.shortest import Shortest, shortest

from tests.game.playing import CARDS
from tests.game.solver.cases import cards, cases, others_cases
from tests.game.solver.lines import played_out
from tests.game.solver.many import processes, shortest_of


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with processes() as pool:
        yield pool


def agrees(pool: ProcessPoolExecutor, preset: str, deals: list[dict[str, Any]], answer: str) -> None:
    """Each shortest win is as long as the one that is known, and wins; where there is none that is proved."""
    packs = [cards(deal["cards"]) for deal in deals]
    found = list(pool.map(shortest_of, packs, repeat(PRESETS[preset])))
    assert [one.fewest_moves for one in found] == [deal[answer] for deal in deals]
    for pack, one in zip(packs, found, strict=True):
        table = Table(pack, PRESETS[preset])
        end = played_out(table, start(table), one.line)
        assert end.moves == len(one.line) == one.fewest_moves
        assert is_cleared(table, end) == (one.fewest_moves != 0)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset", ["N", "C"])
def test_random_deals(pool: ProcessPoolExecutor, preset: str) -> None:
    deals = cases("optimal")["sets"][preset]
    assert len(deals) == 60
    agrees(pool, preset, deals, "fewest_moves")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset", ["N", "C"])
def test_deals_by_microsofts_numbers(pool: ProcessPoolExecutor, preset: str) -> None:
    deals = cases("ms_deals")["deals"]
    assert len(deals) == 50
    agrees(pool, preset, deals, preset)


@pytest.mark.timeout(600)
def test_deals_by_microsofts_rules(pool: ProcessPoolExecutor) -> None:
    table = others_cases("mchung")
    assert len(table["deals"]) == 400
    agrees(pool, table["rules"], table["deals"], "fewest_moves")


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
