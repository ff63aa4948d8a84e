from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.cards import NAMES, BadCard, parse_card, value


def test_deck_order() -> None:
    assert " ".join(NAMES[:14]) == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD"
    assert NAMES[26] == "AH"
    assert NAMES[39] == "AS"
    assert NAMES[51] == "KS"
    assert len(set(NAMES)) == 52


def test_values() -> None:
    assert [value(parse_card(name)) for name in ("AC", "2D", "10H", "JS", "QC", "KD")] == [1, 2, 10, 11, 12, 13]


def test_names_round_trip() -> None:
    assert [parse_card(name) for name in NAMES] == list(range(52))


@pytest.mark.parametrize("text", ["", "1C", "10", "ac", "C10", "AC ", "TC", "♠A", "11S"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadCard, match="is not a card"):
        parse_card(text)


@given(st.text())
def test_any_text_is_a_card_or_refused(text: str) -> None:
    with contextlib.suppress(BadCard):
        assert NAMES[parse_card(text)] == text
