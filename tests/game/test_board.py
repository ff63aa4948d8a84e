"""The board by example; test_board_properties.py and test_board_model.py play it at random."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.board import (
    Board,
    Position,
    Recycle,
    Remove,
    Table,
    Undo,
    apply,
    gone,
    legal_actions,
    parse_action,
    recycles_left,
    removed,
    start,
    status,
    stock_count,
    undos_left,
    waste,
)
from pyramid_race.game.cards import parse_card
from pyramid_race.game.refusal import Refusal
from pyramid_race.game.rules import PRESETS, Rules

from tests.game.playing import CARDS, ROW_7, STOCK, names, places, play, refused, without
from tests.game.strategies import RULES, TABLES

NORMAL = Table(CARDS, PRESETS["N"])
CLASSIC = Table(CARDS, PRESETS["C"])
LIMITED = Table(CARDS, PRESETS["L"])


def test_the_board_as_dealt() -> None:
    board = start(NORMAL)
    assert (gone(board), removed(board), board.score, board.moves, board.undos, board.recycles) == ([], 0, 0, 0, 0, 0)
    assert names(waste(NORMAL, board)) == "7D"
    assert stock_count(NORMAL, board) == 23
    assert recycles_left(NORMAL, board) is None
    assert undos_left(NORMAL, board) == 0
    assert status(NORMAL, board) == "playing"


def test_classic_and_limited_as_dealt() -> None:
    assert waste(CLASSIC, start(CLASSIC)) == []
    assert stock_count(CLASSIC, start(CLASSIC)) == 24
    assert recycles_left(LIMITED, start(LIMITED)) == 2


def test_the_published_opening() -> None:
    board = play(NORMAL, "KD")
    assert (board.score, board.moves, gone(board)) == (10, 1, [26])
    board = play(NORMAL, "10C 3S", board=board)
    assert (board.score, board.moves, gone(board)) == (30, 2, [22, 25, 26])
    assert board == play(NORMAL, "KD", "3S 10C")


def test_legal_actions_of_the_published_deal() -> None:
    allowed = legal_actions(NORMAL, start(NORMAL))
    assert allowed == [parse_action(text) for text in ("KD", "10C 3H", "10C 3S", "draw")]
    after = legal_actions(NORMAL, play(NORMAL, "KD", "10C 3S"))
    assert after == [parse_action(text) for text in ("10S 3H", "draw", "undo")]


def test_a_pair_of_pyramid_and_waste_scores_ten() -> None:
    board = play(NORMAL, "draw", "6D 7C")
    assert (board.score, board.moves, gone(board)) == (10, 2, [21])
    assert names(waste(NORMAL, board)) == "7D"


def test_a_removed_waste_card_uncovers_the_one_below() -> None:
    board = play(NORMAL, "draw", "draw", "draw", "draw", "draw", "draw", "3H 10H")
    assert names(waste(NORMAL, board)) == "7D 6D 2H 4S 8C 3C"
    board = play(NORMAL, "10C 3C", board=board)
    assert names(waste(NORMAL, board)) == "7D 6D 2H 4S 8C"


def test_a_waste_king_goes_alone_and_scores_nothing() -> None:
    cards = exchanged(CARDS, "7D", "KD")
    table = Table(cards, PRESETS["N"])
    board = play(table, "KD")
    assert (board.score, board.moves, removed(board), waste(table, board)) == (0, 1, 0, [])


def exchanged(cards: tuple[int, ...], one: str, other: str) -> tuple[int, ...]:
    a, b = parse_card(one), parse_card(other)
    return tuple({a: b, b: a}.get(card, card) for card in cards)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("KS", "covered"),
        ("JS 2H", "covered"),
        ("10C 10D", "covered"),
        ("10C JS", "covered"),
        ("3S 10H", "not_available"),
        ("6D 7C", "not_available"),
        ("10C 10C", "not_available"),
        ("KD KD", "not_available"),
        ("10C", "not_thirteen"),
        ("7D", "not_thirteen"),
        ("10C 4H", "not_thirteen"),
        ("7C 7D", "not_thirteen"),
        ("KD 3S", "king_alone"),
        ("7D KD", "king_alone"),
        ("KD KS", "covered"),
        ("recycle", "stock_not_empty"),
        ("undo", "nothing_to_undo"),
    ],
)
def test_refused_at_the_start(action: str, code: str) -> None:
    assert refused(NORMAL, start(NORMAL), action) == code


def test_a_removed_and_a_buried_card_are_not_available() -> None:
    board = play(NORMAL, "KD", "draw")
    assert refused(NORMAL, board, "KD") == "not_available"
    assert refused(NORMAL, board, "7D") == "not_available"
    assert refused(NORMAL, board, "7D 6D") == "not_available"


@pytest.mark.parametrize("cards", [(), (25, 12, 0), (0, 0, 0), (52,), (-1,), (10**30,), (parse_card("KD"), -5)])
def test_impossible_removals_are_refused_not_raised(cards: tuple[int, ...]) -> None:
    assert isinstance(apply(NORMAL, start(NORMAL), Remove(cards)), Refusal)
    assert isinstance(apply(CLASSIC, start(CLASSIC), Remove(cards)), Refusal)


def test_three_cards_never_go() -> None:
    # A + 2 + 10
    table = Table(exchanged(exchanged(CARDS, "7C", "AS"), "3H", "2C"), PRESETS["N"])
    assert refused_cards(table, "AS", "10C", "2C") == "not_thirteen"
    assert refused_cards(table, "AS", "KD", "2C") == "king_alone"


def refused_cards(table: Table, *cards: str) -> str:
    after = apply(table, start(table), Remove(tuple(map(parse_card, cards))))
    assert isinstance(after, Refusal)
    return after.code


def test_drawing_and_recycling() -> None:
    board = play(NORMAL, *["draw"] * 23)
    assert stock_count(NORMAL, board) == 0
    assert refused(NORMAL, board, "draw") == "stock_empty"
    drawn = waste(NORMAL, board)
    assert drawn == list(CARDS[28:])
    board = play(NORMAL, "recycle", board=board)
    assert (board.recycles, board.moves, board.score) == (1, 24, 0)
    assert waste(NORMAL, board) == []
    assert stock_count(NORMAL, board) == 24
    assert refused(NORMAL, board, "recycle") == "stock_not_empty"
    assert waste(NORMAL, play(NORMAL, *["draw"] * 24, board=board)) == drawn


def test_draws_pass_over_cards_removed_before_the_recycle() -> None:
    board = play(NORMAL, "draw", "6D 7C", *["draw"] * 22, "recycle")
    assert stock_count(NORMAL, board) == 23
    assert names(waste(NORMAL, play(NORMAL, "draw", "draw", board=board))) == "7D 2H"


def test_recycles_run_out() -> None:
    board = play(LIMITED, *["draw"] * 23, "recycle", *["draw"] * 24, "recycle", *["draw"] * 24)
    assert recycles_left(LIMITED, board) == 0
    assert refused(LIMITED, board, "recycle") == "no_recycles_left"
    assert status(LIMITED, board) == "playing"
    # The draws can be taken back, and a recycle taken back is there again.
    board = play(LIMITED, *["undo"] * 25, board=board)
    assert recycles_left(LIMITED, board) == 1
    assert play(LIMITED, "recycle", board=board).recycles == 2


def test_nothing_to_recycle() -> None:
    board = Board(without(STOCK))
    assert refused(NORMAL, board, "draw") == "stock_empty"
    assert refused(NORMAL, board, "recycle") == "nothing_to_recycle"


def test_undo() -> None:
    before = play(NORMAL, "KD")
    after = play(NORMAL, "10C 3S", "undo", board=before)
    assert after == replace(before, moves=2, undos=1)
    assert after.score == 10
    assert play(NORMAL, "undo", board=after) == replace(start(NORMAL), moves=2, undos=2)


def test_undo_counts_as_a_move_in_classic() -> None:
    board = play(CLASSIC, "draw", "undo", "draw")
    assert (board.moves, board.undos) == (3, 1)


def test_undo_reaches_a_hundred_actions_back() -> None:
    board = start(NORMAL)
    positions = [board.position]
    for _ in range(3000):
        board = play(NORMAL, "draw" if stock_count(NORMAL, board) else "recycle", board=board)
        positions.append(board.position)
        assert undos_left(NORMAL, board) == min(100, board.moves)
    assert board.history == tuple(positions[-101:-1])
    board = play(NORMAL, *["undo"] * 100, board=board)
    assert board.position == positions[-101]
    assert refused(NORMAL, board, "undo") == "nothing_to_undo"
    # What has been taken back is not kept for later.
    board = play(NORMAL, "draw" if stock_count(NORMAL, board) else "recycle", board=board)
    assert undos_left(NORMAL, board) == 1


def test_pair_with_cover() -> None:
    # Where QC was: 3D, covered by 7C and 10C.
    table = Table(exchanged(CARDS, "QC", "3D"), PRESETS["C"])
    board = Board(without(places(table, "7C 3H")))
    assert Remove((parse_card("3D"), parse_card("10C"))) in legal_actions(table, board)
    after = play(table, "10C 3D", board=board)
    assert (after.score - board.score, removed(after)) == (20, 4)
    # Not with another card, not while two cards cover it, not in preset N, and only at 13.
    assert refused(table, board, "3D 10H") == "covered"
    assert refused(table, start(table), "3D 10C") == "covered"
    assert refused(Table(table.cards, PRESETS["N"]), board, "3D 10C") == "covered"
    assert refused(table, board, "8D 4H") == "not_thirteen"


def test_a_cover_must_itself_be_available() -> None:
    # Where KH was: JH, covered by QC and 2C; 2C is covered by 10C and 3H.
    table = Table(exchanged(CARDS, "KH", "JH"), PRESETS["C"])
    for removed_cards in ("7C 3H", "7C 3H QC", "7C 10C QC"):
        assert refused(table, Board(without(places(table, removed_cards))), "JH 2C") == "covered"
    play(table, "JH 2C", board=Board(without(places(table, "7C 10C 3H QC"))))


def test_cleared_with_the_last_pyramid_card_and_over() -> None:
    pyramid = (1 << 28) - 1
    board = Board(without(pyramid & ~places(NORMAL, "JD"), waste=3), history=(Position(0, 0),))
    assert names(waste(NORMAL, board)) == "7D 6D 2H"
    board = play(NORMAL, "JD 2H", board=board)
    assert (status(NORMAL, board), removed(board), board.score) == ("cleared", 28, 280)
    assert gone(board) == list(range(28))
    assert legal_actions(NORMAL, board) == []
    for action in ("draw", "recycle", "undo", "6D", "KD"):
        assert refused(NORMAL, board, action) == "race_over"


def test_win_all_needs_stock_and_waste_too() -> None:
    table = Table(CARDS, replace(PRESETS["N"], win="all"))
    all_but_three = (1 << 52) - 1 & ~places(table, "JD 2H 5C")
    board = play(table, "JD 2H", board=Board(without(all_but_three, waste=1)))
    assert (board.score, status(table, board)) == (280, "playing")
    assert status(table, Board(without((1 << 52) - 1))) == "cleared"


def test_stuck_only_without_any_action() -> None:
    board = Board(without(STOCK | places(NORMAL, ROW_7)))
    # QC 2C 8D 10D 10S JS are free: the pair 2C JS is left.
    assert status(NORMAL, board) == "playing"
    board = play(NORMAL, "2C JS", board=board)
    assert status(NORMAL, board) == "stuck"
    assert legal_actions(NORMAL, board) == [Undo()]
    assert status(NORMAL, play(NORMAL, "undo", board=board)) == "playing"


def test_a_card_to_draw_or_recycle_is_not_stuck() -> None:
    # QC 8D 10D 10S are free, and 6D goes with none of them.
    dead = STOCK | places(NORMAL, f"{ROW_7} 2C JS")
    in_stock = Board(without(dead & ~places(NORMAL, "6D")))
    on_waste = play(NORMAL, "draw", board=in_stock)
    assert status(NORMAL, in_stock) == status(NORMAL, on_waste) == "playing"
    assert status(LIMITED, on_waste) == "playing"
    # With no recycles left nothing can be done with the waste either.
    assert status(LIMITED, replace(on_waste, position=on_waste.position._replace(recycles=2))) == "stuck"


@given(RULES)
def test_all_rules_can_be_played(rules: Rules) -> None:
    table = Table(CARDS, rules)
    assert status(table, start(table)) == "playing"


@given(TABLES, st.lists(st.integers(), max_size=3))
def test_any_cards_at_all_are_answered(table: Table, cards: list[int]) -> None:
    assert isinstance(apply(table, start(table), Remove(tuple(cards))), Board | Refusal)


def test_boards_are_values() -> None:
    board = play(NORMAL, "KD", "draw")
    assert hash(board) == hash(play(NORMAL, "KD", "draw"))
    with pytest.raises(AttributeError):
        board.moves = 0  # type: ignore[misc]
    assert apply(NORMAL, board, Recycle()) == Refusal("stock_not_empty", "the stock is not empty yet")
