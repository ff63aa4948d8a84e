"""What a racer knows of his own board: what the server shows him, and which cards he has seen go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyramid_race.game.board import DEALT, Board, Position
from pyramid_race.game.cards import Card
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import PLACES, PYRAMID_PLACES, Table


@dataclass(frozen=True, slots=True)
class Sight:
    rules: Rules
    pyramid: tuple[Card | None, ...]
    """The 28 places, row by row from the top; None where the card is gone."""
    waste: tuple[Card, ...]
    """Top last."""
    stock: int
    """How many cards are left to draw before a recycle. Which ones they are is known, but not in which order."""
    recycles_left: int | None
    """None: without limit."""
    gone: frozenset[Card]
    """The cards removed so far."""

    @property
    def is_whole(self) -> bool:
        """Whether every card is accounted for: in sight, gone, or in the stock."""
        seen = [card for card in (*self.pyramid, *self.waste) if card is not None]
        known = self.gone.union(seen)
        return (
            len(self.pyramid) == PYRAMID_PLACES
            and len(known) == len(seen) + len(self.gone)
            and len(known) + self.stock == PLACES
        )

    def without(self, cards: tuple[Card, ...]) -> Sight:
        """What will be known once these cards have been removed."""
        pyramid = tuple(None if card in cards else card for card in self.pyramid)
        waste = tuple(card for card in self.waste if card not in cards)
        return replace(self, pyramid=pyramid, waste=waste, gone=self.gone.union(cards))


def imagined(sight: Sight) -> tuple[Table, Board]:
    """A board on which all that is seen is as seen, and the unseen cards lie in an order that means nothing. On it
    recycles are without limit. Raises ValueError if the sight isn't whole or no board can play its rules."""
    if not sight.is_whole:
        raise ValueError("some cards are neither in sight, nor gone, nor in the stock")
    gone = sorted(sight.gone)
    removed = 0
    cards: list[Card] = []
    for place, card in enumerate(sight.pyramid):
        if card is None:
            removed |= 1 << place
        cards.append(gone.pop() if card is None else card)
    cards += sight.waste
    piles = (((1 << len(sight.waste)) - 1) << PYRAMID_PLACES,)
    cards += sorted(set(range(PLACES)).difference(cards, gone))
    order = DEALT[: len(cards) - PYRAMID_PLACES]
    removed |= ((1 << len(gone)) - 1) << len(cards)
    cards += gone
    position = Position(removed, len(sight.waste), order=order, piles=piles)
    return Table(tuple(cards), replace(sight.rules, recycles=None, waste_piles=1)), Board(position)
