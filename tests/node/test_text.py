"""What people may type as names and chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pyramid_race.node.text import BadText, clean_chat, clean_name, clean_room_name

ANY_TEXT = st.text(st.characters(), max_size=40)
CLEANERS: list[tuple[Callable[[str], str], int]] = [(clean_name, 24), (clean_room_name, 60), (clean_chat, 300)]


@pytest.mark.parametrize(("clean", "longest"), CLEANERS, ids=["name", "room", "chat"])
@given(text=ANY_TEXT)
@example(text="\ud800")
@example(text=" a  b ")
def test_what_is_taken_is_clean(clean: Callable[[str], str], longest: int, text: str) -> None:
    try:
        cleaned = clean(text)
    except BadText as problem:
        message = str(problem)
    else:
        _check_clean(cleaned, clean, longest)
        return
    assert message.isprintable()


def _check_clean(cleaned: str, clean: Callable[[str], str], longest: int) -> None:
    assert cleaned == clean(cleaned)  # nothing more to do
    assert unicodedata.is_normalized("NFC", cleaned)
    assert cleaned == cleaned.strip()
    assert "  " not in cleaned
    assert len(cleaned) <= longest
    allowed = "\u200c\u200d\u200e\u200f" if clean is clean_chat else "\u200d"
    assert all(character.isprintable() or character in allowed for character in cleaned)
    cleaned.encode()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada\u00a0 Lovelace ", "Ada Lovelace"),
        ("A\u030angstro\u0308m", "\u00c5ngstr\u00f6m"),
        ("💜", "💜"),
        ("❤\ufe0f", "❤\ufe0f"),  # the variation that makes it colourful
        ("이름", "이름"),
        ("名前", "名前"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),  # a joiner within an emoji
        ("🏴\u200d☠\ufe0f Ada", "🏴\u200d☠\ufe0f Ada"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "\u00e9" * 24),  # counted as composed
    ],
)
def test_names(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "must not be empty"),
        (" \u2003\u00a0", "must not be empty"),
        ("\u3164", "must not be empty"),  # a Hangul filler: a letter that shows nothing
        ("\u2800\u2800", "must not be empty"),  # empty Braille
        ("\u0301\ufe0f", "must not be empty"),  # marks on nothing
        ("x" * 25, "has at most 24 characters, this has 25"),
        ("a\u0000b", "U+0000"),
        ("a\tb", "U+0009"),
        ("a\u200bb", "U+200B"),
        ("a\u200db", "U+200D"),
        ("Ada\u200d", "U+200D"),
        ("👨\u200d", "U+200D"),
        ("👨\u200d\u200d👩", "U+200D"),
        ("a\u202eb", "U+202E"),
        ("a\u2069b", "U+2069"),
        ("a\u2028b", "U+2028"),
        ("a\ud83db", "U+D83D"),
        ("\ue001", "U+E001"),
        ("\U000e0041", "U+E0041"),
        ("\uffff", "U+FFFF"),
    ],
)
def test_names_that_are_refused(typed: str, why: str) -> None:
    with pytest.raises(BadText) as refusal:
        clean_name(typed)
    assert why in str(refusal.value)


def test_a_room_may_have_no_name() -> None:
    assert clean_room_name("  ") == ""
    assert len(clean_room_name("x" * 60)) == 60
    with pytest.raises(BadText):
        clean_room_name("\u3164")


def test_chat_keeps_the_joiners_of_emoji_and_scripts() -> None:
    family = "👨\u200d👩\u200d👧"
    persian = "می\u200cخواهم"  # noqa: RUF001 - written so
    assert clean_chat(f" {family} {persian} ") == f"{family} {persian}"
    assert clean_chat("שלום\u200f!") == "שלום\u200f!"
    with pytest.raises(BadText):
        clean_chat("\u200d\u200c \u200d")
    with pytest.raises(BadText):
        clean_chat("x" * 301)
