"""What may be a name; `tests/node/test_text.py` has the names that people type."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.names.nickname import BadName, graphemes, nickname


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\uff21\uff44\uff41", "Ada"),  # full width
        ("\ufb01ne", "fine"),
        ("Zo\u00eb \U0001f98a", "Zo\u00eb \U0001f98a"),
        ("\U0001f1eb\U0001f1f7", "\U0001f1eb\U0001f1f7"),  # a flag
        ("1\ufe0f\u20e3 Ada", "1\ufe0f\u20e3 Ada"),
        ("\u2122\ufe0f", "\u2122\ufe0f"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468" * 24,) * 2,  # counted as they are read
        ("\u0928\u092e\u0938\u094d\u0924\u0947",) * 2,
    ],
)
def test_names(typed: str, name: str) -> None:
    assert nickname(typed) == name


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("A\u0300\u0301\u0302\u0303\u0304\u0305", "at most 4 marks"),
        ("\U0001f98a" * 25, "at most 24 characters, this has 25"),
        ("a\u200cb", "U+200C"),
        ("a\ufe0f", "the invisible or control character U+FE0F"),
        ("\u1100a", "contain the character U+1100"),
        ("a" + "\u0e33" * 300, "so many parts|at most 24"),
    ],
)
def test_names_that_are_refused(typed: str, why: str) -> None:
    with pytest.raises(BadName, match=why.replace("+", r"\+")):
        nickname(typed)


@given(typed=st.text(max_size=40))
def test_a_name_has_one_spelling(typed: str) -> None:
    try:
        name = nickname(typed)
    except BadName:
        return
    assert nickname(name) == name
    assert 1 <= graphemes(name) <= 24
