"""A line of play that wins where the order of the stock is no matter: not short, but found at once.

Recycles are without limit there, so every card of the draw pile comes to the top of the waste when it is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from pyramid_race.game.action import Action, Draw, Recycle, Remove
from pyramid_race.game.board import Board, apply, is_cleared, piles, stock_count
from pyramid_race.game.cards import Card, value
from pyramid_race.game.position import removals
from pyramid_race.game.solver.order_free import OrderFree
from pyramid_race.game.table import COVERS, PLACES, PYRAMID_PLACES, THIRTEEN, Table


def winning_line(table: Table, board: Board, game: OrderFree) -> tuple[Action, ...]:
    """The actions of a win. The board must be one that can be won, and the order must not matter."""
    line = _Line(table, board)
    while table.goal & ~line.board.removed & (1 << PYRAMID_PLACES) - 1:
        cards = next(cards for cards in _choices(line) if game.can_win(line.removed_with(cards)))
        line.bring_up(cards[-1])
        line.add(Remove(cards))
    while not is_cleared(table, line.board):
        _pair_off(line)
    return tuple(line.actions)


class _Line:
    """The actions so far, and the board after them."""

    def __init__(self, table: Table, board: Board) -> None:
        self.table = table
        self.board = board
        self.actions: list[Action] = []

    def add(self, action: Action) -> None:
        after = apply(self.table, self.board, action)
        assert isinstance(after, Board), after
        self.board = after
        self.actions.append(action)

    def removed_with(self, cards: tuple[Card, ...]) -> int:
        return self.board.removed | sum(1 << self.table.place[card] for card in cards)

    def is_left(self, place: int) -> bool:
        return not self.board.removed >> place & 1

    def draw_pile(self) -> list[Card]:
        """What is left of stock and waste."""
        return [self.table.cards[place] for place in range(PYRAMID_PLACES, PLACES) if self.is_left(place)]

    def on_top(self) -> list[Card]:
        return [pile[-1] for pile in piles(self.table, self.board) if pile]

    def bring_up(self, card: Card, pile: int = 1) -> None:
        """Turns the stock until a card of it is on top of the waste; a card of the pyramid is there already."""
        if self.table.place[card] >= PYRAMID_PLACES:
            while card not in self.on_top():
                self.add(Draw(pile) if stock_count(self.table, self.board) else Recycle())


def _choices(line: _Line) -> Iterator[tuple[Card, ...]]:
    """The removals of pyramid cards that are possible at once or by waiting for a card."""
    table = line.table
    for action in removals(table, line.board.position):
        if all(table.place[card] < PYRAMID_PLACES for card in action.cards):
            yield action.cards
    draw_pile = line.draw_pile()
    for place in range(PYRAMID_PLACES):
        if line.is_left(place) and not COVERS[place] & ~line.board.removed:
            card = table.cards[place]
            yield from ((card, other) for other in draw_pile if value(card) + value(other) == THIRTEEN)


def _pair_off(line: _Line) -> None:
    """Removes a king of the draw pile, or two of its cards from the tops of two piles."""
    draw_pile = line.draw_pile()
    one = draw_pile[0]
    if value(one) == THIRTEEN:
        line.bring_up(one)
        line.add(Remove((one,)))
        return
    other = next(card for card in draw_pile if value(one) + value(card) == THIRTEEN)
    # From a whole stock, the first of the two comes up on the first pile and stays there.
    while any(piles(line.table, line.board)):
        line.add(Draw() if stock_count(line.table, line.board) else Recycle())
    while not {one, other} & set(line.on_top()):
        line.add(Draw())
    first = next(card for card in (one, other) if card in line.on_top())
    second = other if first == one else one
    line.bring_up(second, pile=2)
    line.add(Remove((first, second)))
