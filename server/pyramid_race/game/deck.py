"""A pack of cards as people write it: 52 cards in any common spelling, in the order of the deal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from pyramid_race.game.cards import NAMES, Card, parse_card
from pyramid_race.game.table import PLACES

_SUITS = {"C": "C♣♧", "D": "D♦♢", "H": "H♥♡❤", "S": "S♠♤"}
"""The signs for each suit: its letter, then full and outlined symbols. Emoji are these with a selector behind."""
_SUIT_OF = {sign: suit for suit, signs in _SUITS.items() for sign in signs}

_PICTURED_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", None, "Q", "K")
"""Unicode's playing cards have a knight between jack and queen, which our pack has not."""
_PICTURED = {
    chr(0x1F0A1 + 16 * row + column): rank + suit
    for row, suit in enumerate("SHDC")
    for column, rank in enumerate(_PICTURED_RANKS)
    if rank is not None
}

_RANK = "10|[A2-9TJQK]"
_SUIT = f"[{''.join(_SUIT_OF)}]"
_PICTURES = "".join(_PICTURED)
_PICTURE = f"[{_PICTURES}]"
# ASCII: without it, the Kelvin sign would be a king and the long s a spade.
_FLAGS = re.IGNORECASE | re.ASCII
_RANK_FIRST = re.compile(f"(?P<rank>{_RANK})(?P<suit>{_SUIT})|(?P<picture>{_PICTURE})", _FLAGS)
_SUIT_FIRST = re.compile(f"(?P<suit>{_SUIT})(?P<rank>{_RANK})|(?P<picture>{_PICTURE})", _FLAGS)

_SEPARATORS = re.compile(r"""[\s,;|·・、()\[\]{}"'\u2018-\u201f]+""")
"""What may stand between cards and around a list of them."""
_INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff"
"""Selectors of text or emoji style, and marks without width that copying leaves."""
_PASTED = dict.fromkeys(map(ord, _INVISIBLE)) | {0xFF01 + i: chr(0x21 + i) for i in range(94)}
"""Those dropped; full-width letters, digits and commas as plain ones."""

_FEW = 2
"""With no more cards in it, a word that has other signs too is reported as a whole."""
_WORD_SHOWN = 12
_WORDS_SHOWN = 6


class BadDeck(ValueError):
    """A text is not a deck; the message says all that is wrong with it, in one line."""


def parse_deck(text: str) -> tuple[Card, ...]:
    """The 52 cards that the text names, in its order: the pyramid row by row from the top, then the stock.

    A card is a rank (`A 2 … 9 10 J Q K`, `T` for ten) and a suit (`C D H S` or a symbol), in either order and case, or
    one of Unicode's playing cards. Between cards there may be spaces, line breaks, commas, semicolons, `|`, `·`, quotes
    and brackets, or nothing. Raises BadDeck."""
    named = list(_named(text))
    if not named:
        raise BadDeck("there is no card in it")
    cards = [card for card in named if isinstance(card, int)]
    wrong: list[str] = []
    if len(named) != PLACES:
        wrong.append(f"{len(named)} instead of {PLACES} cards")
    unknown = [f"{_shown(word)} (number {i})" for i, word in enumerate(named, 1) if isinstance(word, str)]
    if unknown:
        more = len(unknown) - _WORDS_SHOWN
        wrong.append(f"no card: {', '.join(unknown[:_WORDS_SHOWN])}" + (f" and {more} more" if more > 0 else ""))
    counts = Counter(cards)
    doubled = [card for card in counts if counts[card] > 1]
    if doubled:
        wrong.append(f"more than once: {_listed(doubled)}")
    missing = [card for card in range(PLACES) if card not in counts]
    if missing:
        wrong.append(f"missing: {_listed(missing)}")
    if wrong:
        raise BadDeck("; ".join(wrong))
    return tuple(cards)


def count_cards(text: str) -> int:
    """How many cards the text names; a word that is none counts as one."""
    return sum(1 for _ in _named(text))


def _named(text: str) -> Iterator[Card | str]:
    """The cards of a text in its order, and as text what is none."""
    for word in filter(None, _SEPARATORS.split(text.translate(_PASTED))):
        # Cards that touch are all written alike. Else one wrong sign would shift the reading of all that follows it.
        first = word.lstrip(_PICTURES)[:1].upper()
        pattern = _SUIT_FIRST if first in _SUIT_OF else _RANK_FIRST
        found = list(pattern.finditer(word))
        if len(found) <= _FEW and sum(len(card[0]) for card in found) < len(word):
            yield word  # `Ace` is rather a word than the ace of clubs and an e
            continue
        end = 0
        for card in found:
            if card.start() > end:
                yield word[end : card.start()]
            yield _card(card)
            end = card.end()
        if end < len(word):
            yield word[end:]


def _card(found: re.Match[str]) -> Card:
    if found["picture"]:
        return parse_card(_PICTURED[found["picture"]])
    rank = found["rank"].upper()
    return parse_card(("10" if rank == "T" else rank) + _SUIT_OF[found["suit"].upper()])


def _listed(cards: list[Card]) -> str:
    return " ".join(NAMES[card] for card in sorted(cards))


def _shown(word: str) -> str:
    return repr(word if len(word) <= _WORD_SHOWN else word[: _WORD_SHOWN - 1] + "…")
