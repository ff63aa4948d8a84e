"""A racer with a guide: it waits for its line, follows it, and never waits for long."""

from __future__ import annotations

import pytest
from pyramid_race.bot import heard
from pyramid_race.bot.pace import FIRST_LOOK, LONGEST
from pyramid_race.bot.racer import LATER_LINE_S, LINE_S, Racer
from pyramid_race.bot.strategies.perfect import Guide, Question, winning_line
from pyramid_race.game.board import is_cleared

from tests.bot.messages import TABLE, Referee, referee
from tests.bot.races import PACE, action_in, next_move, play, racing

LONGEST_THOUGHT = PACE * FIRST_LOOK * LONGEST


def guided() -> tuple[Referee, Racer]:
    true = referee()
    return true, racing(true, "perfect", Guide(TABLE))


def asked(racer: Racer) -> Question:
    assert racer.question is not None
    return racer.question


def answer(racer: Racer, now: float) -> int:
    """Answers the racer's question; how many actions the line has."""
    question = asked(racer)
    line = winning_line(question)
    assert line
    racer.answered(question, line, now)
    return len(line)


def wait_in_vain(racer: Racer) -> float:
    """The time when it plays on without the line."""
    assert racer.wakes_at is not None
    if racer.wake(racer.wakes_at) == []:
        assert racer.wakes_at is not None
    return racer.wakes_at


def test_wins_in_the_fewest_moves() -> None:
    true, racer = guided()
    fewest = answer(racer, now=0.1)
    while racer.wakes_at is not None:
        play(racer, true)
        assert racer.question is None
    assert is_cleared(TABLE, true.board)
    assert true.board.moves == true.seq == fewest


def test_the_answer_is_waited_for_and_used_at_once() -> None:
    _, racer = guided()
    assert racer.wakes_at is not None
    thought = racer.wakes_at
    assert racer.wake(thought) == []
    assert racer.wakes_at == LINE_S
    answer(racer, now=thought + 1)
    assert racer.wakes_at == thought + 1
    assert next_move(racer)["seq"] == 1


def test_an_early_answer_does_not_hurry_it() -> None:
    _, racer = guided()
    thought = racer.wakes_at
    answer(racer, now=0.1)
    assert racer.wakes_at == thought


def test_plays_on_when_no_answer_comes() -> None:
    true, racer = guided()
    now = wait_in_vain(racer)
    assert LINE_S <= now <= max(LINE_S, LONGEST_THOUGHT)
    first = asked(racer)
    play(racer, true, now)
    while racer.wakes_at is not None:
        assert racer.wakes_at <= now + LONGEST_THOUGHT  # it doesn't wait for that answer again
        now = racer.wakes_at
        play(racer, true, now)
        assert racer.question in (first, None)
    assert is_cleared(TABLE, true.board)


def test_asks_anew_where_the_answer_came_too_late() -> None:
    true, racer = guided()
    now = wait_in_vain(racer)
    first = asked(racer)
    while true.board.moves < 8:
        play(racer, true, now)
    racer.answered(first, winning_line(first), now)
    second = asked(racer)
    assert second.board.position == true.board.position
    assert racer.wakes_at is not None
    assert racer.wake(racer.wakes_at) == []
    assert racer.wakes_at == now + LATER_LINE_S
    left = answer(racer, now + 1)
    while racer.wakes_at is not None:
        play(racer, true, now + 1)
    assert true.board.moves == 8 + left


def test_an_answer_while_a_move_is_under_way_asks_nothing_before_that_is_done() -> None:
    true, racer = guided()
    now = wait_in_vain(racer)
    first = asked(racer)
    for _ in range(8):
        play(racer, true, now)
    move = next_move(racer)
    racer.answered(first, winning_line(first), now)
    assert racer.question is None
    true.take(action_in(move))
    ack = true.ack()
    assert isinstance(ack, heard.Ack)
    racer.acked(ack, now)
    assert asked(racer).board.position == true.board.position


@pytest.mark.parametrize("line", [(), None])
def test_plays_by_itself_where_there_is_no_line(line: tuple[()] | None) -> None:
    true, racer = guided()
    racer.answered(asked(racer), line, now=0.0)
    assert racer.question is None
    play(racer, true)
    assert true.seq == 1


def test_asks_anew_where_the_store_has_lost_its_last_writes() -> None:
    """Even if it has been told that there was nothing to ask any more."""
    true, racer = guided()
    now = wait_in_vain(racer)
    boards = [true.board]
    while true.seq < 10:
        play(racer, true, now)
        boards.append(true.board)
    answer(racer, now)
    racer.answered(asked(racer), (), now)
    assert racer.question is None
    true.board, true.seq = boards[5], 5
    racer.resumed(5, heard.Board.model_validate(true.shown()), now)
    assert asked(racer).board.position == true.board.position


def test_plays_on_without_a_guide_whose_action_is_refused() -> None:
    true, racer = guided()
    answer(racer, now=0.0)
    next_move(racer)
    rejected = true.reject("covered")
    assert isinstance(rejected, heard.Reject)
    racer.rejected(rejected, now=1.0)
    play(racer, true)
    assert racer.question is None
    assert true.seq == 1


def test_a_late_answer_does_not_wake_a_racer_whose_race_is_over() -> None:
    _, racer = guided()
    question = asked(racer)
    racer.stop()
    assert racer.question is None
    racer.answered(question, winning_line(question), now=1.0)
    assert racer.wakes_at is None
