"""Where the cards are, and what a removal, a draw and a recycle make of it: one set of transitions for all options.

Cards keep the places of the deal (`game.table`): what changes is which places are removed, in which order the stock is
drawn in this pass, how far it has been drawn, and on which pile each drawn card lies."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from pyramid_race.game.action import Remove
from pyramid_race.game.cards import NAMES, Card, value
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import Rules
from pyramid_race.game.table import COVERS, PLACES, PYRAMID, PYRAMID_PLACES, THIRTEEN, Table

DEALT: tuple[int, ...] = tuple(range(PYRAMID_PLACES, PLACES))
"""The places of the stock in the order of the deal, in which the first pass draws them."""


class Position(NamedTuple):
    """Where the cards are: all that an action changes and an undo restores."""

    removed: int
    """The mask of the removed places."""
    stock: int
    """The index in `order` of the next card to draw; from there on no card is removed."""
    recycles: int = 0
    """How often the waste has gone back."""
    drawn: bool = False
    """The last action drew a card onto another one, and the rules let just these two be paired now. Always False where
    the rules don't ask, so that equal positions are equal."""
    order: tuple[int, ...] = DEALT
    """The places in the order in which this pass draws them. With one pile it is always that of the deal."""
    piles: tuple[int, ...] = (0,)
    """For each waste pile the mask of the places that lie on it, in `order` from the bottom to the top."""


def dealt(rules: Rules) -> Position:
    """The position at the deal: the card turned to the waste, if there is one, is on the first pile."""
    first = rules.initial_waste
    return Position(removed=0, stock=first, piles=(first << DEALT[0], *[0] * (rules.waste_piles - 1)))


def top(position: Position, pile: int) -> int:
    """The place of the top card of one of the position's piles; -1 if the pile is empty."""
    if len(position.piles) == 1:
        return pile.bit_length() - 1
    return next((place for place in reversed(position.order[: position.stock]) if pile >> place & 1), -1)


def on_pile(position: Position, pile: int) -> list[int]:
    """The places on one of the position's piles, the top last."""
    return [place for place in position.order[: position.stock] if pile >> place & 1]


def remove(table: Table, position: Position, cards: tuple[Card, ...]) -> Position | Refusal:
    """The position without these cards, or why the rules don't allow it."""
    bits = total = 0
    for card in cards:
        refusal = _blocked(table, position, card, cards)
        if refusal is not None:
            return refusal
        bit = 1 << table.place[card]
        if bits & bit:
            return Refusal("not_available", f"{NAMES[card]} is named twice")
        bits |= bit
        total += value(card)
    if total != THIRTEEN or len(cards) > 2:
        if len(cards) > 1 and any(value(card) == THIRTEEN for card in cards):
            return Refusal("king_alone", "a king goes alone")
        return Refusal("not_thirteen", "only a king goes alone" if len(cards) == 1 else "two cards must add up to 13")
    removed, stock, recycles, _, order, piles = position
    if not bits & ~PYRAMID:
        return Position(removed | bits, stock, recycles, False, order, piles)
    from_stock = stock < len(order) and bool(bits >> order[stock] & 1)
    if len(cards) == 2 and not bits & PYRAMID:
        refusal = _not_a_pair(table.rules, from_stock)
        if refusal is not None:
            return refusal
    left = (piles[0] & ~bits,) if len(piles) == 1 else tuple([pile & ~bits for pile in piles])
    return Position(removed | bits, stock + from_stock, recycles, False, order, left)


def _blocked(table: Table, position: Position, card: Card, cards: tuple[Card, ...]) -> Refusal | None:
    """Why a card is not available for an action that names these cards; None if it is."""
    place = table.place.get(card)
    if place is None:
        return Refusal("not_available", "there is no such card")
    removed = position.removed
    if removed >> place & 1:
        return Refusal("not_available", f"{NAMES[card]} is removed already")
    if place < PYRAMID_PLACES:
        cover = COVERS[place] & ~removed
        if not cover or (table.rules.pair_with_cover and _is_partner(table, cover, cards)):
            return None
        return Refusal("covered", f"{NAMES[card]} is covered")
    for pile in position.piles:
        if pile >> place & 1:
            if place == top(position, pile) or _is_second_of_a_pair(table, position, place, cards):
                return None
            return Refusal("not_available", f"{NAMES[card]} lies under other cards of the waste")
    if table.rules.stock_top and place == position.order[position.stock]:
        return None
    return Refusal("not_available", f"{NAMES[card]} is still in the stock")


def _is_partner(table: Table, cover: int, cards: tuple[Card, ...]) -> bool:
    """Whether all that lies on a card is the other card of the pair. (If that one is free is checked in its turn.)"""
    return len(cards) == 2 and any(cover == 1 << table.place.get(other, PLACES) for other in cards)


def _second(table: Table, position: Position) -> int:
    """The place of the waste card below the top one, where these two may be paired now; else -1."""
    pile, *others = position.piles
    if others or not pile or not (position.drawn or table.rules.pair_waste == "top_two"):
        return -1
    on_top = 1 << top(position, pile)
    return (pile ^ on_top).bit_length() - 1


def _is_second_of_a_pair(table: Table, position: Position, place: int, cards: tuple[Card, ...]) -> bool:
    if place != _second(table, position):
        return False
    return _is_partner(table, 1 << top(position, position.piles[0]), cards)


def _not_a_pair(rules: Rules, from_stock: bool) -> Refusal | None:
    """Why two cards that are both available, none of them in the pyramid, can't be paired; None if they can.

    Two cards of one pile are available together only where they can."""
    if from_stock:
        if rules.pair_waste == "drawn" and rules.waste_piles == 1:
            return None
        return Refusal("not_available", "the top cards of stock and waste can't be paired with each other")
    if rules.pair_waste == "none":
        return Refusal("not_available", "the top cards of two piles can't be paired with each other")
    return None


def removals(table: Table, position: Position) -> list[Remove]:
    """Every removal allowed, each pair once: by the places of the pyramid, then by the piles, then by the stock."""
    removed = position.removed
    covers_allowed = int(table.rules.pair_with_cover)
    places = [
        place
        for place in range(PYRAMID_PLACES)
        if not removed >> place & 1 and (COVERS[place] & ~removed).bit_count() <= covers_allowed
    ]
    others = [_second(table, position), *[top(position, pile) for pile in position.piles]]
    places += [place for place in others if place >= 0]
    if table.rules.stock_top:
        places += position.order[position.stock : position.stock + 1]
    cards = [table.cards[place] for place in places]
    candidates = [(card,) for card in cards if value(card) == THIRTEEN]
    candidates += [pair for pair in combinations(cards, 2) if value(pair[0]) + value(pair[1]) == THIRTEEN]
    return [Remove(named) for named in candidates if isinstance(remove(table, position, named), Position)]


def draw(table: Table, position: Position, pile: int) -> Position | Refusal:
    """The position after the stock's next card has gone to a pile (from 1), or why it can't."""
    removed, stock, recycles, _, order, piles = position
    if not 1 <= pile <= len(piles):
        known = f"choose a pile from 1 to {len(piles)}" if len(piles) > 1 else "there is only one waste pile"
        return Refusal("not_available", known)
    if stock == len(order):
        return Refusal("stock_empty", "the stock is empty")
    below = piles[pile - 1]
    onto = below | 1 << order[stock]
    after = (onto,) if len(piles) == 1 else (*piles[: pile - 1], onto, *piles[pile:])
    return Position(removed, stock + 1, recycles, bool(below) and _pairs_just_drawn(table.rules), order, after)


def _pairs_just_drawn(rules: Rules) -> bool:
    """Whether it makes a difference that a card has just been drawn."""
    return rules.pair_waste == "drawn" and not rules.stock_top and rules.waste_piles == 1


def recycle(table: Table, position: Position) -> Position | Refusal:
    """The position with the waste as the stock again, pile after pile, each as it was drawn; or why it can't be."""
    removed, stock, recycles, _, order, piles = position
    if stock < len(order):
        return Refusal("stock_not_empty", "the stock is not empty yet")
    if not any(piles):
        return Refusal("nothing_to_recycle", "stock and waste are empty")
    if table.rules.recycles is not None and recycles >= table.rules.recycles:
        return Refusal("no_recycles_left", "the waste can't go back any more")
    again = tuple([place for pile in piles for place in order if pile >> place & 1])
    return Position(removed, 0, recycles + 1, False, again, (0,) * len(piles))
