"""The verdict on whole deals, against others' answers; what it says of late boards is in test_second_opinion.py."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.game.board import Table, is_cleared, start
from pyramid_race.game.cards import Card
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.verdict import Verdict, is_winnable, verdict

from tests.game.playing import CARDS
from tests.game.solver.cases import ALL_OF_THEM, cards, cases, some
from tests.game.solver.lines import played_out

LABELS = cases("labels")
DEALS = [cards(deal["cards"]) for deal in LABELS["deals"]]
SETTINGS: list[Rules] = [Rules(**options) for options in LABELS["settings"]]
SOON = 10_000
"""Positions within which most labelled deals are decided; the others take nearly all the time."""
EVERY = 20
"""Of the deals that take longer one in so many is decided, others by each setting."""


def label(deal: int, setting: int) -> bool:
    return LABELS["deals"][deal]["winnable"][setting] == "1"


def name(rules: Rules) -> str:
    cover = "cover" if rules.pair_with_cover else "no cover"
    return f"{rules.recycles} recycles, {rules.win}, {cover}, pairs {rules.pair_waste}"


def test_there_are_as_many_labels_as_were_promised() -> None:
    assert (len(DEALS), len(SETTINGS), len(set(SETTINGS))) == (250, 28, 28)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=map(name, SETTINGS))
def test_labelled_deals(setting: int) -> None:
    """All that are decided soon, and some of those that are not; all of them where whole tables are asked for."""
    for deal, pack in enumerate(DEALS):
        table = Table(pack, SETTINGS[setting])
        answer = is_winnable(table, start(table), SOON)
        if answer is None and (ALL_OF_THEM or (deal + setting) % EVERY == 0):
            answer = is_winnable(table, start(table))
            assert answer is not None, f"deal {deal}"
        if answer is not None:
            assert answer == label(deal, setting), f"deal {deal}"


def test_most_labelled_deals_are_decided_soon() -> None:
    """So that the test above is about most of them whatever else it leaves out."""
    soon = [is_winnable(table, start(table), SOON) for pack in DEALS[::10] for table in _tables(pack)]
    assert soon.count(None) < len(soon) / 4


def _tables(pack: tuple[Card, ...]) -> list[Table]:
    return [Table(pack, rules) for rules in SETTINGS]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("deal", some(range(0, len(DEALS), 25), 3))
def test_all_that_is_said_of_a_labelled_deal(deal: int) -> None:
    most: dict[Rules, int | None] = {}
    for setting, rules in enumerate(SETTINGS):
        table = Table(DEALS[deal], rules)
        said = verdict(table, start(table))
        assert said.verdict == ("winnable" if label(deal, setting) else "unwinnable")
        assert is_cleared(table, played_out(table, start(table), said.line)) == label(deal, setting)
        most[rules] = said.most_removable
    for rules in SETTINGS:
        _is_plausible(most, rules, LABELS["deals"][deal])


def _is_plausible(most: dict[Rules, int | None], rules: Rules, deal: dict[str, Any]) -> None:
    """What must hold between the most cards that go by some rules and by others. Each is proved: none is None."""
    here = most[rules]
    assert here is not None
    unlimited = deal["most_removable_with_cover" if rules.pair_with_cover else "most_removable"]
    assert here == unlimited if rules.recycles is None else here <= unlimited

    def by(**options: Any) -> int:
        others = Rules(**{**_options(rules), **options})
        answer = most[others]
        assert answer is not None
        return answer

    assert here == by(win="pyramid"), "which cards go is not for the goal to say"
    if rules.recycles is not None:
        assert here <= by(pair_with_cover=True)
        assert here <= by(pair_waste="drawn")
        assert here <= by(recycles=min(2, rules.recycles + 1))


def _options(rules: Rules) -> dict[str, Any]:
    return {option: getattr(rules, option) for option in LABELS["settings"][0]}


class TestBudget:
    TABLE = Table(CARDS, PRESETS["L"])

    def test_unknown_when_it_ends(self) -> None:
        said = verdict(self.TABLE, start(self.TABLE), max_states=3)
        assert said == Verdict("unknown", None, (), said.states)

    def test_what_is_found_within_it(self) -> None:
        unbounded = verdict(self.TABLE, start(self.TABLE))
        assert unbounded.verdict == "winnable"
        assert verdict(self.TABLE, start(self.TABLE), max_states=unbounded.states) == unbounded

    def test_is_of_no_matter_where_the_order_of_the_stock_is_none(self) -> None:
        table = Table(CARDS, PRESETS["N"])
        assert verdict(table, start(table), max_states=1) == verdict(table, start(table))

    def test_no_win_may_be_certain_before_the_most_is(self) -> None:
        table = Table(deal_cards(parse_code("PY1-L-AAAAAAJ")), PRESETS["L"])
        said = verdict(table, start(table), max_states=3)
        assert said == Verdict("unwinnable", None, (), said.states)

    def test_a_win_that_only_the_search_for_the_most_comes_upon_is_a_win(self) -> None:
        table = Table(deal_cards(parse_code("PY1-L-AAAAAAA")), PRESETS["L"])
        said = verdict(table, start(table), max_states=100)
        assert (said.verdict == "winnable") is (said.most_removable == 28)
        assert is_cleared(table, played_out(table, start(table), said.line)) is (said.verdict == "winnable")
