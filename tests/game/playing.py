"""One deal that the examples play, and short ways to play it."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game.board import (
    Board,
    Position,
    Remove,
    Table,
    apply,
    legal_actions,
    parse_action,
    piles,
    start,
)
from pyramid_race.game.cards import NAMES, parse_card
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.refusal import Refusal

CARDS = deal_cards(parse_code("PY1-N-AAAAAAS"))
#                     JD
#                   6C  7H
#                 AS  4D  QS
#               5H  3D  6H  8S
#             KH  KC  AD  KS  9C
#           QC  2C  8D 10D 10S  JS
#         7C 10C  3H  4H  3S  KD  7S
# waste (N) 7D, stock 6D 2H 4S 8C 3C 10H QD 9S 8H AH QH JH 9H 5S 2S JC 9D 2D 4C AC 5D 6S 5C

STOCK = sum(1 << place for place in range(28, 52))
"""The mask of the whole stock."""
ROW_7 = "7C 10C 3H 4H 3S KD 7S"


def play(table: Table, *actions: str, board: Board | None = None) -> Board:
    """The board after these actions, which must all be allowed."""
    board = start(table) if board is None else board
    for action in actions:
        after = apply(table, board, parse_action(action))
        assert isinstance(after, Board), (action, after)
        board = after
    return board


def refused(table: Table, board: Board, action: str) -> str:
    """The code with which the action is refused."""
    after = apply(table, board, parse_action(action))
    assert isinstance(after, Refusal)
    assert after.message
    return after.code


def names(cards: Iterable[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def places(table: Table, cards: str) -> int:
    """The mask of the places of these cards."""
    return sum(1 << table.cards.index(parse_card(card)) for card in cards.split())


def without(removed: int, waste: int = 0, recycles: int = 0) -> Position:
    """A position with these places removed and, of the others of the stock, the first `waste` on the one pile."""
    order = tuple(place for place in range(28, 52) if not removed >> place & 1)
    return Position(removed, waste, recycles, order=order, piles=(sum(1 << place for place in order[:waste]),))


def reason(table: Table, board: Board, action: str) -> str:
    """The code and the words with which the action is refused."""
    after = apply(table, board, parse_action(action))
    assert isinstance(after, Refusal)
    return f"{after.code}: {after.message}"


def shown(table: Table, board: Board) -> list[str]:
    """The piles of the waste."""
    return [names(pile) for pile in piles(table, board)]


def goes(table: Table, board: Board, pair: str) -> Board:
    """Two cards of the draw piles go, in either order and without a score; it is among the legal actions, once."""
    one, other = pair.split()
    after = play(table, pair, board=board)
    assert after == play(table, f"{other} {one}", board=board)
    assert (after.score, after.moves) == (board.score, board.moves + 1)
    assert after.removed == board.removed | places(table, pair)
    named = [frozenset(a.cards) for a in legal_actions(table, board) if isinstance(a, Remove)]
    assert named.count(frozenset(map(NAMES.index, (one, other)))) == 1
    return after


def table_stock(table: Table, board: Board) -> list[int]:
    """The stock in drawing order, seen or not."""
    return [table.cards[place] for place in board.position.order[board.position.stock :]]
