"""Decks in a file: one a line or one over several lines, as many as there are; an error says in which line."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.cli.decks import MOST_BYTES, Unreadable, decks_in, read_decks
from pyramid_race.game.cards import NAMES
from pyramid_race.game.deck import BadDeck

ORDERED = tuple(range(52))
ONE = " ".join(NAMES)
OTHER = " ".join(reversed(NAMES))


def read(text: str) -> list[tuple[int, ...]]:
    return list(read_decks(io.BytesIO(text.encode())))


def error_of(text: str) -> str:
    with pytest.raises(BadDeck) as error:
        read(text)
    assert str(error.value).isprintable()
    return str(error.value)


@given(st.lists(st.permutations(ORDERED), max_size=4), st.data())
def test_one_a_line(decks: list[list[int]], data: st.DataObject) -> None:
    filling = st.lists(st.sampled_from(["", "  ", "# a deck: AC 2C", "[", "\ufeff"]), max_size=2)
    lines: list[str] = []
    for deck in decks:
        lines += data.draw(filling)
        lines.append(data.draw(st.sampled_from([" ", "", ", "])).join(NAMES[card] for card in deck))
        lines[-1] += data.draw(st.sampled_from(["", " # 7D", "\r"]))
    lines += data.draw(filling)
    end = data.draw(st.sampled_from(["", "\n"]))
    assert read("\n".join(lines) + end) == [tuple(deck) for deck in decks]


@given(st.permutations(ORDERED), st.lists(st.integers(1, 51), min_size=1, max_size=12, unique=True))
def test_one_over_several_lines(deck: list[int], breaks: list[int]) -> None:
    names = [NAMES[card] for card in deck]
    text, begin = "# mine\n", 0
    for end in [*sorted(breaks), 52]:
        text += " ".join(names[begin:end]) + "\n"
        begin = end
    assert read(text) == [tuple(deck)]
    assert read(text + "\n" + text) == [tuple(deck)] * 2


def test_a_list_of_json_with_a_card_a_line() -> None:
    assert read("[\n" + ",\n".join(f'  "{name}"' for name in NAMES) + "\n]\n") == [ORDERED]


def test_decks_come_before_the_next_line_is_there() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as source, os.fdopen(writing, "wb", buffering=0) as sink:
        decks = read_decks(source)
        for text, cards in ((ONE, ORDERED), (OTHER, ORDERED[::-1])):
            sink.write(f"{text}\n".encode())
            assert next(decks) == cards
        sink.close()
        assert list(decks) == []


def test_an_error_names_the_line() -> None:
    assert error_of(f"{ONE}\n\n{OTHER.replace('10D', '1D')}") == "line 3: no card: '1D' (number 30); missing: 10D"
    assert error_of(f"# mine\n{ONE[:-3]}\n") == "line 2: 51 instead of 52 cards; missing: KS"
    assert error_of(f"{ONE} KS\n").startswith("line 1: 53 instead of 52 cards; more than once: KS")
    assert error_of(f"{ONE}\n{ONE[:-3]}\nKS\n").startswith("line 2: 51 instead")


def test_a_deck_that_is_not_complete() -> None:
    half = " ".join(NAMES[:26])
    assert error_of(f"\n{half}\n").startswith("line 2: 26 instead of 52 cards; missing: AH")
    assert error_of(f"{half}\n{half}\n").startswith("lines 1 to 2: more than once: AC")
    assert error_of(f"{half}\n\n{half} AC\n").startswith("lines 1 to 3: 53 instead of 52")
    # What is followed by a whole deck was to be one: not the whole deck is wrong.
    assert error_of(f"{half}\n{half}\n{ONE}\n").startswith("lines 1 to 2: more")
    assert error_of(f"{ONE[:-3]}\n{ONE}\n") == "line 1: 51 instead of 52 cards; missing: KS"


def test_what_is_no_text() -> None:
    def error(data: bytes) -> str:
        with pytest.raises(BadDeck) as raised:
            list(read_decks(io.BytesIO(data)))
        return str(raised.value)

    assert error(f"{ONE}\n{OTHER}\n".encode("utf-16")) == "line 1: not a text in UTF-8"
    assert error(f"{ONE}\n".encode() + b"\x7fELF\x02\xff\xfe\n") == "line 2: not a text in UTF-8"
    assert error(b"\n" + b"\x00" * (MOST_BYTES + 1)) == "line 2: too long for a deck"
    assert "no card: '\\x00\\x00" in error(b"\x00" * MOST_BYTES)


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "decks.txt"
    file.write_text(f"{ONE}\n{OTHER}\n")
    assert list(decks_in(str(file))) == [ORDERED, ORDERED[::-1]]
    file.write_bytes(b"")
    assert list(decks_in(str(file))) == []
    for name, why in ((tmp_path, "directory"), (tmp_path / "none", "No such file"), (file / "none", "directory")):
        with pytest.raises(Unreadable, match=why):
            list(decks_in(str(name)))
