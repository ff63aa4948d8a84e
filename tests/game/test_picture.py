"""The picture of a board shows each card where it lies, and of the stock no more than is known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game import board as play
from pyramid_race.game.board import Board, Draw, Recycle, Table, Undo
from pyramid_race.game.cards import NAMES, parse_card
from pyramid_race.game.deal import deal_cards, parse_code
from pyramid_race.game.picture import picture
from pyramid_race.game.rules import PRESETS

KNOWN = deal_cards(parse_code("PY1-N-AAAAAAS"))


def table(preset: str = "N", **options: Any) -> Table:
    return Table(KNOWN, replace(PRESETS[preset], **options))


def played(on: Table, *actions: play.Action) -> Board:
    board = play.start(on)
    for action in actions:
        after = play.apply(on, board, action)
        assert isinstance(after, Board), (action, after)
        board = after
    return board


def remove(*names: str) -> play.Remove:
    return play.Remove(tuple(map(parse_card, names)))


AT_THE_DEAL = """\
              JD
            6C  7H
          AS  4D  QS
        5H  3D  6H  8S
      KH  KC  AD  KS  9C
    QC  2C  8D 10D 10S  JS
  7C 10C  3H  4H  3S  KD  7S
waste 7D
stock 23 face down"""

LATER = """\
              JD
            6C  7H
          AS  4D  QS
        5H  3D  6H  8S
      KH  KC  AD  KS  9C
    QC  2C  8D 10D 10S  JS
  7C      3H  4H          7S
waste 7D 6D
stock 22 face down"""


def test_a_deal_and_a_board_later_on() -> None:
    normal = table()
    assert picture(normal, play.start(normal)) == AT_THE_DEAL
    assert picture(normal, played(normal, remove("KD"), remove("10C", "3S"), Draw())) == LATER


def last_lines(on: Table, board: Board, whole_stock: bool = False) -> list[str]:
    return picture(on, board, whole_stock=whole_stock).splitlines()[7:]


def test_what_is_known_of_the_stock() -> None:
    stock = [NAMES[card] for card in KNOWN[28:]]
    for open_top, shown in ((False, "24 face down"), (True, f"{stock[0]} and 23 face down")):
        on = table(initial_waste=0, stock_top=open_top)
        assert last_lines(on, play.start(on)) == ["waste -", f"stock {shown}"]
    on = table("M", stock_face_up=True)
    assert last_lines(on, play.start(on)) == ["waste -", f"stock {' '.join(stock)}"]
    on = table()
    assert last_lines(on, play.start(on), whole_stock=True) == ["waste 7D", f"stock {' '.join(stock[1:])}"]
    drawn = played(on, *[Draw()] * 23)
    assert last_lines(on, drawn) == [f"waste {' '.join(stock)}", "stock -"]
    # A pass has been seen, and yet lies face down again: the picture is the table, not a memory.
    assert last_lines(on, played(on, *[Draw()] * 23, Recycle())) == ["waste -", "stock 24 face down"]
    on = table("M")
    assert last_lines(on, played(on, *[Draw()] * 23))[1] == f"stock {stock[23]}"
    assert last_lines(on, played(on, *[Draw()] * 24))[1] == "stock -"


def test_several_piles_each_have_a_line() -> None:
    on = table(waste_piles=3)
    stock = [NAMES[card] for card in KNOWN[28:]]
    board = played(on, Draw(2), Draw(1), Draw(2))
    assert last_lines(on, board) == [
        f"waste 1: {stock[0]} {stock[2]}",
        f"waste 2: {stock[1]} {stock[3]}",
        "waste 3: -",
        "stock 20 face down",
    ]


def test_the_whole_stock_after_a_recycle_is_in_its_new_order() -> None:
    on = table(waste_piles=2, initial_waste=0)
    board = played(on, *[Draw(1 + turn % 2) for turn in range(24)], Recycle())
    stock = [NAMES[card] for card in KNOWN[28:]]
    assert last_lines(on, board, whole_stock=True)[2] == f"stock {' '.join(stock[::2] + stock[1::2])}"


@given(st.permutations(range(52)), st.sampled_from(list(PRESETS)), st.integers(1, 3), st.randoms())
def test_every_card_that_is_left_and_no_other_is_shown(cards: list[int], preset: str, piles: int, random: Any) -> None:
    rules = PRESETS[preset]
    if piles > 1:
        rules = replace(rules, waste_piles=piles, stock_top=False)
    on = Table(tuple(cards), rules)
    board = play.start(on)
    for _ in range(random.randrange(60)):
        choices = [action for action in play.legal_actions(on, board) if action != Undo()]
        if not choices:
            break
        after = play.apply(on, board, random.choice(choices))
        assert isinstance(after, Board)
        board = after
    words = set(picture(on, board, whole_stock=True).split())
    assert words & set(NAMES) == {NAMES[cards[place]] for place in range(52) if not board.removed >> place & 1}
    shown = picture(on, board)
    hidden = board.position.order[board.position.stock + bool(rules.stock_top) :]
    assert not set(shown.split()) & {NAMES[cards[place]] for place in hidden}
    assert len(shown.splitlines()) == 8 + rules.waste_piles


@pytest.mark.parametrize("preset", PRESETS)
def test_each_row_is_centred(preset: str) -> None:
    on = Table(tuple(sorted(range(52), key=lambda card: card % 13 == 9)), PRESETS[preset])  # tens last
    rows = picture(on, play.start(on)).splitlines()[:7]
    middles = {(len(row) + len(row) - len(row.lstrip())) / 2 for row in rows}
    assert middles == {15.0}
