"""Deals, rules and play for property tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from pyramid_race.game.board import Action, Board, Remove, Table, apply, legal_actions, removed, start
from pyramid_race.game.rules import Rules
from pyramid_race.game.solver.order_free import most_removable_from

RULES = st.builds(
    Rules,
    initial_waste=st.sampled_from([0, 1]),
    recycles=st.sampled_from([None, None, None, 0, 1, 2]),
    win=st.sampled_from(["pyramid", "pyramid", "all"]),
    pair_with_cover=st.booleans(),
    pair_waste=st.sampled_from(["none", "drawn", "top_two"]),
    stock_top=st.booleans(),
    stock_face_up=st.booleans(),
    waste_piles=st.sampled_from([1, 1, 1, 2, 3]),
    undo_limit=st.sampled_from([None, 0, 1, 5, 100]),
    undo_counts=st.booleans(),
)
"""All options, mixed."""


def shuffled(seed: int) -> tuple[int, ...]:
    return tuple(Random(seed).sample(range(52), 52))


SEEDS = st.integers(0, 2**32)
DEALS = st.builds(shuffled, SEEDS)
TABLES = st.builds(Table, DEALS, RULES)


@st.composite
def played(draw: st.DrawFn) -> tuple[Table, list[Board]]:
    """A table and the boards of a random game on it, one for each action: a short or long one, played well or not."""
    table = draw(TABLES)
    plays_well = draw(st.booleans())
    random = Random(draw(SEEDS))
    boards = [start(table)]
    for _ in range(draw(st.sampled_from([0, 10, 40, 100, 200]))):
        actions = legal_actions(table, boards[-1])
        if not actions:
            break
        if plays_well and random.random() < 0.9:
            action = good_action(table, boards[-1])
        else:
            # The list begins with the removals.
            action = actions[0] if random.random() < 0.3 else random.choice(actions)
        after = apply(table, boards[-1], action)
        assert isinstance(after, Board)
        boards.append(after)
    return table, boards


def good_action(table: Table, board: Board) -> Action:
    """What brings the board nearer to the most pyramid cards that can go from here; any action if nothing does."""
    most = most_removable_from(table, board)
    actions = legal_actions(table, board)
    for action in actions:
        after = apply(table, board, action)
        assert isinstance(after, Board)
        if removed(after) > removed(board) and most_removable_from(table, after) == most:
            return action
    # Then a card to come does: the first action behind the removals is to draw or to recycle.
    return next((action for action in actions if not isinstance(action, Remove)), actions[0])
