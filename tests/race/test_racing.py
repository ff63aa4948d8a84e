"""Moves, giving up, and time (`race/racing.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.game.board import Action, Draw, Recycle, Remove, Undo, apply, piles, start
from pyramid_race.game.cards import parse_card
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import Disconnect, Kick, Leave, Move, Rematch, Tick
from pyramid_race.race.decision import Decision, MoveGuard
from pyramid_race.race.events import Forfeited, Moved, TimeUp
from pyramid_race.race.evolve import evolve

from tests.race.driver import ANN, BOB, CAT, EVE, LINE, Play, kinds, racing


def remove(*names: str) -> Remove:
    return Remove(tuple(map(parse_card, names)))


class TestMove:
    def test_an_accepted_move_and_its_guards(self) -> None:
        play = racing(ANN, BOB)
        assert play.do(Move(ANN, 1, 1, remove("AD", "QD"))) == Decision(
            (Moved(ANN, 1, "AD QD"),),
            move=MoveGuard(1, ANN, 1),
            not_before=play.race.starts_at,
            not_after=play.race.ends_at,
        )
        runner = play.runner(ANN)
        assert runner.board == apply(play.race.table, start(play.race.table), remove("AD", "QD"))
        assert (runner.seq, list(runner.played.first(1))) == (1, ["AD QD"])
        assert play.runner(BOB).seq == 0

    def test_what_was_tried_saves_work_and_changes_nothing(self) -> None:
        play = racing(ANN)
        stale = None
        for seq, action in enumerate(LINE, 1):
            decision = play.decide(Move(ANN, 1, seq, action))
            assert isinstance(decision, Decision)
            event, version = decision.events[0], play.room.version + 1
            alone = evolve(play.room, event, version, play.now)
            assert evolve(play.room, event, version, play.now, decision.tried) == alone
            assert evolve(play.room, event, version, play.now, stale) == alone  # of another board: not used
            stale = decision.tried
            play.do(Move(ANN, 1, seq, action))
        assert play.runner(ANN).status == "cleared"

    def test_pipelined_moves_follow_one_another(self) -> None:
        play = racing(ANN)
        for seq, action in enumerate([Draw(), LINE[0], Undo(), LINE[1]], 1):
            play.do(Move(ANN, 1, seq, action))
        assert list(play.runner(ANN).played.first(4)) == ["draw", "AD QD", "undo", "2D JD"]

    def test_draws_to_several_piles(self) -> None:
        play = racing(ANN, rules=replace(PRESETS["N"], waste_piles=3))
        for pile in (2, 1, 3, 2):
            play.move(ANN, Draw(pile))
        assert list(play.runner(ANN).played.first(4)) == ["draw 2", "draw", "draw 3", "draw 2"]
        assert play.replayed() == play.room
        # The answer of that time, and only to the same pile.
        repeated = play.repeated(Move(ANN, 1, 1, Draw(2)))
        assert [len(pile) for pile in piles(play.race.table, repeated.board)] == [1, 1, 0]
        assert play.refused(Move(ANN, 1, 1, Draw())) == "seq"
        assert play.refused(Move(ANN, 1, 5, Draw(4))) == "not_available"

    @pytest.mark.parametrize(
        ("action", "code"),
        [
            (remove("4D", "9D"), "covered"),
            (remove("AD", "JD"), "not_thirteen"),
            (remove("KS", "AD"), "king_alone"),
            (remove("AS", "QD"), "not_available"),
            (Recycle(), "stock_not_empty"),
            (Undo(), "nothing_to_undo"),
        ],
    )
    def test_what_the_board_refuses(self, action: Action, code: str) -> None:
        play = racing(ANN)
        assert play.refused(Move(ANN, 1, 1, action)) == code
        play.do(Move(ANN, 1, 1, Draw()))

    def test_strangers_and_the_lobby(self) -> None:
        play = Play()
        play.open()
        assert play.refused(Move(EVE, 1, 1, Draw())) == "not_member"
        assert play.refused(Move(ANN, 1, 1, Draw())) == "wrong_phase"

    def test_who_is_not_racing(self) -> None:
        play = Play()
        play.open()
        play.watch(CAT)
        play.count_down()
        assert play.refused(Move(EVE, 1, 1, Draw())) == "not_member"
        assert play.refused(Move(ANN, 1, 1, Draw())) == "not_racing", "before GO"
        play.now = play.race.starts_at - 1
        assert play.refused(Move(ANN, 1, 1, Draw())) == "not_racing"
        play.now += 1
        assert play.refused(Move(CAT, 1, 1, Draw())) == "not_racing", "a spectator"
        assert play.refused(Move(ANN, 2, 1, Draw())) == "not_racing", "another race"
        assert play.refused(Move(ANN, 0, 1, Draw())) == "not_racing"
        play.move(ANN, Draw())
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert play.refused(Move(ANN, 1, 1, Draw())) == "wrong_phase"
        play.start()
        assert play.refused(Move(ANN, 1, 1, Draw())) == "not_racing"

    def test_numbers_out_of_turn(self) -> None:
        play = racing(ANN)
        assert play.refused(Move(ANN, 1, 2, Draw())) == "seq"
        assert play.refused(Move(ANN, 1, 0, Draw())) == "seq"
        assert play.refused(Move(ANN, 1, -1, Draw())) == "seq"
        play.move(ANN, Draw())
        assert play.refused(Move(ANN, 1, 1, LINE[0])) == "seq", "used with another action"
        assert play.refused(Move(ANN, 1, 3, Draw())) == "seq"

    def test_the_same_move_again_gets_its_first_answer(self) -> None:
        play = racing(ANN, BOB)
        boards = []
        for seq, action in enumerate([LINE[0], Draw(), Undo(), Draw()], 1):
            play.do(Move(ANN, 1, seq, action))
            boards.append(play.runner(ANN).board)
        for seq, action in enumerate([LINE[0], Draw(), Undo(), Draw()], 1):
            again = play.repeated(Move(ANN, 1, seq, action))
            assert (again.seq, again.board) == (seq, boards[seq - 1])
        assert play.room.version == len(play.log)

    def test_even_when_nothing_can_be_played_any_more(self) -> None:
        play = racing(ANN, BOB)
        play.move(ANN, LINE[0])
        play.move(BOB, LINE[0])
        board = play.runner(ANN).board
        play.forfeit(ANN)
        assert play.repeated(Move(ANN, 1, 1, LINE[0])).board == board
        assert play.refused(Move(ANN, 1, 1, Draw())) == "seq"
        assert play.refused(Move(ANN, 1, 2, Draw())) == "race_over"
        assert play.refused(Move(ANN, 1, 7, Draw())) == "race_over"
        play.clear(BOB)
        assert play.phase == "finished"
        assert play.repeated(Move(BOB, 1, 16, LINE[15])).board == play.runner(BOB).board
        assert play.repeated(Move(BOB, 1, 1, LINE[0])).board == board

    def test_a_racer_who_is_done(self) -> None:
        play = racing(ANN, BOB)
        play.clear(ANN)
        assert play.phase == "racing"
        assert play.refused(Move(ANN, 1, 17, Undo())) == "race_over", "after a finish nothing can be undone"
        play.clear(BOB)
        assert play.refused(Move(BOB, 1, 17, Draw())) == "race_over"

    def test_time_up_is_over_even_before_anybody_noticed(self) -> None:
        play = racing(ANN)
        play.now = play.race.ends_at - 1
        play.move(ANN, Draw())
        play.now += 1
        assert play.race.ended_at is None
        assert play.refused(Move(ANN, 1, 2, Draw())) == "race_over"
        assert play.repeated(Move(ANN, 1, 1, Draw())).seq == 1

    def test_who_has_left_or_was_removed_moves_no_more(self) -> None:
        play = racing(ANN, BOB, CAT)
        play.move(BOB, Draw())
        play.do(Leave(BOB))
        play.do(Kick(ANN, CAT))
        assert play.refused(Move(BOB, 1, 2, Draw())) == "not_member"
        assert play.refused(Move(CAT, 1, 1, Draw())) == "not_member"
        play.watch(BOB)
        assert play.repeated(Move(BOB, 1, 1, Draw())).seq == 1
        assert play.refused(Move(BOB, 1, 2, Draw())) == "race_over"


class TestTick:
    def test_nothing_is_due(self) -> None:
        play = Play()
        play.open()
        assert play.do(Tick()).events == ()
        play.count_down()
        assert play.do(Tick()).events == ()
        play.now = play.race.ends_at - 1
        assert play.do(Tick()).events == ()

    def test_the_time_limit(self) -> None:
        play = racing(ANN, BOB, CAT)
        play.clear(ANN)
        play.forfeit(BOB)
        play.now = play.race.ends_at + 1234
        decision = play.do(Tick())
        assert decision.events == (TimeUp(),)
        assert decision.not_before == play.race.ends_at
        assert [runner.status for runner in play.race.runners.values()] == ["cleared", "forfeited", "timeout"]
        assert play.race.ended_at == play.race.ends_at, "however late it is noticed"
        assert play.do(Tick()).events == ()

    def test_those_away_for_too_long_forfeit(self) -> None:
        play = Play()
        play.open(disconnect_grace_s=10)
        play.join(BOB, CAT)
        play.do(Disconnect(BOB, "n1/bob"))
        play.start()
        go = play.race.starts_at
        play.now = go + 3_000
        play.do(Disconnect(CAT, "n1/cat"))
        play.now = go + 9_999
        assert play.do(Tick()).events == ()
        play.now = go + 10_000
        decision = play.decide(Tick())
        assert decision == Decision((Forfeited(BOB),), not_before=go + 10_000, not_after=play.race.ends_at)
        play.now = go + 13_000
        decision = play.do(Tick())
        assert decision.events == (Forfeited(BOB), Forfeited(CAT))
        assert decision.not_before == go + 13_000
        assert play.do(Tick()).events == ()

    def test_coming_back_in_time_saves_the_seat(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=10)
        play.do(Disconnect(BOB, "n1/bob"))
        play.now += 9_000
        play.join(BOB, connection="n2/1")
        play.now += 9_000
        assert play.do(Tick()).events == ()

    def test_the_last_ones_away_end_the_race(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=0)
        play.do(Disconnect(ANN, "n1/ann"))
        play.do(Disconnect(BOB, "n1/bob"))
        assert kinds(play.do(Tick())) == ["Forfeited", "Forfeited"]
        assert play.phase == "finished"

    def test_without_a_grace_nobody_is_put_out(self) -> None:
        play = racing(ANN, BOB)
        play.do(Disconnect(BOB, "n1/bob"))
        play.now = play.race.ends_at - 1
        assert play.do(Tick()).events == ()

    def test_those_who_are_done_stay_so(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=1)
        play.clear(BOB)
        play.do(Disconnect(BOB, "n1/bob"))
        play.now += 5_000
        assert play.do(Tick()).events == ()
