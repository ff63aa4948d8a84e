"""What a client needs to play: legal moves from the board that it sees, and deals that are cleared in few moves."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from pyramid_race.game.board import Board, Table, apply, open_stock, start, waste
from pyramid_race.game.cards import NAMES, parse_card
from pyramid_race.game.deal import deal_cards, exact_code, parse_code
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, Rules
from pyramid_race.game.solver.finding import find
from pyramid_race.game.solver.found import ANY
from pyramid_race.protocol.actions import action_object, action_of
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


def draw_to(pile: int) -> Message:
    return {"do": "draw", "pile": pile}


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


def win_of(deal: Message) -> list[Message]:
    """A win, of a hundred moves at most or little more, of the deal that a `deal` message names."""
    options = {name: value for name, value in deal["rules"].items() if name != "preset"}
    table = Table(deal_cards(parse_code(deal["code"])), Rules(**options))
    line = find(table, start(table), ANY, 1_000_000).line
    assert line, deal["code"]
    return [action_object(action, table.rules.waste_piles) for action in line]


def value(card: str) -> int:
    rank = card[:-1]
    return {"A": 1, "J": 11, "Q": 12, "K": 13}.get(rank) or int(rank)


def legal_moves(board: Message, rules: Message | None = None) -> list[Message]:
    """Everything that the rules (of preset N if none are given) allow on a board, from nothing but what its owner is
    shown."""
    rules = rules or {}
    if board["status"] in ("cleared", "forfeited", "timeout"):
        return []
    piles: list[list[str]] = board.get("piles", [board["waste"]])
    tops = [pile[-1] for pile in piles if pile]
    stock_top: list[str] = board["stock_cards"][:1] if rules.get("stock_top") else []
    free, covered = _pyramid(board["pyramid"])
    singles = [*free, *tops, *stock_top]
    pairs = [*combinations(free, 2), *product(free, [*tops, *stock_top])]
    if rules.get("pair_with_cover"):
        pairs += [(card, covers[0]) for card, covers in covered.items() if len(covers) == 1 and covers[0] in free]
    if len(piles) > 1:
        pairs += combinations(tops, 2) if rules.get("pair_waste", "none") != "none" else []
    else:
        if rules.get("pair_waste") == "drawn":
            pairs += product(stock_top, tops)
        if rules.get("pair_waste") == "top_two" or board.get("just_drawn"):
            pairs += [(pile[-2], pile[-1]) for pile in piles if len(pile) > 1]
    moves = [remove(card) for card in singles if value(card) == 13]
    moves += [remove(*pair) for pair in pairs if value(pair[0]) + value(pair[1]) == 13]
    if board["stock"]:
        moves += [DRAW] if len(piles) == 1 else [draw_to(pile) for pile in range(1, len(piles) + 1)]
    elif board["waste"] and board["recycles_left"] != 0:
        moves.append(RECYCLE)
    if board["undos_left"]:
        moves.append(UNDO)
    return moves


def _pyramid(cards: list[str | None]) -> tuple[list[str], dict[str, list[str]]]:
    """The cards that nothing covers, and what covers each of the others."""
    free: list[str] = []
    covered: dict[str, list[str]] = {}
    for row in range(1, 8):
        for place in range(row * (row - 1) // 2, row * (row + 1) // 2):
            covers = () if row == 7 else (cards[place + row], cards[place + row + 1])
            card, on_it = cards[place], [cover for cover in covers if cover is not None]
            if card is not None and on_it:
                covered[card] = on_it
            elif card is not None:
                free.append(card)
    return free, covered


class Shadow:
    """A second opinion on a board: the game's own core, fed with the accepted moves of one racer."""

    def __init__(self, cards: tuple[str, ...], rules: Rules = PRESETS["N"]) -> None:
        self._table = Table(tuple(map(parse_card, cards)), rules)
        self._board: Board = start(self._table)
        self.seen = set(cards[:28])
        """Every card that has been open to the racer so far."""
        self._look()

    def play(self, action: Message) -> None:
        move = Move(type="move", room="ROOM", race=1, seq=1, action=action)  # type: ignore[arg-type]
        wanted = action_of(move, self._table.rules.waste_piles)
        assert not isinstance(wanted, str), wanted
        board = apply(self._table, self._board, wanted)
        assert not isinstance(board, Refusal), board
        self._board = board
        self._look()

    def _look(self) -> None:
        in_sight = [*waste(self._table, self._board), *(open_stock(self._table, self._board) or [])]
        self.seen.update(NAMES[card] for card in in_sight)

    @property
    def moves(self) -> int:
        return self._board.moves
