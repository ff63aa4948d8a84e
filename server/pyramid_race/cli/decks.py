"""Decks in a file or on standard input: one a line, or one over several lines, which their number of cards tells."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TextIO

from pyramid_race.game.cards import Card
from pyramid_race.game.deck import BadDeck, count_cards, parse_deck
from pyramid_race.game.table import PLACES

STANDARD_INPUT = "-"
MOST_BYTES = 1 << 16
"""No line that is meant for a deck is longer; a file that is no text may well be one line without end."""

Line = tuple[int, str]
"""The number of a line, from 1, and its text without comments."""


class Unreadable(Exception):
    """There is nothing to read; the message says why."""


def decks_in(name: str) -> Iterator[tuple[Card, ...]]:
    """The decks in a file, or for `-` on standard input, as `read_decks` has them. Raises Unreadable, BadDeck."""
    try:
        if name == STANDARD_INPUT:
            # Python has none if it was closed when the process began.
            standard_input: TextIO | None = sys.stdin
            if standard_input is None:
                raise Unreadable("it is closed")
            yield from read_decks(standard_input.buffer)
        else:
            with Path(name).open("rb") as file:
                yield from read_decks(file)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None


def read_decks(source: BinaryIO) -> Iterator[tuple[Card, ...]]:
    """The decks in a text, each as soon as its last line is there. Raises BadDeck with the number of the line.

    Empty lines, and what comes after a `#`, don't count. When the first deck has a line of its own, so has every
    other."""
    one_a_line = False
    waiting: list[Line] = []
    count = 0
    for number, text in _lines(source):
        named = count_cards(text)
        if not named:
            continue
        if waiting and named >= PLACES:
            break  # a whole deck follows, so the lines before were meant to be one too
        waiting.append((number, text))
        count += named
        if one_a_line or count >= PLACES:
            yield _deck(waiting)
            one_a_line = len(waiting) == 1
            waiting, count = [], 0
    if waiting:
        yield _deck(waiting)


def _lines(source: BinaryIO) -> Iterator[Line]:
    number = 0
    while line := source.readline(MOST_BYTES + 1):
        number += 1
        if len(line) > MOST_BYTES:
            raise BadDeck(f"line {number}: too long for a deck")
        try:
            yield number, line.decode().partition("#")[0]
        except UnicodeDecodeError:
            raise BadDeck(f"line {number}: not a text in UTF-8") from None


def _deck(lines: list[Line]) -> tuple[Card, ...]:
    first, last = lines[0][0], lines[-1][0]
    try:
        return parse_deck("\n".join(text for _, text in lines))
    except BadDeck as error:
        raise BadDeck(f"{f'line {first}' if first == last else f'lines {first} to {last}'}: {error}") from None
