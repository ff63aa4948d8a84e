"""From the countdown to the result (`race/lifecycle.py`), as the fold sees it."""

from __future__ import annotations

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import Leave, Tick
from pyramid_race.race.events import (
    Closed,
    CountdownStarted,
    CountdownStopped,
    Event,
    Forfeited,
    Left,
    Moved,
    TimeUp,
)
from pyramid_race.race.lifecycle import ALL_DONE, CLOSED, FIRST_CLEAR, TIME_LIMIT, abandoned

from tests.race.driver import ANN, BOB, BOT, CAT, EASY, LINE, Play, racing

STARTED = CountdownStarted(1, str(EASY), "nonce", countdown_ms=5_000, time_limit_ms=60_000)


class TestEnd:
    def test_all_when_nobody_plays_any_more(self) -> None:
        play = racing(ANN, BOB, CAT, end="all")
        play.clear(ANN)
        play.forfeit(BOB)
        assert play.phase == "racing"
        play.now += 50
        play.clear(CAT)
        assert play.phase == "finished"
        assert (play.race.ended_at, play.race.ending) == (play.now, ALL_DONE)

    def test_first_at_the_first_clear(self) -> None:
        play = racing(ANN, BOB, end="first")
        play.forfeit(ANN)
        assert play.phase == "racing"
        play.clear(BOB)
        assert (play.phase, play.race.ending) == ("finished", ALL_DONE)

        play = racing(ANN, BOB, end="first")
        play.clear(BOB)
        assert (play.phase, play.race.ending) == ("finished", FIRST_CLEAR)

    @pytest.mark.parametrize("end", ["first", "all"])
    def test_when_everybody_has_given_up(self, end: str) -> None:
        play = racing(ANN, BOB, end=end)
        play.forfeit(ANN)
        play.forfeit(BOB)
        assert play.phase == "finished"
        assert (play.race.ended_at, play.race.ending) == (play.now, ALL_DONE)

    @pytest.mark.parametrize("end", ["first", "all"])
    def test_when_the_time_is_up(self, end: str) -> None:
        play = racing(ANN, BOB, end=end)
        play.now = play.race.ends_at
        play.do(Tick())
        assert (play.phase, play.race.ending) == ("finished", TIME_LIMIT)
        assert {runner.status for runner in play.race.runners.values()} == {"timeout"}

    def test_the_clear_is_stamped_and_the_board_kept(self) -> None:
        play = racing(ANN, BOB)
        play.now += 777
        play.clear(ANN)
        runner = play.runner(ANN)
        assert (runner.status, runner.finished_at, runner.place) == ("cleared", play.now, 1)
        assert runner.board.score == 280
        assert play.runner(BOB).place is None


class TestLeaving:
    def test_before_go_there_was_no_racer(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.count_down()
        play.do(Leave(BOB))
        assert set(play.race.runners) == {ANN}

    def test_past_the_time_limit_it_is_no_forfeit(self) -> None:
        play = racing(ANN, BOB)
        play.now = play.race.ends_at
        play.do(Leave(BOB))
        assert play.runner(BOB).status == "playing"
        play.do(Tick())
        assert play.runner(BOB).status == "timeout"

    def test_after_the_end_it_changes_nothing(self) -> None:
        play = racing(ANN, BOB)
        play.forfeit(ANN)
        play.clear(BOB)
        race = play.race
        play.do(Leave(BOB))
        assert play.race == race


class TestClosing:
    def test_before_go_the_race_never_was(self) -> None:
        play = Play()
        play.open()
        play.join(BOT)
        play.count_down()
        play.do(Leave(ANN))
        assert play.room.closed
        assert play.room.race is None
        assert play.room.races == 0

    def test_a_running_race_ends_with_its_room(self) -> None:
        play = racing(ANN, BOT)
        play.move(BOT, LINE[0])
        play.do(Leave(ANN))
        assert [runner.status for runner in play.race.runners.values()] == ["forfeited", "forfeited"]
        assert [runner.place for runner in play.race.runners.values()] == [2, 1]
        assert (play.race.ended_at, play.race.ending) == (play.now, CLOSED)

    def test_past_the_time_limit_it_was_the_time(self) -> None:
        play = racing(ANN)
        play.now = play.race.ends_at + 9
        play.do(Leave(ANN))
        assert play.runner(ANN).status == "timeout"
        assert (play.race.ended_at, play.race.ending) == (play.race.ends_at, TIME_LIMIT)

    def test_a_result_stays(self) -> None:
        play = racing(ANN)
        play.clear(ANN)
        assert abandoned(play.race, play.now) == play.race


class TestNonsense:
    """Events that no decision would have brought about change nothing."""

    def test_a_countdown_that_cannot_be(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.append(STARTED)
        assert play.room.race is None, "nobody is seated"
        play.join(BOB)
        play.append(CountdownStarted(1, "PY1-?", "nonce", 0, 1))
        assert play.room.race is None, "no such deal"
        play.append(STARTED)
        race = play.race
        play.append(CountdownStarted(2, str(EASY), "other", 0, 1))
        assert play.race == race, "one is under way"

    @pytest.mark.parametrize(
        "event",
        [
            Moved(CAT, 1, "draw"),
            Moved(ANN, 3, "draw"),
            Moved(ANN, 1, "draw"),
            Moved(ANN, 2, "10C 10D 3C"),
            Moved(ANN, 2, "4D 9D"),
            Moved(ANN, 2, "undo undo"),
            Moved(BOB, 1, "draw"),
            Forfeited(CAT),
            Forfeited(BOB),
            TimeUp(),
            CountdownStopped(ANN),
            Left(CAT),
        ],
    )
    def test_in_a_race(self, event: Event) -> None:
        play = racing(ANN, BOB)
        play.move(ANN, Draw())
        play.forfeit(BOB)
        race, members = play.race, play.room.members
        play.append(event)
        assert play.race == race
        assert play.room.members == members
        assert play.room.version == len(play.log)

    def test_after_a_race(self) -> None:
        play = racing(ANN)
        play.clear(ANN)
        race = play.race
        play.now = race.ends_at + 1
        play.append(Moved(ANN, 17, "undo"), Forfeited(ANN), TimeUp(), CountdownStopped(ANN))
        assert play.race == race

    def test_before_go_nobody_forfeits(self) -> None:
        play = Play()
        play.open()
        play.count_down()
        play.append(Forfeited(ANN), Closed())
        assert play.room.race is None


def test_folding_a_move_leaves_the_state_before_it_alone() -> None:
    play = racing(ANN, BOB)
    before = play.race
    runner = before.runners[ANN]
    play.move(ANN, Draw())
    assert before.runners[ANN] is runner
    assert runner.seq == 0
    assert play.race.runners[BOB] is before.runners[BOB]
