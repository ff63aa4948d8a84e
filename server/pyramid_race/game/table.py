"""A deal on the table: what stays the same for every board of a race.

The deal puts each card on one of 52 places: 0 to 27 are the pyramid, row by row from the top; 28 to 51 are the stock in
drawing order. A set of places is a mask, in which bit n stands for place n."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pyramid_race.game.cards import Card
from pyramid_race.game.rules import Rules

THIRTEEN = 13
"""What removed cards add up to: a king, or a pair."""

PLACES = 52
PYRAMID_PLACES = 28

ALL = (1 << PLACES) - 1
PYRAMID = (1 << PYRAMID_PLACES) - 1
"""The masks of all places and of those of the pyramid."""

ROWS = 7
COVERS: tuple[int, ...] = tuple(
    0b11 << (row * (row + 1) // 2 + column) if row < ROWS else 0 for row in range(1, ROWS + 1) for column in range(row)
)
"""For each place of the pyramid the mask of the places that cover it: none for those of the last row."""


def pyramid_places(mask: int) -> list[int]:
    """The places (0 to 27) of the pyramid that are in the mask, in order."""
    return [place for place in range(PYRAMID_PLACES) if mask >> place & 1]


@dataclass(frozen=True, slots=True)
class Table:
    """A deal and its rules, with what follows from them: built once and shared by all boards of a race.

    Raises ValueError if the cards are not the 52 cards."""

    cards: tuple[Card, ...]
    rules: Rules
    place: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    """Where each card was dealt."""
    goal: int = field(init=False, repr=False, compare=False)
    """The mask of the places that must be cleared."""

    def __post_init__(self) -> None:
        if sorted(self.cards) != list(range(PLACES)):
            raise ValueError("a deal needs each of the 52 cards once")
        object.__setattr__(self, "place", {card: place for place, card in enumerate(self.cards)})
        object.__setattr__(self, "goal", ALL if self.rules.win == "all" else PYRAMID)
