"""From what a host sends to the settings of a room, or to what is wrong with it."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.deal import parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.node.room_settings import MAY_BE_NULL, merge
from pyramid_race.protocol.commands import Settings
from pyramid_race.race.model import RoomSettings

from tests.game.strategies import RULES

NOW = RoomSettings(name="Before", password_hash="salt:hash", capacity=7, disconnect_grace_s=30, deal="any")


def merged(current: RoomSettings = NOW, hashed: str | None = None, **given: Any) -> RoomSettings:
    outcome = merge(current, Settings(**given), hashed)
    assert isinstance(outcome, RoomSettings), outcome
    return outcome


def refused(current: RoomSettings = NOW, **given: Any) -> Refusal:
    outcome = merge(current, Settings(**given), None)
    assert isinstance(outcome, Refusal), outcome
    assert outcome.message
    return outcome


def test_nothing_given_changes_nothing() -> None:
    assert merged() == NOW


CHANGES: dict[str, Any] = {
    "name": "After", "visibility": "unlisted", "capacity": 1, "start": "all_ready", "countdown_s": 0,
    "time_limit_s": 10, "end": "first", "reveal_code": "finish", "spectator_delay_s": 30, "disconnect_grace_s": 0,
    "deal": "winnable", "tell_dead": True, "starts_at": 1_800_000_000_000, "auto_players": 2, "auto_s": 30,
    "invite_only": True, "best_of": 3,
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_given_is_changed_and_nothing_else(name: str) -> None:
    assert merged(**{name: CHANGES[name]}) == replace(NOW, **{name: CHANGES[name]})


def test_every_setting_is_tested() -> None:
    assert set(CHANGES) | {"password", "rules", "allowed"} == set(Settings.model_fields)


def test_a_password_is_set_kept_and_taken_away() -> None:
    assert merged(hashed="new", password="x").password_hash == "new"
    assert merged(name="x").password_hash == "salt:hash"
    for nothing in ("", None):
        assert merged(password=nothing).password_hash is None


def test_null_takes_away_only_what_may_be_missing() -> None:
    assert merged(disconnect_grace_s=None).disconnect_grace_s is None
    assert merged(replace(NOW, tell_dead=True), tell_dead=None).tell_dead is None
    assert merged(replace(NOW, allowed=("Ada",)), allowed=None).allowed is None
    assert merged(auto_players=None).auto_players is None
    for name in set(Settings.model_fields) - set(MAY_BE_NULL):
        given: dict[str, Any] = {name: None}
        assert refused(NOW, **given).message == f"{name} must not be null"


def test_the_list_of_names_is_cleaned() -> None:
    assert merged(allowed=[" Ada ", "Bob", "Ada"]).allowed == ("Ada", "Bob")
    assert merged(replace(NOW, allowed=("Ada",)), allowed=[]).allowed is None
    assert refused(allowed=["a\u202eb"]).message.startswith("allowed: ")


def test_the_name_is_cleaned() -> None:
    assert merged(name="  a \u00a0 b ").name == "a b"
    assert merged(name="").name == ""
    assert refused(name="a\u202eb").message.startswith("name: ")


@pytest.mark.parametrize(
    ("spec", "preset", "rules"),
    [
        ("C", "C", PRESETS["C"]),
        ("N", "N", Rules()),
        ("N,recycles=3", "N", Rules(recycles=3)),
        ({"preset": "L", "recycles": 0}, "L", Rules(recycles=0)),
        ({"preset": "N", "win": "all"}, "N", Rules(win="all")),
    ],
)
def test_rules(spec: Any, preset: str, rules: Rules) -> None:
    after = merged(rules=spec)
    assert (after.preset, after.rules) == (preset, rules)
    assert replace(after, preset="N", rules=Rules()) == NOW


@given(RULES, st.sampled_from(list(PRESETS)))
def test_all_rules_can_be_raced_by(rules: Rules, preset: str) -> None:
    assert merged(rules={"preset": preset, **asdict(rules)}) == replace(NOW, preset=preset, rules=rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_raced_by(preset: str) -> None:
    assert merged(rules=preset).rules == PRESETS[preset]


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        (
            {"preset": "N", "undo_limit": -1},
            "rules: undo_limit must be null or a whole number from 0 to 1000000, not -1",
        ),
        ({"preset": "N", "waste_piles": 4}, "rules: waste_piles must be 1 or 2 or 3, not 4"),
        ("N,pair_waste=two", "rules: pair_waste must be 'none' or 'drawn' or 'top_two', not 'two'"),
        ("M,stock_top=1", "rules: stock_top must be false or true, not 1"),
    ],
)
def test_rules_that_cannot_be_are_refused_with_the_reason(spec: Any, told: str) -> None:
    assert refused(rules=spec) == Refusal("bad_settings", told)


@pytest.mark.parametrize("word", ["winnable", "any", "easy", "medium", "hard"])
def test_a_word_for_the_deal_goes_with_any_rules(word: str) -> None:
    for preset in PRESETS:
        assert merged(deal=word, rules=preset).deal == word


def test_a_range_of_pars() -> None:
    assert merged(deal={"par": [40, 55]}).deal == "par 40-55"
    for wrong in ([55, 40], [0, 40], [13, 40], [40, 201]):
        told = refused(deal={"par": wrong})
        assert told.code == "bad_settings"
        assert told.message.startswith("deal: par is [lowest, highest], from 14 to 200: nobody can clear")
    # It stays when other things are changed.
    assert merged(replace(NOW, deal="par 40-55"), rules="C").deal == "par 40-55"


def test_a_code_brings_its_rules() -> None:
    after = merged(deal=" py1-c-aaaaaas ")
    assert (after.deal, after.preset, after.rules) == ("PY1-C-AAAAAAS", "C", PRESETS["C"])
    kept = merged(deal="PY1-N-AAAAAAS", rules={"preset": "N", "undo_limit": 0})
    assert kept.rules == Rules(undo_limit=0)
    assert merged(deal="PY1-M-AAAAAAS").rules == PRESETS["M"]
    # Rules that are given too are what the cards are played by, whatever the letter.
    coded = merged(deal="PY1-N-AAAAAAS")
    for other in (
        merged(deal="PY1-N-AAAAAAS", rules="C"),
        merged(coded, rules="C"),
        merged(deal="PY1-M-AAAAAAS", rules="C"),
    ):
        assert (other.deal, other.preset, other.rules) == ("PY1-C-AAAAAAS", "C", PRESETS["C"])
    assert merged(coded, rules="C", deal="any").preset == "C"
    assert merged(coded, name="x") == replace(coded, name="x")


@given(st.text(max_size=60) | st.sampled_from(["PY1-N-AAAA", "PY1N", "winnable ", "Any"]))
def test_any_text_as_a_deal(text: str) -> None:
    outcome = merge(NOW, Settings(deal=text), None)
    if isinstance(outcome, Refusal):
        assert outcome.code in ("bad_code", "bad_settings")
        assert len(outcome.message) < 250
    else:
        assert outcome.deal in ("winnable", "any") or str(parse_code(outcome.deal)) == outcome.deal


OPTION = st.sampled_from([option.name for option in fields(Rules)] + ["preset", "x"])
VALUE = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from(["N", "C", "M", "all", "none", "drawn"])
    | st.lists(st.none())
)


@given(st.dictionaries(OPTION, VALUE, max_size=4) | st.text(max_size=30))
def test_anything_as_rules(spec: Any) -> None:
    outcome = merge(NOW, Settings(rules=spec), None)
    if isinstance(outcome, Refusal):
        assert outcome.code == "bad_settings"
        assert 0 < len(outcome.message) < 300
    else:
        assert outcome.preset in PRESETS
