"""What leads up to a race (`race/hosting.py`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pyramid_race.game.deal import exact_code
from pyramid_race.game.rules import PRESETS
from pyramid_race.race.commands import (
    Configure,
    Kick,
    Leave,
    Open,
    Rematch,
    SetCohost,
    SetReady,
)
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Configured, CountdownStarted, CountdownStopped, ReadySet
from pyramid_race.race.hosting import LATEST_START_MS
from pyramid_race.race.model import RoomSettings

from tests.race.driver import ANN, BOB, BOT, CAT, DRAWN, EASY, EVE, T0, Play, kinds, racing


class TestReady:
    def test_players_say_so_in_the_lobby(self) -> None:
        play = Play()
        play.open()
        assert play.do(SetReady(ANN, True, DRAWN)).events == (ReadySet(ANN, True),)
        assert play.room.members[ANN].ready
        assert play.do(SetReady(ANN, True, DRAWN)).events == ()
        assert play.do(SetReady(ANN, False, DRAWN)).events == (ReadySet(ANN, False),)
        assert play.do(SetReady(ANN, False, DRAWN)).events == ()

    def test_nobody_else_does(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        assert play.refused(SetReady(EVE, True, DRAWN)) == "not_member"
        assert play.refused(SetReady(BOB, True, DRAWN)) == "not_racing"

    def test_all_ready_begins_the_countdown(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.watch(CAT)
        play.ready(ANN)
        assert play.phase == "lobby", "one alone is no race"
        play.join(BOB)
        assert play.phase == "lobby"
        decision = play.do(SetReady(BOB, True, DRAWN))
        assert decision.events == (
            ReadySet(BOB, True),
            CountdownStarted(1, str(EASY), "nonce", countdown_ms=5_000, time_limit_ms=900_000),
        )
        assert play.phase == "countdown"
        assert set(play.race.runners) == {ANN, BOB}

    def test_where_the_host_starts_readiness_begins_nothing(self) -> None:
        play = Play()
        play.open(start="host")
        play.join(BOB)
        play.ready(ANN, BOB)
        assert play.phase == "lobby"

    def test_saying_it_again_begins_what_is_overdue(self) -> None:
        # The one who wasn't ready has left without a deal at hand for those who remain.
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        play.ready(ANN, BOB)
        play.do(Leave(CAT))
        assert play.phase == "lobby"
        assert kinds(play.do(SetReady(ANN, True, DRAWN))) == ["CountdownStarted"]

    def test_taking_it_back_stops_the_countdown(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, CAT)
        play.ready(ANN, BOB, CAT)
        assert play.do(SetReady(BOB, True, DRAWN)).events == ()
        go = play.race.starts_at
        decision = play.do(SetReady(BOB, False, DRAWN))
        assert decision.events == (ReadySet(BOB, False), CountdownStopped(BOB))
        assert decision.not_after == go, "once GO has come the log must not take it"
        assert play.phase == "lobby"
        assert [member.ready for member in play.room.members.values()] == [True, False, True]
        play.ready(BOB)
        assert play.race.number == 1

    def test_otherwise_it_is_for_the_lobby_only(self) -> None:
        play = Play()
        play.open()
        play.count_down()
        assert play.refused(SetReady(ANN, True, DRAWN)) == "wrong_phase"
        assert play.refused(SetReady(ANN, False, DRAWN)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(SetReady(ANN, True, DRAWN)) == "wrong_phase"
        play.forfeit(ANN)
        assert play.refused(SetReady(ANN, True, DRAWN)) == "wrong_phase"
        play.do(Rematch(ANN))
        play.ready(ANN)


class TestConfigure:
    def test_the_host_changes_settings_in_the_lobby(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        changed = RoomSettings(name="New", capacity=2, time_limit_s=60)
        assert play.refused(Configure(EVE, changed)) == "not_member"
        assert play.refused(Configure(BOB, changed)) == "not_host"
        assert play.do(Configure(ANN, changed)).events == (Configured(changed),)
        assert play.room.settings == changed
        play.count_down()
        assert play.refused(Configure(ANN, changed)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(Configure(ANN, changed)) == "wrong_phase"
        assert play.refused(Configure(ANN, replace(play.room.settings, start="all_ready"))) == "wrong_phase"
        play.forfeit(ANN, BOB)
        assert play.refused(Configure(ANN, RoomSettings())) == "wrong_phase"
        # The start can be set after a race: the next one may begin as soon as it is called.
        play.do(Configure(ANN, replace(play.room.settings, start="auto", auto_players=2, countdown_s=10)))
        assert play.refused(Configure(ANN, replace(play.room.settings, auto_s=10, name="Old"))) == "wrong_phase"
        play.do(Rematch(ANN))
        assert play.room.settings.auto_players == 2
        play.do(Configure(ANN, RoomSettings()))

    def test_settings_that_cannot_be(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, CAT)
        play.watch(EVE)
        assert play.refused(Configure(ANN, RoomSettings(capacity=2))) == "bad_settings"
        assert play.refused(Configure(ANN, RoomSettings(deal="PY1-Z-AAAAAAA"))) == "bad_code"
        sealed = RoomSettings(deal="PY1-N-AAAAAAS", reveal_code="finish")
        assert play.refused(Configure(ANN, sealed)) == "bad_settings"
        play.do(Configure(ANN, replace(sealed, deal=str(EASY))))
        play.do(Configure(ANN, RoomSettings(capacity=3, deal=str(exact_code(range(52))))))

    @pytest.mark.parametrize(
        ("change", "stays"),
        [
            ({"name": "Other"}, True),
            ({"visibility": "unlisted"}, True),
            ({"password_hash": "hash"}, True),
            ({"capacity": 7}, True),
            ({"invite_only": True, "allowed": ("ann",)}, True),
            ({"best_of": 3}, False),
            ({"spectator_delay_s": 5}, False),
            ({}, True),
            ({"time_limit_s": 10}, False),
            ({"countdown_s": 1}, False),
            ({"start": "all_ready"}, False),
            ({"end": "first"}, False),
            ({"deal": "any"}, False),
            ({"preset": "C", "rules": PRESETS["C"]}, False),
            ({"name": "Other", "disconnect_grace_s": 3}, False),
        ],
    )
    def test_nobody_is_ready_for_other_terms(self, change: dict[str, Any], stays: bool) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.ready(ANN)
        play.do(Configure(ANN, replace(RoomSettings(), **change)))
        assert [member.ready for member in play.room.members.values()] == [stays, False]


class TestTimesAndNumbers:
    """Settings of starts that nobody has to call."""

    @pytest.mark.parametrize(
        ("starts_at", "is_right"),
        [
            (None, False),
            (T0 - 1, False),
            (T0 + 5_000, False),
            (T0 + 5_001, True),
            (T0 + LATEST_START_MS, True),
            (T0 + LATEST_START_MS + 1, False),
        ],
    )
    def test_scheduled(self, starts_at: int | None, is_right: bool) -> None:
        chosen = RoomSettings(start="scheduled", starts_at=starts_at)
        play = Play()
        if is_right:
            play.do(Open(ANN, "Ann", "player", chosen))
        else:
            assert play.refused(Open(ANN, "Ann", "player", chosen)) == "bad_settings"
            play.open()
            assert play.refused(Configure(ANN, chosen)) == "bad_settings"

    @pytest.mark.parametrize(
        ("starts_at", "is_right"), [(None, True), (T0 - 1, False), (T0 + 60_000, True), (10**15, False)]
    )
    def test_a_time_for_later_is_one_that_could_be_meant(self, starts_at: int | None, is_right: bool) -> None:
        play = Play()
        play.open(starts_at=T0 + 30_000)
        chosen = RoomSettings(start="host", starts_at=starts_at)
        assert (play.decide(Configure(ANN, chosen)) == Decision((Configured(chosen),))) is is_right
        play.now += 120_000
        play.do(Configure(ANN, replace(play.room.settings, name="Late", countdown_s=1)))

    def test_a_time_that_has_passed_since_stands_in_nobodys_way(self) -> None:
        play = Play()
        play.open(start="scheduled", starts_at=T0 + 60_000)
        play.now += 120_000
        play.do(Configure(ANN, replace(play.room.settings, name="Late")))
        assert play.refused(Configure(ANN, replace(play.room.settings, countdown_s=1))) == "bad_settings"
        play.do(Configure(ANN, replace(play.room.settings, start="host")))
        assert play.refused(Configure(ANN, replace(play.room.settings, start="scheduled"))) == "bad_settings"

    def test_auto(self) -> None:
        play = Play()
        play.open()
        auto = RoomSettings(start="auto", capacity=3)
        assert play.refused(Configure(ANN, replace(auto, auto_players=None))) == "bad_settings"
        assert play.refused(Configure(ANN, replace(auto, auto_players=4))) == "bad_settings"
        play.do(Configure(ANN, replace(auto, auto_players=4, auto_s=5)))
        play.do(Configure(ANN, replace(auto, auto_players=3)))
        play.do(Configure(ANN, RoomSettings(capacity=3, auto_players=50)))

    @pytest.mark.parametrize("start", ["scheduled", "auto"])
    def test_the_host_may_call_them_all_the_same(self, start: str) -> None:
        play = Play()
        play.open(start=start, starts_at=T0 + 60_000)
        play.start()
        assert play.phase == "racing"


class TestRematch:
    def test_the_host_leads_back_to_the_lobby(self) -> None:
        play = Play()
        play.open(start="all_ready")
        play.join(BOB, BOT)
        play.ready(ANN, BOB, BOT)
        play.now = play.race.starts_at
        play.forfeit(ANN, BOB, BOT)
        assert play.refused(Rematch(EVE)) == "not_member"
        assert play.refused(Rematch(BOB)) == "not_host"
        assert kinds(play.do(Rematch(ANN))) == ["Rematched"]
        assert play.phase == "lobby"
        assert play.room.race is None
        assert [member.role for member in play.room.members.values()] == ["player"] * 3
        assert not any(member.ready for member in play.room.members.values())
        play.ready(ANN, BOB, BOT)
        assert play.race.number == 2
        assert all(runner.seq == 0 for runner in play.race.runners.values())

    def test_only_after_a_race(self) -> None:
        play = Play()
        play.open()
        assert play.refused(Rematch(ANN)) == "wrong_phase"
        play.count_down()
        assert play.refused(Rematch(ANN)) == "wrong_phase"
        play.now = play.race.starts_at
        assert play.refused(Rematch(ANN)) == "wrong_phase"

    def test_three_clicks_or_two_hosts_at_once_are_one(self) -> None:
        play = racing(ANN, BOB)
        play.do(SetCohost(ANN, BOB, True))
        play.forfeit(ANN, BOB)
        before = play.room
        play.do(Rematch(ANN))
        assert play.room.epoch > before.epoch, "what was decided before it is decided anew"
        for actor in (ANN, BOB):
            assert play.do(Rematch(actor)).events == ()
        play.start()
        assert play.refused(Rematch(ANN)) == "wrong_phase"

    def test_newcomers_after_the_finish_race_next_time(self) -> None:
        play = racing(ANN)
        play.forfeit(ANN)
        play.join(BOB)
        play.do(Rematch(ANN))
        play.do(Kick(ANN, BOB))
        play.join(CAT)
        play.start()
        assert list(play.race.runners) == [ANN, CAT]
