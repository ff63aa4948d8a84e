"""What a client needs to play: legal moves from the board that it sees, and deals that are cleared in few moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from pyramid_race.game.board import Board, Table, apply, start
from pyramid_race.game.cards import NAMES, parse_card
from pyramid_race.game.deal import exact_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS
from pyramid_race.node.translate import action_of
from pyramid_race.protocol.commands import Move

Message = dict[str, Any]

DRAW: Message = {"do": "draw"}
RECYCLE: Message = {"do": "recycle"}
UNDO: Message = {"do": "undo"}

_EASY_PYRAMID = [
    "KC",
    *("AC", "QC"),
    *("2C", "JC", "KD"),
    *("3C", "10C", "4C", "9C"),
    *("5C", "8C", "6C", "7C", "KH"),
    *("AD", "QD", "2D", "JD", "3D", "10D"),
    *("4D", "9D", "5D", "8D", "6D", "7D", "KS"),
]
EASY_CARDS = tuple(_EASY_PYRAMID + [name for name in NAMES if name not in _EASY_PYRAMID])
"""A deal that is cleared row by row from below, without the stock. The first waste card is AH, the stock begins 2H."""
EASY = str(exact_code([parse_card(name) for name in EASY_CARDS]))
"""Its code."""


def remove(*cards: str) -> Message:
    return {"do": "remove", "cards": list(cards)}


EASY_WIN: tuple[Message, ...] = (
    *(remove(*pair) for pair in (("4D", "9D"), ("5D", "8D"), ("6D", "7D"))), remove("KS"),
    *(remove(*pair) for pair in (("AD", "QD"), ("2D", "JD"), ("3D", "10D"))),
    *(remove(*pair) for pair in (("5C", "8C"), ("6C", "7C"))), remove("KH"),
    *(remove(*pair) for pair in (("3C", "10C"), ("4C", "9C"))),
    remove("2C", "JC"), remove("KD"), remove("AC", "QC"), remove("KC"),
)  # fmt: skip
"""The 16 removals that clear it."""


def value(card: str) -> int:
    rank = card[:-1]
    return {"A": 1, "J": 11, "Q": 12, "K": 13}.get(rank) or int(rank)


def legal_moves(board: Message) -> list[Message]:
    """Everything that preset N allows on a board, from nothing but what its owner is shown."""
    pyramid, waste = board["pyramid"], board["waste"]
    if board["status"] != "playing":
        return []
    free: list[str] = waste[-1:]
    place = 0
    for row in range(1, 8):
        for _ in range(row):
            covers = () if row == 7 else (pyramid[place + row], pyramid[place + row + 1])
            if pyramid[place] is not None and not any(covers):
                free.append(pyramid[place])
            place += 1
    moves = [remove(card) for card in free if value(card) == 13]
    moves += [remove(*pair) for pair in combinations(free, 2) if value(pair[0]) + value(pair[1]) == 13]
    if board["stock"]:
        moves.append(DRAW)
    elif waste:
        moves.append(RECYCLE)
    if board["undos_left"]:
        moves.append(UNDO)
    return moves


class Shadow:
    """A second opinion on a board: the game's own core, fed with the accepted moves of one racer."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self._table = Table(tuple(map(parse_card, cards)), PRESETS["N"])
        self._board: Board = start(self._table)
        self.seen = set(cards[:29])
        """Every card that has been open to the racer so far."""

    def play(self, action: Message) -> None:
        move = Move(type="move", room="ROOM", race=1, seq=1, action=action)  # type: ignore[arg-type]
        wanted = action_of(move)
        assert not isinstance(wanted, str), wanted
        board = apply(self._table, self._board, wanted)
        assert not isinstance(board, Refusal), board
        self._board = board
        self.seen |= {NAMES[self._table.cards[place]] for place in range(28, board.position.stock)}

    @property
    def moves(self) -> int:
        return self._board.moves
