"""The shortest win, asked for and followed."""

from __future__ import annotations

from random import Random

import pytest
from pyramid_race.bot.sight import Sight
from pyramid_race.bot.strategies.perfect import ASKS_AGAIN_AFTER, Guide, Line, winning_line
from pyramid_race.bot.strategies.strengths import next_action
from pyramid_race.game.board import Action, Board, Draw, Position, apply, is_cleared, removed, start
from pyramid_race.game.rules import PRESETS
from pyramid_race.game.solver.order_free import winnable
from pyramid_race.game.solver.shortest import shortest
from pyramid_race.game.solver.verdict import verdict
from pyramid_race.game.table import PYRAMID_PLACES, Table

from tests.bot.strategies.playing import play, play_on
from tests.game.playing import CARDS
from tests.game.strategies import shuffled

TABLE = Table(CARDS, PRESETS["N"])
DEALS_PLAYED = 6


def guided(table: Table, board: Board | None = None) -> list[Board]:
    """A game of a perfect bot that always waits for its answers."""
    guide, actions = Guide(table), list[Action]()

    def choose(sight: Sight, turns: int) -> Action | None:
        position = guide.position(actions)
        assert position is not None
        question = guide.question(position)
        if question is not None:
            guide.learn(question, winning_line(question))
        action = guide.next_action(position) or next_action("perfect", sight, turns, Random(1))
        if action is not None:
            actions.append(action)
        return action

    return play_on(table, start(table) if board is None else board, choose)


@pytest.mark.parametrize("preset", ["N", "C", "M", "L"])
def test_wins_in_the_fewest_moves_and_no_weaker_bot_does_better(preset: str) -> None:
    tables = [table for seed in range(40) if winnable(table := Table(shuffled(seed), PRESETS[preset]))]
    won = 0
    for table in tables:
        fewest = shortest(table, start(table)).fewest_moves
        if not fewest:
            continue
        last = guided(table)[-1]
        assert is_cleared(table, last)
        assert last.moves == fewest
        for strength in ("random", "greedy", "careful"):
            other = play(table, strength, Random(1))[-1]
            assert removed(other) < PYRAMID_PLACES or other.moves >= fewest
        won += 1
        if won == DEALS_PLAYED:
            break
    assert won == DEALS_PLAYED


def test_plays_a_deal_that_cannot_be_won_as_a_careful_bot_does() -> None:
    table = next(table for seed in range(99) if not winnable(table := Table(shuffled(seed), PRESETS["N"])))
    assert removed(guided(table)[-1]) == removed(play(table, "careful", Random(1))[-1])


def positions(guide: Guide, *actions: Action) -> Position:
    position = guide.position(actions)
    assert position is not None
    return position


def test_leads_along_the_line_from_wherever_on_it() -> None:
    guide = Guide(TABLE)
    question = guide.question(positions(guide))
    assert question is not None
    line = winning_line(question)
    assert line
    guide.learn(question, line)
    for number in range(len(line)):
        here = positions(guide, *line[:number])
        assert guide.next_action(here) == line[number]
        assert guide.question(here) is None
    assert guide.question(positions(guide, *line)) is None  # it is won


def test_asks_anew_where_the_board_has_left_the_line() -> None:
    guide = Guide(TABLE)
    question = guide.question(positions(guide))
    assert question is not None
    guide.learn(question, winning_line(question))
    aside = positions(guide, *[Draw()] * 20)
    assert guide.next_action(aside) is None
    other = guide.question(aside)
    assert other is not None
    assert other.board.position == aside
    guide.learn(other, winning_line(other))
    assert guide.next_action(aside) is not None
    assert guide.next_action(positions(guide)) is not None  # what it knew it still knows


def test_does_not_ask_again_once_there_is_no_win_unless_the_board_is_an_earlier_one() -> None:
    guide = Guide(TABLE)
    first = start(TABLE)
    ahead = play(TABLE, "careful", Random(1))[1:12]
    question = guide.question(ahead[4].position)
    assert question is not None
    guide.learn(question, ())
    assert all(guide.question(board.position) is None for board in ahead[4:])
    assert guide.question(first.position) is not None  # a store has lost its last writes


def test_asks_again_later_where_the_budget_has_ended() -> None:
    guide = Guide(TABLE)
    question = guide.question(positions(guide))
    assert question is not None
    guide.learn(question, None)
    for board in play(TABLE, "careful", Random(1))[:-1]:
        asks = guide.question(board.position) is not None
        assert asks == (board.removed.bit_count() >= ASKS_AGAIN_AFTER)


def test_knows_no_position_after_actions_that_are_not_allowed() -> None:
    assert Guide(TABLE).position([Draw(2)]) is None


def test_any_win_serves_where_the_order_counts_and_the_shortest_is_not_found() -> None:
    table = Table(shuffled(1), PRESETS["L"])
    question = Guide(table).question(start(table).position)
    assert question is not None
    budget = verdict(table, start(table)).states + 1  # a hundredth of what the shortest win takes
    assert shortest(table, start(table), budget).fewest_moves is None
    line = winning_line(question, budget)
    assert line
    assert is_cleared(table, played(table, line))
    assert winning_line(question, 10) is None


def test_where_the_order_is_no_matter_careful_play_is_better_than_just_any_win() -> None:
    question = Guide(TABLE).question(start(TABLE).position)
    assert question is not None
    assert winning_line(question, 10) is None


def played(table: Table, line: Line) -> Board:
    board = start(table)
    for action in line:
        after = apply(table, board, action)
        assert isinstance(after, Board)
        board = after
    return board
