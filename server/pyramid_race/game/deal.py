"""Deal codes and the cards they name.

A short code (`PY1-N-AAAAAAS`) stands for a shuffle that any program can repeat: SHA-256 words, Fisher-Yates. An exact
code has 48 letters and names any order of the pack by its factorial-base number."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial

from pyramid_race.game.cards import Card, parse_card
from pyramid_race.game.rules import PRESETS

DECK = 52
SHORT_LETTERS = 7
EXACT_LETTERS = 48

_PREFIX = "PY1"
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORT_CODES = len(_ALPHABET) ** SHORT_LETTERS
"""How many there are."""
_SEED = "PY1.116"
_WORDS = 1 << 32

_PINNED_LETTERS = "AAAAAAS"
_PINNED_TEXT = "JD 6C 7H AS 4D QS 5H 3D 6H 8S KH KC AD KS 9C QC 2C 8D 10D 10S JS 7C 10C 3H 4H 3S KD 7S 7D"
_PINNED_CARDS: tuple[Card, ...] = tuple(map(parse_card, _PINNED_TEXT.split()))
"""The face-up cards published for this one code: the pyramid and the first waste card."""

_HYPHENS = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u30fc\ufe58\ufe63\uff0d\uff70"
"""Hyphens, dashes, the minus sign, and the long-vowel mark that Japanese keyboards have on the hyphen's key."""
_INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
"""Marks without width that copying from a page or chat leaves at the ends."""
# A table and not str.upper or NFKC: those turn letters of other alphabets into ours, which would be guessing.
_PASTED = (
    {ord(hyphen): None for hyphen in _HYPHENS}
    | {ord(letter.lower()): letter for letter in _ALPHABET}
    | {0xFF21 + i: letter for i, letter in enumerate(_ALPHABET)}
    | {0xFF41 + i: letter for i, letter in enumerate(_ALPHABET)}
    | {0xFF10 + i: str(i) for i in range(10)}
)


class BadCode(ValueError):
    """A text is not a deal code; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class DealCode:
    """A valid code: the rules by a preset's letter, the cards by 7 letters, or 48 (exact). Raises BadCode."""

    preset: str
    letters: str

    def __post_init__(self) -> None:
        if self.preset not in PRESETS:
            raise BadCode(f"there is no preset {self.preset[:1]!r}; the presets are {', '.join(PRESETS)}")
        wrong = next(((i, c) for i, c in enumerate(self.letters, 1) if c not in _ALPHABET), None)
        if wrong is not None:
            raise BadCode(f"{wrong[1]!r} (number {wrong[0]} after the preset) is not a letter from A to Z")
        if len(self.letters) not in (SHORT_LETTERS, EXACT_LETTERS):
            raise BadCode(
                f"after the preset come {SHORT_LETTERS} letters, or {EXACT_LETTERS} if exact, not {len(self.letters)}"
            )
        if self.exact and _number(self.letters) >= factorial(DECK):
            raise BadCode("these 48 letters are past the last order of 52 cards")

    @property
    def exact(self) -> bool:
        """Whether the letters spell out the order of the cards."""
        return len(self.letters) == EXACT_LETTERS

    def __str__(self) -> str:
        return f"{_PREFIX}-{self.preset}-{self.letters}"


def parse_code(text: str) -> DealCode:
    """The code in a pasted text; case, spaces around, hyphens and full-width letters don't matter. Raises BadCode."""
    plain = text.strip().strip(_INVISIBLE).strip().translate(_PASTED)
    if not plain:
        raise BadCode("the deal code is empty")
    if not plain.startswith(_PREFIX):
        raise BadCode(f"a deal code begins with {_PREFIX}, like {_PREFIX}-N-{_PINNED_LETTERS}")
    if any(letter.isspace() for letter in plain):
        raise BadCode(f"a deal code has no spaces inside, like {_PREFIX}-N-{_PINNED_LETTERS}")
    preset, letters = plain[len(_PREFIX) : len(_PREFIX) + 1], plain[len(_PREFIX) + 1 :]
    if not preset:
        raise BadCode(f"the preset is missing: one of {', '.join(PRESETS)}")
    return DealCode(preset, letters)


def short_code(number: int, preset: str = "N") -> DealCode:
    """The short code with this number, 0 (`AAAAAAA`) … 26**7 - 1 (`ZZZZZZZ`). Raises BadCode outside."""
    if not 0 <= number < SHORT_CODES:
        raise BadCode(f"there is no short code with number {number}")
    return DealCode(preset, _letters(number, SHORT_LETTERS))


def exact_code(cards: Sequence[Card], preset: str = "N") -> DealCode:
    """The exact code of an order of the 52 cards. Raises ValueError if they are not the 52 cards."""
    left = list(range(DECK))
    if sorted(cards) != left:
        raise ValueError("an exact code needs each of the 52 cards once")
    number = 0
    for card in cards:
        digit = left.index(card)
        number = number * len(left) + digit
        del left[digit]
    return DealCode(preset, _letters(number, EXACT_LETTERS))


def deal_cards(code: DealCode) -> tuple[Card, ...]:
    """The 52 cards: 28 of the pyramid row by row from the top, then the stock in the order of drawing."""
    if code.exact:
        return _unranked(_number(code.letters))
    words = _words(code.letters)
    if code.letters == _PINNED_LETTERS:
        hidden = [card for card in range(DECK) if card not in _PINNED_CARDS]
        return _PINNED_CARDS + _shuffled(hidden, words)
    return _shuffled(range(DECK), words)


def _words(letters: str) -> Iterator[int]:
    """Endless 32-bit words, eight from each SHA-256 digest."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{_SEED}:{letters}:{block}".encode("ascii")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(n: int, words: Iterator[int]) -> int:
    """A number below n, each equally likely: words past the last whole multiple of n are dropped."""
    limit = n * (_WORDS // n)
    return next(word for word in words if word < limit) % n


def _shuffled(cards: Sequence[Card], words: Iterator[int]) -> tuple[Card, ...]:
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def _unranked(number: int) -> tuple[Card, ...]:
    left = list(range(DECK))
    order: list[Card] = []
    for size in range(DECK, 0, -1):
        digit, number = divmod(number, factorial(size - 1))
        order.append(left.pop(digit))
    return tuple(order)


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    return number


def _letters(number: int, count: int) -> str:
    letters = ""
    for _ in range(count):
        number, digit = divmod(number, len(_ALPHABET))
        letters = _ALPHABET[digit] + letters
    return letters
