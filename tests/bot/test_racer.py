"""One race of a bot: what it sends when, whatever the server answers."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from pyramid_race.bot import heard
from pyramid_race.bot.racer import ANSWER_S, FORFEIT_AFTER_MOVES, MOST_REFUSALS, Racer, Style
from pyramid_race.bot.strategies.prospects import removals
from pyramid_race.bot.strategies.strengths import next_action
from pyramid_race.game.board import Remove, is_cleared, legal_actions
from pyramid_race.game.rules import PRESETS, parse_rules
from pyramid_race.game.table import Table
from pyramid_race.protocol.host_commands import Strength

from tests.bot.messages import TABLE, hear, referee
from tests.bot.races import PACE, action_in, next_move, play, racing


def test_plays_the_deal_to_its_end() -> None:
    true = referee()
    racer = racing(true)
    now = 0.0
    while racer.wakes_at is not None:
        assert racer.wakes_at >= now
        now = racer.wakes_at
        play(racer, true, now)
    assert true.shown()["status"] == "cleared"
    # About the pace: 70 moves or so of a second each, the first one slower.
    assert 0.5 * true.seq < now < 2 * true.seq


@pytest.mark.parametrize("rules", [*PRESETS, "N,waste_piles=3,stock_top=true", "S,waste_piles=2,stock_face_up=true"])
def test_knows_where_every_card_is(rules: str) -> None:
    true = referee(Table(TABLE.cards, parse_rules(rules)[1]))
    racer = racing(true)
    for _ in range(40):
        if next_action("careful", racer.sight, 0, Random(1)) is None:
            break
        assert racer.sight.gone == {card for card, place in TABLE.place.items() if true.board.removed >> place & 1}
        assert racer.sight.is_whole
        legal = [action for action in legal_actions(true.table, true.board) if isinstance(action, Remove)]
        assert {frozenset(a.cards) for a in removals(racer.sight)} == {frozenset(a.cards) for a in legal}
        play(racer, true)


def test_sends_the_same_move_again_where_no_answer_comes() -> None:
    racer = racing(referee())
    first = next_move(racer)
    assert racer.wakes_at is not None
    assert racer.wakes_at >= ANSWER_S
    assert next_move(racer) == first


def test_an_answer_given_twice_counts_once() -> None:
    true = referee()
    racer = racing(true)
    play(racer, true)
    again = true.ack()
    assert isinstance(again, heard.Ack)
    planned = racer.wakes_at
    racer.acked(again, now=99.0)
    assert racer.wakes_at == planned
    assert next_move(racer)["seq"] == 2


def test_takes_the_true_board_when_refused() -> None:
    true = referee()
    racer = racing(true)
    refused = next_move(racer)
    # The true board is another one than the bot believed: the server says so along with the refusal.
    reject = hear(
        type="reject", race=1, seq=1, code="covered", message="no", expected_seq=1, room="ROOM",
        board=true.shown() | {"waste": [], "stock": 24},
    )  # fmt: skip
    assert isinstance(reject, heard.Reject)
    racer.rejected(reject, now=1.0)
    assert racer.sight.waste == ()
    assert next_move(racer)["seq"] == refused["seq"]


def test_gives_up_when_refused_again_and_again() -> None:
    true = referee()
    racer = racing(true)
    for _ in range(MOST_REFUSALS):
        assert next_move(racer)["type"] == "move"
        reject = true.reject("covered")
        assert isinstance(reject, heard.Reject)
        racer.rejected(reject, now=1.0)
    assert next_move(racer)["type"] == "forfeit"


@pytest.mark.parametrize("code", ["race_over", "not_racing", "not_member"])
def test_stops_when_the_race_is_over(code: str) -> None:
    true = referee()
    racer = racing(true)
    next_move(racer)
    reject = true.reject(code)
    assert isinstance(reject, heard.Reject)
    racer.rejected(reject, now=1.0)
    assert racer.wakes_at is None


def test_tries_again_when_the_store_did_not_answer() -> None:
    true = referee()
    racer = racing(true)
    first = next_move(racer)
    reject = true.reject("unavailable")
    assert isinstance(reject, heard.Reject)
    racer.rejected(reject, now=1.0)
    assert next_move(racer) == first


def test_resumes_with_a_move_that_had_been_taken() -> None:
    """The connection was lost between the log and the ack."""
    true = referee()
    racer = racing(true)
    play(racer, true)
    true.take(action_in(next_move(racer)))
    racer.resumed(true.seq, heard.Board.model_validate(true.shown()), now=5.0)
    assert next_move(racer)["seq"] == 3
    assert racer.sight.is_whole


def test_resumes_with_a_move_that_had_not_been_taken() -> None:
    true = referee()
    racer = racing(true)
    play(racer, true)
    next_move(racer)
    racer.resumed(true.seq, heard.Board.model_validate(true.shown()), now=5.0)
    assert next_move(racer)["seq"] == 2
    assert racer.sight.is_whole


def test_resumes_where_the_store_has_lost_its_last_writes() -> None:
    true = referee()
    racer = racing(true)
    boards = [(true.seq, true.board)]
    while true.seq <= 3 or true.shown()["removed"] <= 4:
        play(racer, true)
        boards.append((true.seq, true.board))
    true.seq, true.board = boards[2]
    racer.resumed(true.seq, heard.Board.model_validate(true.shown()), now=5.0)
    assert racer.sight.is_whole
    play(racer, true)


def test_forfeits_after_a_pause_when_nothing_more_can_go() -> None:
    true = referee()
    racer = racing(true)
    # A board from which nothing can be removed any more: all that is left beside the pyramid is gone.
    dead = heard.Board.model_validate(true.shown() | {"waste": [], "stock": 0})
    racer.resumed(0, dead, now=0.0)
    assert racer.wakes_at is not None
    due = racer.wakes_at
    assert racer.wake(due) == []
    assert racer.wakes_at == due + FORFEIT_AFTER_MOVES * PACE
    assert next_move(racer) == {"type": "forfeit", "race": 1, "ref": "forfeit"}


def test_does_nothing_on_a_board_that_is_done() -> None:
    true = referee()
    board = heard.Board.model_validate(true.shown("forfeited"))
    assert Racer(1, PRESETS["N"], board, Style(PACE), None, Random(1), now=0.0).wakes_at is None


def test_does_not_mind_answers_for_another_race() -> None:
    true = referee()
    racer = racing(true)
    true.take(action_in(next_move(racer)))
    other = true.ack(race=2)
    assert isinstance(other, heard.Ack)
    racer.acked(other, now=1.0)
    assert next_move(racer)["seq"] == 1


def test_spells_every_action_as_the_server_reads_it() -> None:
    true = referee()
    racer = racing(true)
    kinds: set[str] = set()
    while racer.wakes_at is not None:
        message = next_move(racer)
        kinds.add(message["action"]["do"])
        action = action_in(message)
        if isinstance(action, Remove):
            assert 1 <= len(action.cards) <= 2
        true.take(action)
        ack = true.ack()
        assert isinstance(ack, heard.Ack)
        racer.acked(ack, now=1.0)
    assert {"remove", "draw"} <= kinds


def test_goes_on_in_a_dead_end_that_the_server_tells_of() -> None:
    """More cards count, even if it can't be won."""
    true = referee()
    dead = heard.Board.model_validate(true.shown("dead"))
    assert Racer(1, PRESETS["N"], dead, Style(PACE), None, Random(1), now=0.0).wakes_at is not None


def test_gives_up_when_it_is_stuck() -> None:
    true = referee()
    stuck = heard.Board.model_validate(true.shown("stuck") | {"waste": [], "stock": 0})
    racer = Racer(1, PRESETS["N"], stuck, Style(PACE), None, Random(1), now=0.0)
    assert racer.wakes_at is not None
    assert racer.wake(racer.wakes_at) == []
    assert next_move(racer)["type"] == "forfeit"


@pytest.mark.parametrize("strength", get_args(Strength))
@pytest.mark.parametrize("rules", ["N", "L", "S,waste_piles=3"])
def test_every_strength_plays_to_an_end(strength: Strength, rules: str) -> None:
    true = referee(Table(TABLE.cards, parse_rules(rules)[1]))
    racer = racing(true, strength)
    while racer.wakes_at is not None:
        messages = racer.wake(racer.wakes_at)
        if messages and messages[0]["type"] == "forfeit":
            return
        if messages:
            true.take(action_in(messages[0], true.table.rules.waste_piles))
            ack = true.ack()
            assert isinstance(ack, heard.Ack)
            racer.acked(ack, now=0.0)
    assert is_cleared(true.table, true.board)
