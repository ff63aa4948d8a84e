from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.rules import OPTIONS, PRESETS, BadRules, Rules, parse_rules, rules_text

from tests.game.strategies import RULES

NORMAL: dict[str, Any] = {
    "initial_waste": 1,
    "recycles": None,
    "win": "pyramid",
    "pair_with_cover": False,
    "pair_waste": "none",
    "stock_top": False,
    "stock_face_up": False,
    "waste_piles": 1,
    "undo_limit": 100,
    "undo_counts": False,
}
"""Every option, and preset N."""


@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        ("N", {}),
        ("C", {"initial_waste": 0, "pair_with_cover": True, "undo_limit": None, "undo_counts": True}),
        ("S", {"win": "all", "pair_waste": "drawn"}),
        ("L", {"recycles": 2}),
        ("M", {"initial_waste": 0, "recycles": 2, "stock_top": True, "pair_waste": "drawn", "undo_limit": None}),
        ("O", {"recycles": 0, "pair_waste": "drawn", "pair_with_cover": True}),
    ],
)
def test_presets(preset: str, differs: dict[str, Any]) -> None:
    assert asdict(PRESETS[preset]) == NORMAL | differs
    assert parse_rules(preset) == (preset, PRESETS[preset])


def test_there_are_these_presets_and_options() -> None:
    assert "".join(PRESETS) == "NCSLMO"
    assert tuple(NORMAL) == OPTIONS


@pytest.mark.parametrize(
    ("spec", "differs"),
    [
        ("N,recycles=1", {"recycles": 1}),
        (" N , recycles = 1 , win = all ", {"recycles": 1, "win": "all"}),
        (
            "N,recycles=1,win=all,pair_waste=drawn,pair_with_cover=true",
            {"recycles": 1, "win": "all", "pair_waste": "drawn", "pair_with_cover": True},
        ),
        ("N,recycles=null,undo_limit=null,undo_counts=false", {"undo_limit": None}),
        ({"preset": "N"}, {}),
        ({"preset": "N", "recycles": 0, "waste_piles": 3}, {"recycles": 0, "waste_piles": 3}),
        ({"undo_limit": 0, "preset": "N", "pair_waste": "top_two"}, {"undo_limit": 0, "pair_waste": "top_two"}),
    ],
)
def test_overrides(spec: object, differs: dict[str, Any]) -> None:
    assert parse_rules(spec) == ("N", Rules(**NORMAL | differs))


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("", "no preset ''"),
        ("n", "no preset 'n'"),
        ("X", "no preset 'X'; the presets are N, C, S, L, M, O"),
        ("N,", "'' is not of the form option=value"),
        ("N,recycles", "'recycles' is not of the form option=value"),
        ("N,recycles=1,recycles=2", "recycles is given twice"),
        ("N,preset=C", "preset is given twice"),
        ("N,speed=1", "no option 'speed'"),
        ("N,recycles=-1", "recycles must be null or a whole number from 0 to 1000000, not -1"),
        ("N,recycles=1.5", "recycles must be null or a whole number from 0 to 1000000, not '1.5'"),
        ("N,recycles=99999999999999999999", "recycles must be null"),
        ("N,recycles=\uff11", "recycles must be null"),
        ("N,win=", "win must be 'pyramid' or 'all', not ''"),
        ("N,initial_waste=2", "initial_waste must be 0 or 1, not 2"),
        ("N,waste_piles=4", "waste_piles must be 1 or 2 or 3, not 4"),
        ("N,undo_limit=true", "undo_limit must be null or a whole number from 0 to 1000000, not true"),
        ({}, "rules are a preset (N, C, S, L, M, O), options, or both"),
        ({"waste_piles": 4}, "waste_piles must be 1 or 2 or 3, not 4"),
        ({"undo_limit": -1}, "undo_limit must be null or a whole number from 0"),
        ({"preset": None}, "no preset null"),
        ({"preset": ["N"]}, "no preset a value of type list"),
        ({"preset": "N", "speed": 1}, "no option 'speed'"),
        ({"preset": "N", 1: 1}, "no option 1"),
        ({"preset": "N", "initial_waste": True}, "initial_waste must be 0 or 1, not true"),
        ({"preset": "N", "initial_waste": 1.0}, "initial_waste must be 0 or 1"),
        ({"preset": "N", "recycles": True}, "recycles must be null or a whole number from 0 to 1000000, not true"),
        ({"preset": "N", "recycles": "1"}, "not '1'"),
        ({"preset": "N", "recycles": 1_000_001}, "not 1000001"),
        ({"preset": "N", "recycles": 10**5000}, "not a value of type int"),
        ({"preset": "N", "undo_limit": -1}, "undo_limit must be null or a whole number from 0 to 1000000, not -1"),
        ({"preset": "N", "undo_counts": 1}, "undo_counts must be false or true, not 1"),
        ({"preset": "N", "win": None}, "win must be 'pyramid' or 'all', not null"),
        ({"preset": "N", "pair_waste": {"none": 1}}, "pair_waste must be 'none' or 'drawn' or 'top_two'"),
        ({"preset": "N", "waste_piles": 4}, "waste_piles must be 1 or 2 or 3, not 4"),
        (None, "rules are a preset letter, or an object"),
        (7, "rules are a preset letter, or an object"),
        (["N"], "rules are a preset letter, or an object"),
    ],
)
def test_bad_rules_are_refused_with_the_reason(spec: object, reason: str) -> None:
    with pytest.raises(BadRules) as refused:
        parse_rules(spec)
    assert reason in str(refused.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
ALLOWED: dict[str, st.SearchStrategy[Any]] = {
    "initial_waste": st.sampled_from([0, 1]),
    "recycles": st.none() | st.integers(0, 1_000_000),
    "win": st.sampled_from(["pyramid", "all"]),
    "pair_with_cover": st.booleans(),
    "pair_waste": st.sampled_from(["none", "drawn", "top_two"]),
    "stock_top": st.booleans(),
    "stock_face_up": st.booleans(),
    "waste_piles": st.sampled_from([1, 2, 3]),
    "undo_limit": st.none() | st.integers(0, 1_000_000),
    "undo_counts": st.booleans(),
}


@given(st.sampled_from(list(PRESETS)), st.fixed_dictionaries({}, optional=ALLOWED))
def test_allowed_options_override_the_preset(preset: str, options: dict[str, Any]) -> None:
    meant = (preset, Rules(**asdict(PRESETS[preset]) | options))
    assert parse_rules({"preset": preset, **options}) == meant
    text = ",".join([preset, *(f"{name}={_text(value)}" for name, value in options.items())])
    assert parse_rules(text) == meant
    assert parse_rules({"preset": preset, **asdict(meant[1])}) == meant


def _text(value: object) -> str:
    return "null" if value is None else str(value).lower()


@given(JSON | st.fixed_dictionaries({"preset": st.just("N")}, optional=dict.fromkeys(OPTIONS, JSON)))
def test_anything_is_rules_or_refused(spec: object) -> None:
    try:
        _, rules = parse_rules(spec)
    except BadRules:
        return
    for name, value in asdict(rules).items():
        assert type(value) in (bool, int, str, type(None))
        assert type(value) is type(NORMAL[name]) or name in ("recycles", "undo_limit")


@pytest.mark.parametrize("spec", [{"recycles": 1}, "recycles=1", "preset=N,recycles=1", {"preset": "N", "recycles": 1}])
def test_options_without_a_preset_are_those_of_normal(spec: object) -> None:
    assert parse_rules(spec) == ("N", Rules(recycles=1))


@given(st.sampled_from(sorted(PRESETS)), RULES)
def test_rules_as_a_text_are_the_same_rules(preset: str, rules: Rules) -> None:
    assert parse_rules(rules_text(preset, rules)) == (preset, rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_text_of_a_preset_is_its_letter(preset: str) -> None:
    assert rules_text(preset, PRESETS[preset]) == preset
