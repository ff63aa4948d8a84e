"""When the passing of time alone changes a room (`race/deadlines.py`)."""

from __future__ import annotations

from pyramid_race.race.commands import (
    Disconnect,
    HandOver,
    Leave,
    Record,
    Rematch,
    SetCohost,
    Start,
    Tick,
)
from pyramid_race.race.deadlines import GHOSTS_MS, HOST_GRACE_MS, next_deadline, next_reminder
from pyramid_race.race.decision import Decision
from pyramid_race.race.events import Forfeited, HostChanged, Left, RaceEnded

from tests.race.driver import ANN, BOB, BOT, CAT, DRAWN, T0, Play, joining, kinds, racing


def test_only_a_race_under_way_has_deadlines() -> None:
    play = Play()
    assert next_deadline(play.room) is None
    play.open()
    assert next_deadline(play.room) is None
    play.count_down()
    assert next_deadline(play.room) == play.race.ends_at
    play.now = play.race.starts_at
    assert next_deadline(play.room) == play.race.ends_at
    play.forfeit(ANN)
    assert next_deadline(play.room) is None
    play.do(Rematch(ANN))
    assert next_deadline(play.room) is None
    play.start()
    play.do(Leave(ANN))
    assert play.room.closed
    assert next_deadline(play.room) is None


def test_a_lost_connection_counts_from_go_on() -> None:
    play = Play()
    play.open(disconnect_grace_s=30)
    play.join(BOB, CAT)
    play.do(Disconnect(BOB, "n1/bob"))
    play.count_down()
    go = play.race.starts_at
    assert next_deadline(play.room) == go + 30_000
    play.now = go + 7
    play.do(Disconnect(CAT, "n1/cat"))
    play.join(BOB, connection="n2/1")
    assert next_deadline(play.room) == go + 30_007
    play.forfeit(CAT)
    assert next_deadline(play.room) == play.race.ends_at


def test_the_time_limit_may_come_first() -> None:
    play = racing(ANN, BOB, disconnect_grace_s=30, time_limit_s=10)
    play.do(Disconnect(BOB, "n1/bob"))
    assert next_deadline(play.room) == play.race.ends_at


def test_at_the_deadline_a_tick_has_something_to_do_and_before_it_nothing() -> None:
    play = racing(ANN, BOB, CAT, disconnect_grace_s=30)
    for player in (BOB, CAT):
        play.now += 1_000
        play.do(Disconnect(player, f"n1/{player}"))
    ticks = 0
    while (deadline := next_deadline(play.room)) is not None:
        play.now = deadline - 1
        assert play.do(Tick()).events == ()
        play.now = deadline
        assert play.do(Tick()).events
        ticks += 1
    assert ticks == 3
    assert play.phase == "finished"


class TestHostLost:
    def test_another_takes_over_after_a_while(self) -> None:
        play = Play()
        play.open()
        play.watch(CAT)
        play.join(BOT, BOB)
        play.lose(ANN)
        due = play.now + HOST_GRACE_MS
        assert next_deadline(play.room) == due
        play.now = due - 1
        assert play.tick().events == ()
        play.now = due
        assert play.do(Tick()) == Decision((HostChanged(BOB),), not_before=due)
        assert play.room.members[ANN].role == "player"
        assert next_deadline(play.room) is None
        assert play.refused(Start(ANN, DRAWN)) == "not_host"
        play.count_down()

    def test_after_the_grace_of_the_room_if_it_has_one(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=5)
        play.lose(ANN)
        assert next_deadline(play.room) == play.now + 5_000
        play.now += 5_000
        assert kinds(play.tick()) == ["HostChanged"]
        assert play.tick().events == (Forfeited(ANN),)

    def test_nobody_who_is_away_too_nor_a_bot(self) -> None:
        play = Play()
        play.open()
        play.join(BOB, BOT, CAT)
        play.lose(BOB, ANN)
        play.now += HOST_GRACE_MS
        assert play.do(Tick()).events == (HostChanged(CAT),)
        play.lose(CAT)
        assert next_deadline(play.room) is None, "nobody is there to take over"
        play.now += 10 * HOST_GRACE_MS
        play.do(joining(BOB))
        assert next_deadline(play.room) is not None
        assert play.do(Tick()).events == (HostChanged(BOB),)

    def test_he_is_back_in_time(self) -> None:
        play = Play()
        play.open()
        play.join(BOB)
        play.lose(ANN)
        play.now += HOST_GRACE_MS
        before = play.room
        late = play.decide(Tick())
        assert isinstance(late, Decision)
        play.do(joining(ANN))
        assert play.room.epoch > before.epoch, "a node that doesn't know has to decide anew"
        assert play.do(Tick()).events == ()

    def test_one_who_only_watched_is_a_spectator_like_others_then(self) -> None:
        play = Play()
        play.open(role="spectator")
        play.join(BOB)
        play.lose(ANN)
        play.now += HOST_GRACE_MS
        assert play.do(Tick()).events == (HostChanged(BOB), Left(ANN))
        assert list(play.room.members) == [BOB]

    def test_but_a_cohost_is_kept(self) -> None:
        play = Play()
        play.open()
        play.watch(BOB)
        play.do(SetCohost(ANN, BOB, True))
        play.do(HandOver(ANN, BOB))
        play.lose(BOB)
        play.now += HOST_GRACE_MS
        assert play.do(Tick()).events == (HostChanged(ANN),)
        assert play.room.members[BOB].cohost

    def test_before_a_scheduled_start_nobody_needs_him(self) -> None:
        play = Play()
        play.open(start="scheduled", starts_at=T0 + 3_600_000)
        play.lose(ANN)
        play.watch(CAT)
        play.now += 2 * HOST_GRACE_MS
        assert play.tick().events == ()
        assert next_deadline(play.room) == T0 + 3_600_000
        play.now = T0 + 3_600_000
        assert kinds(play.tick()) == ["HostChanged"]


class TestDeserted:
    def test_a_race_of_which_all_are_gone_is_over(self) -> None:
        play = racing(ANN, BOB, CAT)
        play.clear(CAT)
        play.lose(ANN)
        play.now += 7_000
        play.do(Leave(CAT))
        play.lose(BOB)
        due = play.now + GHOSTS_MS
        assert next_deadline(play.room) == due
        play.now = due - 1
        assert play.tick().events == ()
        play.now = due
        assert play.do(Tick()) == Decision((RaceEnded(1),), not_before=due, not_after=play.race.ends_at)
        assert [runner.status for runner in play.race.runners.values()] == ["timeout", "timeout", "cleared"]
        assert play.race.ended_at == due
        assert next_deadline(play.room) is None

    def test_not_while_one_who_plays_is_there(self) -> None:
        play = racing(ANN, BOB, time_limit_s=7200)
        play.lose(ANN)
        play.now += 10 * GHOSTS_MS
        assert [kind for kind in kinds(play.tick()) if kind != "HostChanged"] == []
        play.lose(BOB)
        play.now += GHOSTS_MS - 1
        before = play.room.epoch
        play.do(joining(BOB))
        assert play.room.epoch > before, "a node that doesn't know has to decide anew"
        play.now += 1
        assert play.tick().events == ()

    def test_spectators_and_those_who_are_done_do_not_count(self) -> None:
        play = racing(ANN, BOB)
        play.watch(CAT)
        play.forfeit(BOB)
        play.lose(ANN)
        play.now += GHOSTS_MS
        assert kinds(play.tick()) == ["HostChanged"]
        assert kinds(play.tick()) == ["RaceEnded"]

    def test_before_go_absence_does_not_count(self) -> None:
        play = Play()
        play.open(countdown_s=60)
        play.count_down()
        play.lose(ANN)
        assert next_deadline(play.room) == play.race.starts_at + GHOSTS_MS

    def test_a_try_at_the_daily_deal_keeps_nobody_waiting(self) -> None:
        play = racing(ANN, daily="2026-11-30")
        play.lose(ANN)
        assert next_deadline(play.room) == play.race.ends_at

    def test_where_absence_forfeits_that_ends_it(self) -> None:
        play = racing(ANN, BOB, disconnect_grace_s=600)
        play.lose(ANN, BOB)
        play.now += 599_999
        assert play.tick().events == ()
        play.now += 1
        assert kinds(play.tick()) == ["Forfeited", "Forfeited"]
        assert play.phase == "finished"

    def test_a_lone_racer_finishes(self) -> None:
        play = racing(ANN, BOB)
        play.do(Leave(BOB))
        play.now += GHOSTS_MS
        play.tick()
        play.clear(ANN)
        assert play.runner(ANN).place == 1


class TestReminder:
    def test_an_ended_race_is_to_be_recorded_even_if_the_room_is_closed(self) -> None:
        play = racing(ANN)
        assert next_reminder(play.room) == play.race.ends_at
        play.forfeit(ANN)
        ended_at = play.race.ended_at
        assert (next_deadline(play.room), next_reminder(play.room)) == (None, ended_at)
        play.do(Leave(ANN))
        assert next_reminder(play.room) == ended_at
        play.do(Record(1))
        assert next_reminder(play.room) is None

    def test_not_before_spectators_have_seen_it(self) -> None:
        play = racing(ANN, spectator_delay_s=30)
        play.forfeit(ANN)
        assert next_reminder(play.room) == play.now + 30_000
