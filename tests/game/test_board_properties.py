"""What holds on every board that legal play leads to."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pyramid_race.game.action import Action, Draw, Recycle, Remove, Undo, action_text, parse_action
from pyramid_race.game.board import (
    Board,
    Table,
    apply,
    gone,
    is_cleared,
    legal_actions,
    recycles_left,
    removed,
    start,
    status,
    stock_count,
    undos_left,
    waste,
)
from pyramid_race.game.cards import value
from pyramid_race.game.refusal import Refusal

from tests.game.strategies import played

Game = tuple[Table, list[Board]]

CANDIDATES: list[Action] = [
    *map(Draw, range(5)),
    Recycle(),
    Undo(),
    *(Remove((card,)) for card in range(52)),
    *(Remove((a, b)) for a in range(52) for b in range(52)),
]
"""Every action that names no more than two cards."""


def as_set(action: Action) -> object:
    """The action without the order of its cards."""
    return frozenset(action.cards) if isinstance(action, Remove) else action


@given(played())
def test_every_card_is_somewhere_once(game: Game) -> None:
    table, boards = game
    for board in boards:
        on_pyramid = [card for place, card in enumerate(table.cards[:28]) if place not in gone(board)]
        foundation = [card for place, card in enumerate(table.cards) if board.removed >> place & 1]
        on_table = [*on_pyramid, *waste(table, board), *foundation]
        assert len(set(on_table)) == len(on_table)
        assert len(on_table) + stock_count(table, board) == 52
        # What is gone went as kings and pairs.
        assert sum(map(value, foundation)) % 13 == 0
        counts = [sum(value(card) == number for card in foundation) for number in range(1, 13)]
        assert counts == counts[::-1]


@given(played())
def test_score_and_counters(game: Game) -> None:
    table, boards = game
    rules = table.rules
    assert boards[0] == start(table)
    for before, after in pairwise(boards):
        assert after.score == 10 * removed(after) == 10 * len(gone(after))
        undone = after.undos - before.undos
        assert undone in (0, 1)
        assert after.moves - before.moves == (int(rules.undo_counts) if undone else 1)
        if undone:
            assert undos_left(table, after) == undos_left(table, before) - 1
        else:
            kept = undos_left(table, before) + 1
            assert undos_left(table, after) == (kept if rules.undo_limit is None else min(kept, rules.undo_limit))
            assert after.score >= before.score
        if rules.recycles is None:
            assert recycles_left(table, after) is None
        else:
            assert recycles_left(table, after) == rules.recycles - after.recycles >= 0


@given(played())
def test_undo_is_exact(game: Game) -> None:
    table, boards = game
    for before, after in pairwise(boards):
        back = apply(table, after, Undo())
        if after.undos > before.undos or status(table, after) == "cleared" or table.rules.undo_limit == 0:
            continue
        assert isinstance(back, Board)
        if table.rules.undo_limit is not None:
            # The action may have pushed the oldest position out of reach.
            assert back.history == before.history[-len(back.history) :] or not back.history
            assert len(before.history) - len(back.history) in (0, 1)
            back = replace(back, history=before.history)
        moves = before.moves + 1 + int(table.rules.undo_counts)
        assert back == replace(before, moves=moves, undos=before.undos + 1)


@given(played())
def test_undo_all_the_way(game: Game) -> None:
    table, boards = game
    board = boards[-1]
    if status(table, board) == "cleared":
        return
    for earlier in reversed(board.history):
        after = apply(table, board, Undo())
        assert isinstance(after, Board)
        assert after.position == earlier
        board = after
    assert apply(table, board, Undo()) == Refusal("nothing_to_undo", "there is nothing to take back")
    if table.rules.undo_limit is None:
        assert board.position == start(table).position


@given(played(), st.data())
def test_legal_actions_are_exactly_those_that_are_taken(game: Game, data: st.DataObject) -> None:
    table, boards = game
    board = data.draw(st.sampled_from(boards))
    allowed = legal_actions(table, board)
    assert len({as_set(action) for action in allowed}) == len(allowed)
    taken = [action for action in CANDIDATES if isinstance(apply(table, board, action), Board)]
    assert {as_set(action) for action in taken} == {as_set(action) for action in allowed}
    # In either order of a pair, to the same effect.
    for action in taken:
        if isinstance(action, Remove):
            assert apply(table, board, action) == apply(table, board, Remove(action.cards[::-1]))


@given(played())
def test_status(game: Game) -> None:
    table, boards = game
    for board in boards:
        allowed = legal_actions(table, board)
        assert is_cleared(table, board) == (status(table, board) == "cleared")
        match status(table, board):
            case "cleared":
                assert removed(board) == 28
                assert not allowed
            case "stuck":
                assert stock_count(table, board) == 0
                assert not waste(table, board) or recycles_left(table, board) == 0
                assert set(allowed) <= {Undo()}
            case "playing":
                assert set(allowed) - {Undo()}


@given(played(), st.sampled_from(CANDIDATES))
def test_a_board_is_never_changed(game: Game, action: Action) -> None:
    table, boards = game
    board = boards[-1]
    copy = Board(board.position, board.moves, board.undos, tuple(board.history))
    first, again = apply(table, board, action), apply(table, board, action)
    assert board == copy
    assert first == again


@given(played())
def test_the_texts_of_the_actions_replay_the_game(game: Game) -> None:
    table, boards = game
    board = start(table)
    for after in boards[1:]:
        action = next(action for action in legal_actions(table, board) if apply(table, board, action) == after)
        replayed = apply(table, board, parse_action(action_text(action)))
        assert isinstance(replayed, Board)
        board = replayed
    assert board == boards[-1]
