"""The 52 cards: small integers in deck order, suits C D H S, each from ace to king."""

from __future__ import annotations

Card = int
"""0 (ace of clubs) … 51 (king of spades)."""

_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

NAMES: tuple[str, ...] = tuple(rank + suit for suit in "CDHS" for rank in _RANKS)
"""The name of each card on the wire, in deck order: `AC 2C … KC AD … KS`."""

_CARDS = {name: card for card, name in enumerate(NAMES)}


class BadCard(ValueError):
    """A text is not the name of a card."""


def value(card: Card) -> int:
    """What the card counts: ace 1, number cards as printed, jack 11, queen 12, king 13."""
    return card % 13 + 1


def parse_card(text: str) -> Card:
    """The card with exactly this name. Raises BadCard."""
    try:
        return _CARDS[text]
    except KeyError:
        raise BadCard(f"{text[:12]!r} is not a card: a rank A 2 … 10 J Q K, then a suit C D H S") from None
