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
    piles: tuple[tuple[Card, ...], ...]
    """The waste, the top of each pile last."""
    stock: int
    """How many cards are left to draw before a recycle. Which ones they are is known, but not in which order."""
    recycles_left: int | None
    """None: without limit."""
    gone: frozenset[Card]
    """The cards removed so far."""
    open_stock: tuple[Card, ...] = ()
    """The cards of the stock that lie face up: the first ones to be drawn."""
    just_drawn: bool = False
    """The card just drawn and the one below it may be paired now."""

    @property
    def waste(self) -> tuple[Card, ...]:
        """One pile after the other."""
        return tuple(card for pile in self.piles for card in pile)

    @property
    def is_whole(self) -> bool:
        """Whether every card is accounted for: in sight, gone, or in the stock."""
        seen = [card for card in (*self.pyramid, *self.waste, *self.open_stock) if card is not None]
        known = self.gone.union(seen)
        return (
            len(self.pyramid) == PYRAMID_PLACES
            and len(self.piles) == self.rules.waste_piles
            and len(known) == len(seen) + len(self.gone)
            and len(known) + self.stock - len(self.open_stock) == PLACES
        )

    def without(self, cards: tuple[Card, ...]) -> Sight:
        """What will be known once these cards have been removed."""
        open_stock = tuple(card for card in self.open_stock if card not in cards)
        return replace(
            self,
            pyramid=tuple(None if card in cards else card for card in self.pyramid),
            piles=tuple(tuple(card for card in pile if card not in cards) for pile in self.piles),
            stock=self.stock - len(self.open_stock) + len(open_stock),
            gone=self.gone.union(cards),
            open_stock=open_stock,
            just_drawn=False,
        )


def imagined(sight: Sight) -> tuple[Table, Board]:
    """A board on which all that is seen is as seen, and the unseen cards lie in an order that means nothing. On it
    recycles are without limit. Raises ValueError if the sight isn't whole."""
    if not sight.is_whole:
        raise ValueError("some cards are neither in sight, nor gone, nor in the stock")
    gone = sorted(sight.gone)
    removed = 0
    cards: list[Card] = []
    for place, card in enumerate(sight.pyramid):
        if card is None:
            removed |= 1 << place
        cards.append(gone.pop() if card is None else card)
    piles: list[int] = []
    for pile in sight.piles:
        piles.append(((1 << len(pile)) - 1) << len(cards))
        cards += pile
    drawn = len(cards) - PYRAMID_PLACES
    cards += sight.open_stock
    cards += sorted(set(range(PLACES)).difference(cards, gone))
    order = DEALT[: len(cards) - PYRAMID_PLACES]
    removed |= ((1 << len(gone)) - 1) << len(cards)
    cards += gone
    position = Position(removed, drawn, drawn=sight.just_drawn, order=order, piles=tuple(piles))
    return Table(tuple(cards), replace(sight.rules, recycles=None)), Board(position)
