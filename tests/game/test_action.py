from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.action import Action, BadAction, Draw, Recycle, Remove, Undo, action_text, parse_action
from pyramid_race.game.cards import parse_card

ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([Draw(), Draw(2), Draw(3), Recycle(), Undo()]),
    st.lists(st.integers(0, 51), min_size=1, max_size=2).map(lambda cards: Remove(tuple(cards))),
)


def test_texts() -> None:
    assert action_text(Draw()) == action_text(Draw(1)) == "draw"
    assert [action_text(Draw(pile)) for pile in (2, 3)] == ["draw 2", "draw 3"]
    assert action_text(Recycle()) == "recycle"
    assert action_text(Undo()) == "undo"
    assert action_text(Remove((parse_card("KD"),))) == "KD"
    assert action_text(Remove((parse_card("10C"), parse_card("3S")))) == "10C 3S"


@given(ACTIONS)
def test_texts_round_trip(action: Action) -> None:
    assert parse_action(action_text(action)) == action


@pytest.mark.parametrize("text", ["", " ", "Draw", "10C  3S", "10C,3S", "10C 3S KD", "XX", "KD undo"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadAction):
        parse_action(text)


@pytest.mark.parametrize("text", ["draw ", "draw 0", "draw 1", "draw 4", "draw  2", "draw two", "draw 2 "])
def test_draws_have_one_spelling(text: str) -> None:
    with pytest.raises(BadAction):
        parse_action(text)


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with contextlib.suppress(BadAction):
        assert action_text(parse_action(text)) == text
