"""How a countdown begins by the host's word, and is stopped by it (`race/hosting.py`)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyramid_race.game.deal import short_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import (
    Leave,
    SetCohost,
    SetReady,
    Start,
    StopCountdown,
)
from pyramid_race.race.events import CountdownStopped

from tests.race.driver import ANN, BOB, BOT, CAT, DRAWN, EASY, EASY_TABLE, EVE, Play, kinds, racing


class TestStart:
    def test_the_host_starts_with_everybody_seated(self) -> None:
        play = Play()
        play.open(countdown_s=3, time_limit_s=60, end="first", reveal_code="finish")
        play.join(BOB, BOT)
        play.watch(CAT)
        at = play.now
        play.count_down()
        race = play.race
        assert (race.number, race.code, race.nonce) == (1, EASY, "nonce")
        assert (race.starts_at, race.ends_at) == (at + 3_000, at + 63_000)
        assert (race.end, race.sealed) == ("first", True)
        assert list(race.runners) == [ANN, BOB, BOT]
        assert [runner.bot for runner in race.runners.values()] == [False, False, True]
        assert {runner.reached_at for runner in race.runners.values()} == {race.starts_at}
        assert race.table == EASY_TABLE
        assert play.phase == "countdown"
        play.now = race.starts_at
        assert play.phase == "racing"

    def test_without_a_countdown_go_comes_at_once(self) -> None:
        play = Play()
        play.open(countdown_s=0)
        play.count_down()
        assert play.phase == "racing"

    def test_a_code_in_the_settings_is_what_is_dealt(self) -> None:
        play = Play()
        play.open(deal=str(short_code(18)))
        play.start()
        assert play.race.code == short_code(18)

    @pytest.mark.parametrize("deal", ["winnable", "any"])
    def test_else_the_deal_at_hand(self, deal: str) -> None:
        play = Play()
        play.open(deal=deal)
        play.start()
        assert play.race.code == EASY

    def test_rules_are_those_of_the_settings(self) -> None:
        play = Play()
        rules = replace(PRESETS["L"], recycles=1)
        play.open(preset="L", rules=rules)
        play.start()
        assert play.race.table.rules == rules

    def test_who_may_not_and_when(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.watch(BOB)
        assert play.refused(Start(EVE, DRAWN)) == "not_member"
        assert play.refused(Start(BOB, DRAWN)) == "not_host"
        assert play.refused(Start(ANN, DRAWN)) == "wrong_phase", "nobody has a seat"
        play.join(CAT)
        play.count_down()
        assert play.refused(Start(ANN, DRAWN)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(Start(ANN, DRAWN)) == "wrong_phase"
        play.forfeit(CAT)
        assert play.refused(Start(ANN, DRAWN)) == "wrong_phase", "a rematch comes first"

    def test_where_all_must_be_ready_the_host_cannot_start(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB)
        assert play.refused(Start(ANN, DRAWN)) == "wrong_phase"


class TestStopCountdown:
    def test_back_to_the_lobby(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.do(SetCohost(ANN, BOB, True))
        assert play.refused(StopCountdown(BOB)) == "wrong_phase"
        play.count_down()
        go = play.race.starts_at
        decision = play.do(StopCountdown(BOB))
        assert decision.events == (CountdownStopped(BOB, held=True),)
        assert decision.not_after == go, "once GO has come the log must not take it"
        assert (play.phase, play.room.races) == ("lobby", 0)
        play.start()
        assert play.race.number == 1
        assert play.refused(StopCountdown(ANN)) == "wrong_phase"

    def test_after_go_it_changes_nothing(self) -> None:
        play = racing(ANN)
        race = play.race
        play.append(CountdownStopped(ANN, held=True))
        assert play.race == race

    def test_where_all_are_ready_it_takes_somebodys_word_again(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB)
        play.ready(ANN, BOB)
        play.do(StopCountdown(ANN))
        play.join(CAT)
        assert kinds(play.do(Leave(CAT, DRAWN))) == ["Left"], "nobody has asked for it"
        assert (play.room.members[ANN].ready, play.room.members[BOB].ready) == (False, True)
        assert kinds(play.do(SetReady(ANN, True, DRAWN))) == ["ReadySet", "CountdownStarted"]
