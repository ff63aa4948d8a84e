"""A board as a picture in plain text: the pyramid, centred, and below it the waste and the stock."""

from __future__ import annotations

from collections.abc import Iterable

from pyramid_race.game import board as play
from pyramid_race.game.board import Board, Table
from pyramid_race.game.cards import NAMES, Card
from pyramid_race.game.table import ROWS

_WIDTH = 4
"""Columns of a card: a name of up to three letters and a space."""


def picture(table: Table, board: Board, *, whole_stock: bool = False) -> str:
    """Nine lines or more, without a line break at the end; removed cards leave a gap.

    The pile of waste has its top card last, the stock the next card to draw first. Of the stock only what the rules
    turn face up is named, and the rest counted; with `whole_stock` all of it is named."""
    lines: list[str] = []
    place = 0
    for row in range(ROWS):
        names = [_name(table, board, place + column) for column in range(row + 1)]
        place += row + 1
        margin = " " * (_WIDTH // 2 * (ROWS - 1 - row))
        lines.append((margin + "".join(name.rjust(_WIDTH) for name in names)).rstrip())
    piles = play.piles(table, board)
    for number, pile in enumerate(piles, 1):
        lines.append(f"waste {_names(pile)}" if len(piles) == 1 else f"waste {number}: {_names(pile)}")
    lines.append(f"stock {_stock(table, board, whole_stock)}")
    return "\n".join(lines)


def _name(table: Table, board: Board, place: int) -> str:
    return "" if board.removed >> place & 1 else NAMES[table.cards[place]]


def _names(cards: Iterable[Card]) -> str:
    return " ".join(NAMES[card] for card in cards) or "-"


def _stock(table: Table, board: Board, whole: bool) -> str:
    position = board.position
    if whole:
        return _names(table.cards[place] for place in position.order[position.stock :])
    known = play.open_stock(table, board) or []
    hidden = play.stock_count(table, board) - len(known)
    if not hidden:
        return _names(known)
    face_down = f"{hidden} face down"
    return f"{_names(known)} and {face_down}" if known else face_down
