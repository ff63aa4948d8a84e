"""When a countdown begins by itself (`race/deadlines.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from pyramid_race.game.board import Draw
from pyramid_race.race.commands import (
    Configure,
    Leave,
    Rematch,
    SetReady,
    StopCountdown,
    Tick,
)
from pyramid_race.race.deadlines import AWAY_MS, next_deadline
from pyramid_race.race.events import CountdownStarted
from pyramid_race.race.model import RoomSettings

from tests.race.driver import ANN, BOB, CAT, DAN, DRAWN, EASY, T0, Play, kinds, racing

GO = T0 + 600_000


class TestScheduled:
    def room(self, **settings: Any) -> Play:
        play = Play()
        play.open(start="scheduled", starts_at=GO, countdown_s=10, **settings)
        return play

    def test_go_is_at_that_time(self) -> None:
        play = self.room()
        assert next_deadline(play.room) == GO - 10_000
        play.now = GO - 10_001
        assert play.tick().events == ()
        play.now = GO - 9_000
        assert play.do(Tick()).events == (), "no deal is at hand yet"
        decision = play.tick()
        assert decision.events == (CountdownStarted(1, str(EASY), "nonce", countdown_ms=9_000, time_limit_ms=900_000),)
        assert decision.not_before == GO - 10_000
        assert play.race.starts_at == GO

    def test_late_it_has_its_whole_countdown(self) -> None:
        play = self.room()
        play.now = GO + 5
        play.tick()
        assert play.race.starts_at == GO + 10_005

    def test_not_without_anybody(self) -> None:
        play = self.room()
        play.lose(ANN)
        assert next_deadline(play.room) is None
        play.now = GO - 5_000
        play.join(ANN)
        assert kinds(play.tick()) == ["CountdownStarted"]

    def test_the_host_may_start_before(self) -> None:
        play = self.room()
        play.start()
        play.forfeit(ANN)
        play.do(Rematch(ANN))
        assert next_deadline(play.room) == GO - 10_000

    def test_once(self) -> None:
        play = self.room()
        play.now = GO - 10_000
        play.tick()
        play.now = play.race.starts_at
        play.forfeit(ANN)
        assert play.tick().events == ()
        play.now += 1
        play.do(Rematch(ANN))
        assert next_deadline(play.room) is None
        play.do(Configure(ANN, RoomSettings(start="scheduled", starts_at=play.now + 60_000)))
        assert next_deadline(play.room) == play.now + 55_000

    def test_when_the_host_has_stopped_it_nothing_begins_by_itself(self) -> None:
        play = self.room()
        play.now = GO - 10_000
        play.tick()
        play.do(StopCountdown(ANN))
        assert next_deadline(play.room) is None
        assert play.tick().events == ()

    def test_when_a_racers_going_has_it_begins_again(self) -> None:
        play = Play()
        play.open(role="spectator", start="scheduled", starts_at=GO, countdown_s=10)
        play.join(BOB)
        play.now = GO - 10_000
        play.tick()
        play.join(CAT)
        play.now = GO - 4_000
        play.do(Leave(BOB))
        assert kinds(play.tick()) == ["CountdownStarted"]
        assert play.race.starts_at == GO
        assert list(play.race.runners) == [CAT]


class TestAuto:
    def test_with_so_many_there(self) -> None:
        play = Play()
        play.open(start="auto", auto_players=3)
        play.join(BOB)
        play.watch(DAN)
        assert next_deadline(play.room) is None
        play.lose(BOB)
        play.now += 1_000
        play.join(CAT)
        assert next_deadline(play.room) is None, "one of them isn't there"
        play.join(BOB)
        assert next_deadline(play.room) == play.now
        decision = play.tick()
        assert kinds(decision) == ["CountdownStarted"]
        assert decision.not_before == play.now
        assert set(play.race.runners) == {ANN, BOB, CAT}

    def test_or_so_long_after_the_first(self) -> None:
        play = Play()
        play.open(role="spectator", start="auto", auto_players=4, auto_s=20)
        assert next_deadline(play.room) is None
        play.now += 1_000
        play.join(BOB)
        assert next_deadline(play.room) == play.now + 20_000
        play.now += 9_000
        play.join(CAT)
        assert next_deadline(play.room) == play.now + 11_000
        play.now += 11_000
        assert kinds(play.tick()) == ["CountdownStarted"]
        play.join(DAN)
        play.now = play.race.starts_at
        play.forfeit(BOB, CAT)
        play.now += 500
        play.do(Rematch(ANN))
        assert next_deadline(play.room) == play.now + 20_000, "again from the beginning of this lobby on"
        play.join(ANN)
        assert next_deadline(play.room) == play.now, "and four are there"

    def test_not_when_the_host_has_stopped_it(self) -> None:
        play = Play()
        play.open(start="auto", auto_players=1)
        play.tick()
        play.do(StopCountdown(ANN))
        assert next_deadline(play.room) is None
        play.join(BOB)
        assert play.tick().events == ()
        play.do(Configure(ANN, play.room.settings))
        assert kinds(play.tick()) == ["CountdownStarted"]

    def test_before_a_race_that_is_over_has_been_left_nothing_begins(self) -> None:
        play = racing(ANN, BOB, start="auto", auto_players=2)
        play.move(ANN, Draw())
        play.forfeit(ANN, BOB)
        assert play.tick().events == ()


class TestAllReady:
    def room(self) -> Play:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        return play

    def test_who_is_lost_after_the_last_word_is_waited_for(self) -> None:
        play = self.room()
        play.ready(ANN, BOB)
        assert next_deadline(play.room) is None, "somebody is there who isn't ready"
        play.now += 1_000
        play.lose(CAT)
        assert next_deadline(play.room) == play.now + AWAY_MS
        play.now += AWAY_MS - 1
        assert play.tick().events == ()
        play.join(CAT)
        assert next_deadline(play.room) is None, "it is for him to say now"
        play.now += 60_000
        play.ready(CAT)
        assert set(play.race.runners) == {ANN, BOB, CAT}

    def test_who_is_lost_before_the_last_word_is_waited_for_as_long(self) -> None:
        play = self.room()
        play.ready(ANN)
        play.lose(CAT)
        play.now += 500
        assert kinds(play.do(SetReady(BOB, ready=True, drawn=DRAWN))) == ["ReadySet"]
        assert next_deadline(play.room) == play.now - 500 + AWAY_MS
        play.now += AWAY_MS - 500
        assert kinds(play.tick()) == ["CountdownStarted"]
        assert set(play.race.runners) == {ANN, BOB}

    def test_who_was_ready_and_is_back_keeps_nobody_waiting(self) -> None:
        play = self.room()
        play.ready(CAT, ANN)
        play.lose(CAT)
        play.now += 500
        assert kinds(play.do(SetReady(BOB, ready=True, drawn=DRAWN))) == ["ReadySet"]
        play.join(CAT)
        assert (next_deadline(play.room) or 0) <= play.now
        assert kinds(play.tick()) == ["CountdownStarted"]
        assert set(play.race.runners) == {ANN, BOB, CAT}

    def test_one_who_goes_leaves_those_to_wait_for_who_are_away(self) -> None:
        play = self.room()
        play.join(DAN)
        play.ready(ANN, BOB)
        play.lose(CAT)
        play.now += 500
        assert kinds(play.do(Leave(DAN, DRAWN))) == ["Left"]
        assert next_deadline(play.room) == play.now - 500 + AWAY_MS

    def test_after_a_stopped_countdown_too(self) -> None:
        play = self.room()
        play.ready(ANN, BOB, CAT)
        play.do(StopCountdown(ANN))
        play.lose(CAT)
        assert next_deadline(play.room) is None, "a host has stopped it"
        assert kinds(play.do(SetReady(ANN, ready=True, drawn=DRAWN))) == ["ReadySet"]
        assert next_deadline(play.room) == play.now + AWAY_MS

    def test_what_was_decided_before_a_loss_was_known_is_decided_again(self) -> None:
        play = self.room()
        epoch = play.room.epoch
        play.lose(CAT)
        assert play.room.epoch > epoch


@pytest.mark.parametrize("start", ["host", "all_ready"])
def test_elsewhere_nothing_begins_by_itself(start: str) -> None:
    play = Play()
    play.open(start=start, starts_at=GO, auto_players=1, auto_s=5)
    play.join(BOB)
    assert next_deadline(play.room) is None
    play.now = GO
    assert play.tick().events == ()
