"""Which names look alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.names.lookalikes import clashes, skeleton


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Ada", "Ada"),
        ("ADA", "ada"),
        ("\u0410da", "Ada"),  # a Cyrillic A
        ("\u0391\u03bd\u0430", "Ava"),  # Greek, Greek, Cyrillic
        ("Bi11", "Bill"),
        ("lvan", "Ivan"),
        ("rnia", "mia"),
        ("PaypaI", "Paypal"),
        ("paypaI", "Paypal"),  # a capital I, and a capital less
        ("PAYPAL", "paypaI"),
        ("b0b", "Bob"),
        ("\u041d\u0430ns", "hans"),  # Cyrillic, and capital
        ("O", "0"),
        ("Stra\u00dfe", "STRASSE"),
        ("A\u030angstro\u0308m", "\u00c5ngstr\u00f6m"),
        ("\u2764\ufe0f", "\u2764"),  # the same heart, in colour
        ("\u30a2\u30ab\u3085\u308a", "\u30a2\u30ab\u3085\u308a"),
        ("\uff21\uff44\uff41", "Ada"),
    ],
)
def test_names_that_look_alike(name: str, like: str) -> None:
    assert clashes(name, ["Somebody", like, "Somebody else"]) == like
    assert clashes(like, ["Somebody", name]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Adah"),
        ("Ada", "Ad\u00e1"),
        ("Ada", "Ada 2"),
        ("Ali", "All"),
        ("ALI", "ALL"),
        ("Mia", "Mla"),
        ("ivan", "lvan"),  # the small i has its dot
        ("Guest 1234", "Guest 1235"),
        ("Bot Ada (careful)", "Bot Ada 2 (careful)"),
        ("\U0001f98a", "\U0001f43b"),
        ("\uc774\ub984", "\uc774\ub989"),
        ("\u540d\u524d", "\u540d\u7b54"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u044f"),
    ],
)
def test_names_that_can_be_told_apart(name: str, other: str) -> None:
    assert clashes(name, [other]) is None
    assert clashes(other, [name]) is None


def test_somebody_without_a_name_clashes_with_nobody() -> None:
    assert clashes("", ["", "Ada"]) is None
    assert clashes("Ada", [""]) is None


@given(name=st.text(max_size=30))
def test_a_name_looks_like_itself_however_it_is_put(name: str) -> None:
    assert skeleton(name) == skeleton(f"\u200d{name}")
    if name:
        assert clashes(name, [name.upper(), name]) is not None
