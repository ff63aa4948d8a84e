"""Giving up, and thinking better of it (`race/racing.py`)."""

from __future__ import annotations

from pyramid_race.race.commands import Forfeit, Kick, Leave, Tick, Unforfeit
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Forfeited, Unforfeited
from pyramid_race.race.lifecycle import TAKE_BACK_MS

from tests.race.driver import ANN, BOB, CAT, EVE, LINE, Play, racing


class TestForfeit:
    def test_giving_up(self) -> None:
        play = racing(ANN, BOB)
        decision = play.do(Forfeit(ANN, 1))
        assert decision.events == (Forfeited(ANN, ANN),)
        assert (decision.not_before, decision.not_after) == (play.race.starts_at, play.race.ends_at)
        assert play.runner(ANN).status == "forfeited"
        assert play.phase == "racing"
        play.forfeit(BOB)
        assert play.phase == "finished"

    def test_who_cannot_and_when(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.watch(CAT)
        assert play.refused(Forfeit(EVE, 1)) == "not_member"
        assert play.refused(Forfeit(ANN, 1)) == "wrong_phase"
        play.count_down()
        assert play.refused(Forfeit(ANN, 1)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(Forfeit(CAT, 1)) == "not_racing"
        assert play.refused(Forfeit(ANN, 2)) == "not_racing"
        play.forfeit(ANN)
        assert play.refused(Forfeit(ANN, 1)) == "race_over"
        play.now = play.race.ends_at
        assert play.refused(Forfeit(BOB, 1)) == "race_over"
        play.do(Tick())
        assert play.refused(Forfeit(BOB, 1)) == "race_over"


class TestUnforfeit:
    def test_there_are_ten_seconds_for_it(self) -> None:
        assert TAKE_BACK_MS == 10_000

    def test_the_racer_goes_on_with_the_board_as_it_was(self) -> None:
        play = racing(ANN, BOB)
        play.move(ANN, LINE[0])
        before = play.runner(ANN)
        assert play.refused(Unforfeit(ANN, 1)) == "wrong_phase", "nothing to take back"
        play.forfeit(ANN)
        play.now += TAKE_BACK_MS - 1
        decision = play.do(Unforfeit(ANN, 1))
        assert decision.events == (Unforfeited(ANN),)
        assert decision.not_after == play.now + 1, "later the log must not take it"
        assert play.runner(ANN) == before
        assert play.refused(Unforfeit(ANN, 1)) == "wrong_phase", "nothing any more"
        play.clear(ANN)
        assert play.runner(ANN).place == 1
        assert play.replayed() == play.room

    def test_for_ten_seconds(self) -> None:
        play = racing(ANN, BOB)
        play.forfeit(ANN)
        play.now += TAKE_BACK_MS
        assert play.refused(Unforfeit(ANN, 1)) == "race_over"
        play.append(Unforfeited(ANN))
        assert play.runner(ANN).status == "forfeited"

    def test_again_and_again(self) -> None:
        play = racing(ANN, BOB)
        for _ in range(3):
            play.forfeit(ANN)
            play.now += 9_000
            play.do(Unforfeit(ANN, 1))
        assert play.runner(ANN).status == "playing"

    def test_not_once_the_race_is_over(self) -> None:
        play = racing(ANN, BOB)
        play.forfeit(ANN)
        play.clear(BOB)
        assert play.phase == "finished"
        assert play.refused(Unforfeit(ANN, 1)) == "race_over"
        play.append(Unforfeited(ANN))
        assert play.runner(ANN).status == "forfeited"

    def test_nor_past_the_time_limit(self) -> None:
        play = racing(ANN, BOB)
        play.now = play.race.ends_at - 3_000
        play.forfeit(ANN)
        play.now += 2_000
        decision = play.decide(Unforfeit(ANN, 1))
        assert isinstance(decision, Decision)
        assert decision.not_after == play.race.ends_at
        play.now += 1_000
        assert play.refused(Unforfeit(ANN, 1)) == "race_over"
        play.append(Unforfeited(ANN))
        assert play.runner(ANN).status == "forfeited"

    def test_nor_after_leaving(self) -> None:
        play = racing(ANN, BOB, CAT)
        play.forfeit(BOB, CAT)
        play.do(Leave(BOB))
        play.do(Kick(ANN, CAT))
        play.watch(BOB, CAT)
        for player in (BOB, CAT):
            assert play.refused(Unforfeit(player, 1)) == "race_over"
            play.append(Unforfeited(player))
            assert play.runner(player).status == "forfeited"

    def test_nor_what_absence_has_done(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=3)
        play.lose(BOB)
        play.now += 3_000
        play.do(Tick())
        play.join(BOB)
        assert play.refused(Unforfeit(BOB, 1)) == "race_over"

    def test_by_whom(self) -> None:
        play = racing(ANN, BOB)
        play.watch(CAT)
        assert play.refused(Unforfeit(EVE, 1)) == "not_member"
        assert play.refused(Unforfeit(CAT, 1)) == "not_racing"
        play.clear(BOB)
        assert play.refused(Unforfeit(BOB, 1)) == "race_over"
        assert play.refused(Unforfeit(ANN, 2)) == "not_racing"
